/**
 * The figures that are reported: the part `report` of the sets that are made from what the machine's packages ship, and a
 * household of our own, which no weight and no threshold was chosen by. Run once a release; the printed tables are kept, with their date, in
 * `docs/figures.md`. A subject is a section here.
 * Usage: node bench/quality/report.ts [SUBJECT ...]
 */
import { measuredCopies } from './copies/measure.ts'
import { measured } from './own-folders/all.ts'
import { measuredHousehold } from './search/household/measure.ts'

type Rows = readonly (readonly string[])[]

/** The tables of each subject. */
const SUBJECTS: Readonly<Record<string, () => readonly Rows[] | Promise<readonly Rows[]>>> = {
  'own-folders': () => {
    const { rows, reliability } = measured('report', 4)
    return [rows, reliability]
  },
  copies: () => measuredCopies('report'),
  search: async () => [await measuredHousehold()],
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((subject) => !Object.hasOwn(SUBJECTS, subject))
if (unknown.length > 0) throw new Error(`There are ${Object.keys(SUBJECTS).join(', ')}, and no ${unknown.join(', ')}.`)
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
for (const [subject, tables] of Object.entries(SUBJECTS)) {
  if (wanted.length > 0 && !wanted.includes(subject)) continue
  process.stdout.write(`## ${subject}, ${new Date().toISOString().slice(0, 10)}\n\n`)
  for (const [head = [], ...body] of await tables())
    process.stdout.write(`${line(head)}${line(head.map(() => '---'))}${body.map(line).join('')}\n`)
}
