import { docx, eml, type HouseholdFile, html, ods, odt, pdf, photo, png, pptx, txt } from './make.ts'

type Known = readonly [
  path: string,
  modified: string,
  content: Pick<HouseholdFile, 'bytes' | 'plain'>,
  ...queries: HouseholdFile['queries'][number][],
]

const NIKON = ['NIKON CORPORATION', 'NIKON Z 50'] as const
const IPHONE = ['Apple', 'iPhone 13 mini'] as const
const PIXEL = ['Google', 'Pixel 6'] as const

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
  // Work of an architect.
  [
    'Werk/2208 Serviceflats/verslag werf 14.docx',
    '2023-01-25',
    docx(
      'Werfverslag nr. 14 - Serviceflats Ter Leie',
      'Aanwezig: J. Verhoeven (architect), K. Maes (aannemer Himpe), S. Özdemir (studiebureau).',
      'De balkons op niveau 3 vertonen scheurvorming; proefbelasting op 2 februari. De liftschacht is waterdicht gemaakt.',
    ),
    ['form', 'scheuren balkon'],
    ['typo', 'werfverslag ozdemr'],
    ['language', 'minutes serviceflats'],
  ],
  [
    'Werk/2208 Serviceflats/lastenboek.docx',
    '2022-04-04',
    docx(
      'Lastenboek ruwbouw, deel 2',
      'Artikel 22.31 Gevelmetselwerk in handvormsteen, waalformaat. Artikel 26.10 Betonnen breedplaten. De prijs is inbegrepen per vierkante meter.',
    ),
    ['exact', 'handvormsteen'],
    ['phrase', '"betonnen breedplaten"'],
  ],
  [
    'Werk/1911 Bib/presentatie jury.pptx',
    '2020-02-10',
    pptx('Bibliotheek Deinze: een huis van licht'),
    ['kind', 'presentation library Deinze'],
    ['exact', 'huis van licht'],
  ],
  [
    'Werk/ereloon/F2024-031.pdf',
    '2024-07-01',
    pdf(
      'Ereloonnota F2024-031',
      'Aan: Gemeente Lievegem. Betreft: renovatie pastorie Vinderhoute, schijf 3',
      'Ereloon 8.750,00  btw 21 % 1.837,50  Totaal 10.587,50 EUR',
    ),
    ['amount', '10587.50'],
    ['sentence', 'nota aan de gemeente voor de pastorie'],
    ['typo', 'vinderhoutte'],
  ],
  [
    'Werk/cv_jan_verhoeven_2024.docx',
    '2024-01-10',
    docx(
      'Jan Verhoeven, architect',
      'Werkervaring: sinds 2012 zaakvoerder atelier V44; 2006-2012 projectleider bij Stéphane Beel. Opleiding: Sint-Lucas Gent, master architectuur 2006. Talen: Nederlands, Frans, Engels, Pools (basis).',
    ),
    ['kind', 'resume jan'],
    ['language', 'lebenslauf architect'],
  ],
  [
    'Werk/vergunning pastorie.docx',
    '2023-12-18',
    docx(
      'Omgevingsvergunning',
      'Het college van burgemeester en schepenen van Lievegem verleent de vergunning voor het verbouwen van de pastorie, Vinderhoutedorp 3, onder voorwaarde dat de eik behouden blijft.',
    ),
    ['sentence', 'mag de eik blijven staan bij de vergunning'],
    ['form', 'vergunningen pastorie'],
  ],
  // Health.
  [
    'Gezondheid/labo Agnieszka.pdf',
    '2023-03-20',
    pdf(
      'Laboratoriumverslag',
      'Kowalska Agnieszka. Aanvrager: dr. Bossuyt. Afname 16 maart 2023',
      'Ferritine 11 ug/L (laag), hemoglobine 11,4 g/dL, TSH 2,1 mU/L, vitamine D 18 ng/mL',
    ),
    ['exact', 'ferritine'],
    ['kind', 'medical blood agnieszka'],
    ['date', '16 maart 2023'],
  ],
  [
    'Gezondheid/rx knie Jan.docx',
    '2022-09-09',
    docx(
      'AZ Sint-Lucas, dienst radiologie',
      'Onderzoek: MRI rechterknie. Besluit: degeneratieve scheur van de mediale meniscus, licht gewrichtsvocht. Geen kruisbandletsel.',
    ),
    ['sentence', 'what is wrong with the meniscus of Jan'],
    ['typo', 'miniscus'],
  ],
  [
    'Gezondheid/vaccinaties.txt',
    '2024-10-10',
    txt(
      'Lotte: HPV 2e dosis 04/2019. Piotr: MBR 06/2021, DTP herhaling. Jan: tetanus 2018. Agnieszka: griep oktober 2024',
    ),
    ['form', 'vaccinatie tetanus'],
    ['exact', 'HPV'],
  ],
  // Children and hobby.
  [
    'Lotte/spreekbeurt walvissen.docx',
    '2019-05-14',
    docx(
      'Spreekbeurt: de bultrug',
      'Bultruggen zingen. Een lied duurt tot twintig minuten en wordt urenlang herhaald. Ze trekken elk jaar van de polen naar warme zeeën om te kalven.',
    ),
    ['sentence', 'how long does the song of the bultrug last'],
    ['form', 'zingende bultruggen'],
  ],
  [
    'Lotte/rapport 6 latijn.docx',
    '2024-06-28',
    docx(
      'Rapport van het zesde jaar Latijn-Wiskunde',
      'Lotte Verhoeven: Latijn 81, Wiskunde 74, Nederlands 77, Fysica 69. Beslissing: behaalt het diploma secundair onderwijs.',
    ),
    ['exact', 'latijn wiskunde 81'],
    ['folder', 'lotte fysica'],
  ],
  [
    'Piotr/judo/lidkaart.txt',
    '2024-09-05',
    txt('Judoclub Ryu Gent, lidnummer 22871, groene gordel, jaar 2024-2025, lidgeld 195 euro betaald'),
    ['amount', 'judo 195'],
    ['form', 'judoclubs gordels'],
  ],
  [
    'Muziek/partituur accordeon.txt',
    '2018-03-03',
    txt('Polka dla Wujka, D groot, 2/4. Basgang: D A D A G D A A'),
    ['exact', 'polka wujka'],
    ['typo', 'acordeon partituur'],
  ],
  [
    'Tuin/zaaikalender.csv',
    '2023-02-02',
    txt('gewas;zaaien;oogsten', 'pastinaak;maart;oktober', 'schorseneren;april;november', 'veldsla;september;december'),
    ['exact', 'schorseneren'],
    ['form', 'zaaien pastinaken'],
  ],
  [
    'Tuin/imkerij notities.txt',
    '2022-07-31',
    txt('Kast 3: koningin gemerkt geel. Honing geslingerd 14 kg. Varroa: mierenzuur na de oogst. Kast 5 zwermt.'),
    ['sentence', 'which mite treatment after the honing harvest varroa'],
    ['typo', 'mierenzur'],
  ],
  [
    'Auto/keuring.pdf',
    '2024-05-17',
    pdf(
      'Keuringsbewijs',
      'SBAT Gent. Skoda Octavia Combi, 1-VHN-883, kilometerstand 128.411',
      'Geldig tot 16 mei 2025. Opmerking: remschijven vooraan versleten.',
    ),
    ['exact', '1-VHN-883'],
    ['sentence', 'tot wanneer is de keuring van de skoda geldig'],
    ['kind', 'certificate skoda'],
  ],
  [
    'Auto/garantie accu.pdf',
    '2022-10-21',
    pdf(
      'Garantiebewijs',
      'Varta Silver Dynamic 77Ah, aangekocht bij Auto 5 Gent op 21 oktober 2022',
      'Garantie drie jaar.',
    ),
    ['language', 'warranty battery varta'],
    ['date', 'garantie oktober 2022'],
  ],
  [
    'Auto/polis.docx',
    '2023-06-12',
    docx(
      'Bijzondere voorwaarden omnium',
      'Ethias. Wagen: Skoda Octavia. Bonus-malus graad 0. Eigen risico 500 EUR bij diefstal en glasbreuk. Premie 812,33 EUR per jaar.',
    ),
    ['phrase', 'skoda -keuringsbewijs "bonus-malus"'],
    ['amount', '812.33'],
    ['typo', 'glasbruk ethias'],
  ],
  // Papers in other scripts, and things with names only.
  [
    'Documenten/出生届受理証明書.txt',
    '2015-02-02',
    txt('出生届受理証明書', '氏名 ウェルフーヴェン健', '平成二十七年一月二十日 京都市左京区長'),
    ['exact', '受理証明書'],
    ['exact', '京都市'],
  ],
  [
    'Documenten/عقد إيجار.txt',
    '2016-06-06',
    txt('عقد إيجار شقة مفروشة', 'المؤجر: السيد نبيل حداد', 'المستأجر: يان فيرهوفن', 'الإيجار الشهري 400 دينار'),
    ['language', 'contract حداد'],
    ['exact', 'نبيل حداد'],
  ],
  [
    'Documenten/paspoort jan.jpg',
    '2021-01-15',
    photo(PIXEL, '2021-01-15 09:00:00'),
    ['exact', 'paspoort jan'],
    ['kind', 'foto paspoort'],
  ],
  [
    'Documenten/testament bomma.docx',
    '2014-12-12',
    docx(
      'Eigenhandig testament',
      'Ik, ondergetekende Maria Vercauteren, weduwe Verhoeven, laat mijn piano na aan mijn kleindochter Lotte en mijn postzegelverzameling aan Piotr.',
      'Geschreven te Eeklo op 8 december 2014.',
    ),
    ['sentence', 'who gets the piano of bomma'],
    ['language', 'will vercauteren'],
    ['form', 'postzegels verzameling'],
  ],
  ['Downloads/rec_0091.mp3', '2023-12-25', txt('ID3'), ['exact', 'rec 0091']],
  [
    'Downloads/Sennheiser_HD560S_quick.pdf',
    '2022-12-27',
    pdf('HD 560S quick guide', 'Open-back headphones. Impedance 120 ohm. Clean the ear pads with a damp cloth.'),
    ['sentence', 'how do I clean the headphones'],
    ['kind', 'guide sennheiser'],
  ],
  [
    'Downloads/kasticket vandenborre.pdf',
    '2022-12-24',
    pdf(
      'Vanden Borre Gent - kasticket',
      'Sennheiser HD560S 1 x 169,00  bancontact 169,00  24/12/2022 15:41',
      'Bewaar dit ticket als garantiebewijs',
    ),
    ['language', 'receipt vanden borre'],
    ['date', '24 december 2022'],
    ['phrase', 'sennheiser -impedance'],
  ],
  [
    'Downloads/statuten volkstuin.docx',
    '2021-10-30',
    docx(
      'Statuten vzw Volkstuinen Malem',
      'Artikel 4. De vereniging heeft tot doel het ecologisch tuinieren te bevorderen. Artikel 9. De algemene vergadering komt jaarlijks samen in maart.',
    ),
    ['phrase', '"algemene vergadering" volkstuinen'],
    ['form', 'volkstuin statuut'],
  ],
  [
    'Downloads/wandelroute Kluisbos.gpx',
    '2024-10-20',
    txt('<?xml version="1.0"?><gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1"></gpx>'),
    ['exact', 'kluisbos'],
    ['typo', 'wandelrout kluisbos'],
  ],
]

export const known: readonly HouseholdFile[] = KNOWN.map(([path, modified, content, ...queries]) => ({
  ...{ path, ...content, queries },
  modifiedAtMs: Date.parse(`${modified}T12:00:00Z`),
}))
