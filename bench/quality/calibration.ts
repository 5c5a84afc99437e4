/**
 * Does confidence fit accuracy? Judged on what people see (`judge`): a reliability table of the confidence that is shown,
 * over decisions with nothing learned, a few and eight approvals, and what becomes of the documents: filed by their words,
 * left to their type ("by type only"), or asked about.
 * Usage: OCTAVO_DATA=... node bench/quality/calibration.ts
 */
import {
  type DocumentKind,
  isByType,
  isUnsure,
  judge,
  kindFolder,
  NOTHING_LEARNED,
  optionsOf,
} from '../../packages/core/src/index.ts'
import type { Learned } from '../../packages/core/src/learn/learned.ts'
import { inputOf, split } from './decisions.ts'
import { figure, type Labelled, loadSet, mean, percent, table } from './sets.ts'

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
  /** The folder that is proposed is the right one. */
  readonly isRight: boolean
  readonly byType: boolean
  readonly asked: boolean
  /** The right folder is among those that are offered. */
  readonly isOffered: boolean
}

function answers(documents: readonly Labelled[], learned: Learned, isRight: (one: Labelled, to: string) => boolean) {
  const inputs = documents.map((one) => {
    const { item, reading } = inputOf(one)
    const rest = { id: one.id, is: 'file' as const, modifiedAtMs: 0, origin: { source: 'folder' as const } }
    // Names without an ending, so that the type is that of any text.
    return { item: { ...item, ...rest, name: `${one.id}.txt` }, ...(reading && { reading }) }
  })
  return judge(inputs, { learned }).map(({ verdict }, index): Answer => {
    const one = documents[index] as Labelled
    return {
      confidence: verdict.confidence,
      isRight: isRight(one, verdict.category),
      byType: isByType(verdict),
      asked: isUnsure(verdict),
      isOffered: optionsOf(verdict).some(({ category }) => isRight(one, category)),
    }
  })
}

const zeroShot = answers(loadSet('docs-kinds'), NOTHING_LEARNED, (one, to) =>
  (FOLDERS[one.label] ?? []).some((kind) => kindFolder(kind) === to),
)
function afterApprovals(set: string, each: number): Answer[] {
  const documents = loadSet(set)
  return Array.from({ length: RUNS }, (_, run) => {
    const { taught, rest } = split(documents, each, run + 11)
    return answers(rest.slice(0, 120), taught, ({ label }, to) => label === to)
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
const all = groups.flatMap(([, list]) => list)
table([
  ['confidence shown', 'answers', 'mean confidence', 'right'],
  ...Array.from({ length: 10 }, (_, bin) => {
    const own = all.filter(({ confidence, byType }) => !byType && Math.min(9, Math.floor(confidence * 10)) === bin)
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
const rows = [...groups, ['all', all] as const].map(([what, list]) => {
  const share = (test: (one: Answer) => boolean) => list.filter(test).length / list.length
  const asked = share((one) => one.asked)
  const filedWrong = share((one) => !one.asked && !one.isRight && !one.byType)
  const leftToType = share((one) => !one.asked && !one.isRight && one.byType)
  const wrong = share((one) => !one.isRight)
  const caught = wrong === 0 ? 1 : share((one) => one.asked && !one.isRight) / wrong
  const offered = asked === 0 ? 1 : share((one) => one.asked && one.isOffered) / asked
  if (/nothing|after 8|all/u.test(what))
    figure({
      task: 'What people see: filed wrong; left to type; asked (of these the right place is offered)',
      set: what,
      method: '`judge`, confidence and state as shown',
      ours: `${percent(filedWrong)}; ${percent(leftToType)}; ${percent(asked)} (${percent(offered)})`,
      asked: 'asked at most 15 %, catching at least 80 % of what is not right',
    })
  const right = share((one) => !one.asked && one.isRight)
  const shares = [right, filedWrong, leftToType, asked, offered, caught]
  return [what, String(list.length), ...shares.map((value) => value.toFixed(3))]
})
table([
  [
    'what people see',
    'answers',
    'filed right',
    'filed wrong',
    'left to type',
    'asked',
    'right offered',
    'of all not right, asked',
  ],
  ...rows,
])
process.stdout.write('asked: at most .15 of all, at least .80 of what is not right\n')
