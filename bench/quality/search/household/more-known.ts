import type { Known } from './known.ts'
import { docx, PIXEL, pdf, photo, pptx, txt } from './make.ts'

/** The other half of what the family looks for: see `known.ts`. */
export const MORE_KNOWN: readonly Known[] = [
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
