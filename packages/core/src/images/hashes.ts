import { at, cos } from '../numeric/index.ts'
import { type Box, fieldsOf } from './thumb.ts'

/** 64 bits in two halves, unsigned. */
export interface Hash {
  readonly high: number
  readonly low: number
}

const FREQUENCIES = 8
/** Fields a side that frequencies are told from. */
export const SAMPLES = 32
const COSINES = Float64Array.from({ length: FREQUENCIES * SAMPLES }, (_, i) =>
  cos((Math.PI * Math.floor(i / SAMPLES) * (2 * (i % SAMPLES) + 1)) / (2 * SAMPLES)),
)

/** Difference hash (N. Krawetz, "Kind of Like That", 2013): whether brightness rises from field to field in 8 rows of 9. */
export function differenceHash(sums: Float64Array, box: Box): Hash {
  const fields = fieldsOf(sums, box, 9, 8)
  return pack((bit) => {
    const i = Math.floor(bit / 8) * 9 + (bit % 8)
    return at(fields, i + 1) > at(fields, i)
  })
}

/** Strengths of the lowest 8 by 8 cosine frequencies of a box, rows by how often brightness waves downwards. */
export const lowFrequencies = (sums: Float64Array, box: Box): Float64Array =>
  frequenciesOf(fieldsOf(sums, box, SAMPLES, SAMPLES, scratch))

/** The same of `SAMPLES` by `SAMPLES` fields. */
export function frequenciesOf(fields: Float64Array): Float64Array {
  for (let y = 0; y < SAMPLES; y++)
    for (let u = 0; u < FREQUENCIES; u++) {
      let sum = 0
      for (let x = 0; x < SAMPLES; x++)
        sum += (fields[y * SAMPLES + x] as number) * (COSINES[u * SAMPLES + x] as number)
      across[y * FREQUENCIES + u] = sum
    }
  const strengths = new Float64Array(FREQUENCIES * FREQUENCIES)
  for (let v = 0; v < FREQUENCIES; v++)
    for (let u = 0; u < FREQUENCIES; u++) {
      let sum = 0
      for (let y = 0; y < SAMPLES; y++)
        sum += (across[y * FREQUENCIES + u] as number) * (COSINES[v * SAMPLES + y] as number)
      strengths[v * FREQUENCIES + u] = sum
    }
  return strengths
}

const scratch = new Float64Array(SAMPLES * SAMPLES)
const across = new Float64Array(SAMPLES * FREQUENCIES)

/**
 * Perceptual hash (C. Zauner, 2010): whether each low frequency is above their median. `way` is one of the ways of `turned`:
 * turning and mirroring a picture only swaps its frequencies and changes their signs, so that it need not be done.
 */
export function frequencyHash(strengths: Float64Array, way = 0): Hash {
  const isMirrored = (way & 4) !== 0
  const turnsColumns = isMirrored !== ((way & 3) === 1 || (way & 3) === 2)
  const turnsRows = (way & 2) !== 0
  const turned = strengths.map((_, bit) => {
    const [row, column] = [bit >> 3, bit & 7]
    const value = at(strengths, way & 1 ? column * FREQUENCIES + row : bit)
    return (turnsColumns && column % 2 === 1) !== (turnsRows && row % 2 === 1) ? -value : value
  })
  // The first one is the mean brightness, which says nothing about the picture.
  const middle = at(turned.slice(1).sort(), 31)
  return pack((bit) => bit > 0 && at(turned, bit) > middle)
}

/** How many of the 64 bits differ. */
export function distance(aHigh: number, aLow: number, bHigh: number, bLow: number): number {
  return bitsIn(aHigh ^ bHigh) + bitsIn(aLow ^ bLow)
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function pack(isSet: (bit: number) => boolean): Hash {
  let high = 0
  let low = 0
  for (let bit = 0; bit < 32; bit++) {
    if (isSet(bit)) high |= 1 << bit
    if (isSet(bit + 32)) low |= 1 << bit
  }
  return { high: high >>> 0, low: low >>> 0 }
}
