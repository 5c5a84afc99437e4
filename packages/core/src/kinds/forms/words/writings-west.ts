/**
 * What texts carry that are no forms, in languages of Europe that had words of forms only: letters, judgements, reports, studies,
 * news, papers of schools, tales, notes, talks and guides: `kind: titles; labels; phrases`.
 */
export const WRITINGS_WEST: Readonly<Record<string, string>> = {
  da: `
letter: ; vedrørende, vedr; kære, med venlig hilsen, venlig hilsen, mange hilsner, kærlig hilsen, kærlige hilsner, tusind tak for, tak for dit brev, knus fra, de bedste hilsner
legal: dom, kendelse, vedtægter, ordensregler, husorden, privatlivspolitik, handelsbetingelser, testamente, bekendtgørelse; sagsøger, sagsøgte, formål, dataansvarlig; afsagt af, thi kendes for ret, det er forbudt, træder i kraft
report: rapport, årsrapport, årsberetning, tilstandsrapport, evaluering, redegørelse, tilsynsrapport; sammenfatning, anbefalinger, konklusion, metode, resultater, baggrund; denne rapport, undersøgelsen viser, det anbefales, sammenlignet med, i løbet af året
paper: speciale, afhandling, bachelorprojekt; resumé, nøgleord, indledning, diskussion, litteraturliste, metode, problemformulering; denne artikel, dette studie, resultaterne viser, i denne afhandling
news: pressemeddelelse; ritzau; oplyser politiet, ifølge politiet, siger borgmesteren, siger hun til, siger han til, skriver i en pressemeddelelse
schoolwork: opgaveark, lektier, skriftlig prøve, eksamen, dansk stil, ugeplan; navn, klasse, fag, karakter, opgave; beregn, udfyld, skriv tre sætninger, svar på spørgsmålene, forklar hvorfor
story: eventyr, kapitel, novelle; ; der var engang, sagde han, sagde hun, spurgte hun, spurgte han, hviskede, råbte, den gamle mand, pludselig
notes: huskeliste, indkøbsliste, pakkeliste, noter; ; husk at, ring til, ikke glemme
presentation: præsentation, oplæg; dagsorden, næste skridt, udfordringer, formål; tak for opmærksomheden, spørgsmål
manual: brugsanvisning, betjeningsvejledning, monteringsvejledning, samlevejledning, brugervejledning; advarsel, fejlfinding, vedligeholdelse, rengøring, tekniske data; før brug, opbevares utilgængeligt, tryk på, tag stikket`,
  sv: `
letter: ; angående; kära, käre, bästa hälsningar, med vänlig hälsning, med vänliga hälsningar, vänliga hälsningar, många kramar, kram från, hjärtliga hälsningar, tack för brevet, tack för ditt brev
legal: dom, beslut, stadgar, ordningsregler, trivselregler, integritetspolicy, köpvillkor, testamente, förordning; kärande, svarande, käranden, ändamål, personuppgiftsansvarig; tingsrätten, det är förbjudet, träder i kraft
report: rapport, årsrapport, verksamhetsberättelse, årsredovisning, besiktningsprotokoll, utvärdering, utredning; sammanfattning, rekommendationer, slutsats, metod, resultat, bakgrund; denna rapport, undersökningen visar, jämfört med, under året, vi rekommenderar
paper: uppsats, avhandling, examensarbete; sammanfattning, nyckelord, inledning, diskussion, referenser, syfte, metod; denna studie, denna artikel, resultaten visar, i denna uppsats
news: pressmeddelande; tt; enligt polisen, uppger polisen, säger kommunalrådet, säger hon till, säger han till, skriver i ett pressmeddelande
schoolwork: arbetsblad, läxa, prov, tentamen, glosor, läxförhör, veckoplanering; namn, klass, ämne, poäng, uppgift; beräkna, fyll i, skriv tre meningar, svara på frågorna, förklara varför
story: saga, kapitel, novell; ; det var en gång, sade han, sade hon, sa hon, sa han, frågade hon, frågade han, viskade, ropade, den gamle mannen, plötsligt
notes: inköpslista, att göra, packlista, anteckningar, kom ihåg; ; kom ihåg att, ring till, glöm inte
presentation: presentation, föredrag; dagordning, nästa steg, utmaningar, syfte; tack för uppmärksamheten, frågor
manual: bruksanvisning, monteringsanvisning, användarhandbok, skötselråd, handhavande; varning, felsökning, underhåll, rengöring, tekniska data; före användning, förvaras oåtkomligt, tryck på, dra ur`,
  fi: `
letter: ; asia, viite; hyvä, rakas, terveisin, ystävällisin terveisin, parhain terveisin, kunnioittavasti, lämpimin terveisin, rakkain terveisin, kiitos kirjeestäsi, hyvät naapurit
legal: tuomio, päätös, säännöt, järjestyssäännöt, tietosuojaseloste, käyttöehdot, testamentti, asetus; kantaja, vastaaja, rekisterinpitäjä, tarkoitus; käräjäoikeus, on kielletty, tulee voimaan
report: raportti, vuosikertomus, toimintakertomus, selvitys, arviointi, tarkastuskertomus, kuntoarvio; tiivistelmä, suositukset, johtopäätökset, menetelmä, tulokset, tausta; tässä raportissa, verrattuna edelliseen, vuoden aikana, suositellaan
paper: tutkielma, väitöskirja, opinnäytetyö, tiivistelmä; avainsanat, johdanto, pohdinta, lähteet, menetelmät, aineisto; tässä tutkimuksessa, tutkimuksen tulokset, tässä artikkelissa
news: tiedote, lehdistötiedote; stt; poliisi kertoo, poliisin mukaan, kertoi lauantaina, kertoi maanantaina, sanoo kaupunginjohtaja
schoolwork: tehtävämoniste, kotitehtävät, läksyt, koe, tentti, harjoitus, aine; nimi, luokka, oppiaine, pisteet, tehtävä; laske, täydennä, kirjoita kolme, vastaa kysymyksiin, perustele
story: satu, luku, novelli, tarina; ; olipa kerran, sanoi hän, hän sanoi, kysyi hän, kuiskasi, huudahti, vanha mies, yhtäkkiä
notes: ostoslista, kauppalista, muistilista, pakkauslista, muistiinpanot; ; muista, soita, älä unohda
presentation: esitys, esitelmä; sisältö, tavoitteet, seuraavat askeleet, yhteenveto; kiitos mielenkiinnosta, kysymyksiä
manual: käyttöohje, asennusohje, kokoamisohje, käyttöopas, huolto ohje; varoitus, vianetsintä, kunnossapito, puhdistus, tekniset tiedot; ennen käyttöä, lasten ulottumattomissa, paina`,
  et: `
letter: ; teema; lugupeetud, kallis, kallid, lugupidamisega, parimate soovidega, tervitades, südamlikud tervitused, aitäh kirja eest
legal: kohtuotsus, otsus, põhikiri, kodukord, eeskiri, privaatsuspoliitika, testament, määrus; hageja, kostja, eesmärk; maakohus, on keelatud, jõustub
report: aruanne, aastaaruanne, tegevusaruanne, ülevaade, hinnang, ekspertiis; kokkuvõte, soovitused, järeldused, metoodika, tulemused; käesolev aruanne, võrreldes eelmise, aasta jooksul
paper: magistritöö, doktoritöö, bakalaureusetöö; kokkuvõte, märksõnad, sissejuhatus, arutelu, kirjandus; käesolev töö, käesolevas artiklis, uuringu tulemused
news: pressiteade; bns; teatas politsei, politsei teatel, ütles linnapea, ütles esmaspäeval
schoolwork: tööleht, kodutöö, kontrolltöö, eksam, etteütlus; nimi, klass, õppeaine, punktid, ülesanne; arvuta, täida lüngad, kirjuta kolm, vasta küsimustele, põhjenda
story: muinasjutt, peatükk, jutustus; ; elas kord, ütles ta, küsis ta, sosistas, vanamees, äkki
notes: ostunimekiri, meelespea, märkmed; ; ära unusta, helistada
presentation: esitlus, ettekanne; sisukord, eesmärgid, järgmised sammud; tänan tähelepanu eest, aitäh kuulamast, küsimused
manual: kasutusjuhend, paigaldusjuhend, kokkupanekujuhend; hoiatus, hooldus, puhastamine, tehnilised andmed; enne kasutamist, lastele kättesaamatus, vajutage`,
  lv: `
letter: ; temats; cienījamais, cienījamā, mīļais, mīļā, sveiki, ar cieņu, patiesā cieņā, mīļi sveicieni, sirsnīgi sveicieni, paldies par vēstuli
legal: spriedums, lēmums, statūti, noteikumi, iekšējās kārtības noteikumi, privātuma politika, testaments; prasītājs, atbildētājs, mērķis; rajona tiesa, ir aizliegts, stājas spēkā
report: pārskats, gada pārskats, ziņojums, atzinums, novērtējums; kopsavilkums, ieteikumi, secinājumi, metodika, rezultāti; šajā ziņojumā, salīdzinot ar, gada laikā
paper: maģistra darbs, bakalaura darbs, promocijas darbs, anotācija; atslēgvārdi, ievads, diskusija, literatūra; šajā pētījumā, pētījuma rezultāti, šajā rakstā
news: preses relīze; leta; informēja policija, sacīja mērs, pastāstīja aģentūrai, aģentūru leta
schoolwork: darba lapa, mājasdarbs, kontroldarbs, eksāmens, diktāts; vārds, klase, priekšmets, punkti, uzdevums; aprēķini, ieraksti, atbildi uz jautājumiem, uzraksti trīs
story: pasaka, nodaļa, stāsts; ; reiz dzīvoja, viņš teica, viņa teica, viņš jautāja, viņa jautāja, čukstēja, vecais vīrs, pēkšņi
notes: iepirkumu saraksts, piezīmes; ; neaizmirst, piezvanīt
presentation: prezentācija; saturs, mērķi, nākamie soļi; paldies par uzmanību, jautājumi
manual: lietošanas instrukcija, lietošanas pamācība, montāžas instrukcija, lietotāja rokasgrāmata; brīdinājums, apkope, tīrīšana, tehniskie dati; pirms lietošanas, bērniem nepieejamā, nospiediet`,
  lt: `
letter: ; dėl; gerbiamas, gerbiama, gerbiamieji, brangus, brangi, miela, mielas, pagarbiai, su pagarba, su meile, nuoširdžiai, linkėjimai, ačiū už laišką
legal: sprendimas, nutartis, įstatai, taisyklės, vidaus tvarkos taisyklės, privatumo politika, testamentas; ieškovas, atsakovas, tikslas; apylinkės teismas, draudžiama, įsigalioja
report: ataskaita, metinė ataskaita, veiklos ataskaita, pranešimas, vertinimas, ekspertizės aktas; santrauka, rekomendacijos, išvados, metodika, rezultatai; šioje ataskaitoje, palyginti su, per metus
paper: magistro darbas, bakalauro darbas, disertacija, santrauka; raktiniai žodžiai, įvadas, diskusija, literatūra; šiame tyrime, tyrimo rezultatai, šiame straipsnyje
news: pranešimas spaudai; bns, elta; pranešė policija, policijos duomenimis, sakė meras, teigė ministras
schoolwork: pratybų lapas, namų darbai, kontrolinis darbas, egzaminas, diktantas; vardas, klasė, dalykas, taškai, užduotis; apskaičiuok, įrašyk, atsakyk į klausimus, parašyk tris
story: pasaka, skyrius, apsakymas; ; kartą gyveno, gyveno kartą, tarė jis, tarė ji, paklausė jis, paklausė ji, sušnibždėjo, senelis, staiga
notes: pirkinių sąrašas, užrašai; ; nepamiršti, paskambinti
presentation: pristatymas; turinys, tikslai, kiti žingsniai; ačiū už dėmesį, klausimai
manual: naudojimo instrukcija, surinkimo instrukcija, vartotojo vadovas, naudotojo vadovas; įspėjimas, priežiūra, valymas, techniniai duomenys; prieš naudojimą, vaikams nepasiekiamoje, paspauskite
certificate: ; ; pažymime, pažymima, patvirtinama`,
  pl: `
letter: ; dotyczy; szanowny, szanowna, szanowni, kochana, kochany, kochani, droga, drogi, z poważaniem, z wyrazami szacunku, pozdrawiam serdecznie, serdeczne pozdrowienia, ściskam, całuję, dziękuję za list
legal: wyrok, postanowienie, statut, regulamin, polityka prywatności, uchwała, rozporządzenie, testament; powód, pozwany, administrator danych; w imieniu rzeczypospolitej, sąd rejonowy, sąd okręgowy, zabrania się, wchodzi w życie, po rozpoznaniu
report: raport, raport roczny, sprawozdanie, ekspertyza, ocena; streszczenie, rekomendacje, wnioski, metodyka, wyniki, podsumowanie; niniejszy raport, w porównaniu z, w ciągu roku, zaleca się
paper: praca magisterska, praca licencjacka, rozprawa doktorska, streszczenie; słowa kluczowe, wstęp, dyskusja, bibliografia, metody, piśmiennictwo; w niniejszej pracy, w artykule, celem pracy, wyniki badań
news: komunikat prasowy; pap; poinformowała policja, poinformował rzecznik, powiedział burmistrz, według policji, jak podaje
schoolwork: karta pracy, zadanie domowe, sprawdzian, kartkówka, egzamin, dyktando, wypracowanie, rozprawka; imię i nazwisko, klasa, przedmiot, punkty, zadanie; oblicz, uzupełnij, napisz trzy, odpowiedz na pytania, uzasadnij
story: bajka, rozdział, opowiadanie; ; dawno dawno temu, był sobie, powiedział, powiedziała, zapytał, zapytała, szepnął, szepnęła, starzec, nagle
notes: lista zakupów, notatki, do zrobienia; ; nie zapomnieć, pamiętać o, zadzwonić do
presentation: prezentacja; agenda, plan prezentacji, cele, kolejne kroki; dziękuję za uwagę, dziękujemy za uwagę, pytania
manual: instrukcja obsługi, instrukcja montażu, podręcznik użytkownika, instrukcja użytkowania; ostrzeżenie, konserwacja, czyszczenie, dane techniczne, rozwiązywanie problemów; przed użyciem, w miejscu niedostępnym dla dzieci, naciśnij`,
  cs: `
letter: ; věc; vážený, vážená, vážení, milá, milý, milí, drahá, drahý, s pozdravem, s úctou, srdečně zdravím, srdečné pozdravy, líbá, objímá, děkuji za dopis, děkujeme za
legal: rozsudek, usnesení, stanovy, provozní řád, domovní řád, obchodní podmínky, zásady ochrany, vyhláška, závěť; žalobce, žalovaný, správce údajů; jménem republiky, okresní soud, krajský soud, takto, zakazuje se, nabývá účinnosti, rozhodl samosoudkyní, rozhodl samosoudcem
report: zpráva, výroční zpráva, závěrečná zpráva, znalecký posudek, hodnocení; shrnutí, doporučení, závěry, metodika, výsledky; tato zpráva, ve srovnání s, v průběhu roku, doporučuje se
paper: diplomová práce, bakalářská práce, disertace, abstrakt; klíčová slova, úvod, diskuse, literatura, metody; v této práci, tento článek, cílem práce, výsledky ukazují
news: tisková zpráva; čtk; uvedla mluvčí, uvedl mluvčí, řekl starosta, řekla starostka, podle policie, sdělila policie
schoolwork: pracovní list, domácí úkol, písemka, zkouška, diktát, slohová práce; jméno, třída, předmět, body, úkol; vypočítej, doplň, napiš tři, odpověz na otázky, zdůvodni, podtrhni
story: pohádka, kapitola, povídka; ; byl jednou jeden, byla jednou jedna, řekl, řekla, zeptal se, zeptala se, zašeptal, zašeptala, stařec, najednou
notes: nákupní seznam, poznámky, co koupit; ; nezapomenout, zavolat
presentation: prezentace; obsah, cíle, další kroky; děkuji za pozornost, děkujeme za pozornost, dotazy
manual: návod k použití, návod k obsluze, montážní návod, uživatelská příručka; upozornění, údržba, čištění, technické údaje, řešení problémů; před použitím, mimo dosah dětí, stiskněte`,
  sk: `
letter: ; vec; vážený, vážená, vážení, milá, milý, milí, drahá, drahý, s pozdravom, s úctou, srdečne pozdravujem, srdečné pozdravy, objímam, ďakujem za list
legal: rozsudok, uznesenie, stanovy, prevádzkový poriadok, domový poriadok, obchodné podmienky, vyhláška, závet; žalobca, žalovaný; v mene slovenskej republiky, okresný súd, krajský súd, zakazuje sa, nadobúda účinnosť
report: správa, výročná správa, záverečná správa, znalecký posudok, hodnotenie; zhrnutie, odporúčania, závery, metodika, výsledky; táto správa, v porovnaní s, v priebehu roka, odporúča sa
paper: diplomová práca, bakalárska práca, dizertačná práca, abstrakt; kľúčové slová, úvod, diskusia, literatúra, metódy; v tejto práci, cieľom práce, výsledky ukazujú
news: tlačová správa; tasr, sita; uviedla hovorkyňa, uviedol hovorca, povedal starosta, povedal primátor, podľa polície, informovala polícia
schoolwork: pracovný list, domáca úloha, písomka, skúška, diktát, slohová práca; meno, trieda, predmet, body, úloha; vypočítaj, doplň, napíš tri, odpovedz na otázky, zdôvodni, podčiarkni
story: rozprávka, kapitola, poviedka; ; kde bolo tam bolo, žil raz, povedal, povedala, spýtal sa, spýtala sa, zašepkal, zašepkala, starec, zrazu
notes: nákupný zoznam, poznámky; ; nezabudnúť, zavolať
presentation: prezentácia; obsah, ciele, ďalšie kroky; ďakujem za pozornosť, ďakujeme za pozornosť, otázky
manual: návod na použitie, návod na obsluhu, montážny návod, používateľská príručka; upozornenie, údržba, čistenie, technické údaje; pred použitím, mimo dosahu detí, stlačte`,
  hu: `
letter: ; tárgy; tisztelt, kedves, drága, tisztelettel, üdvözlettel, szívélyes üdvözlettel, szeretettel, ölel, csókol, csókolunk, köszönöm a leveledet, köszönjük a
legal: ítélet, végzés, alapszabály, házirend, szabályzat, adatvédelmi tájékoztató, rendelet, végrendelet; felperes, alperes, adatkezelő; a magyar köztársaság nevében, járásbíróság, törvényszék, tilos, hatályba lép
report: jelentés, éves jelentés, beszámoló, szakvélemény, értékelés, vizsgálati jelentés; összefoglalás, javaslatok, következtetések, módszertan, eredmények; jelen jelentés, az előző évhez képest, az év során, javasoljuk
paper: szakdolgozat, diplomamunka, doktori értekezés, absztrakt; kulcsszavak, bevezetés, megbeszélés, irodalom, módszerek, összefoglaló; jelen dolgozat, jelen tanulmány, a vizsgálat eredményei
news: sajtóközlemény; mti; közölte a rendőrség, a rendőrség szerint, mondta a polgármester, tájékoztatta az mti
schoolwork: feladatlap, munkalap, házi feladat, dolgozat, témazáró, vizsga, tollbamondás; név, osztály, tantárgy, pont, feladat; számítsd ki, egészítsd ki, írj három, válaszolj a kérdésekre, indokold
story: mese, fejezet, elbeszélés; ; hol volt hol nem volt, egyszer volt, mondta, kérdezte, suttogta, kiáltotta, az öreg, hirtelen
notes: bevásárlólista, jegyzetek, teendők; ; ne felejtsd, felhívni
presentation: prezentáció, előadás; tartalom, célok, következő lépések; köszönöm a figyelmet, köszönjük a figyelmet, kérdések
manual: használati útmutató, használati utasítás, kezelési útmutató, szerelési útmutató; figyelmeztetés, karbantartás, tisztítás, műszaki adatok, hibaelhárítás; használat előtt, gyermekek elől elzárva, nyomja meg`,
  ro: `
letter: ; referitor la; stimate, stimată, stimați, dragă, dragii, dragul, draga, cu stimă, cu respect, cu drag, cu prietenie, vă mulțumesc pentru, îți mulțumesc pentru, te îmbrățișez
legal: sentință, hotărâre, hotărârea, statut, regulament, regulament intern, politica de confidențialitate, termeni și condiții, ordonanță, testament; reclamant, pârât, operator; în numele legii, judecătoria, tribunalul, este interzis, intră în vigoare
report: raport, raport anual, raport de activitate, evaluare, raport de expertiză; rezumat, recomandări, concluzii, metodologie, rezultate; prezentul raport, comparativ cu, în cursul anului, se recomandă
paper: lucrare de licență, lucrare de disertație, teză de doctorat, rezumat; cuvinte cheie, introducere, discuții, bibliografie, metode; în această lucrare, prezentul studiu, rezultatele arată
news: comunicat de presă; agerpres, mediafax; a declarat primarul, a anunțat poliția, potrivit poliției, a precizat, a declarat pentru
schoolwork: fișă de lucru, temă pentru acasă, test de evaluare, examen, dictare, lucrare scrisă; nume, clasa, disciplina, punctaj, exercițiu; calculează, completează, scrie trei, răspunde la întrebări, justifică
story: poveste, basm, capitol, capitolul; ; a fost odată, zise el, zise ea, spuse el, spuse ea, întrebă, șopti, bătrânul, deodată
notes: listă de cumpărături, notițe, de făcut; ; nu uita, de sunat
presentation: prezentare; cuprins, obiective, pașii următori; vă mulțumesc pentru atenție, vă mulțumim pentru atenție, întrebări
manual: manual de utilizare, instrucțiuni de utilizare, instrucțiuni de montaj, ghid de utilizare; avertisment, întreținere, curățare, date tehnice, depanare; înainte de utilizare, nu lăsați la îndemâna, apăsați`,
  sl: `
letter: ; zadeva; spoštovani, spoštovana, draga, dragi, ljuba, s spoštovanjem, lep pozdrav, lepo pozdravljeni, prisrčno pozdravljam, hvala za pismo
legal: sodba, sklep, statut, hišni red, pravilnik, politika zasebnosti, splošni pogoji, odlok, oporoka; tožnik, tožena stranka, upravljavec; v imenu ljudstva, okrajno sodišče, okrožno sodišče, prepovedano je, začne veljati
report: poročilo, letno poročilo, zaključno poročilo, izvedensko mnenje, ocena; povzetek, priporočila, sklepi, metodologija, rezultati; v tem poročilu, v primerjavi z, med letom, priporočamo
paper: diplomsko delo, magistrsko delo, doktorska disertacija, izvleček, povzetek; ključne besede, uvod, razprava, literatura, metode; v tem delu, namen raziskave, rezultati kažejo
news: sporočilo za javnost; sta; so sporočili s policije, je povedal župan, je povedala županja, po podatkih policije
schoolwork: učni list, delovni list, domača naloga, kontrolna naloga, preizkus znanja, izpit, narek, spis; ime in priimek, razred, predmet, točke, naloga; izračunaj, dopolni, napiši tri, odgovori na vprašanja, utemelji
story: pravljica, poglavje, zgodba; ; nekoč je živel, nekoč je bil, je rekel, je rekla, je vprašal, je vprašala, je zašepetal, starec, nenadoma
notes: nakupovalni seznam, zapiski, opomnik; ; ne pozabi, poklicati
presentation: predstavitev; vsebina, cilji, naslednji koraki; hvala za pozornost, vprašanja
manual: navodila za uporabo, navodila za montažo, uporabniški priročnik; opozorilo, vzdrževanje, čiščenje, tehnični podatki; pred uporabo, izven dosega otrok, pritisnite
certificate: ; ; potrjujemo, se potrjuje, s tem potrjujemo`,
  hr: `
letter: ; predmet; poštovani, poštovana, draga, dragi, s poštovanjem, srdačan pozdrav, lijep pozdrav, puno pozdrava, hvala na pismu, grli te, voli te
legal: presuda, rješenje, statut, kućni red, pravilnik, politika privatnosti, opći uvjeti, odluka, oporuka; tužitelj, tuženik, voditelj obrade; u ime republike hrvatske, općinski sud, županijski sud, zabranjeno je, stupa na snagu
report: izvješće, izvještaj, godišnje izvješće, završno izvješće, stručno mišljenje, procjena; sažetak, preporuke, zaključci, metodologija, rezultati; u ovom izvješću, u usporedbi s, tijekom godine, preporučuje se
paper: diplomski rad, završni rad, doktorska disertacija, sažetak; ključne riječi, uvod, rasprava, literatura, metode; u ovom radu, cilj istraživanja, rezultati pokazuju
news: priopćenje za javnost, priopćenje za medije; hina; priopćila je policija, rekao je gradonačelnik, rekla je, izjavio je, prema podacima policije
schoolwork: radni list, nastavni listić, domaća zadaća, ispit znanja, ispit, diktat, školska zadaća; ime i prezime, razred, predmet, bodovi, zadatak; izračunaj, dopuni, napiši tri, odgovori na pitanja, obrazloži
story: bajka, poglavlje, priča, pripovijetka; ; bio jednom, bila jednom, reče on, reče ona, upita ga, upita ona, šapnu, šapnula je, starac, odjednom
notes: popis za kupovinu, bilješke, podsjetnik; ; ne zaboraviti, nazvati
presentation: prezentacija; sadržaj, ciljevi, sljedeći koraci; hvala na pažnji, hvala na pozornosti, pitanja
manual: upute za uporabu, upute za sastavljanje, korisnički priručnik, upute za korištenje; upozorenje, održavanje, čišćenje, tehnički podaci; prije uporabe, izvan dohvata djece, pritisnite`,
}
