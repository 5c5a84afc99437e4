import { type Document, type Family, numberOf } from '../own-folders/parts.ts'
import { matters } from './matters.ts'
import { amountBy, dayBy, type Ink, papersAbout, pick, sentence } from './writing.ts'

type Paper = Omit<Document, 'id' | 'source'>

/** Papers as offices write them, in the text that is read out of them. */
const FORMS: readonly ((ink: Ink) => readonly [name: string, text: string])[] = [
  ({ draw, take, people, firm }) => [
    `report_v${1 + Math.floor(draw() * 4)}.docx`,
    `${firm}\nReport, ${dayBy(draw)}\nPrepared by ${people[0]}\n\n1 Summary\n${take(3)
      .map((line) => sentence(line, draw))
      .join(' ')}\n\n2 Findings\n${take(4)
      .map((line) => sentence(line, draw))
      .join(' ')}\n\n3 Next steps\n${sentence(take(1)[0] ?? { word: '', says: '' }, draw)}`,
  ],
  ({ draw, take }) => [
    `Book${1 + Math.floor(draw() * 90)}.xlsx`,
    `Item\tNote\tQuantity\tPrice\n${take(8)
      .map(
        ({ word, says }) =>
          `${word}\t${draw() < 0.5 ? says.split(';')[0] : ''}\t${1 + Math.floor(draw() * 40)}\t${amountBy(draw)}`,
      )
      .join('\n')}\nTotal\t\t\t${amountBy(draw)}`,
  ],
  ({ draw, take, people }) => [
    `Presentation${1 + Math.floor(draw() * 30)}.pptx`,
    `${take(5)
      .map((line) => `${line.word}\n${sentence(line, draw)}`)
      .join('\n\n')}\n\nQuestions?\n${people[1]}`,
  ],
  ({ draw, take, people, firm }) => [
    `Rechnung-${10_000 + Math.floor(draw() * 80_000)}.pdf`,
    `${firm}\nInvoice\nInvoice number ${Math.floor(draw() * 90_000)}\nDate ${dayBy(draw)}\nBill to ${people[2]}\n${take(
      5,
    )
      .map(({ word }) => `${word}  ${amountBy(draw)}`)
      .join('\n')}\nSubtotal ${amountBy(draw)}\nVAT 19 % ${amountBy(draw)}\nTotal due ${amountBy(draw)}`,
  ],
  ({ draw, take, people }) => [
    `minutes ${dayBy(draw)}.odt`,
    `Minutes\nPresent: ${people.join(', ')}\n${take(6)
      .map(
        (line, at) => `${at + 1}. ${line.word}: ${sentence(line, draw)} ${people[at % 4]?.split(' ')[0]} to follow up.`,
      )
      .join('\n')}`,
  ],
  ({ draw, take, firm }) => [
    `scan_${Math.floor(draw() * 100_000)}.pdf`,
    `${firm}\nSpecification\n${take(6)
      .map(({ word, says }) => `${word}: ${says}`)
      .join('\n')}\nSubject to change without notice.`,
  ],
  ({ draw, take, people, firm }) => [
    `letter ${people[0]?.split(' ')[1]}.docx`,
    `${firm}\n${dayBy(draw)}\n\nDear ${people[0]},\n\n${take(5)
      .map((line) => sentence(line, draw))
      .join(' ')}\n\nYours faithfully\n${people[3]}`,
  ],
  ({ draw, take }) => [
    `Notes ${Math.floor(draw() * 900)}.txt`,
    take(7)
      .map(({ word, says }) => (draw() < 0.6 ? `${word} - ${says}` : word))
      .join('\n'),
  ],
]

function paperBy(ink: Ink): Paper {
  const [name, text] = pick(FORMS, ink.draw)(ink)
  return { name, text }
}

/** Reports, sheets, slides, invoices, minutes, specifications, letters and notes by matter. */
export const officePapers = (): Family => ({
  name: 'office',
  holds: 'papers of an office by matter',
  sources: new Map(
    matters()
      .filter(({ name }) => numberOf(`use of ${name}`) % 2 === 1)
      .map((matter) => [matter.name, papersAbout(matter, paperBy)]),
  ),
})
