/** What a person remembers of a file, and which way of remembering it is. */
export type Way = 'sentence' | 'form' | 'date' | 'amount' | 'exact' | 'typo' | 'language'

/** A file that is known to be there, and queries for it; of two queries the first is for trying out, the second kept back. */
export interface Known {
  readonly name: string
  readonly folder: string
  readonly day: string
  readonly text: string
  readonly queries: readonly (readonly [Way, string])[]
}

/** Sixty queries for thirty files, written before the ranking was made. */
export const KNOWN: readonly Known[] = [
  {
    name: 'scan_0412.pdf',
    folder: 'Finance',
    day: '2023-03-14',
    text: 'Invoice 88213. Hartmann Roofing Ltd. For repairing the gutters and replacing forty slate tiles after the storm. Net 2,245.83, VAT 449.17, total due 2,695.00 EUR. Date of invoice 14 March 2023. Payable within thirty days.',
    queries: [
      ['amount', '2695.00'],
      ['sentence', 'what did we pay for the repair of the gutters after the storm'],
    ],
  },
  {
    name: 'Rechnung_2022-118.pdf',
    folder: 'Finance',
    day: '2022-11-08',
    text: 'Rechnung Nr. 2022-118. Elektro Baumann GmbH. Erneuerung der Steckdosen und Leitungen in der Küche, Arbeitszeit 14 Stunden. Gesamtbetrag 1.318,40 EUR. Rechnungsdatum 8. November 2022. Bitte überweisen Sie innerhalb von 14 Tagen.',
    queries: [
      ['language', 'electrician invoice Baumann'],
      ['amount', '1318.40'],
    ],
  },
  {
    name: 'facture_plombier.pdf',
    folder: 'Maison',
    day: '2021-06-22',
    text: 'Facture no 514. Plomberie Lefèvre, Lyon. Remplacement du chauffe-eau, déplacement et main d’œuvre. Montant total 874,60 EUR. Le 22 juin 2021. Merci de votre confiance.',
    queries: [
      ['language', 'plumber invoice Lefevre'],
      ['date', 'facture june 2021'],
    ],
  },
  {
    name: 'lease-final-signed.docx',
    folder: 'Home',
    day: '2020-09-01',
    text: 'Tenancy agreement between Mrs Okafor (landlord) and the tenants for the flat at 17 Canal Street. The rent is 1,150.00 a month, payable on the first. The deposit of two months is held by a third party. Notice period three months.',
    queries: [
      ['sentence', 'how long is the notice period of the flat at canal street'],
      ['amount', 'rent 1.150,00'],
    ],
  },
  {
    name: 'IMG_20190817_1822.jpg',
    folder: 'Photos',
    day: '2019-08-17',
    text: 'Camera Fuji X100, harbour of Bergen, sunset over the wooden houses',
    queries: [
      ['date', 'august 2019 bergen'],
      ['typo', 'bergne harbor sunset'],
    ],
  },
  {
    name: 'letter to school.odt',
    folder: 'Kids',
    day: '2022-02-03',
    text: 'Dear Mrs Lindqvist, our daughter Ida was ill with a fever from Monday to Wednesday and could not attend her lessons. Please excuse her absence from the swimming class as well. Kind regards.',
    queries: [
      ['sentence', 'excuse for ida because she was ill and missed swimming'],
      ['form', 'excused absences swim classes'],
    ],
  },
  {
    name: 'minutes 2023-05 board.docx',
    folder: 'Club',
    day: '2023-05-11',
    text: 'Minutes of the board of the rowing club. Present: Amara, Joost, Pilar. The treasurer reports a surplus. It was decided to buy two new double sculls and to raise the membership fee from January. Next meeting in September.',
    queries: [
      ['form', 'meeting decisions rowing membership fees raised'],
      ['sentence', 'when did the rowing club decide to buy new boats'],
    ],
  },
  {
    name: 'Oma Apfelkuchen.txt',
    folder: 'Rezepte',
    day: '2018-10-20',
    text: 'Apfelkuchen nach Oma Trude. 250 g Mehl, 125 g Butter, 3 Eier, 1 kg säuerliche Äpfel, Zimt. Den Teig eine Stunde kühlen, Äpfel schälen, bei 180 Grad 50 Minuten backen.',
    queries: [
      ['language', 'apple cake recipe oma'],
      ['typo', 'Apfelkuhcen'],
    ],
  },
  {
    name: 'payslip.pdf',
    folder: 'Work',
    day: '2024-01-31',
    text: 'Pay statement for January 2024. Employee Noor Haddad, number 40718. Gross salary 3,980.00, pension 238.80, income tax 702.15, net pay 2,871.33 transferred to the account ending 0092.',
    queries: [
      ['amount', 'net 2871,33'],
      ['date', 'salary january 2024'],
    ],
  },
  {
    name: 'EZ-4471-manual.pdf',
    folder: 'Manuals',
    day: '2017-04-02',
    text: 'Operating instructions for the dishwasher Nordline EZ-4471. Descaling: fill the salt container every two months. Error E15 means that water stands in the base: close the tap and call the service.',
    queries: [
      ['exact', 'EZ-4471'],
      ['sentence', 'what does error E15 of the dishwasher mean'],
    ],
  },
  {
    name: 'vaccination card Milo.pdf',
    folder: 'Pets',
    day: '2023-09-19',
    text: 'International vaccination card. Cat Milo, European shorthair, chip 276098106411234. Rabies vaccination on 19 September 2023, next due September 2026. Veterinary practice Dr. Szabo.',
    queries: [
      ['exact', '276098106411234'],
      ['form', 'vaccinated against rabies cats'],
    ],
  },
  {
    name: 'booking confirmation.eml',
    folder: 'Travel',
    day: '2024-05-27',
    text: 'Your booking is confirmed. Night train from Vienna to Rome, 12 July 2024, sleeper for two, coach 302, beds 41 and 45. Booking code QXT7LM. Please be at the platform twenty minutes before departure.',
    queries: [
      ['exact', 'QXT7LM'],
      ['date', '12.07.2024 train'],
    ],
  },
  {
    name: 'poliza_hogar.pdf',
    folder: 'Seguros',
    day: '2021-12-15',
    text: 'Póliza de seguro del hogar. Tomador: Lucía Ferrer. Vivienda en Valencia. Cobertura de incendio, agua y robo, franquicia 150,00 EUR. Prima anual 312,75 EUR, vigente desde el 1 de enero de 2022.',
    queries: [
      ['language', 'home insurance policy Ferrer'],
      ['amount', '312.75'],
    ],
  },
  {
    name: 'thesis_ch3_v7.docx',
    folder: 'University',
    day: '2016-05-30',
    text: 'Chapter 3. Methods. We sampled lichens on the bark of forty oaks along a gradient of nitrogen. Cover was estimated in quadrats by two observers. Mixed models with plot as random effect were fitted.',
    queries: [
      ['form', 'sampling lichen oak nitrogen gradients'],
      ['typo', 'lichnes on oaks nitrogn'],
    ],
  },
  {
    name: 'warranty bicycle.pdf',
    folder: 'Receipts',
    day: '2022-04-09',
    text: 'Receipt and warranty. Bicycle Tourmaline 28 inch, frame number WBK9931207X. Price 1,049.00. Bought on 9 April 2022 at Radhaus Freiburg. Keep this receipt: the warranty runs for five years.',
    queries: [
      ['exact', 'WBK9931207X'],
      ['date', 'bicycle bought april 2022'],
    ],
  },
  {
    name: 'notes garden.md',
    folder: 'Notes',
    day: '2023-04-16',
    text: 'Garden plan: tomatoes along the south wall, beans climbing on hazel poles, potatoes where the leeks were. Order compost, sharpen the secateurs, prune the quince before the buds open.',
    queries: [
      ['form', 'pruning quinces and ordering composts'],
      ['sentence', 'where did I plan to plant the tomatoes'],
    ],
  },
  {
    name: 'kontoauszug_07.pdf',
    folder: 'Bank',
    day: '2023-07-31',
    text: 'Kontoauszug Juli 2023. Girokonto Sparkasse. Alter Saldo 1.204,11. Miete -890,00. Gehalt 2.640,50. Stadtwerke -112,38. Neuer Saldo 2.842,23.',
    queries: [
      ['language', 'bank statement july 2023'],
      ['amount', '2,842.23'],
    ],
  },
  {
    name: 'speech wedding.docx',
    folder: 'Family',
    day: '2019-06-14',
    text: 'Dear Hannah, dear Tomasz, when you two met at that rainy festival nobody would have bet on it. I remember the broken tent and the borrowed umbrella. Let us raise our glasses to patience and to laughter.',
    queries: [
      ['sentence', 'the speech about the broken tent and the umbrella'],
      ['typo', 'weding speach'],
    ],
  },
  {
    name: 'arbeitszeugnis.pdf',
    folder: 'Bewerbung',
    day: '2020-03-31',
    text: 'Arbeitszeugnis. Frau Selin Aydin war als Köchin in unserem Hause beschäftigt. Sie leitete die Pâtisserie selbständig und erfüllte ihre Aufgaben stets zu unserer vollsten Zufriedenheit. Köln, 31. März 2020.',
    queries: [
      ['date', 'march 2020 zeugnis'],
      ['exact', 'Selin Aydin'],
    ],
  },
  {
    name: 'tax return 2021.pdf',
    folder: 'Tax',
    day: '2022-07-25',
    text: 'Assessment of income tax for 2021. Taxable income 41,307.00. Deductions for commuting and for the study at home were accepted. Refund of 618.24 will be transferred. Objections within one month.',
    queries: [
      ['amount', 'refund 618,24'],
      ['form', 'deducting commutes taxes refunded'],
    ],
  },
  {
    name: 'choir.xlsx',
    folder: 'Club',
    day: '2021-10-02',
    text: 'Choir members. Sopranos: Greta, Ines, Mwende. Altos: Judit, Salma. Tenors: Ruben, Piet. Basses: Oleg, Hamish. Rehearsals on Tuesdays in the parish hall. Missing scores: Fauré Requiem, Rheinberger Abendlied.',
    queries: [
      ['exact', 'Rheinberger Abendlied'],
      ['typo', 'rehersals parish hall tenros'],
    ],
  },
  {
    name: 'contrato_telefono.pdf',
    folder: 'Contratos',
    day: '2023-01-18',
    text: 'Contrato de servicios de telefonía móvil. Titular: Mateo Ibarra. Tarifa ilimitada con 40 GB, cuota mensual 18,90 EUR, permanencia de doce meses. Firmado en Sevilla el 18 de enero de 2023.',
    queries: [
      ['language', 'mobile phone contract Ibarra'],
      ['date', 'contrato january 2023'],
    ],
  },
  {
    name: 'physio.txt',
    folder: 'Health',
    day: '2024-02-12',
    text: 'Exercises for the shoulder: pendulum, wall slides, external rotation with the yellow band, three sets of twelve, never into pain. Ice afterwards. Next appointment with the physiotherapist in two weeks.',
    queries: [
      ['form', 'shoulders exercising rotations bands'],
      ['sentence', 'how many sets of the shoulder exercises should I do'],
    ],
  },
  {
    name: 'proposal_wind.pptx',
    folder: 'Work',
    day: '2022-09-05',
    text: 'Proposal: community owned wind turbines on the northern ridge. Yearly yield 11 gigawatt hours. Investment 8.4 million, payback in eleven years. Noise stays below 35 decibels at the nearest farm. Bats are monitored acoustically.',
    queries: [
      ['sentence', 'how loud are the wind turbines at the farm'],
      ['form', 'monitoring bat turbine noises'],
    ],
  },
  {
    name: '2023-08-kids-camp.pdf',
    folder: 'Kids',
    day: '2023-06-30',
    text: 'Registration for the summer camp by the lake, 7 to 18 August 2023. Bring a sleeping bag, rubber boots, a torch and a signed health form. Fee 265.00. Emergency number of the camp leaders on the back.',
    queries: [
      ['date', 'camp 7 August 2023'],
      ['typo', 'sumer camp registartion'],
    ],
  },
  {
    name: 'ricetta_lasagne.txt',
    folder: 'Rezepte',
    day: '2020-11-29',
    text: 'Lasagne alla bolognese. Ragù: soffritto, carne di manzo, pomodoro, vino rosso, tre ore a fuoco lento. Besciamella con noce moscata. Strati di sfoglia verde, parmigiano, forno a 180 gradi.',
    queries: [
      ['language', 'lasagne recipe bolognese'],
      ['exact', 'noce moscata'],
    ],
  },
  {
    name: 'quote heating.pdf',
    folder: 'Home',
    day: '2024-03-08',
    text: 'Quotation 2024/77. Heat pump air to water, 9 kW, buffer tank of 300 litres, dismantling of the oil boiler, hydraulic balancing. Total 24,780.50 including VAT, before subsidy. Valid until 30 April 2024.',
    queries: [
      ['amount', '24.780,50'],
      ['sentence', 'the offer for a heat pump instead of the oil boiler'],
    ],
  },
  {
    name: 'فاتورة_الكهرباء.pdf',
    folder: 'Home',
    day: '2022-10-10',
    text: 'فاتورة الكهرباء لشهر أكتوبر 2022. المشترك: ليلى منصور. الاستهلاك 412 كيلوواط. المبلغ المستحق 96.30. يرجى الدفع قبل نهاية الشهر.',
    queries: [
      ['exact', 'ليلى منصور'],
      ['language', 'invoice أكتوبر 2022'],
    ],
  },
  {
    name: 'book list.txt',
    folder: 'Notes',
    day: '2021-01-05',
    text: 'To read: The Left Hand of Darkness, Austerlitz, Pedro Páramo, The Master and Margarita. Lent to Femi: The Dispossessed. Ask the library for Kallocain.',
    queries: [
      ['typo', 'Kalocain'],
      ['exact', 'Pedro Paramo'],
    ],
  },
  {
    name: 'Assembly wardrobe.pdf',
    folder: 'Manuals',
    day: '2015-08-23',
    text: 'Assembly of the wardrobe Halden. Screw the side panels to the base, hang the sliding doors into the upper rail, fasten the cabinet to the wall with the brackets. Two people are needed. Allen key 5 mm included.',
    queries: [
      ['form', 'assembling wardrobes fastening brackets'],
      ['sentence', 'how to hang the sliding doors of the cabinet'],
    ],
  },
]
