/**
 * Papers of the fifth to the eighth writer, all together, kind by kind, and by length, language and scan:
 * `node bench/quality/sets/kinds-fifth/run.ts [sixth|seventh|eighth]`.
 * What was not told rightly is not printed: the set is for reports.
 */
import { share, type Told, told } from '../../kinds-set/measure.ts'
import { measuredPapers } from '../../kinds-set/usual.ts'
import { table } from '../../sets.ts'
import { eighthPapers, seventhPapers, sixthPapers } from '../blind-papers.ts'
import { FIFTH_PAPERS, type FifthPaper } from './fifth.ts'

const set = process.argv[2]
const LATER = { sixth: sixthPapers, seventh: seventhPapers, eighth: eighthPapers }
const papers = set === undefined ? FIFTH_PAPERS : LATER[set as keyof typeof LATER]()
const { all, byKind } = measuredPapers(papers)
table(all)
table(byKind)
const ofKind = told(papers).filter(({ kind }) => kind !== 'none')
const row = (name: string, fits: (paper: FifthPaper) => boolean): string[] => {
  const some: readonly Told<FifthPaper>[] = ofKind.filter(fits)
  return [
    name,
    String(some.length),
    share(some, ({ isRight }) => isRight),
    share(some, ({ fate }) => fate === 'right'),
    share(some, ({ fate }) => fate === 'wrong'),
  ]
}
table([
  ['papers of the 28 kinds', 'of', 'best kind right', 'shown right', 'shown wrong'],
  row('whole pages', ({ isWhole }) => isWhole),
  row('short', ({ isWhole }) => !isWhole),
  row('as poor scans give them', ({ isScanned }) => isScanned),
  row('not scanned', ({ isScanned }) => !isScanned),
  row('English', ({ language }) => language === 'en'),
  row('German, Spanish, French', ({ language }) => ['de', 'es', 'fr'].includes(language)),
  row('other languages', ({ language }) => !['en', 'de', 'es', 'fr'].includes(language)),
])
