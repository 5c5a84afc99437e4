import { seededRandom } from '../../../packages/core/src/numeric/index.ts'
/** A text as numbers of its tokens with their amounts, and the number of its class. */
export interface Row {
  readonly tokens: Uint16Array
  readonly amounts: Float32Array
  readonly label: number
  readonly weight: number
}

export interface Fitted {
  /** Token-major: `weights[token * classes + label]`. */
  readonly weights: Float32Array
  readonly biases: Float32Array
}

/** Points of every class for a row, and their softmax in place. */
export function pointsOf(
  { tokens, amounts }: Row,
  { weights, biases }: Fitted,
  classes: number,
  out: Float64Array,
): void {
  out.set(biases)
  for (let i = 0; i < tokens.length; i += 1) {
    const amount = amounts[i] ?? 0
    const from = (tokens[i] ?? 0) * classes
    for (let label = 0; label < classes; label += 1)
      out[label] = (out[label] ?? 0) + amount * (weights[from + label] ?? 0)
  }
}

function softmax(points: Float64Array): void {
  let most = -Infinity
  for (const point of points) if (point > most) most = point
  let sum = 0
  for (let at = 0; at < points.length; at += 1) {
    const part = Math.exp((points[at] ?? 0) - most)
    points[at] = part
    sum += part
  }
  for (let at = 0; at < points.length; at += 1) points[at] = (points[at] ?? 0) / sum
}

const LEAST_SLOPE = 0.0015

export interface FitOptions {
  readonly tokens: number
  readonly classes: number
  readonly rounds: number
  readonly rate: number
  /** Penalty on absolute weights, for each row's step; most weights become zero by it. */
  readonly sparsity: number
  /** Only these weights may be other than zero, where given. */
  readonly mask?: Uint8Array
}

/** Multinomial logistic regression by AdaGrad (Duchi, Hazan and Singer 2011) with soft thresholds on the weights that a row moves. */
export function fit(rows: readonly Row[], options: FitOptions): Fitted {
  const { tokens, classes, rounds, rate, sparsity, mask } = options
  const weights = new Float32Array(tokens * classes)
  const squares = new Float32Array(tokens * classes).fill(0.02)
  const biases = new Float32Array(classes)
  const biasSquares = new Float32Array(classes).fill(1)
  const points = new Float64Array(classes)
  const active = new Uint16Array(classes)
  const order = rows.map((_, at) => at)
  const draw = seededRandom(7)
  const fitted = { weights, biases }
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(draw() * (at + 1))
      const kept = order[at] ?? 0
      order[at] = order[other] ?? 0
      order[other] = kept
    }
    for (const at of order) {
      const row = rows[at]
      if (!row) continue
      pointsOf(row, fitted, classes, points)
      softmax(points)
      let moving = 0
      for (let label = 0; label < classes; label += 1) {
        const slope = ((points[label] ?? 0) - (label === row.label ? 1 : 0)) * row.weight
        points[label] = slope
        // Classes that nobody would take this text for are left as they are.
        if (slope > LEAST_SLOPE || slope < -LEAST_SLOPE) active[moving++] = label
      }
      for (let label = 0; label < classes; label += 1) {
        const slope = points[label] ?? 0
        biasSquares[label] = (biasSquares[label] ?? 0) + slope * slope
        biases[label] = (biases[label] ?? 0) - (0.3 * rate * slope) / Math.sqrt(biasSquares[label] ?? 1)
      }
      for (let i = 0; i < row.tokens.length; i += 1) {
        const amount = row.amounts[i] ?? 0
        const from: number = (row.tokens[i] ?? 0) * classes
        for (let at = 0; at < moving; at += 1) {
          const label = active[at] ?? 0
          const place = from + label
          if (mask && mask[place] === 0) continue
          const slope = (points[label] ?? 0) * amount
          const weight = weights[place] ?? 0
          const square = (squares[place] ?? 0) + slope * slope
          squares[place] = square
          const step = rate / Math.sqrt(square)
          const moved = weight - step * slope
          const pull = step * sparsity
          weights[place] = moved > pull ? moved - pull : moved < -pull ? moved + pull : 0
        }
      }
    }
  }
  return fitted
}
