import { cos, log, sin } from './exact.ts'

/**
 * Numbers in [0, 1) that depend on `seed` alone, so that the same input always gives the same groups: the mulberry32
 * generator (T. Ettinger, 2017, public domain), 32 bits a number. Not for secrets.
 */
export function seededRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Normally distributed numbers (mean 0, deviation 1) from even ones, two at a time (Box and Muller, 1958). */
export function normalRandom(random: () => number): () => number {
  let spare: number | undefined
  return () => {
    if (spare !== undefined) {
      const value = spare
      spare = undefined
      return value
    }
    const radius = Math.sqrt(-2 * log(1 - random()))
    const angle = 2 * Math.PI * random()
    spare = radius * sin(angle)
    return radius * cos(angle)
  }
}
