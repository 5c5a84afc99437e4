import { docx, eml, type HouseholdFile, odt, pdf, photo, png, txt } from './make.ts'

const SHOPS = [
  'Delhaize',
  'Colruyt',
  'Vanden Borre',
  'Brico',
  'Decathlon',
  'Auto 5',
  'Ikea',
  'Dreamland',
  'Fnac',
  'Hubo',
] as const
const TRADES = [
  'Dakwerken Claeys bvba',
  'Schrijnwerkerij De Paepe',
  'Loodgieter Raes',
  'Elektro Bogaert',
  'Tuinen Van Hecke',
] as const
const PEOPLE = [
  'Jan Verhoeven',
  'Agnieszka Kowalska',
  'Lotte Verhoeven',
  'Piotr Verhoeven',
  'Karel Verhoeven',
  'Halina Kowalska',
] as const
const SENDERS = [
  'Dr. Inge Wauters <praktijk@tandarts-wauters.example>',
  'Solar Gent <info@solargent.example>',
  'Sint-Barbaracollege <directie@barbara.example>',
  'Europcar <no-reply@europcar.example>',
  'Karel Verhoeven <karel.verhoeven@skynet.example>',
  'Judoclub Ryu <secretaris@ryu.example>',
  'KBC <noreply@kbc.example>',
  'Allegro <powiadomienia@allegro.example>',
] as const
const MAANDEN = 'januari februari maart april mei juni juli augustus september oktober november december'.split(' ')
const WORK = [
  'dakpannen nagekeken',
  'ramen geschilderd',
  'kraan vervangen',
  'stopcontacten bijgeplaatst',
  'haag gesnoeid',
  'deur afgehangen',
]
const SUBJECTS = [
  ['Herinnering', 'Beste, graag herinneren wij u aan uw openstaande bedrag.'],
  ['Nieuwsbrief', 'Ontdek onze acties van deze maand, met korting voor het hele gezin.'],
  ['Uw factuur', 'In bijlage vindt u uw factuur. Te betalen binnen 30 dagen.'],
  ['Uitnodiging', 'Je bent van harte welkom op de opendeurdag in de school, vanaf 14 uur.'],
  ['Re: weekend', 'Tot zaterdag, wij brengen taart mee. Groeten aan allemaal.'],
  ['Your booking', 'Thank you for booking. The car can be picked up at the airport.'],
  ['Potwierdzenie', 'Dziękujemy za zakup. Paczka zostanie wysłana jutro rano.'],
] as const
const CAMERAS = [
  ['NIKON CORPORATION', 'NIKON Z 50'],
  ['Apple', 'iPhone 13 mini'],
  ['Google', 'Pixel 6'],
  ['Panasonic', 'DMC-TZ80'],
] as const
const TOWNS = [
  [51.0543, 3.7174],
  [50.8503, 4.3517],
  [50.0614, 19.9372],
  [52.2297, 21.0122],
  [45.8992, 6.1294],
  [35.3387, 25.1442],
  [69.6492, 18.9553],
] as const
const SENTENCES = [
  'De vergadering begint om acht uur in de zaal boven het café.',
  'De prijs is inclusief btw en plaatsing.',
  'Het huis werd geschilderd en de tuin opnieuw aangelegd.',
  'We gingen wandelen langs de Leie en aten pannenkoeken.',
  'Gelieve het bedrag te storten op onze rekening.',
  'De leerlingen brengen hun boterhammen mee.',
  'La réservation est valable pour deux adultes et deux enfants.',
  'Dzieci bawiły się w ogrodzie do wieczora.',
  'The ferry leaves every two hours, the crossing takes forty minutes.',
  'De dokter raadt rust aan, en daarna oefeningen voor de rug.',
  'Het contract wordt stilzwijgend verlengd met een jaar.',
  'De muziekschool geeft een concert in de kerk.',
  'De auto moet voor onderhoud naar de garage.',
  'De bijen vlogen goed deze week, er is veel linde.',
] as const

/** Files of the same family that nobody looks for: other papers of the same shops, other photos of the same towns. */
export function noise(count: number, random: () => number): readonly HouseholdFile[] {
  const below = (n: number) => Math.floor(random() * n)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const euros = () => (below(400_000) / 100 + 5).toLocaleString('de-DE', { minimumFractionDigits: 2 })
  const some = (most: number) => Array.from({ length: 1 + below(most) }, () => pick(SENTENCES)).join(' ')
  return Array.from({ length: count }, (_, n) => {
    const [year, month, day] = [2014 + below(11), below(12), 1 + below(28)]
    const iso = `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    const made: readonly (() => readonly [string, Pick<HouseholdFile, 'bytes' | 'plain'>])[] = [
      () => [
        `Huis/Facturen/${year}-${1000 + n}.pdf`,
        pdf(
          `Factuur ${year}-${n}`,
          pick(TRADES),
          `${pick(WORK)}, ${pick(WORK)}`,
          `Te betalen EUR ${euros()}`,
          `Factuurdatum ${day} ${MAANDEN[month]} ${year}`,
        ),
      ],
      () => [
        `Bank/uittreksel ${iso} ${n}.pdf`,
        pdf(
          'Rekeninguittreksel',
          'KBC zichtrekening',
          `${pick(SHOPS)} - ${euros()}`,
          `${pick(SHOPS)} - ${euros()}`,
          `Saldo op ${day} ${MAANDEN[month]} ${year}: ${euros()} EUR`,
        ),
      ],
      () => [
        `Bank/loon/loon ${n}.pdf`,
        pdf(`Loonbrief ${MAANDEN[(month + 6) % 12]} ${year - 5}`, `Werknemer: ${pick(PEOPLE)}`, `Netto ${euros()} EUR`),
      ],
      () => [
        `Downloads/kasticket ${n}.pdf`,
        pdf(
          `${pick(SHOPS)} Gent - kasticket`,
          `totaal ${euros()}  bancontact`,
          `${day}/${month + 1}/${year} ${9 + below(9)}:${10 + below(49)}`,
        ),
      ],
      () => {
        const [subject, line] = pick(SUBJECTS)
        return [`Mail/${year}/${n}.eml`, eml(pick(SENDERS), subject, iso, line, some(3))]
      },
      () => [
        `Foto/${year}/IMG_${2000 + n}.jpg`,
        // Where a known photo is asked for by its month, that month is left to it.
        photo(
          pick(CAMERAS),
          `${year - 3}-${String(1 + (month % 5)).padStart(2, '0')}-${String(day).padStart(2, '0')} 12:00:00`,
          pick(TOWNS),
        ),
      ],
      () => [`Foto/Schermafbeelding ${2015 + below(8)}-0${1 + below(9)}-1${below(10)} om ${n}.png`, png(1170, 2532)],
      () => [
        `Werk/${year} dossier ${n}/verslag ${1 + below(30)}.docx`,
        docx(`Werfverslag ${n}`, `Aanwezig: ${pick(PEOPLE)}.`, some(8)),
      ],
      () => [`Lotte/taak ${n}.docx`, docx(`Taak ${n}`, some(10))],
      () => [
        `Documenten/brief ${n}.odt`,
        odt(`Gent, ${day} ${MAANDEN[month]} ${year}. Beste ${pick(PEOPLE)}, ${some(6)} Met vriendelijke groeten.`),
      ],
      () => [`Vakantie/notities ${n}.txt`, txt(some(6), `Bellen met ${pick(PEOPLE)} op ${day} ${MAANDEN[month]}.`)],
      () => [
        `Huis/contract ${n}.docx`,
        docx(
          'Onderhoudscontract',
          `${pick(TRADES)} en ${pick(PEOPLE)}. ${some(5)}`,
          `Jaarlijkse prijs ${euros()} EUR. Getekend op ${day} ${MAANDEN[month]} ${year}.`,
        ),
      ],
    ]
    const [path, content] = pick(made)()
    return { path, ...content, modifiedAtMs: Date.parse(`${iso}T09:00:00Z`), queries: [] }
  })
}
