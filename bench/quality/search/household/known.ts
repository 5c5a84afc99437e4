import { docx, eml, type HouseholdFile, html, IPHONE, NIKON, ods, odt, PIXEL, pdf, photo, png, txt } from './make.ts'
import { MORE_KNOWN } from './more-known.ts'

/** A file, its day and how it is looked for. */
export type Known = readonly [
  path: string,
  modified: string,
  content: Pick<HouseholdFile, 'bytes' | 'plain'>,
  ...queries: HouseholdFile['queries'][number][],
]

/**
 * A family in Ghent that speaks Dutch, Polish, French and English: what they look for, and how they would type it. Written in one
 * go before the search was run on any of it; nothing was chosen with it.
 */
const KNOWN: readonly Known[] = [
  // The house.
  [
    'Huis/Facturen/2023-0417.pdf',
    '2023-05-02',
    pdf(
      'Factuur 2023-0417',
      'Dakwerken Claeys bvba, Gentbrugge',
      'Herstelling van de dakgoot en vervanging van 22 dakpannen na de storm van februari',
      'Bedrag excl. btw 1.842,15   btw 6 % 110,53   Te betalen EUR 1.952,68',
      'Factuurdatum 17 april 2023. Te betalen binnen 30 dagen.',
    ),
    ['amount', '1952.68'],
    ['language', 'invoice dakwerken Claeys'],
    ['form', 'dakgoten hersteld'],
  ],
  [
    'Huis/offerte ramen def.pdf',
    '2021-11-09',
    pdf(
      'Offerte 88-21',
      'Schrijnwerkerij De Paepe',
      'Leveren en plaatsen van zes ramen in meranti met driedubbel glas, achtergevel',
      'Totaal 14.320,00 EUR, geldig tot 31 december 2021',
    ),
    ['kind', 'offer windows De Paepe'],
    ['exact', 'meranti'],
  ],
  [
    'Huis/epc.pdf',
    '2019-08-20',
    pdf(
      'Energieprestatiecertificaat',
      'Rijwoning Visserij 44, 9000 Gent',
      'Kengetal 312 kWh per vierkante meter en jaar, label D. Geldig tot 14 augustus 2029',
      'Energiedeskundige type A: T. Goossens',
    ),
    ['sentence', 'until when is the energy certificate of the house valid'],
    ['typo', 'energieprestatiecertifcaat'],
  ],
  [
    'Huis/aankoopakte.docx',
    '2019-09-30',
    docx(
      'Akte van verkoop',
      'Voor ons, meester Liesbeth Moens, notaris te Gent, zijn verschenen de verkopers de heer en mevrouw Baert-Lippens, en de kopers Jan Verhoeven en Agnieszka Kowalska.',
      'Een rijwoning met koer en tuin, Visserij 44. De prijs bedraagt driehonderdvijfenzestigduizend euro (365.000,00 EUR).',
      'Gedaan en verleden te Gent op 27 september 2019.',
    ),
    ['sentence', 'who sold us the house'],
    ['amount', '365000'],
    ['exact', 'notaris Moens'],
  ],
  [
    'Huis/boiler/handleiding_Ecotec.pdf',
    '2020-01-12',
    pdf(
      'ecoTEC exclusive - gebruiksaanwijzing',
      'Druk onder 0,8 bar: vul de installatie bij. Storingscode F.28: geen ontsteking, controleer de gaskraan.',
      'Laat het toestel jaarlijks nazien door een erkend vakman.',
    ),
    ['kind', 'manual boiler'],
    ['exact', 'F.28'],
  ],
  [
    'Huis/Scan0007.pdf',
    '2022-03-01',
    pdf(
      'Brandverzekering - polis 45.881.203',
      'AG Insurance. Verzekerd gebouw: Visserij 44 Gent. Inhoud 60.000 EUR. Vrijstelling 282,18 EUR.',
      'Jaarpremie 418,90 EUR, vervaldag 1 maart',
    ),
    ['language', 'insurance policy visserij'],
    ['amount', '418,90'],
    ['typo', 'brandverzekring'],
  ],
  [
    'Huis/kot Lotte/huurcontract getekend.docx',
    '2024-08-28',
    docx(
      'Studentenhuurovereenkomst',
      'De verhuurder, Immo Naamsestraat nv, geeft in huur aan Lotte Verhoeven kamer 3.12, Naamsestraat 61 te Leuven.',
      'Huurprijs 465 euro per maand, kosten 60 euro. De waarborg bedraagt twee maanden. Begin 15 september 2024, einde 14 september 2025.',
    ),
    ['language', 'rental contract Leuven'],
    ['sentence', 'hoeveel waarborg voor de kamer van Lotte'],
    ['folder', 'kot huur'],
  ],
  [
    'Huis/plan keuken v3.pdf',
    '2022-06-15',
    pdf('Keuken Verhoeven, voorstel 3', 'Kookeiland 240 x 95 cm, werkblad composiet, inbouwoven op ooghoogte'),
    ['form', 'kookeilanden'],
    ['folder', 'huis keuken'],
  ],
  // Money.
  [
    'Bank/KBC_2022_11.pdf',
    '2022-12-01',
    pdf(
      'Rekeninguittreksel nr. 11',
      'KBC zichtrekening BE71 4400 1122 3369',
      '03/11 Aquafin - 74,20   08/11 Delhaize - 133,47   25/11 Loon AZ Sint-Lucas + 2.611,04',
      'Saldo op 30 november 2022: 5.102,66 EUR',
    ),
    ['language', 'bank statement november 2022'],
    ['amount', '2611,04'],
  ],
  [
    'Bank/belastingen/aanslagbiljet aj2023.pdf',
    '2024-02-19',
    pdf(
      'Aanslagbiljet personenbelasting en aanvullende belastingen',
      'Aanslagjaar 2023 (inkomsten van 2022)',
      'U krijgt terug: 1.207,39 EUR. Verzendingsdatum 12 februari 2024.',
    ),
    ['language', 'tax assessment 2023'],
    ['amount', '1207.39'],
    ['date', 'aanslagbiljet february 2024'],
  ],
  [
    'Bank/loon/202403.pdf',
    '2024-03-29',
    pdf(
      'Loonbrief maart 2024',
      'AZ Sint-Lucas vzw. Werknemer: Kowalska Agnieszka, verpleegkundige spoed',
      'Bruto 3.894,12   RSZ - 508,96   bedrijfsvoorheffing - 701,30   Netto 2.683,86 EUR',
    ),
    ['language', 'payslip march 2024'],
    ['form', 'loonbrieven agnieszka'],
  ],
  [
    'Bank/jaarbudget.ods',
    '2025-01-05',
    ods('Budget 2025 vakantie 4.000 verbouwing 12.000 auto 3.500 hobby 1.200 onvoorzien 2.000'),
    ['kind', 'spreadsheet budget 2025'],
    ['typo', 'jaarbuget'],
  ],
  [
    'Bank/lening herziening.docx',
    '2024-05-06',
    docx(
      'Argenta, kantoor Gent-Brugge',
      'Voorstel tot herziening van de rentevoet van uw woonkrediet: van 2,10 % naar 1,85 % vast op 17 jaar. Dossierkost 350 euro. Wederbeleggingsvergoeding drie maanden interest.',
    ),
    ['sentence', 'welke rentevoet stelt Argenta voor'],
    ['exact', 'wederbeleggingsvergoeding'],
  ],
  // Poland.
  [
    'Polska/mieszkanie/umowa najmu.docx',
    '2018-07-02',
    docx(
      'Umowa najmu lokalu mieszkalnego',
      'zawarta w Krakowie dnia 1 lipca 2018 r. pomiędzy Panią Haliną Kowalską, zwaną Wynajmującym, a Panem Tomaszem Wrońskim, zwanym Najemcą.',
      'Czynsz wynosi 2 150 zł miesięcznie, płatny do 10 dnia miesiąca. Kaucja: 4 300 zł.',
    ),
    ['language', 'contract Wroński'],
    ['amount', 'czynsz 2150'],
    ['form', 'umowy najmu'],
  ],
  [
    'Polska/akt urodzenia A.pdf',
    '2016-04-11',
    pdf(
      'Odpis skrocony aktu urodzenia',
      'Kowalska Agnieszka Maria, ur. 19 maja 1986 w Krakowie',
      'USC Krakow, 5 kwietnia 2016',
    ),
    ['language', 'birth certificate Agnieszka'],
    ['date', '19 mei 1986'],
  ],
  [
    'Polska/babcia przepisy.odt',
    '2020-12-20',
    odt(
      'Pierogi z kapustą i grzybami: zagniatamy ciasto z mąki, ciepłej wody i szczypty soli; kapustę gotujemy z suszonymi grzybami i cebulą. Barszcz czerwony na zakwasie buraczanym. Sernik wiedeński z rodzynkami.',
    ),
    ['typo', 'pierogi z kapusta i gzybami'],
    ['kind', 'recipe pierogi'],
    ['form', 'sernika'],
  ],
  [
    'Polska/Rodzina.txt',
    '2017-10-10',
    txt(
      'Pradziadek Stanisław Kowalski, kolejarz, ur. 1891 w Tarnowie, zm. 1944.',
      'Prababcia Wiktoria z domu Zięba, krawcowa.',
      'Ich dzieci: Józef, Halina, Bronisława.',
    ),
    ['exact', 'Zięba'],
    ['typo', 'Bronislawa kolejaz'],
  ],
  // France and others.
  [
    'Vakantie/gîte Ardèche.docx',
    '2021-02-14',
    docx(
      'Contrat de location saisonnière',
      'Gîte Les Cigales, Vallon-Pont-d’Arc. Du samedi 10 juillet 2021 au samedi 24 juillet 2021. Loyer 1 640 €, acompte de 25 % à la réservation, caution 500 €.',
      'Les draps et le ménage ne sont pas compris.',
    ),
    ['sentence', 'zijn de lakens inbegrepen in Ardèche gîte Les Cigales'],
    ['date', 'juillet 2021'],
    ['exact', 'cigales'],
  ],
  [
    'Vakantie/Kreta vlucht.pdf',
    '2023-03-03',
    pdf(
      'Boarding pass / Instapkaart',
      'Brussels Airlines SN3471 Brussels BRU - Heraklion HER',
      '12 August 2023, 06:05, seat 14C, Verhoeven/Jan Mr',
    ),
    ['kind', 'ticket Heraklion'],
    ['exact', 'SN3471'],
    ['date', '12/08/2023'],
  ],
  [
    'Vakantie/noorwegen route.md',
    '2024-04-20',
    txt(
      '# Noorwegen 2024',
      'Dag 1-3 Tromsø, walvissen kijken. Dag 4 ferry naar Senja, overnachten in Hamn. Dag 6 Andenes. Dag 8-12 Lofoten, wandelen naar Reinebringen.',
      'Huurwagen: Rent-A-Wreck, ophalen luchthaven.',
    ),
    ['sentence', 'where do we pick up the rental car in noorwegen'],
    ['typo', 'Reinebringn'],
  ],
  [
    'Vakantie/camping 2020/bevestiging.html',
    '2020-06-30',
    html(
      'Réservation confirmée',
      'Camping municipal du Lac, Annecy. Emplacement 118 avec électricité, du 3 au 17 août 2020.',
      'Deux adultes, deux enfants. Montant réglé : 612,40 €.',
    ),
    ['form', 'réserver camping lac'],
    ['amount', '612.40'],
    ['language', 'booking Annecy'],
  ],
  // Photos.
  [
    'Foto/2019/DSC_2231.jpg',
    '2024-11-02',
    photo(NIKON, '2019-10-19 15:12:00', [50.0614, 19.9372]),
    ['photo', 'foto krakow oktober 2019'],
    ['date', 'photos october 2019 nikon'],
  ],
  [
    'Foto/2021/DSC_4010.jpg',
    '2021-07-13',
    photo(NIKON, '2021-07-13 11:40:00', [44.4053, 4.3952]),
    ['photo', 'nikon z 50 july 2021'],
  ],
  [
    'Foto/IMG_5582.jpg',
    '2023-08-15',
    photo(IPHONE, '2023-08-15 19:55:00', [35.3387, 25.1442]),
    ['photo', 'foto 15 augustus 2023'],
    ['photo', 'iphone 15.08.2023'],
  ],
  [
    'Foto/PXL_20240606_221501.jpg',
    '2024-06-07',
    photo(PIXEL, '2024-06-06 22:15:01', [69.6492, 18.9553]),
    ['photo', 'pixel june 2024'],
    ['photo', 'photo 6 juni 2024'],
  ],
  [
    'Foto/oud/scan_oma_1961.jpg',
    '2018-01-03',
    photo(['EPSON', 'Perfection V600'], '2018-01-03 10:00:00'),
    ['photo', 'foto oma 1961'],
    ['photo', 'epson perfection'],
  ],
  [
    'Foto/Schermafbeelding 2024-02-28 om 21.03.11.png',
    '2024-02-28',
    png(1170, 2532),
    ['kind', 'screenshot february 2024'],
    ['date', 'schermafbeelding 28 februari'],
  ],
  [
    'Foto/Lotte diploma.jpg',
    '2024-06-29',
    photo(IPHONE, '2024-06-28 17:20:00', [51.0543, 3.7174]),
    ['exact', 'lotte diploma'],
    ['kind', 'picture lotte diploma'],
  ],
  // Mail.
  [
    'Mail/2024/re-afspraak.eml',
    '2024-09-12',
    eml(
      'Dr. Inge Wauters <praktijk@tandarts-wauters.example>',
      'Bevestiging afspraak Piotr',
      '2024-09-11',
      'Beste, hierbij bevestigen wij de controle van Piotr op donderdag 3 oktober om 16.20 uur.',
      'Gelieve de beugel mee te brengen.',
    ),
    ['mail', 'mail tandarts wauters'],
    ['mail', 'afspraak piotr september 2024'],
    ['sentence', 'when does Piotr have to bring the beugel'],
  ],
  [
    'Mail/2023/offerte-zonnepanelen.eml',
    '2023-10-02',
    eml(
      'Solar Gent <info@solargent.example>',
      'Uw offerte voor 14 zonnepanelen',
      '2023-09-29',
      'Geachte heer Verhoeven, in bijlage vindt u onze offerte voor 14 panelen van 430 Wp met omvormer.',
      'Totale prijs 7.215,00 EUR inclusief plaatsing.',
    ),
    ['mail', 'solargent'],
    ['amount', '7215 euro zonnepanelen'],
    ['form', 'zonnepaneel offerte'],
  ],
  [
    'Mail/2022/school.eml',
    '2022-11-22',
    eml(
      'Sint-Barbaracollege <directie@barbara.example>',
      'Oudercontact vierde leerjaar',
      '2022-11-21',
      'Beste ouders, het oudercontact vindt plaats op dinsdag 6 december tussen 17 en 20 uur in lokaal B104.',
    ),
    ['mail', 'oudercontact'],
    ['mail', 'mail barbaracollege november 2022'],
    ['sentence', 'in which lokaal is the oudercontact'],
  ],
  [
    'Mail/2021/hertz.eml',
    '2021-06-01',
    eml(
      'Europcar <no-reply@europcar.example>',
      'Your reservation 1147 203 988',
      '2021-05-31',
      'Thank you for booking. Pick-up: Lyon Saint-Exupery airport, 10 July 2021 12:30. Car: Renault Captur or similar.',
    ),
    ['mail', 'europcar reservation'],
    ['exact', '1147 203 988'],
    ['mail', 'renault captur mail may 2021'],
  ],
  [
    'Mail/2020/oom-karel.eml',
    '2020-04-14',
    eml(
      'Karel Verhoeven <karel.verhoeven@skynet.example>',
      'Stamboom',
      '2020-04-12',
      'Dag Jan, in het rijksarchief vond ik het huwelijk van Pieter Verhoeven en Coleta De Smet in 1788 te Zomergem.',
      'Groeten, nonkel Karel',
    ),
    ['mail', 'karel stamboom'],
    ['typo', 'rijksarchif zomergem'],
    ['date', '12 april 2020 karel'],
  ],
  ...MORE_KNOWN,
]

export const known: readonly HouseholdFile[] = KNOWN.map(([path, modified, content, ...queries]) => ({
  ...{ path, ...content, queries },
  modifiedAtMs: Date.parse(`${modified}T12:00:00Z`),
}))
