import { seeded, shuffled } from '../sets.ts'

/** A row to learn from: its numbers, its class, and how much it counts. */
export interface Row {
  readonly inputs: readonly number[]
  readonly kind: number
  readonly weight: number
}

/** A network of one hidden layer; each row of weights ends with its bias. */
export interface Net {
  readonly means: readonly number[]
  readonly scales: readonly number[]
  readonly hidden: readonly (readonly number[])[]
  readonly out: readonly (readonly number[])[]
}

/** How it is learned. */
export interface How {
  readonly units: number
  readonly rounds: number
  readonly decay: number
  /** Standard deviation of the noise that is added to standardised inputs, so that no single package is learned by heart. */
  readonly noise: number
  readonly seed: number
}

const RATE = 0.004
const BATCH = 64
const sum = (values: Iterable<number>): number => [...values].reduce((all, value) => all + value, 0)

/** Means and deviations of each input, by weight. */
function standard(rows: readonly Row[]): Pick<Net, 'means' | 'scales'> {
  const total = sum(rows.map(({ weight }) => weight))
  const width = rows[0]?.inputs.length ?? 0
  const mean = (value: (row: Row) => number) => sum(rows.map((row) => row.weight * value(row))) / total
  const means = Array.from({ length: width }, (_, k) => mean(({ inputs }) => inputs[k] ?? 0))
  const scales = means.map((own, k) => Math.max(1e-3, Math.sqrt(mean(({ inputs }) => ((inputs[k] ?? 0) - own) ** 2))))
  return { means, scales }
}

/** Inputs as the network sees them. */
const seenBy = ({ means, scales }: Pick<Net, 'means' | 'scales'>, inputs: readonly number[]): Float64Array =>
  Float64Array.from(inputs, (value, k) => Math.max(-3, Math.min(3, (value - (means[k] ?? 0)) / (scales[k] ?? 1))))

/** Learns a network by Adam (D. P. Kingma and J. Ba, 2015) with decay of its weights; the seed decides everything. */
export function learnNet(rows: readonly Row[], kinds: number, how: How): Net {
  const random = seeded(how.seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const scaling = standard(rows)
  const width = scaling.means.length
  const data = rows.map((row) => ({ ...row, x: seenBy(scaling, row.inputs) }))
  const layer = (outs: number, ins: number) => ({
    w: Array.from({ length: outs }, () =>
      Float64Array.from({ length: ins + 1 }, (_, k) => (k === ins ? 0 : normal() * Math.sqrt(1.5 / ins))),
    ),
    g: Array.from({ length: outs }, () => new Float64Array(ins + 1)),
    m: Array.from({ length: outs }, () => new Float64Array(ins + 1)),
    v: Array.from({ length: outs }, () => new Float64Array(ins + 1)),
  })
  const first = layer(how.units, width)
  const second = layer(kinds, how.units)
  let step = 0
  const update = ({ w, g, m, v }: typeof first, rate: number, count: number) => {
    const [soft, hard] = [1 - 0.9 ** step, 1 - 0.999 ** step]
    w.forEach((own, row) => {
      const [slopes, mean, square] = [g[row], m[row], v[row]] as [Float64Array, Float64Array, Float64Array]
      for (let k = 0; k < own.length; k++) {
        const weight = own[k] as number
        const slope = (slopes[k] as number) / count
        mean[k] = 0.9 * (mean[k] as number) + 0.1 * slope
        square[k] = 0.999 * (square[k] as number) + 0.001 * slope * slope
        const decayed = k === own.length - 1 ? 0 : how.decay * weight
        own[k] =
          weight - rate * ((mean[k] as number) / soft / (Math.sqrt((square[k] as number) / hard) + 1e-8) + decayed)
      }
      slopes.fill(0)
    })
  }
  const noisy = new Float64Array(width)
  const units = new Float64Array(how.units)
  for (let round = 0; round < how.rounds; round++) {
    const rate = RATE * (1 - round / how.rounds)
    let count = 0
    for (const { x, kind, weight } of shuffled(data, random)) {
      for (let k = 0; k < width; k++)
        noisy[k] = (x[k] as number) + how.noise * (random() + random() + random() - 1.5) * 2
      first.w.forEach((own, h) => {
        let score = own[width] as number
        for (let k = 0; k < width; k++) score += (own[k] as number) * (noisy[k] as number)
        units[h] = Math.max(0, score)
      })
      const scores = second.w.map((own) => {
        let score = own[how.units] as number
        for (let h = 0; h < how.units; h++) score += (own[h] as number) * (units[h] as number)
        return score
      })
      const most = Math.max(...scores)
      const powers = scores.map((score) => Math.exp(score - most))
      const total = sum(powers)
      const back = new Float64Array(how.units)
      powers.forEach((power, index) => {
        // Labels are believed to 0.95: some packages hold a few pictures of another kind.
        const error = weight * (power / total - (index === kind ? 0.95 : 0.05 / (kinds - 1)))
        const [own, slopes] = [second.w[index], second.g[index]] as [Float64Array, Float64Array]
        for (let h = 0; h < how.units; h++) {
          back[h] = (back[h] as number) + error * (own[h] as number)
          slopes[h] = (slopes[h] as number) + error * (units[h] as number)
        }
        slopes[how.units] = (slopes[how.units] as number) + error
      })
      first.g.forEach((slopes, h) => {
        if ((units[h] as number) === 0) return
        const error = back[h] as number
        for (let k = 0; k < width; k++) slopes[k] = (slopes[k] as number) + error * (noisy[k] as number)
        slopes[width] = (slopes[width] as number) + error
      })
      count += 1
      if (count < BATCH) continue
      step += 1
      update(first, rate, count)
      update(second, rate, count)
      count = 0
    }
  }
  return { ...scaling, hidden: first.w.map((own) => [...own]), out: second.w.map((own) => [...own]) }
}

/** Networks that were learned from the same rows as one, which says the mean of what they say (in logarithms of odds). */
export function together(nets: readonly Net[]): Net {
  const [first] = nets
  if (!first) throw new Error('There is no network to take the mean of.')
  return {
    ...first,
    hidden: nets.flatMap(({ hidden }) => hidden),
    out: first.out.map((_, kind) => [
      ...nets.flatMap(({ out }) => (out[kind] ?? []).slice(0, -1).map((weight) => weight / nets.length)),
      sum(nets.map(({ out }) => out[kind]?.at(-1) ?? 0)) / nets.length,
    ]),
  }
}

/** Shares of the kinds by a network. */
export function sharesBy(net: Net, inputs: readonly number[]): readonly number[] {
  const x = seenBy(net, inputs)
  const score = (own: readonly number[], values: ArrayLike<number>) => {
    let all = own[values.length] ?? 0
    for (let k = 0; k < values.length; k++) all += (own[k] ?? 0) * (values[k] ?? 0)
    return all
  }
  const units = net.hidden.map((own) => Math.max(0, score(own, x)))
  const scores = net.out.map((own) => score(own, units))
  const most = Math.max(...scores)
  const powers = scores.map((one) => Math.exp(one - most))
  return powers.map((power) => power / sum(powers))
}

/** Each kind counts alike, and within it each source by the root of its size, and each row by its share. */
export function weighed<T extends { readonly kind: number; readonly source: string; readonly share: number }>(
  rows: readonly T[],
): readonly (T & { weight: number })[] {
  const sizes = new Map<string, number>()
  for (const { kind, source } of rows) sizes.set(`${kind} ${source}`, (sizes.get(`${kind} ${source}`) ?? 0) + 1)
  const raw = rows.map((row) => row.share / Math.sqrt(sizes.get(`${row.kind} ${row.source}`) ?? 1))
  const ofKind = new Map<number, number>()
  for (const [at, { kind }] of rows.entries()) ofKind.set(kind, (ofKind.get(kind) ?? 0) + (raw[at] ?? 0))
  const scale = rows.length / Math.max(1, ofKind.size)
  return rows.map((row, at) => ({ ...row, weight: ((raw[at] ?? 0) * scale) / (ofKind.get(row.kind) ?? 1) }))
}
