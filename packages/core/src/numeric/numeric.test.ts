import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consensusGroups } from './consensus.ts'
import { symmetricEigen } from './eigen.ts'
import { sphericalKMeans } from './k-means.ts'
import { at, dot, gram, type Matrix, matrix, multiply, normaliseRows, rowOf, transpose } from './matrix.ts'
import { modularity, nearestRows } from './neighbours.ts'
import { principalComponents } from './pca.ts'
import { normalRandom, seededRandom } from './random.ts'
import { denseMap, orthonormaliseRows, randomisedSvd } from './svd.ts'

const noise = (rows: number, columns: number, seed: number): Matrix => {
  const normal = normalRandom(seededRandom(seed))
  return matrix(
    rows,
    columns,
    Float64Array.from({ length: rows * columns }, () => normal()),
  )
}
/** Rows near `groups` directions, dealt out in turn: row `i` belongs to `i % groups`. */
const blobs = (rows: number, columns: number, groups: number, seed: number): Matrix => {
  const made = noise(rows, columns, seed)
  for (let row = 0; row < rows; row++) made.data[row * columns + (row % groups)] = 12
  normaliseRows(made)
  return made
}
const shapes = fc.record({
  rows: fc.integer({ min: 1, max: 14 }),
  columns: fc.integer({ min: 1, max: 14 }),
  seed: fc.nat(),
})

describe('random', () => {
  it('gives the same numbers for the same seed, and others for another', () => {
    const take = (seed: number) => Array.from({ length: 5 }, seededRandom(seed))
    expect(take(7)).toEqual(take(7))
    expect(take(7)).not.toEqual(take(8))
  })

  it('is even and normal', () => {
    const random = seededRandom(3)
    const normal = normalRandom(random)
    const values = Array.from({ length: 20_000 }, normal)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    const spread = values.reduce((sum, value) => sum + value * value, 0) / values.length
    expect(Math.abs(mean)).toBeLessThan(0.03)
    expect(Math.abs(spread - 1)).toBeLessThan(0.04)
    expect(Array.from({ length: 1000 }, random).every((value) => value >= 0 && value < 1)).toBe(true)
  })
})

describe('symmetricEigen', () => {
  it('puts any symmetric matrix together again', () => {
    fc.assert(
      fc.property(shapes, ({ rows, columns, seed }) => {
        const original = gram(noise(rows, columns, seed))
        const { values, vectors } = symmetricEigen(original)
        const scaled = matrix(rows, rows, vectors.data.slice())
        for (let i = 0; i < rows; i++)
          for (let j = 0; j < rows; j++) scaled.data[i * rows + j] = at(scaled.data, i * rows + j) * at(values, i)
        const again = multiply(transpose(vectors), scaled)
        const size = Math.max(1, ...original.data.map(Math.abs))
        again.data.forEach((value, i) => {
          expect(Math.abs(value - at(original.data, i)) / size).toBeLessThan(1e-9)
        })
        for (let i = 1; i < rows; i++) expect(at(values, i)).toBeLessThanOrEqual(at(values, i - 1))
        gram(vectors).data.forEach((value, i) => {
          expect(value).toBeCloseTo(i % (rows + 1) === 0 ? 1 : 0, 9)
        })
      }),
    )
  })

  it('reads a matrix of zeros and a diagonal', () => {
    expect([...symmetricEigen(matrix(3, 3)).values]).toEqual([0, 0, 0])
    expect([...symmetricEigen(matrix(2, 2, Float64Array.of(1, 0, 0, 5))).values]).toEqual([5, 1])
  })
})

describe('randomisedSvd', () => {
  it('puts a matrix of low rank together again', () => {
    const low = multiply(noise(40, 5, 1), noise(5, 60, 2))
    const { values, left, right } = randomisedSvd(denseMap(low), 8)
    expect(at(values, 4)).toBeGreaterThan(1)
    expect(at(values, 5)).toBeLessThan(1e-6)
    const scaled = matrix(
      8,
      60,
      right.data.map((value, i) => value * at(values, Math.floor(i / 60))),
    )
    const again = multiply(transpose(left), scaled)
    again.data.forEach((value, i) => {
      expect(value).toBeCloseTo(at(low.data, i), 6)
    })
  })

  it('takes no more directions than there are', () => {
    expect(randomisedSvd(denseMap(noise(3, 9, 5)), 8).values).toHaveLength(3)
  })

  it('leaves rows that depend on others as zeros', () => {
    const same = matrix(2, 2, Float64Array.of(3, 4, 6, 8))
    orthonormaliseRows(same)
    expect([...same.data]).toEqual([0.6, 0.8, 0, 0])
  })
})

describe('principalComponents', () => {
  it('keeps distances when all directions are kept, over rows and over columns', () => {
    for (const [rows, columns] of [
      [8, 20],
      [20, 8],
    ] as const) {
      const data = noise(rows, columns, 4)
      const { scores, deviations } = principalComponents(data, 99)
      const distance = (of: Matrix, i: number, j: number) =>
        Math.hypot(...rowOf(of, i).map((value, k) => value - at(rowOf(of, j), k)))
      for (let i = 1; i < rows; i++) expect(distance(scores, 0, i)).toBeCloseTo(distance(data, 0, i), 8)
      expect(scores.columns).toBe(Math.min(rows - 1, columns))
      expect(at(deviations, 0)).toBeGreaterThan(at(deviations, deviations.length - 1))
    }
  })

  it('finds the same first directions of a large matrix as the exact way does', () => {
    const data = noise(215, 210, 6)
    for (let row = 0; row < 215; row++)
      for (let j = 0; j < 4; j++) data.data[row * 210 + j] = at(data.data, row * 210 + j) * (12 - 2 * j)
    const few = principalComponents(data, 4)
    const all = principalComponents(data, 210)
    for (let j = 0; j < 4; j++) expect(at(few.deviations, j)).toBeCloseTo(at(all.deviations, j), 6)
  })

  it('finds no direction in rows that are alike', () => {
    expect(principalComponents(matrix(4, 3, new Float64Array(12).fill(2)), 3).scores.columns).toBe(0)
  })
})

describe('sphericalKMeans', () => {
  it('finds groups that are there', () => {
    const { labels } = sphericalKMeans(blobs(60, 20, 4, 9), 4)
    labels.forEach((label, row) => {
      expect(label).toBe(row % 4)
    })
  })

  it('is the same for the same seed, uses every label, and never has more groups than rows that differ', () => {
    fc.assert(
      fc.property(shapes, fc.integer({ min: 1, max: 20 }), ({ rows, columns, seed }, groups) => {
        const data = noise(rows, columns, seed)
        normaliseRows(data)
        const once = sphericalKMeans(data, groups, { seed, restarts: 3 })
        expect(sphericalKMeans(data, groups, { seed, restarts: 3 })).toEqual(once)
        const used = new Set(once.labels)
        expect(used.size).toBeLessThanOrEqual(Math.min(groups, rows))
        expect([...used].sort((a, b) => a - b)).toEqual(Array.from({ length: used.size }, (_, i) => i))
      }),
    )
    const same = matrix(5, 2, Float64Array.of(1, 0, 1, 0, 1, 0, 1, 0, 1, 0))
    expect(new Set(sphericalKMeans(same, 3).labels).size).toBe(1)
  })

  it('takes no rows', () => {
    expect(sphericalKMeans(matrix(0, 3), 2)).toEqual({ labels: new Int32Array(0), tightness: 0 })
  })
})

describe('consensusGroups', () => {
  it('keeps what most groupings agree on', () => {
    const truth = Int32Array.from({ length: 90 }, (_, row) => row % 3)
    const random = seededRandom(5)
    const noisy = Array.from({ length: 9 }, () =>
      truth.map((label) => (random() < 0.25 ? Math.floor(random() * 3) : label)),
    )
    const { labels } = consensusGroups(noisy, 3)
    expect(labels.filter((label, row) => label === at(truth, row)).length).toBeGreaterThanOrEqual(88)
  })

  it('is the spectral cut of the matrix of togetherness', () => {
    const groupings = [Int32Array.of(0, 0, 1, 1, 2), Int32Array.of(0, 0, 0, 1, 1)]
    const together = matrix(5, 5)
    for (const labels of groupings)
      for (let i = 0; i < 5; i++)
        for (let j = 0; j < 5; j++)
          if (labels[i] === labels[j]) together.data[i * 5 + j] = at(together.data, i * 5 + j) + 1
    const sums = Array.from({ length: 5 }, (_, i) => rowOf(together, i).reduce((sum, value) => sum + value, 0))
    const cut = symmetricEigen(
      matrix(
        5,
        5,
        together.data.map((value, i) => value / Math.sqrt((sums[Math.floor(i / 5)] ?? 1) * (sums[i % 5] ?? 1))),
      ),
    )
    const expected = matrix(5, 2)
    for (let i = 0; i < 5; i++) for (let j = 0; j < 2; j++) expected.data[i * 2 + j] = at(rowOf(cut.vectors, j), i)
    normaliseRows(expected)
    const { labels } = consensusGroups(groupings, 2)
    expect(labels).toEqual(sphericalKMeans(expected, 2).labels)
    expect(dot(rowOf(expected, 0), rowOf(expected, 1))).toBeCloseTo(1, 9)
  })
})

describe('modularity', () => {
  it('is highest for the groups that are there: fewer, more, wrong ones and a single one have less', () => {
    const rows = blobs(60, 12, 5, 3)
    const graph = nearestRows(rows, 8)
    const truth = Int32Array.from({ length: 60 }, (_, row) => row % 5)
    const best = modularity(graph, truth)
    expect(best).toBeGreaterThan(0.75)
    expect(
      modularity(
        graph,
        truth.map((group) => Math.min(group, 3)),
      ),
    ).toBeLessThan(best)
    expect(
      modularity(
        graph,
        truth.map((group, row) => (group === 0 && row % 2 === 0 ? 5 : group)),
      ),
    ).toBeLessThan(best)
    expect(modularity(graph, truth.toSorted())).toBeLessThan(0.2)
    expect(modularity(graph, new Int32Array(60))).toBeCloseTo(0, 12)
  })

  it('is the share of arcs inside groups less the share that chance puts there, over all pairs', () => {
    const rows = blobs(24, 6, 3, 5)
    const labels = Int32Array.from({ length: 24 }, (_, row) => (row * 7) % 4)
    const graph = nearestRows(rows, 5)
    const arcs = [...labels.keys()].flatMap((row) =>
      [...graph.rows.subarray(row * 5, row * 5 + 5)]
        .filter((other) => other >= 0)
        .map((other) => [row, other] as const),
    )
    const degree = (row: number) => arcs.flat().filter((end) => end === row).length
    const same = (a: number, b: number) => Number(labels[a] === labels[b])
    const inside = arcs.reduce((sum, [a, b]) => sum + same(a, b), 0) / arcs.length
    const rowsOf = [...labels.keys()]
    const chance = rowsOf.flatMap((a) => rowsOf.map((b) => same(a, b) * degree(a) * degree(b)))
    const expected = inside - chance.reduce((sum, one) => sum + one, 0) / (2 * arcs.length) ** 2
    expect(modularity(graph, labels)).toBeCloseTo(expected, 9)
  })
})
