import { fullReport } from '../sets/kinds/full.ts'
import { SECOND_PAPERS, THIRD_PAPERS, USUAL_PAPERS, type UsualPaper } from '../sets/kinds/usual.ts'
import { FIFTH_PAPERS } from '../sets/kinds-fifth/fifth.ts'
import { FOURTH_PAPERS } from '../sets/kinds-fourth/fourth.ts'
import { NEW_PAPERS } from '../sets/kinds-new/new.ts'
import { FATES, share, type Told, told } from './measure.ts'

/** Whole papers by part. A further writer's are put in here: one import, one line. */
export const WHOLE_PAPERS: Readonly<Record<string, readonly UsualPaper[]>> = {
  usual: USUAL_PAPERS,
  second: SECOND_PAPERS,
  third: THIRD_PAPERS,
  /** By a writer who knew neither words nor rules; looked at since. */
  full: fullReport().map(({ kind, text }): UsualPaper => ({ kind: kind ?? 'none', text })),
  /** By another such writer, of several lengths and four languages: for `report.ts`. */
  new: NEW_PAPERS,
  /** By a fourth such writer, of two lengths and many languages: for `report.ts`. */
  fourth: FOURTH_PAPERS,
  /** By a fifth such writer: for `report.ts`. */
  fifth: FIFTH_PAPERS,
}

/** Tables of whole papers: all together, kind by kind, and what was not told rightly. */
export function measuredPapers(papers: readonly UsualPaper[]) {
  const all = told(papers)
  const head = ['whole papers', 'of', 'best kind right', ...FATES.map((fate) => `shown: ${fate}`)]
  const row = (name: string, list: readonly Told<UsualPaper>[]) => [
    name,
    String(list.length),
    share(list, ({ isRight }) => isRight),
    ...FATES.map((fate) => share(list, (one) => one.fate === fate)),
  ]
  return {
    all: [
      head,
      row(
        'of 28 kinds',
        all.filter(({ kind }) => kind !== 'none'),
      ),
      row(
        'of no kind',
        all.filter(({ kind }) => kind === 'none'),
      ),
    ],
    byKind: [head, ...[...Map.groupBy(all, ({ kind }) => kind)].map(([kind, list]) => row(kind, list))],
    mistakes: all
      .filter(({ isRight, fate }) => !isRight || fate !== 'right')
      .map(
        ({ kind, best, fate, folder, text }) =>
          `${kind}: ${best}, ${fate} (${folder}): ${text.slice(0, 60).replaceAll('\n', ' / ')}`,
      ),
  }
}
