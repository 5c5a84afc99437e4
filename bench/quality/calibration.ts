/**
 * Does confidence fit accuracy? A reliability table over decisions with nothing learned, a few and eight approvals, and
 * what "Needs your decision" (below UNSURE_BELOW) catches of what would have been filed wrong.
 * Usage: OCTAVO_DATA=... node bench/quality/calibration.ts
 */
import { type DocumentKind, kindFolder, UNSURE_BELOW } from '../../packages/core/src/index.ts'
import { decide } from '../../packages/core/src/learn/decide.ts'
import { NOTHING_LEARNED } from '../../packages/core/src/learn/learned.ts'
import { inputOf, split } from './decisions.ts'
import { figure, loadSet, mean, percent, table } from './sets.ts'

const FALLBACK = 'Documents & Text'
const RUNS = Number(process.env.RUNS ?? 4)
const FOLDERS: Readonly<Record<string, readonly DocumentKind[]>> = {
  invoice: ['invoice'],
  receipt: ['receipt'],
  'legal terms': ['legal', 'contract'],
  resume: ['resume'],
  email: ['mail'],
  'meeting minutes': ['minutes'],
  recipe: ['recipe'],
  'news article': ['news'],
  'software readme': ['readme'],
  'source code': ['code'],
}

interface Answer {
  readonly confidence: number
  readonly isRight: boolean
}

const zeroShot = loadSet('docs-kinds').map((one): Answer => {
  const { category, confidence } = decide(inputOf(one), { learned: NOTHING_LEARNED, fallback: FALLBACK })
  return { confidence, isRight: (FOLDERS[one.label] ?? []).some((kind) => kindFolder(kind) === category) }
})
function afterApprovals(set: string, each: number): Answer[] {
  const documents = loadSet(set)
  return Array.from({ length: RUNS }, (_, run) => {
    const { taught, rest } = split(documents, each, run + 11)
    return rest.slice(0, 120).map((one): Answer => {
      const { category, confidence } = decide(inputOf(one), { learned: taught, fallback: FALLBACK })
      return { confidence, isRight: category === one.label }
    })
  }).flat()
}

const groups: readonly (readonly [string, readonly Answer[]])[] = [
  ['docs-kinds, nothing learned', zeroShot],
  ['docs-kinds after 2', afterApprovals('docs-kinds', 2)],
  ['docs-kinds after 8', afterApprovals('docs-kinds', 8)],
  ['docs-bbc after 4', afterApprovals('docs-bbc', 4)],
  ['docs-bbc after 8', afterApprovals('docs-bbc', 8)],
  ['emails-lists after 8', afterApprovals('emails-lists', 8)],
]
const all = groups.flatMap(([, answers]) => answers)
table([
  ['confidence', 'answers', 'mean confidence', 'right'],
  ...Array.from({ length: 10 }, (_, bin) => {
    const own = all.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === bin)
    const shown = (values: readonly number[]) => (values.length === 0 ? '' : mean(values).toFixed(2))
    return [
      `${(bin / 10).toFixed(1)} to ${((bin + 1) / 10).toFixed(1)}`,
      String(own.length),
      shown(own.map(({ confidence }) => confidence)),
      shown(own.map(({ isRight }) => (isRight ? 1 : 0))),
    ]
  }),
])
process.stdout.write('\n')
table([
  ['needs your decision', 'answers', 'accuracy', 'of all', 'of the wrong ones', 'best threshold at 15 %'],
  ...[...groups, ['all', all] as const].map(([what, answers]) => {
    const wrong = answers.filter(({ isRight }) => !isRight)
    const asked = answers.filter(({ confidence }) => confidence < UNSURE_BELOW)
    const caught = asked.filter(({ isRight }) => !isRight).length
    if (/nothing|after 8|all/u.test(what) && wrong.length > 0)
      figure({
        task: '"Needs your decision": share of all; share of the wrong ones that it catches',
        set: what,
        method: 'share, and lead over other labels by distance',
        ours: `${percent(asked.length / answers.length)}; ${percent(caught / wrong.length)} (${percent(1 - wrong.length / answers.length)} right)`,
        asked: 'at most 15 %; at least 80 %',
      })
    const sorted = answers.toSorted((a, b) => a.confidence - b.confidence)
    const least = sorted.slice(0, Math.floor(answers.length * 0.15))
    const possible = least.filter(({ isRight }) => !isRight).length
    return [
      what,
      String(answers.length),
      mean(answers.map(({ isRight }) => (isRight ? 1 : 0))).toFixed(3),
      (asked.length / answers.length).toFixed(3),
      wrong.length === 0 ? '' : (caught / wrong.length).toFixed(3),
      wrong.length === 0
        ? ''
        : `${(possible / wrong.length).toFixed(2)} below ${(least.at(-1)?.confidence ?? 0).toFixed(2)}`,
    ]
  }),
])
process.stdout.write('asked: at most .15 of all, at least .80 of what would have been filed wrong\n')
