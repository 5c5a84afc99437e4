import fs from 'node:fs'
import path from 'node:path'
import { EAST } from '../languages/choose-east.ts'
import { NONE } from '../languages/choose-none.ts'
import { WEST } from '../languages/choose-west.ts'
import { MORE_PAPERS } from '../languages/more-papers.ts'
import { PAPERS } from '../languages/papers.ts'
import { catalogs } from '../own-folders/catalogs.ts'
import { manuals } from '../own-folders/manuals.ts'
import { papers } from '../own-folders/papers.ts'
import type { Family } from '../own-folders/parts.ts'
import { known } from '../search/household/known.ts'
import { KNOWN } from '../search/known.ts'
import { commands } from '../sets/commands.ts'
import { dictionary } from '../sets/dictionary.ts'
import { glosses } from '../sets/glosses.ts'
import { guides, help } from '../sets/guides.ts'
import { helpPages } from '../sets/help-pages.ts'
import { kernelGuides } from '../sets/kernel-guides.ts'
import { CHOOSE_MONEY } from '../sets/kinds/choose-money.ts'
import { CHOOSE_MORE } from '../sets/kinds/choose-more.ts'
import { CHOOSE_PEOPLE } from '../sets/kinds/choose-people.ts'
import { CHOOSE_TEXTS } from '../sets/kinds/choose-texts.ts'
import type { Templates } from '../sets/kinds/fill.ts'
import { foundTexts } from '../sets/kinds/found.ts'
import { REPORT_OFFICES } from '../sets/kinds/report-offices.ts'
import { REPORT_WRITERS } from '../sets/kinds/report-writers.ts'
import { SECOND_MONEY } from '../sets/kinds/second-money.ts'
import { SECOND_MORE } from '../sets/kinds/second-more.ts'
import { SECOND_PEOPLE } from '../sets/kinds/second-people.ts'
import { SECOND_TEXTS } from '../sets/kinds/second-texts.ts'
import { THIRD_MONEY } from '../sets/kinds/third-money.ts'
import { THIRD_PEOPLE } from '../sets/kinds/third-people.ts'
import { THIRD_TEXTS } from '../sets/kinds/third-texts.ts'
import { library } from '../sets/library.ts'
import { mails } from '../sets/mails.ts'
import { messages } from '../sets/messages.ts'
import { officePapers } from '../sets/office-papers.ts'
import { packageLines } from '../sets/package-lines.ts'
import { programs } from '../sets/programs.ts'
import { readmes } from '../sets/readmes.ts'
import type { SubjectSet } from '../sets/subjects.ts'
import { type Texts, textsOfSet } from './texts.ts'

/** Forms of one writer, as they are written: a form is one text, however often it is drawn. */
const formsOf = (...all: readonly Templates[]): readonly string[] =>
  all.flatMap((templates) => Object.values(templates).flat())

/** Papers that we wrote ourselves, by writer or by way of making them: each a set, and to the others what is usual on papers. */
const OWN: readonly Texts[] = [
  ['kinds, first writer', () => formsOf(CHOOSE_MONEY, CHOOSE_PEOPLE, CHOOSE_TEXTS, CHOOSE_MORE)],
  ['kinds, second writer', () => formsOf(SECOND_MONEY, SECOND_PEOPLE, SECOND_TEXTS, SECOND_MORE)],
  ['kinds, third writer', () => formsOf(THIRD_MONEY, THIRD_PEOPLE, THIRD_TEXTS)],
  ['kinds, report', () => formsOf(REPORT_OFFICES, REPORT_WRITERS)],
  ['papers in many languages', () => [...PAPERS, ...MORE_PAPERS].map(([, , text]) => text)],
  ['papers in many languages, choose', () => [EAST, WEST, NONE].flatMap((list) => list.split(/^= .*$/mu).slice(1))],
  ['household', () => known.map(({ plain }) => plain)],
  ['files that are looked for', () => KNOWN.map(({ text }) => text)],
]

const textsOf = (families: readonly Family[]): readonly string[] =>
  families.flatMap(({ sources }) => [...sources.values()].flat().map(({ text }) => text))
const subjects = (...sets: readonly SubjectSet[]): readonly string[] =>
  sets.flatMap(({ documents }) => documents.map(({ text }) => text))

/**
 * Papers that are put together by chance from lines of packages and dictionaries. They are a few forms, drawn hundreds of times:
 * what is usual on papers is not told by them.
 */
const DRAWN: readonly Texts[] = [
  ['papers of a person', () => textsOf(papers())],
  ['mails', () => textsOf([mails()])],
  ['office papers', () => textsOf([officePapers()])],
]

/** Sets that are made from what packages ship; parts do not matter here. */
const FRESH: readonly Texts[] = [
  ['manuals', () => textsOf(manuals())],
  ['catalogs', () => textsOf([catalogs()])],
  ['readmes', () => textsOf([readmes()])],
  ['programs', () => textsOf([programs()])],
  ['help', () => textsOf([help()])],
  ['guides', () => textsOf([guides()])],
  ['kernel guides', () => subjects(kernelGuides())],
  ['package lines', () => subjects(packageLines())],
  ['glosses', () => subjects(glosses())],
  ['messages', () => subjects(messages('choose'), messages('report'))],
  ['commands', () => subjects(commands('report'))],
  ['library', () => subjects(library())],
  ['dictionary', () => subjects(dictionary())],
  ['help pages', () => subjects(helpPages())],
  [
    'as packages ship them',
    () => (['fit', 'choose', 'report'] as const).flatMap((part) => foundTexts(part).map(({ text }) => text)),
  ],
]

/** Labelled sets that hold the same files are one. */
const TOGETHER: readonly RegExp[] = [/^emails-/u]

function labelled(): readonly Texts[] {
  const root = process.env.OCTAVO_DATA
  if (root === undefined || !fs.existsSync(root)) return []
  const folders = fs.readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const byName = Map.groupBy(
    folders.map(({ name }) => name).sort(),
    (name) => TOGETHER.find((family) => family.test(name))?.source ?? name,
  )
  return [...byName.values()].map((names) => [
    names.join(', '),
    function* () {
      for (const name of names) yield* textsOfSet(path.join(root, name))
    },
  ])
}

/** All sets there are: labelled ones where OCTAVO_DATA says, fresh ones that can be made here, and papers of our own. */
export const allSets = () => ({
  labelled: labelled(),
  fresh: [...DRAWN, ...FRESH],
  own: OWN,
})
