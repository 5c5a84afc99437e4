import { disk, heap, loose, one, own, row, things } from '../disk.ts'
import { CAFE_OWN } from './cafe-own.ts'

/** The disk of a café's owner in Rotterdam, in Dutch, Turkish, Polish and a little Arabic and English. */
export const CAFE = disk(
  "a café owner's disk",
  'report',
  [
    ...CAFE_OWN,
    heap(
      'Nieuwe map (3)',
      one(
        'invoice',
        'factuur koffie.pdf',
        `Factuur 240771. Branderij Maas. Geleverd aan café De Linde: 12 kg espressobonen Katendrecht 21,50 per kilo, 4 kg decaf 23,00. Subtotaal 350,00, btw 9 % 31,50, totaal 381,50 euro. Betaling binnen dertig dagen onder vermelding van klantnummer 118.`,
      ),
      one(
        'letter',
        'brief gemeente.docx',
        `Geachte heer, mevrouw,\nin uw brief van 4 april schrijft u dat mijn terras veertig centimeter te breed is. Ik heb nagemeten: het zijn er elf, en daar staat een plantenbak in die van u is. Mag ik u uitnodigen om samen te meten? Er is koffie.\nMet vriendelijke groet\nElif Kaya`,
      ),
      one(
        'manual',
        'handleiding_vaatwasser.pdf',
        `Handleiding. Lees deze voor het eerste gebruik. Laat de machine eerst tien minuten opwarmen. Plaats borden met de binnenkant naar de sproeiarm. Gebruik alleen vloeibaar middel voor glazenspoelers. Brandt lampje E4, dan is het filter verstopt: zet de stroom uit en spoel het onder de kraan. Ontkalken elke maand.`,
      ),
      one(
        'ticket',
        'bilet.pdf',
        `Bilet elektroniczny. Pociąg IC 5310, Warszawa Centralna do Łódź Fabryczna, 23 grudnia, odjazd 14.05, wagon 7, miejsca 31 i 33, przy oknie. Dwie osoby dorosłe i dziecko. Cena 118 złotych. Bilet ważny z dokumentem tożsamości.`,
      ),
      row('photo', 'IMG_#.jpg', 8120, 8800, 9042),
      things('screenshot', 'Schermafbeelding 2024-02-03 112233.png'),
      things('spreadsheet', 'Map1.xlsx'),
    ),
    heap(
      'Downloads',
      one(
        'bank-statement',
        'afschrift_05.pdf',
        `Rekeningafschrift mei 2024, Maasbank zakelijk, E. Kaya h/o café De Linde. Beginsaldo 8.114,20. 02-05 pinomzet 1.204,50. 06-05 incasso energie 412,00. 13-05 huur pand 1.850,00. 24-05 salarissen 3.377,12. 31-05 pinomzet 1.611,80. Eindsaldo 5.291,38 euro.`,
      ),
      one(
        'bank-statement',
        'afschrift_06.pdf',
        `Rekeningafschrift juni 2024, Maasbank zakelijk, E. Kaya h/o café De Linde. Beginsaldo 5.291,38. 03-06 pinomzet 1.330,10. 06-06 incasso energie 412,00. 13-06 huur pand 1.850,00. 17-06 storting contant 900,00. 25-06 salarissen 3.204,88. Eindsaldo 2.054,60 euro.`,
      ),
      one(
        'insurance',
        'polisblad.pdf',
        `Polisblad inventaris en goederen. Verzekeringnemer café De Linde, polisnummer 77 410 22. Verzekerd bedrag 65.000 euro, eigen risico 500. Gedekt: brand, inbraak, water. Bijzondere clausule: de afzuigkap wordt twee keer per jaar gereinigd door een erkend bedrijf. Premie per kwartaal 188,40 euro.`,
      ),
      one(
        'paper',
        'fermentatie_2021.pdf',
        `Samenvatting. In dit onderzoek is gekeken hoe de zuurgraad van desem verandert bij drie temperaturen. Methode: zestig deegmonsters, elk uur gemeten. Resultaten: bij 26 graden daalde de pH het snelst, de smaak werd bij 21 graden het beste beoordeeld. Conclusie: tijd is belangrijker dan warmte. Trefwoorden: desem, melkzuur, smaak.`,
      ),
      one(
        'certificate',
        'HACCP_certificaat.pdf',
        `Certificaat sociale hygiëne. Hierbij wordt verklaard dat Elif Kaya, geboren te Rotterdam, met goed gevolg het examen heeft afgelegd. Datum van uitgifte 9 maart 2021. De examencommissie. Dit certificaat is onbeperkt geldig.`,
      ),
      one(
        'resume',
        'CV_Sofie.pdf',
        `Curriculum vitae. Sofie Brandsma, 19 jaar, Rotterdam. Opleiding: mbo horeca, tweede jaar. Ervaring: ijssalon Capri (drie zomers), oppassen, krantenwijk. Talen: Nederlands, Engels, een beetje Turks van de buren. Eigenschappen: ik ben op tijd en ik kan tegen drukte. Beschikbaar op vrijdag en in het weekend.`,
      ),
      one(
        'manual',
        'user_manual_EN.pdf',
        `Grinder, user manual. Empty the hopper before you move the machine. To set a finer grind, turn the collar to the left while the burrs are running. If the motor hums and does not turn, switch it off at once, unplug it and take out the stone. Brush the burrs once a week. Never wash them.`,
      ),
      one(
        'recipe',
        'recept speculaas.pdf',
        `Speculaas van Bas. Ingrediënten: 500 g bloem, 300 g koude boter, 250 g bruine basterdsuiker, 20 g speculaaskruiden, een scheut melk, snuf zout. Kneden, een nacht in de koelkast, uitrollen tot een halve centimeter, amandelen erop. Bak 25 minuten op 165 graden.`,
      ),
      one(
        'news',
        'artykuł.pdf',
        `Łódź. Pofabryczny ogród przy Wólczańskiej otwarty dla mieszkańców. W sobotę sąsiedzi posadzili tam czterdzieści jabłoni starych odmian. Jak mówi pani Hania, lat 84, pierwsze szarlotki będą za trzy lata, a ona ma czas. Miasto obiecało ławki i kran z wodą.`,
      ),
      things('spreadsheet', 'transacties.xlsx', 'transacties (1).xlsx'),
      things('photo', 'IMG-20240505-WA0007.jpg', 'received_7712.jpg'),
      things('archive', 'logo bestanden.zip', 'facturen-q2.zip'),
      things('program', 'kassa-update.exe'),
      things('logo', 'linde_wit.png', 'linde_zwart.png'),
      things('rubbish', 'Onbevestigd 77120.crdownload'),
      things('audio', 'lofi mix.mp3'),
    ),
    heap(
      'WhatsApp Images',
      row('photo', 'IMG-20220#.jpg', '301-WA0001', '418-WA0009', '903-WA0000'),
      row('photo', 'IMG-20230#.jpg', '114-WA0002', '607-WA0011'),
      row('photo', 'IMG-20241#.jpg', '005-WA0001', '224-WA0030'),
      row('video', 'VID-20230#.mp4', '607-WA0012'),
    ),
    heap(
      'Marek telefoon',
      row('photo', '2023#.jpg', '0102_120000', '0322_081410', '0910_170203'),
      things('screenshot', 'Screenshot_20230404-101112.png', 'Screenshot_20231111-202122.png'),
      row('video', '2023#.mp4', '0709_211500'),
      one('receipt', '20230518_134455.jpg', `BIEDRONKA ŁÓDŹ\nChleb 4,99\nTwaróg 2x 6,49\nJabłka 3,20\nSUMA PLN 21,17`),
      one(
        'notes',
        'notatka.txt',
        `śruby 6mm 20 szt, zadzwonić do Darii w sprawie zaworu, bilety na święta, urodziny mamy 8 III`,
      ),
      one(
        'mail',
        'Fwd_ przegląd.eml',
        `From: Warsztat Zbyszek <warsztat@zbyszek.example>\nTo: marek@nowak.example\nSubject: Fwd: przegląd\nDate: Wed, 10 May 2023 09:20:00 +0200\n\nDzień dobry, auto gotowe do odbioru, klocki z przodu wymienione, olej też. Razem 640 zł. Kluczyki u żony. Zbyszek`,
      ),
      things('audio', 'Nagranie 7.m4a', 'PTT-20230401-WA0002.opus'),
    ),
    heap(
      'eski bilgisayar',
      one(
        'letter',
        'dilekçe.docx',
        `Bornova Belediye Başkanlığına\nBabaannemden kalan evin önündeki kaldırım iki yıldır kırıktır. Annem geçen kış burada düşmüş ve bileğini incitmiştir. Kaldırımın onarılmasını ve sokağa bir lamba konmasını saygılarımla arz ederim.\nElif Kaya`,
      ),
      one(
        'story',
        'denizkızı.docx',
        `Bir varmış bir yokmuş, İzmir'de körfezin kıyısında saatçi bir kadın yaşarmış. Bozuk saatleri denize doğru tutar, dalgalar gelip gidince saatler yeniden çalışırmış. Bir gün kapısına saçları ıslak bir kız gelmiş. Benim saatim yok, demiş, ama kalbim geri kalıyor. Kadın gözlüğünü takmış.`,
      ),
      one(
        'schoolwork',
        'scriptie hfst 2.docx',
        `Hoofdstuk 2. Theoretisch kader. In dit hoofdstuk worden de begrippen gastvrijheid en tweede generatie toegelicht. Gastvrijheid wordt opgevat als een ruil waarbij de gast iets teruggeeft, al is het een verhaal. Op grond van de literatuur zijn drie deelvragen opgesteld, die in hoofdstuk 4 aan de hand van twaalf interviews worden beantwoord.`,
      ),
      one(
        'payslip',
        'loonstrook 2016-03.pdf',
        `Loonstrook maart 2016. Werkgever Hotel Hof van Delft, werknemer E. Kaya, functie receptie. Bruto salaris 1.812,00, toeslag nachtdienst 96,40. Loonheffing 201,00, pensioenpremie 61,18. Netto uitbetaald 1.646,22 euro. Vakantiegeld opgebouwd 144,96.`,
      ),
      one(
        'contract',
        'huurcontract kamer.pdf',
        `Huurovereenkomst kamer. Verhuurder mevrouw Bol, huurster Elif Kaya. De kamer op de tweede verdieping aan de Spoorsingel, met medegebruik van keuken en douche. Huur 340 euro per maand, waarborg 340 euro. Opzegtermijn een maand. Na tien uur geen piano.`,
      ),
      things('photo', 'DSC00419.jpg', 'DSC00988.jpg', 'ben ve annem.jpg'),
      things('audio', '05 Parça 5.mp3', '11 Parça 11.mp3'),
      things('slides', 'sunum.pptx'),
      things('rubbish', 'desktop.ini'),
    ),
    own(
      'eski bilgisayar/Anneannem',
      ['2013-06-01', '2015-08-20'],
      row('photo', 'foto#.jpg', '01', '02', '09', '10'),
      one(
        'notes',
        'anlattıkları.txt',
        `1951 tren üç gün sürmüş. bavulda bir dikiş makinesi kafası. Rotterdam yok, önce Deventer. ilk kelime: brood`,
      ),
    ),
    heap(
      'B',
      one(
        'minutes',
        'notulen straat.docx',
        `Notulen winkeliersvereniging, 6 november. Aanwezig: elf leden. 1. Opening en notulen vorige keer, akkoord. 2. Feestverlichting: de stad betaalt de helft, actie Bas. 3. Afval: rolcontainers niet voor acht uur buiten. 4. Rondvraag: wie heeft de ladder? Volgende vergadering 4 december in De Linde.`,
      ),
      one(
        'minutes',
        'notulen 4 dec.docx',
        `Notulen winkeliersvereniging, 4 december. Aanwezig: negen leden, afwezig met bericht: de slager. 1. De lampjes hangen, de ladder is terecht. 2. Koopavond wordt donderdag. 3. Penningmeester: kas 1.240 euro, contributie blijft 90. 4. Rondvraag: geen. Actie Elif: poster maken.`,
      ),
      one(
        'minutes',
        'verslag ouderraad.docx',
        `Verslag ouderraad 21 november. Aanwezig: Elif, Fatma, Tim, juf Anke. Agenda: Sinterklaas, luizen, schoolplein. Besloten is dat er een kist met boeken bij de poort komt. Tim vraagt de houthandel. Volgende keer 16 januari om acht uur in de teamkamer.`,
      ),
      one(
        'medical',
        'verwijzing.pdf',
        `Verwijsbrief huisarts. Patiënt: mevrouw E. Kaya. Klachten: sinds drie maanden tintelingen in duim en wijsvinger rechts, vooral 's nachts, werkt met zware pannen. Onderzoek: proef van Phalen positief. Vraagstelling: carpaletunnelsyndroom? Gaarne uw beoordeling en zo nodig behandeling.`,
      ),
      one(
        'legal',
        'privacyverklaring.docx',
        `Privacyverklaring café De Linde. Wij bewaren uw naam en telefoonnummer alleen zolang uw reservering loopt. Wij geven uw gegevens niet aan derden. U heeft het recht om te zien wat wij van u bewaren: meestal is dat een kruisje in een schrift. Vragen kunt u stellen aan de bar.`,
      ),
      one(
        'none',
        'قائمة.docx',
        `أغنية الوداع لحفلة آخر السنة. نغني المقطع الأول معا، ثم تغني سمر وحدها، ثم يدخل الطبل بهدوء. لا تنسوا أن تأتوا قبل الحفلة بنصف ساعة، وأن تحضروا الحلويات. من يعرف الكلمات يساعد من نسيها. شكرا للأستاذة هدى على صبرها معنا طوال السنة.`,
      ),
      things('photo', 'download (7).jpg', '20240303_130000.jpg'),
      things('screenshot', 'Naamloos.png'),
      things('video', 'opening.mov'),
    ),
    heap(
      'scans',
      one('none', 'Scan_0001.pdf', `scan:Gemeente Rotterdam. Parkeervergunning bezoekers 2024`),
      one('none', 'Scan_0002.pdf', `scan:Zwemdiploma B. Ada Kaya Nowak`),
      one('none', 'Scan_0003.pdf', `scan:Urząd Miasta Łodzi. Potwierdzenie zameldowania`),
      one('none', 'Scan_0004.pdf', `scan:Garantiebewijs oven, type KX 90, drie jaar`),
      one('none', 'Scan_0005.pdf', `scan:Nüfus cüzdanı sureti. Elif Kaya`),
      one(
        'receipt',
        'Scan_0006.jpg',
        `GROOTHANDEL MAASSTAD\nMeel 25 kg  19,80\nBoter 10 x 250  28,50\nTOTAAL 48,30 PIN`,
      ),
    ),
  ],
  loose(
    one(
      'invoice',
      'factuur 2025-009.pdf',
      `Factuur 2025-009. Café De Linde aan koor Maasklank. Zaalhuur op 14 februari, drie uur, 90,00. Linzensoep en brood voor 34 personen à 8,50: 289,00. Btw 9 % inbegrepen. Te voldoen 379,00 euro binnen veertien dagen.`,
    ),
    one(
      'letter',
      'aan verhuurder.docx',
      `Beste meneer Postma,\nhet lekt weer boven tafel vier. De gasten vinden het gezellig, ik niet. Kunt u voor de herfst naar het dak laten kijken? De vorige keer was het na één telefoontje klaar, dat zou ik graag weer zo doen.\nHartelijke groet\nElif`,
    ),
    one(
      'none',
      'tekst raam.docx',
      `Wij zijn er even niet. Van 28 september tot en met 6 oktober kijken wij naar rotsen en luchtballonnen. De soep gaat mee in onze gedachten. Bas van de bakkerij geeft de planten water, Joris bewaakt de sleutel. Tot maandag zeven oktober, dan is er taart voor wie ons gemist heeft.`,
    ),
    one(
      'none',
      'konuşma.docx',
      `Zeynep, çocukken bana bisiklet sürmeyi öğreteceğini söylemiştin, sonra bisikleti alıp gitmiştin. Bugün Kerem'e sesleniyorum: anahtarları iyi sakla. İkinizi böyle gülerken görmek hepimize iyi geliyor. Annemiz ağlamayacağına söz verdi, üç dakikadır sözünde duruyor. Kadehlerimizi kaldıralım.`,
    ),
    one(
      'ticket',
      'boarding.pdf',
      `Instapkaart. KAYA/ELIF. Rotterdam RTM naar Izmir ADB, vlucht TR 2217, 17 augustus, stoel 14C, gate sluit 05.40. Alleen handbagage. Toon deze kaart bij de veiligheidscontrole.`,
    ),
    one(
      'notes',
      'boodschappen.txt',
      `citroen 40, munt, rode linzen 10 kg, servetten, lampje wc, Ada gymschoenen, verjaardag Bas!!`,
    ),
    one(
      'recipe',
      'Naamloos document.docx',
      `Mercimek çorbası voor de zaak. 1 kg rode linzen, 3 uien, 4 wortels, 2 eetlepels tomatenpuree, 5 liter bouillon. Uien glazig bakken, alles erbij, een half uur koken, pureren. Boter met pul biber en gedroogde munt erover. Citroen apart. Genoeg voor dertig kommen.`,
    ),
    one(
      'recipe',
      'żurek.txt',
      `Żurek: zakwas 500 ml, biała kiełbasa 6 szt, 2 liście laurowe, ziele angielskie, majeranek dużo, śmietana 200 ml, jajka na twardo`,
    ),
    one(
      'quote',
      'offerte zonnescherm.pdf',
      `Offerte Z-3310. Uitvalscherm voor de gevel, breed 6 meter, doek okergeel met naam De Linde, elektrisch bediend: 3.140 euro. Montage met hoogwerker 420 euro. Exclusief btw. Levertijd acht weken. Geldig tot en met 30 april.`,
    ),
    one(
      'certificate',
      'Dyplom Marek.pdf',
      `Politechnika Łódzka. Dyplom ukończenia studiów. Marek Nowak ukończył studia pierwszego stopnia na kierunku mechanika i budowa maszyn z wynikiem dobrym i uzyskał tytuł zawodowy inżyniera. Łódź, 30 czerwca.`,
    ),
    one(
      'mail',
      'Re_ börek zaterdag.eml',
      `From: Fatma Aydin <fatma@aydin.example>\nTo: elif@linde.example\nSubject: Re: börek zaterdag\nDate: Thu, 3 Apr 2025 21:40:00 +0200\n\nCanım, ik maak er zestig, de helft met kaas. Kun jij de grote plaat om tien uur warm hebben? Mijn zus komt ook helpen, ze praat veel maar ze rolt snel.`,
    ),
    one(
      'medical',
      'uitslag.pdf',
      `Uitslag laboratorium. Aanvrager: huisarts Verhoeven. Vitamine D 34, verlaagd. Ferritine 22. Schildklier normaal. Advies: dagelijks een tablet van 20 microgram, na drie maanden opnieuw prikken. Deze uitslag is al met u besproken.`,
    ),
    one('receipt', 'IMG_9901.jpg', `KWEKERIJ DE ROTTE\nLavendel 6 x 2,75\nPotgrond 7,95\nTOTAAL 24,45\nPIN`),
    row('photo', 'IMG_99#.jpg', 10, 11, 40),
    row('photo', 'PXL_20250#.jpg', '301_090000', '512_181818', '620_213000'),
    things('photo', 'ada en marek.jpg'),
    things(
      'screenshot',
      'Schermafbeelding 2025-01-09 080001.png',
      'Zrzut ekranu 2025-03-01.png',
      'Ekran görüntüsü 14.png',
    ),
    things('spreadsheet', 'uren april.xlsx', 'voorraad.xlsx'),
    things('slides', 'plan bank.pptx'),
    things('archive', 'fotos zeynep.zip'),
    things('audio', 'Opname 22.m4a'),
    things('video', 'latte art.mp4'),
  ),
)
