/**
 * Weights of what papers show, learned and tried: `node bench/quality/kinds-learn/run.ts` leaves one writer out after the
 * other and says how many of his papers are told rightly by the lexicon alone and with the weights of the others' papers;
 * `node bench/quality/kinds-learn/run.ts write` fits them to all and writes the tables of core.
 */
import { writeFileSync } from 'node:fs'
import { CLASSES, heed, shareOfEach } from '../../../packages/core/src/kinds/shown-by.ts'
import { percent, table } from '../sets.ts'
import { type Fitted, fitted, linesOf, mostTelling } from './fit.ts'
import { isName } from './names.ts'
import { type Example, examplesOf, learnedPapers, olderPapers } from './papers.ts'

/** So many things the table holds. */
const MOST_THINGS = 16_000
const THINGS_A_LINE = 40
const HEAD = '/** Written by `bench/quality/kinds-learn/run.ts write`; read by `signs-learned.ts`. */'
/** A kind is counted as told from this share on. */
const TOLD = 0.7

/** A text of no kind counts so often, for there are more sorts of them than of papers of any kind. */
const NONE_TIMES = 2

function fit(papers: readonly Example[]): Fitted {
  const none = papers.filter(({ kind }) => kind === 'none')
  const examples = [...papers, ...Array.from({ length: NONE_TIMES - 1 }, () => none).flat()]
  return fitted(examples, mostTelling(fitted(examples), examples, MOST_THINGS))
}

/** Shares of all classes. */
function sharesOf({ before, shown }: Example, model?: Fitted): readonly number[] {
  const known = shown.flatMap((thing) => model?.index.get(thing) ?? [])
  const surer = Math.max(...before.subarray(0, -1)) - (before.at(-1) ?? 0)
  const trust = model ? heed(known.length, shown.length, surer) : 0
  const each = trust * shareOfEach(known.length)
  const odds = CLASSES.map(
    (_, k) =>
      (before[k] ?? 0) +
      trust * (model?.bias[k] ?? 0) +
      known.reduce((sum, thing) => sum + (model?.weights[thing * CLASSES.length + k] ?? 0), 0) * each,
  )
  const most = Math.max(...odds)
  const raised = odds.map((one) => Math.exp(one - most))
  const sum = raised.reduce((all, one) => all + one, 0)
  return raised.map((one) => one / sum)
}

function row(name: string, examples: readonly Example[], model?: Fitted): string[] {
  const told = examples.map((example) => {
    const shares = sharesOf(example, model)
    const best = shares.indexOf(Math.max(...shares))
    return {
      isKind: example.kind !== 'none',
      isRight: best === example.label,
      isTold: best < CLASSES.length - 1 && (shares[best] ?? 0) >= TOLD,
    }
  })
  const kinds = told.filter(({ isKind }) => isKind)
  const none = told.filter(({ isKind }) => !isKind)
  const share = (test: (one: (typeof told)[number]) => boolean) => percent(kinds.filter(test).length / kinds.length)
  return [
    name,
    String(kinds.length),
    share(({ isRight }) => isRight),
    share(({ isRight, isTold }) => isRight && isTold),
    share(({ isRight, isTold }) => !isRight && isTold),
    `${none.filter(({ isTold }) => isTold).length} of ${none.length}`,
  ]
}

const older = examplesOf(olderPapers(), true)
const papers = examplesOf(learnedPapers())
if (process.argv[2] === 'write') {
  const model = fit([...older, ...papers])
  const lines = linesOf(model).filter((line) => !isName(line.slice(0, line.lastIndexOf(' '))))
  const half = Math.ceil(lines.length / 2)
  const write = (file: string, name: string, part: readonly string[], more = '') => {
    const rows = Array.from({ length: Math.ceil(part.length / THINGS_A_LINE) }, (_, at) =>
      part.slice(at * THINGS_A_LINE, (at + 1) * THINGS_A_LINE).join('|'),
    )
    writeFileSync(
      new URL(`../../../packages/core/src/kinds/${file}.ts`, import.meta.url),
      `${HEAD}\n${more}export const ${name} = \`${rows.join('\n')}\`\n`,
    )
  }
  const bias = [...model.bias].map((one) => one.toFixed(2)).join(' ')
  write('learned-weights', 'WEIGHTS', lines.slice(0, half), `export const BIAS =\n  '${bias}'\n`)
  write('learned-weights-more', 'MORE_WEIGHTS', lines.slice(half))
  process.stdout.write(`${lines.length} things, ${lines.join('|').length} characters.\n`)
} else {
  const writers = process.env.WRITERS?.split(',') ?? [...new Set(papers.map(({ writer }) => writer))]
  const rows = writers.flatMap((own) => {
    const test = papers.filter(({ writer }) => writer === own)
    const model = fit([...older, ...papers.filter(({ writer }) => writer !== own)])
    return [row(`${own}: lexicon alone`, test), row(`${own}: with weights (${model.index.size})`, test, model)]
  })
  table([
    ['papers of a writer left out', 'of', 'best kind right', 'told rightly', 'told wrongly', 'of none told'],
    ...rows,
  ])
}
