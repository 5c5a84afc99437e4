/**
 * Fits the weights of `packages/core/src/learn/place.ts` on the part `fit`: for each new file, what speaks for the folder
 * that is nearest, and whether it is the right one (a stranger has none). Logistic regression by Newton's steps.
 * Usage: node bench/quality/own-folders/fit.ts [SEEDS]
 */
import { learnFeatures } from '../../../packages/core/src/learn/features.ts'
import { learnProfiles, NOTHING_LEARNED, surroundingsOf } from '../../../packages/core/src/learn/index.ts'
import { leadOf, trained } from '../../../packages/core/src/learn/model.ts'
import { termsOf } from '../../../packages/core/src/learn/place.ts'
import { mean } from '../sets.ts'
import { FAMILIES } from './all.ts'
import { inputOf, setOf } from './measure.ts'

const SEEDS = Number(process.argv[2] ?? 20)
const RIDGE = 1e-3
/** In turn: many folders, few and a single one; many strangers, few and none; many files lying loose and few. */
const MIXES = [
  { each: 6, strangers: 36 },
  { each: 12, strangers: 12, folders: 5 },
  { each: 12, strangers: 36 },
  { each: 4, strangers: 4, folders: 2 },
  { each: 12, strangers: 0 },
  { each: 12, strangers: 12, folders: 1 },
  { each: 12, strangers: 0, folders: 5 },
  { each: 6, strangers: 24, folders: 2 },
  { each: 8, strangers: 30, folders: 1 },
  { each: 6, strangers: 4, folders: 1 },
]

interface Case {
  readonly files: number
  readonly isOnly: boolean
  readonly terms: readonly number[]
  readonly isRight: boolean
}

function casesOf(isAmong: boolean): Case[] {
  return FAMILIES().flatMap((family) =>
    [1, 2, 4, 8].flatMap((each) =>
      Array.from({ length: SEEDS }, (_, seed) => seed + 1).flatMap((seed): Case[] => {
        const set = setOf(
          family,
          'fit',
          each,
          seed,
          Math.floor(seed / MIXES.length) % 2 === 0,
          MIXES[seed % MIXES.length],
        )
        if (!set) return []
        const learned = learnProfiles(NOTHING_LEARNED, set.filed)
        const model = trained(learned)
        const inputs = set.fresh.map(({ one }) => inputOf(one))
        const { fence } = surroundingsOf(learned, isAmong ? inputs : [])
        return inputs.map((input, at) => {
          const features = learnFeatures(input)
          const near = model.nearness(features)
          const best = near.indexOf(Math.max(...near))
          const margin = leadOf(near, best)
          const way = fence(features).get(model.labels[best] ?? '')
          if (!way) throw new Error('A label without a fence.')
          return {
            files: way.files,
            isOnly: way.isOnly,
            terms: termsOf({ ...way, margin }),
            isRight: model.labels[best] === set.fresh[at]?.right,
          }
        })
      }),
    ),
  )
}

/** Solves a small system of linear equations (Gauss, with the largest pivot). */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  for (let at = 0; at < rows.length; at++) {
    const pivot = rows.slice(at).reduce((best, row) => (Math.abs(row[at] ?? 0) > Math.abs(best[at] ?? 0) ? row : best))
    rows.splice(rows.indexOf(pivot), 1)
    rows.splice(at, 0, pivot)
    for (const row of rows) {
      if (row === pivot) continue
      const factor = (row[at] ?? 0) / (pivot[at] ?? 1)
      for (let i = at; i < row.length; i++) row[i] = (row[i] ?? 0) - factor * (pivot[i] ?? 0)
    }
  }
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1))
}

function fitted(cases: readonly Case[]): number[] {
  const width = cases[0]?.terms.length ?? 0
  let weights: number[] = Array.from({ length: width }, () => 0)
  for (let step = 0; step < 40; step++) {
    const slope = weights.map((weight) => RIDGE * cases.length * weight)
    const curve = weights.map((_, i) => weights.map((__, j) => (i === j ? RIDGE * cases.length : 0)))
    for (const { terms, isRight } of cases) {
      const chance = 1 / (1 + Math.exp(-terms.reduce((sum, term, at) => sum + term * (weights[at] ?? 0), 0)))
      terms.forEach((term, i) => {
        slope[i] = (slope[i] ?? 0) + (chance - Number(isRight)) * term
        const row = curve[i] ?? []
        terms.forEach((other, j) => {
          row[j] = (row[j] ?? 0) + chance * (1 - chance) * term * other
        })
      })
    }
    const change = solved(curve, slope)
    weights = weights.map((weight, at) => weight - (change[at] ?? 0))
  }
  return weights
}

for (const isAmong of [true, false]) {
  for (const [isOnly, cases] of Map.groupBy(casesOf(isAmong), (one) => isAmong && one.isOnly)) {
    const weights = fitted(cases).map((weight) => weight.toFixed(2))
    const name = isOnly ? 'ONLY' : isAmong ? 'AMONG_OTHERS' : 'ALONE'
    process.stdout.write(`${name} [${weights.join(', ')}] of ${cases.length} files\n`)
    for (const [files, own] of Map.groupBy(cases, (one) => one.files))
      process.stdout.write(`  ${files}: right ${mean(own.map(({ isRight }) => Number(isRight))).toFixed(2)}\n`)
  }
}
