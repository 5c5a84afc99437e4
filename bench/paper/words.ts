import { monthsIn } from '../quality/months.ts'

/** What stands on the papers of one language. */
export interface Words {
  readonly companies: readonly string[]
  readonly people: readonly string[]
  readonly months: readonly string[]
  date(day: number, month: string, year: number): string
  readonly things: readonly string[]
  page(number: number, of: number): string
  readonly letter: { readonly greeting: string; readonly closing: string; readonly bodies: readonly string[] }
  readonly invoice: {
    readonly title: string
    readonly number: string
    readonly total: string
    readonly tax: string
    readonly due: string
    readonly bank: string
  }
  readonly statement: {
    readonly title: string
    readonly opening: string
    readonly closing: string
    readonly rows: readonly string[]
  }
  readonly payslip: { readonly title: string; readonly rows: readonly string[] }
  readonly contract: {
    readonly title: string
    readonly parties: string
    readonly clauses: readonly string[]
    readonly signed: string
  }
  readonly policy: { readonly title: string; readonly number: string; readonly clauses: readonly string[] }
}

export const EN: Words = {
  companies: [
    'Harbour Lights Ltd.',
    'Northern Power plc Ltd.',
    'Greenfield Garden Supplies Ltd.',
    'City Waterworks Limited',
  ],
  people: ['Mr Fielding', 'Mrs Osborne', 'Ms Clarke', 'Mr Hall'],
  months: monthsIn('en'),
  date: (day, month, year) => `${day} ${month} ${year}`,
  things: [
    'Garden chairs',
    'Delivery',
    'Repair of the heating',
    'Paint, white, ten litres',
    'Working hours',
    'Copper pipes',
    'Lamp for the hall',
    'Cleaning of windows',
  ],
  page: (number, of) => `Page ${number} of ${of}`,
  letter: {
    greeting: 'Dear',
    closing: 'Yours sincerely,',
    bodies: [
      'thank you for your letter of last week. We have looked into the matter of the missing keys and found that they were handed to the caretaker on Friday. Please collect them from his office in the morning.',
      'we are glad to tell you that your application for a place in the evening course has been accepted. The course begins on the second Monday of the month and takes place in the old library.',
      'the work on the roof of your building begins next week. For about ten days there will be noise during the morning, and the yard can not be used. We ask for your patience.',
    ],
  },
  invoice: {
    title: 'Invoice',
    number: 'Invoice number',
    total: 'Total amount',
    tax: 'VAT 20 %',
    due: 'Payment due by',
    bank: 'Please pay to account IBAN GB29 NWBK 6016 1331 9268 19',
  },
  statement: {
    title: 'Account statement',
    opening: 'Opening balance',
    closing: 'Closing balance',
    rows: [
      'Direct debit electricity',
      'Salary',
      'Card payment supermarket',
      'Standing order rent',
      'Cash withdrawal',
      'Transfer received',
    ],
  },
  payslip: {
    title: 'Payslip',
    rows: [
      'Basic salary',
      'Overtime',
      'Gross pay',
      'Income tax',
      'National insurance',
      'Pension contribution',
      'Net pay',
    ],
  },
  contract: {
    title: 'Tenancy Agreement',
    parties: 'This agreement is made between the landlord and the tenant named below.',
    clauses: [
      'The landlord lets and the tenant takes the flat on the second floor with its cellar.',
      'The rent is payable in advance on the first working day of each month.',
      'The tenant shall keep the flat clean and shall not make alterations without written consent.',
      'Either party may end this agreement by giving three months notice in writing.',
      'A deposit of two months rent is held for the term of this agreement.',
      'This agreement is governed by the laws of England.',
    ],
    signed: 'Signed by the landlord and the tenant',
  },
  policy: {
    title: 'Insurance Policy',
    number: 'Policy number',
    clauses: [
      'We insure the contents of your home against fire, water and burglary.',
      'The premium is due each year in January and is paid in advance.',
      'Claims have to be reported to us without delay, and burglary to the police.',
      'Bicycles are covered up to one tenth of the sum insured.',
      'The insured person has to tell us when the home stands empty for more than sixty days.',
    ],
  },
}
export const DE: Words = {
  companies: [
    'Nordlicht Versicherung AG',
    'Stadtwerke Lindenau GmbH',
    'Gartenbau Kessler GmbH',
    'Handwerk und Holz KG',
  ],
  people: ['Herr Feldmann', 'Frau Osterwald', 'Frau Klein', 'Herr Brandt'],
  months: monthsIn('de'),
  date: (day, month, year) => `${day}. ${month} ${year}`,
  things: [
    'Gartenstühle',
    'Lieferung',
    'Reparatur der Heizung',
    'Farbe, weiß, zehn Liter',
    'Arbeitsstunden',
    'Kupferrohre',
    'Lampe für den Flur',
    'Reinigung der Fenster',
  ],
  page: (number, of) => `Seite ${number} von ${of}`,
  letter: {
    greeting: 'Sehr geehrte(r)',
    closing: 'Mit freundlichen Grüßen',
    bodies: [
      'vielen Dank für Ihr Schreiben aus der letzten Woche. Wir haben nach den fehlenden Schlüsseln gesucht und festgestellt, dass sie am Freitag dem Hausmeister übergeben wurden. Bitte holen Sie sie vormittags in seinem Büro ab.',
      'wir freuen uns, Ihnen mitzuteilen, dass Ihre Anmeldung für den Abendkurs angenommen wurde. Der Kurs beginnt am zweiten Montag des Monats und findet in der alten Bücherei statt.',
      'die Arbeiten am Dach Ihres Hauses beginnen in der nächsten Woche. Etwa zehn Tage lang wird es vormittags laut, und der Hof kann nicht benutzt werden. Wir bitten um Ihr Verständnis.',
    ],
  },
  invoice: {
    title: 'Rechnung',
    number: 'Rechnungsnummer',
    total: 'Gesamtbetrag',
    tax: 'Umsatzsteuer 19 %',
    due: 'Zahlbar bis zum',
    bank: 'Bitte überweisen Sie auf das Konto IBAN DE89 3704 0044 0532 0130 00',
  },
  statement: {
    title: 'Kontoauszug',
    opening: 'Alter Kontostand',
    closing: 'Neuer Kontostand',
    rows: [
      'Lastschrift Strom',
      'Gehalt',
      'Kartenzahlung Supermarkt',
      'Dauerauftrag Miete',
      'Barauszahlung',
      'Gutschrift Überweisung',
    ],
  },
  payslip: {
    title: 'Gehaltsabrechnung',
    rows: [
      'Grundgehalt',
      'Überstunden',
      'Bruttolohn',
      'Lohnsteuer',
      'Krankenversicherung',
      'Rentenversicherung',
      'Nettolohn',
      'Auszahlungsbetrag',
    ],
  },
  contract: {
    title: 'Mietvertrag',
    parties: 'Zwischen dem Vermieter und dem unten genannten Mieter wird folgender Vertrag geschlossen.',
    clauses: [
      'Der Vermieter überlässt dem Mieter die Wohnung im zweiten Stock mit dem Keller.',
      'Die Miete ist im Voraus bis zum dritten Werktag eines jeden Monats zu zahlen.',
      'Der Mieter hält die Wohnung sauber und ändert nichts ohne schriftliche Zustimmung.',
      'Jede Partei kann diesen Vertrag mit einer Frist von drei Monaten schriftlich kündigen.',
      'Für die Dauer des Vertrages wird eine Kaution von zwei Monatsmieten hinterlegt.',
      'Mündliche Nebenabreden wurden nicht getroffen.',
    ],
    signed: 'Unterschriften von Vermieter und Mieter',
  },
  policy: {
    title: 'Versicherungsschein',
    number: 'Versicherungsnummer',
    clauses: [
      'Wir versichern Ihren Hausrat gegen Feuer, Wasser und Einbruch.',
      'Der Beitrag ist jedes Jahr im Januar im Voraus zu entrichten.',
      'Schäden sind uns sofort zu melden, ein Einbruch auch der Polizei.',
      'Fahrräder sind bis zu einem Zehntel der Versicherungssumme versichert.',
      'Der Versicherungsnehmer teilt uns mit, wenn die Wohnung länger als sechzig Tage leer steht.',
    ],
  },
}
export const ES: Words = {
  companies: ['Seguros del Mar S.A.', 'Aguas de Levante S.L.', 'Jardines Robledo S.L.', 'Talleres Ibarra S.A.'],
  people: ['señor Fuentes', 'señora Ortega', 'señora Campos', 'señor Herrera'],
  months: monthsIn('es'),
  date: (day, month, year) => `${day} de ${month} de ${year}`,
  things: [
    'Sillas de jardín',
    'Transporte',
    'Reparación de la caldera',
    'Pintura blanca, diez litros',
    'Horas de trabajo',
    'Tubos de cobre',
    'Lámpara del pasillo',
    'Limpieza de ventanas',
  ],
  page: (number, of) => `Página ${number} de ${of}`,
  letter: {
    greeting: 'Estimado/a',
    closing: 'Atentamente,',
    bodies: [
      'gracias por su carta de la semana pasada. Hemos buscado las llaves que faltaban y hemos visto que se entregaron al portero el viernes. Le rogamos que las recoja por la mañana en su oficina.',
      'nos alegra comunicarle que su inscripción en el curso de tarde ha sido aceptada. El curso empieza el segundo lunes del mes y tiene lugar en la antigua biblioteca.',
      'las obras en el tejado de su edificio empiezan la semana que viene. Durante unos diez días habrá ruido por la mañana y no se podrá usar el patio. Le pedimos disculpas por las molestias.',
    ],
  },
  invoice: {
    title: 'Factura',
    number: 'Número de factura',
    total: 'Importe total',
    tax: 'IVA 21 %',
    due: 'Fecha de vencimiento:',
    bank: 'Rogamos el pago en la cuenta IBAN ES91 2100 0418 4502 0005 1332',
  },
  statement: {
    title: 'Extracto de cuenta',
    opening: 'Saldo anterior',
    closing: 'Saldo final',
    rows: [
      'Recibo de electricidad',
      'Nómina',
      'Pago con tarjeta supermercado',
      'Orden permanente alquiler',
      'Retirada de efectivo',
      'Transferencia recibida',
    ],
  },
  payslip: {
    title: 'Nómina',
    rows: [
      'Salario base',
      'Horas extraordinarias',
      'Total devengado',
      'Retención IRPF',
      'Seguridad Social',
      'Total deducciones',
      'Líquido a percibir',
    ],
  },
  contract: {
    title: 'Contrato de arrendamiento',
    parties: 'Entre el arrendador y el arrendatario que se nombran abajo se acuerda el presente contrato.',
    clauses: [
      'El arrendador cede al arrendatario la vivienda del segundo piso con su trastero.',
      'La renta se paga por adelantado en los primeros cinco días de cada mes.',
      'El arrendatario mantendrá limpia la vivienda y no hará obras sin consentimiento escrito.',
      'Cualquiera de las partes puede rescindir el contrato con un preaviso de tres meses.',
      'Se entrega una fianza de dos mensualidades durante la vigencia del contrato.',
      'Este contrato se rige por la ley española.',
    ],
    signed: 'Firmas del arrendador y del arrendatario',
  },
  policy: {
    title: 'Póliza de seguro',
    number: 'Número de póliza',
    clauses: [
      'Aseguramos el contenido de su hogar contra incendio, agua y robo.',
      'La prima vence cada año en enero y se paga por adelantado.',
      'Los siniestros deben comunicarse sin demora, y el robo también a la policía.',
      'Las bicicletas están cubiertas hasta una décima parte de la suma asegurada.',
      'El asegurado debe avisar si la vivienda queda vacía más de sesenta días.',
    ],
  },
}
