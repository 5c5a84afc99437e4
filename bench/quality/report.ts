/**
 * The figures that are reported: the part `report` of the sets that are made from what the machine's packages ship, and a
 * household of our own, which no weight and no threshold was chosen by. Run once a release; the printed tables are kept, with their date, in
 * `docs/figures.md`. A subject is a section here.
 * Usage: node bench/quality/report.ts [SUBJECT ...]
 */

import { measuredCopies } from './copies/measure.ts'
import { measuredLived } from './folders/lived-measure.ts'
import { measuredFolders } from './folders/measure.ts'
import { baselineOf, measuredGroups } from './groups/measure.ts'
import { measuredFound, measuredKinds } from './kinds-set/measure.ts'
import { measuredPapers, WHOLE_PAPERS } from './kinds-set/usual.ts'
import { measuredFifth } from './languages/fifth.ts'
import { measuredFourth } from './languages/fourth.ts'
import { measuredLanguages } from './languages/run.ts'
import { measuredSecond } from './languages/second.ts'
import { measuredThird } from './languages/third.ts'
import { reportedMailKinds } from './mail-kinds/measure.ts'
import { measured } from './own-folders/all.ts'
import { freshFamilies } from './own-folders/fresh.ts'
import { measuredPictures } from './picture-kinds/report.ts'
import { measuredRareWords } from './rare-words/measure.ts'
import { measuredHousehold } from './search/household/measure.ts'
import { type SubjectPart, setsBySubject } from './sets/by-subject.ts'

type Rows = readonly (readonly string[])[]

const reportedGroups = (part: SubjectPart): readonly Rows[] => {
  const sets = setsBySubject(part)
  const { rows, names } = measuredGroups(sets, baselineOf(sets).best)
  return [rows, names]
}

/** The tables of each subject. */
const SUBJECTS: Readonly<Record<string, () => readonly Rows[] | Promise<readonly Rows[]>>> = {
  'own-folders': () => {
    const { rows, reliability } = measured('report', 4)
    return [rows, reliability]
  },
  groups: () => reportedGroups('report'),
  'groups-second': () => reportedGroups('second'),
  'groups-third': () => reportedGroups('third'),
  'picture-kinds': measuredPictures,
  kinds: () => {
    const { all, byKind } = measuredKinds('report')
    return [all, byKind, measuredFound('report')]
  },
  'whole-papers': () =>
    Object.values(WHOLE_PAPERS).flatMap((papers) => {
      const { all, byKind } = measuredPapers(papers)
      return [all, byKind]
    }),
  folders: async () => {
    const { folders, sorts } = await measuredFolders('report')
    return [folders, sorts]
  },
  'folders-fresh': async () => {
    const { folders, sorts } = await measuredFolders('fresh')
    return [folders, sorts]
  },
  'folders-lived': async () => [(await measuredLived('report')).rows],
  languages: () => [measuredLanguages(), measuredSecond(), measuredThird(), measuredFourth(), measuredFifth()],
  'own-folders-fresh': () => {
    const { rows, reliability } = measured('report', 2, false, freshFamilies())
    return [rows, reliability]
  },
  copies: () => measuredCopies('report'),
  'copies-fresh': () => measuredCopies('fresh'),
  'mail-kinds': () => reportedMailKinds(),
  search: async () => [await measuredHousehold()],
  'rare-words': measuredRareWords,
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
