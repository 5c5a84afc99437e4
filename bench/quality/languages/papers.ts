import type { DocumentKind } from '../../../packages/core/src/index.ts'
import { MORE_PAPERS } from './more-papers.ts'

/** A short paper as offices, shops and people write them. */
export type Paper = readonly [language: string, kind: DocumentKind, text: string]

/**
 * Short papers in the languages of the EU and seven others, written in one go before the words of forms were; nothing was
 * chosen with them. Names, numbers and places are made up; many do not say what they are.
 */
export const PAPERS: readonly Paper[] = [
  [
    'nl',
    'invoice',
    'Bakker Installaties BV, Zwolle\nFactuurnr. 20231187\nKlantnr. 4471\nOmschrijving  Aantal  Prijs\nCV-ketel onderhoud 1 129,00\nSubtotaal 129,00\nBtw 21% 27,09\nTe voldoen voor 14-11-2023: € 156,09',
  ],
  [
    'nl',
    'contract',
    'De ondergetekenden: mevrouw P. de Wit, hierna te noemen verhuurder, en de heer S. Kaya, huurder, zijn overeengekomen:\nArtikel 1. Verhuurder verhuurt de woonruimte Lange Nieuwstraat 8.\nArtikel 4. De huurprijs bedraagt € 980 per maand. Opzegtermijn één maand.',
  ],
  [
    'nl',
    'payslip',
    'Salarisspecificatie periode 05-2024\nWerknemer: L. Jansen  Personeelsnr. 221\nBrutoloon 3.120,00\nLoonheffing -612,40\nPensioenpremie -141,20\nUit te betalen 2.366,40',
  ],
  [
    'nl',
    'minutes',
    'Notulen ledenvergadering VvE Parkzicht, 12 maart 2024\nAanwezig: Smit, Bos, El Amrani. Afwezig met kennisgeving: Vos.\n1. Opening door de voorzitter. 2. De begroting wordt goedgekeurd. Actiepunten: Bos vraagt offertes op.',
  ],
  [
    'pl',
    'invoice',
    'Hurtownia Elektro-Max sp. z o.o., NIP 5252248481\nSprzedawca / Nabywca\nFaktura VAT nr FV/113/05/2023\nData wystawienia 12.05.2023, termin płatności 14 dni\nKabel YDY 3x1,5  ilość 100  cena netto 2,10  wartość brutto 258,30\nRazem do zapłaty: 258,30 zł',
  ],
  [
    'pl',
    'contract',
    'zawarta dnia 3 lutego 2022 r. w Poznaniu pomiędzy: Anną Maj, zwaną dalej Wynajmującą, a Piotrem Lisem, zwanym dalej Najemcą.\n§ 1. Wynajmująca oddaje Najemcy lokal do używania. § 5. Każda ze stron może wypowiedzieć umowę z zachowaniem miesięcznego okresu wypowiedzenia.',
  ],
  [
    'pl',
    'medical',
    'Szpital Wojewódzki, oddział chorób wewnętrznych\nKarta informacyjna leczenia szpitalnego\nRozpoznanie: zapalenie płuc. Pacjent wypisany w stanie dobrym. Zalecenia: antybiotyk 2x dziennie przez 7 dni, kontrola u lekarza rodzinnego.',
  ],
  [
    'pl',
    'certificate',
    'Rzeczpospolita Polska, Urząd Stanu Cywilnego w Lublinie\nOdpis skrócony aktu małżeństwa\nMężczyzna: Nowicki Adam. Kobieta: Zych Ewa. Data zawarcia 8 czerwca 2019.\nPoświadcza się zgodność powyższego odpisu z treścią aktu.',
  ],
  [
    'cs',
    'invoice',
    'Daňový doklad č. 2024056\nDodavatel: Pekárna Novák s.r.o., IČO 27074358, DIČ CZ27074358\nOdběratel: Jídelna Brno\nDatum splatnosti 30. 6. 2024, variabilní symbol 2024056\nZáklad daně 4 200 Kč, DPH 12 % 504 Kč\nCelkem k úhradě 4 704 Kč',
  ],
  [
    'cs',
    'payslip',
    'Výplatní páska za měsíc únor 2023\nZaměstnanec: Dvořák Jiří, os. číslo 118\nHrubá mzda 38 500\nSociální pojištění 2 503, zdravotní pojištění 1 733\nZáloha na daň 3 205\nČistá mzda k výplatě 31 059',
  ],
  [
    'cs',
    'contract',
    'Pronajímatel: Jana Malá, nar. 1971, a nájemce: Tomáš Kříž, nar. 1994, uzavírají tuto smlouvu:\nČl. I. Předmětem nájmu je byt č. 7. Čl. III. Nájemné činí 14 500 Kč měsíčně. Výpovědní lhůta je tři měsíce. Smluvní strany prohlašují, že souhlasí s obsahem.',
  ],
  [
    'sk',
    'bank-statement',
    'Výpis z účtu č. 4/2024\nMajiteľ účtu: Ing. Milan Hudák\nPočiatočný zostatok 1 204,55 EUR\n02.04. Platba kartou Lidl -38,20\n10.04. Prijatá platba mzda 1 480,00\nKonečný zostatok 2 646,35 EUR',
  ],
  [
    'sk',
    'insurance',
    'Poistná zmluva č. 6812345678\nPoistník: Eva Kováčová. Poistené riziká: požiar, krádež, povodeň.\nRočné poistné 142,60 €, poistná suma 85 000 €. V prípade poistnej udalosti volajte asistenciu.',
  ],
  [
    'sk',
    'minutes',
    'Zápisnica zo schôdze výboru bytového domu zo dňa 7.10.2023\nPrítomní: Baláž, Vargová, Tóth. Program: 1. otvorenie, 2. oprava strechy, 3. rôzne.\nUznesenie: výbor schvaľuje opravu. Zapísala Vargová.',
  ],
  [
    'hu',
    'invoice',
    'Eladó: Kovács és Fia Kft., adószám 12345678-2-42\nVevő: Szabó Péter\nSzámla sorszáma: KF-2023/0417\nTeljesítés dátuma 2023.06.01. Fizetési határidő 2023.06.09.\nNettó 40 000 Ft, ÁFA 27% 10 800 Ft, bruttó 50 800 Ft\nFizetendő összesen: 50 800 Ft',
  ],
  [
    'hu',
    'contract',
    'amely létrejött egyrészről Nagy Éva, mint bérbeadó, másrészről Tóth Gábor, mint bérlő között, az alábbi feltételekkel.\n1. A bérbeadó bérbe adja a lakást. 2. A bérleti díj havi 180 000 Ft. 3. A felmondási idő 30 nap. A felek a szerződést aláírták.',
  ],
  [
    'hu',
    'medical',
    'Zárójelentés\nSemmelweis Kórház, Sebészeti osztály. A beteg neve: Kiss Mária. Felvétel: 2024.01.10. Diagnózis: vakbélgyulladás.\nA műtét szövődménymentes volt. Javasolt: kímélő étrend, kontrollvizsgálat két hét múlva.',
  ],
  [
    'ro',
    'invoice',
    'Furnizor: SC Electro Grup SRL, CUI RO1234567\nClient: Ionescu Dan\nSeria EG nr. 00451 din 12.03.2024\nDenumirea produselor, cantitate, preț unitar fără TVA\nValoare 310,00 TVA 19% 58,90\nTotal de plată 368,90 lei, scadența 27.03.2024',
  ],
  [
    'ro',
    'contract',
    'Între părțile: Popa Ioana, în calitate de locator, și Radu Mihai, în calitate de locatar, a intervenit prezentul contract de închiriere.\nArt. 2. Chiria lunară este de 350 euro. Art. 6. Părțile pot denunța contractul cu un preaviz de 30 de zile.',
  ],
  [
    'ro',
    'certificate',
    'România, Primăria Municipiului Cluj-Napoca\nCertificat de naștere seria NX nr. 220145\nNumele: Moldovan, prenumele: Andrei. Data nașterii 4 mai 2011. Eliberat la 20 mai 2011.',
  ],
  [
    'bg',
    'invoice',
    'Доставчик: Строймат ЕООД, ЕИК 203456789\nПолучател: Иван Петров\nФактура № 0000001234 / 15.02.2024\nДанъчна основа 250,00 лв., ДДС 20% 50,00 лв.\nСума за плащане 300,00 лв.',
  ],
  [
    'bg',
    'contract',
    'Днес, 1.09.2023 г., между Мария Георгиева, наричана наемодател, и Стоян Илиев, наричан наемател, се сключи настоящият договор.\nЧл. 1. Наемодателят предоставя апартамент. Чл. 3. Месечният наем е 700 лв. Чл. 8. Срок за предизвестие един месец.',
  ],
  [
    'bg',
    'minutes',
    'Днес, 14.05.2024 г., се проведе общо събрание на етажната собственост. Присъстват: Димитров, Колева, Ангелов.\nДневен ред: 1. Ремонт на покрива. Решение: събранието приема офертата с единодушие. Протоколчик: Колева.',
  ],
  [
    'el',
    'invoice',
    'Τιμολόγιο πώλησης αρ. 1045\nΑΦΜ 094123456, ΔΟΥ Αθηνών\nΠελάτης: Παπαδόπουλος Νίκος\nΚαθαρή αξία 120,00 €, ΦΠΑ 24% 28,80 €\nΣύνολο πληρωτέο 148,80 €, εξόφληση εντός 30 ημερών',
  ],
  [
    'el',
    'contract',
    'Σήμερα 1 Οκτωβρίου 2022 οι συμβαλλόμενοι: αφενός ο Γ. Δήμου, εκμισθωτής, και αφετέρου η Μ. Ρήγα, μισθώτρια, συμφώνησαν τα εξής.\nΆρθρο 1. Εκμισθώνεται διαμέρισμα. Άρθρο 3. Το μηνιαίο μίσθωμα ορίζεται σε 450 ευρώ. Εγγύηση δύο μισθώματα.',
  ],
  [
    'el',
    'medical',
    'Γενικό Νοσοκομείο Πατρών, Παθολογική κλινική\nΕξιτήριο ασθενούς. Διάγνωση: πνευμονία. Θεραπεία: αντιβίωση για 7 ημέρες. Επανεξέταση στα εξωτερικά ιατρεία σε δύο εβδομάδες.',
  ],
  [
    'hr',
    'invoice',
    'Izdavatelj: Drvo d.o.o., OIB 12345678901\nKupac: Horvat Ana\nRačun br. 58/1/1, datum 03.07.2023, rok plaćanja 15 dana\nOsnovica 400,00 EUR, PDV 25% 100,00 EUR\nUkupno za platiti 500,00 EUR',
  ],
  [
    'hr',
    'bank-statement',
    'Izvadak po tekućem računu br. 6, Zagrebačka banka\nVlasnik računa: Marko Perić. IBAN HR1210010051863000160\nPočetno stanje 1.020,40\n12.06. isplata na bankomatu 100,00  15.06. uplata plaća 1.310,00\nZavršno stanje 2.230,40',
  ],
  [
    'sl',
    'invoice',
    'Mizarstvo Zupan d.o.o., ID za DDV SI12345678\nRačun št. 2024-88, datum izdaje 4. 4. 2024, rok plačila 19. 4. 2024\nKupec: Nina Kos\nOsnova 300,00, DDV 22 % 66,00\nSkupaj za plačilo 366,00 EUR',
  ],
  [
    'sl',
    'contract',
    'Najemodajalec: Janez Hribar. Najemnik: Maja Oblak. Pogodbeni stranki skleneta naslednjo pogodbo.\n1. člen: predmet najema je stanovanje v Ljubljani. 4. člen: najemnina znaša 600 EUR mesečno. 9. člen: odpovedni rok je tri mesece.',
  ],
  [
    'sv',
    'invoice',
    'Lindgrens El AB, org.nr 556677-8899\nFakturanr 10482  Kundnr 331\nFakturadatum 2024-02-01  Förfallodatum 2024-03-02\nArbete 4 tim à 650,00 = 2 600,00\nMoms 25 % 650,00\nAtt betala 3 250,00 kr  Bankgiro 123-4567',
  ],
  [
    'sv',
    'payslip',
    'Lönespecifikation mars 2024\nAnställd: Karlsson Eva  anst.nr 77\nMånadslön 34 000,00\nPreliminärskatt -7 980,00\nNettolön utbetalas 25 mars: 26 020,00\nSemesterdagar kvar 18',
  ],
  [
    'sv',
    'recipe',
    'Kanelbullar, ca 40 stycken\n50 g jäst\n5 dl mjölk\n1 dl socker\n150 g smör\nSmält smöret och häll i mjölken. Smula jästen i en bunke. Låt degen jäsa i 40 minuter. Grädda i ugnen i 8 minuter vid 225 grader.',
  ],
  [
    'da',
    'invoice',
    'Jensens Tømrerfirma ApS, CVR-nr. 12345678\nFakturanr. 1207, dato 05.03.2024, betalingsfrist 14 dage\nTagrender udskiftet 6.400,00\nMoms 25 % 1.600,00\nAt betale i alt 8.000,00 kr.',
  ],
  [
    'da',
    'contract',
    'Mellem Lise Holm (udlejer) og Omar Said (lejer) indgås hermed aftale om leje af lejligheden Vestergade 3.\n§ 1 Lejen udgør 7.200 kr. pr. måned og betales forud. § 4 Depositum svarer til tre måneders leje. § 6 Opsigelse skal ske skriftligt med tre måneders varsel.',
  ],
  [
    'da',
    'minutes',
    'Referat af bestyrelsesmøde i grundejerforeningen den 4. april 2024\nTil stede: Hansen, Krogh, Lund. Fraværende: Bech.\nDagsorden: 1. Godkendelse af sidste referat. 2. Snerydning. Beslutning: Krogh indhenter tilbud.',
  ],
  [
    'fi',
    'invoice',
    'Korhosen Putki Oy, Y-tunnus 1234567-8\nLaskun numero 2044  Laskun päivä 3.5.2024  Eräpäivä 17.5.2024\nViitenumero 20446\nTyö 3 h à 65,00 195,00\nAlv 24 % 46,80\nMaksettava yhteensä 241,80 EUR',
  ],
  [
    'fi',
    'contract',
    'Vuokranantaja: Liisa Mäki. Vuokralainen: Antti Salo.\nVuokrauksen kohde: kaksio, Tampere. Vuokra 780 euroa kuukaudessa. Vuokravakuus kahden kuukauden vuokra. Irtisanomisaika on lain mukainen. Sopimus on tehty kahtena kappaleena.',
  ],
  [
    'fi',
    'payslip',
    'Palkkalaskelma 4/2024\nTyöntekijä: Virtanen Mika\nKuukausipalkka 3 050,00\nEnnakonpidätys -610,00\nTyöeläkevakuutusmaksu -218,08\nMaksetaan tilille 2 176,17',
  ],
  [
    'et',
    'invoice',
    'Arve nr 2024-118\nMüüja: Tamm OÜ, KMKR EE101234567. Ostja: Kask Jaan\nKuupäev 10.04.2024, maksetähtaeg 24.04.2024\nKäibemaks 22% 44,00\nTasuda kokku 244,00 eurot',
  ],
  [
    'et',
    'contract',
    'Üürileandja Mari Saar ja üürnik Priit Lepp sõlmisid käesoleva lepingu alljärgnevas.\n1. Lepingu ese on korter Tartus. 2. Üür on 420 eurot kuus. 3. Leping sõlmitakse üheks aastaks ja selle võib üles öelda kolmekuulise etteteatamisega. Pooled kinnitavad.',
  ],
  [
    'lv',
    'invoice',
    'SIA Koka Nams, PVN reģ. nr. LV40001234567\nRēķins nr. 77/2024, 2024. gada 6. maijs\nPircējs: Jānis Ozols\nSumma bez PVN 150,00, PVN 21% 31,50\nKopā apmaksai 181,50 EUR, apmaksas termiņš 10 dienas',
  ],
  [
    'lv',
    'contract',
    'Izīrētājs Anna Bērziņa un īrnieks Pēteris Kalns noslēdz šādu līgumu.\n1. Izīrētājs nodod lietošanā dzīvokli Rīgā. 2. Īres maksa ir 350 EUR mēnesī. 5. Puses var izbeigt līgumu, brīdinot vienu mēnesi iepriekš.',
  ],
  ...MORE_PAPERS,
]
