import { at, atan2, cos, log, sin } from '../numeric/index.ts'
import { type Planes, resample } from './planes.ts'

const DIRECTIONS = 8
const EDGE = 12

/**
 * Histograms of oriented gradients (N. Dalal and B. Triggs, CVPR 2005) of 4 by 4 fields, 8 directions without sign,
 * shared out between neighbouring directions; each field at length 1 against the whole picture's strength: 128 numbers.
 */
export function orientedGradients({ width, height, slopeX, slopeY }: Planes): Float64Array {
  const sums = new Float64Array(16 * DIRECTIONS)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const [dx, dy] = [at(slopeX, i), at(slopeY, i)]
      const strength = Math.hypot(dx, dy)
      if (strength === 0) continue
      const field = Math.floor((y * 4) / height) * 4 + Math.floor((x * 4) / width)
      const turn = ((atan2(dy, dx) / Math.PI + 1) % 1) * DIRECTIONS
      const first = Math.floor(turn) % DIRECTIONS
      const share = turn - Math.floor(turn)
      const [a, b] = [field * DIRECTIONS + first, field * DIRECTIONS + ((first + 1) % DIRECTIONS)]
      sums[a] = at(sums, a) + strength * (1 - share)
      sums[b] = at(sums, b) + strength * share
    }
  }
  const perField = (width * height) / 16
  return sums.map((_, i) => {
    const from = Math.floor(i / DIRECTIONS) * DIRECTIONS
    let length = 0
    for (let k = from; k < from + DIRECTIONS; k++) length += at(sums, k) ** 2
    return at(sums, i) / (Math.sqrt(length) + perField)
  })
}

/** Root of the share of strong edges in each of 8 directions, and how many pixels are edges at all: 9 numbers. */
export function edgeDirections({ slopeX, slopeY }: Planes): Float64Array {
  const counts = new Float64Array(DIRECTIONS + 1)
  let edges = 0
  for (let i = 0; i < slopeX.length; i++) {
    const [dx, dy] = [at(slopeX, i), at(slopeY, i)]
    if (dx * dx + dy * dy < EDGE * EDGE) continue
    edges++
    const direction = Math.round(((atan2(dy, dx) / Math.PI + 1) % 1) * DIRECTIONS) % DIRECTIONS
    counts[direction] = at(counts, direction) + 1
  }
  const shares = counts.map((count) => Math.sqrt(count / Math.max(1, edges)))
  shares[DIRECTIONS] = Math.sqrt(edges / slopeX.length)
  return shares
}

/** Root of the share of pixels in six classes of gradient strength: 6 numbers. */
export function gradientStrengths({ slopeX, slopeY }: Planes): Float64Array {
  const counts = new Float64Array(6)
  for (let i = 0; i < slopeX.length; i++) {
    const [dx, dy] = [slopeX[i] as number, slopeY[i] as number]
    const strength = Math.sqrt(dx * dx + dy * dy)
    const bin = strength < 1 ? 0 : strength < 3 ? 1 : strength < 8 ? 2 : strength < 20 ? 3 : strength < 45 ? 4 : 5
    counts[bin] = at(counts, bin) + 1
  }
  return counts.map((count) => Math.sqrt(count / slopeX.length))
}

/**
 * Rotation invariant uniform local binary patterns (T. Ojala et al., IEEE PAMI 24, 2002) with 8 neighbours at distances
 * 1, 2 and 4: root of the share of each of ten patterns, 30 numbers. Differences below two grays count as none, so that
 * the noise of compression on flat ground is no texture.
 */
export function localPatterns({ width, height, gray }: Planes): Float64Array {
  const shares = new Float64Array(30)
  ;[1, 2, 4].forEach((radius, ring) => {
    const steps = Int32Array.from({ length: 8 }, (_, k) => {
      const angle = (k * Math.PI) / 4
      return Math.round(sin(angle) * radius) * width + Math.round(cos(angle) * radius)
    })
    const counts = new Float64Array(10)
    let total = 0
    // Plain indexes: this is 600,000 comparisons a picture.
    for (let y = radius; y < height - radius; y++)
      for (let x = radius, i = y * width + radius; x < width - radius; x++, i++) {
        const centre = (gray[i] as number) + 2
        let bits = 0
        for (let k = 0; k < 8; k++) if ((gray[i + (steps[k] as number)] as number) >= centre) bits |= 1 << k
        const pattern = PATTERNS[bits] as number
        counts[pattern] = (counts[pattern] as number) + 1
        total++
      }
    counts.forEach((count, pattern) => {
      shares[ring * 10 + pattern] = Math.sqrt(count / Math.max(1, total))
    })
  })
  return shares
}

/** Number of set bits of patterns with at most two changes around the circle, 9 for all others. */
const PATTERNS = Uint8Array.from({ length: 256 }, (_, bits) => {
  let changes = 0
  let ones = 0
  for (let k = 0; k < 8; k++) {
    ones += (bits >> k) & 1
    changes += ((bits >> k) & 1) ^ ((bits >> ((k + 1) % 8)) & 1)
  }
  return changes <= 2 ? ones : 9
})

/** Logarithms of the energy of the details of a Haar wavelet over 4 steps, 3 directions each, at 128 by 128: 12 numbers. */
export function waveletEnergies({ width, height, gray }: Planes): Float64Array {
  const energies = new Float64Array(12)
  let size = 128
  let level = resample(gray, width, { left: 0, top: 0, width, height }, size, size)
  for (let step = 0; step < 4; step++) {
    const half = size / 2
    const next = new Float32Array(half * half)
    const sums = [0, 0, 0]
    for (let y = 0; y < half; y++) {
      for (let x = 0; x < half; x++) {
        const i = 2 * y * size + 2 * x
        const [a, b, c, d] = [at(level, i), at(level, i + 1), at(level, i + size), at(level, i + size + 1)]
        next[y * half + x] = (a + b + c + d) / 4
        ;[a - b + c - d, a + b - c - d, a - b - c + d].forEach((detail, k) => {
          sums[k] = (sums[k] ?? 0) + (detail / 4) ** 2
        })
      }
    }
    sums.forEach((sum, k) => {
      energies[step * 3 + k] = log(1 + sum / (half * half))
    })
    level = next
    size = half
  }
  return energies
}
