/** Samples in a second of everything that is synthesised here. */
export const RATE = 44_100

const TAU = 2 * Math.PI

/** Two channels of samples, nominally -1 to 1. */
export interface Stereo {
  readonly left: Float64Array
  readonly right: Float64Array
}

export const silence = (seconds: number): Stereo => {
  const length = Math.ceil(seconds * RATE)
  return { left: new Float64Array(length), right: new Float64Array(length) }
}

/** Adds `from` to `onto`, beginning at a second of it; what would lie behind its end is dropped. */
export const mix = (onto: Stereo, from: Stereo, atSeconds = 0, gain = 1): void => {
  const start = Math.round(atSeconds * RATE)
  const count = Math.min(from.left.length, onto.left.length - start)
  for (let i = 0; i < count; i++) {
    onto.left[start + i] = (onto.left[start + i] ?? 0) + gain * (from.left[i] ?? 0)
    onto.right[start + i] = (onto.right[start + i] ?? 0) + gain * (from.right[i] ?? 0)
  }
}

/** Numbers in [-1, 1) that are the same at every run: mulberry32. */
export const noise = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 31 - 1
  }
}

/** A saw without the worst of its aliasing: the step is rounded off (polyBLEP, Välimäki 2005). `phase` is 0 to 1. */
export const saw = (phase: number, step: number): number => {
  let value = 2 * phase - 1
  if (phase < step) {
    const t = phase / step
    value -= t + t - t * t - 1
  } else if (phase > 1 - step) {
    const t = (phase - 1) / step
    value -= t * t + t + t + 1
  }
  return value
}

/** A state variable filter (Chamberlin, two passes a sample); gives low, band and high of each sample. */
export const filter = () => {
  let low = 0
  let band = 0
  return (input: number, cutoffHz: number, damping: number) => {
    const f = 2 * Math.sin((Math.PI * Math.min(cutoffHz, RATE / 5)) / (2 * RATE))
    let high = 0
    for (let pass = 0; pass < 2; pass++) {
      low += f * band
      high = input - low - damping * band
      band += f * high
    }
    return { low, band, high }
  }
}

/** A one-pole smoother: what remains below `cutoffHz`. */
export const smoother = (cutoffHz: number) => {
  const a = 1 - Math.exp((-TAU * cutoffHz) / RATE)
  let state = 0
  return (input: number) => {
    state += a * (input - state)
    return state
  }
}

/** Attack, then fall to the sustain level, then release after `holdSeconds`; all in seconds, value 0 to 1. */
export const envelope =
  (attack: number, decay: number, sustain: number, holdSeconds: number, release: number) =>
  (t: number): number => {
    const held = Math.min(t, holdSeconds)
    const level = held < attack ? held / attack : sustain + (1 - sustain) * Math.exp(-(held - attack) / decay)
    return t <= holdSeconds ? level : level * Math.max(0, 1 - (t - holdSeconds) / release) ** 2
  }

/** A sine of so many turns a second; `phase` in turns. */
export const wave = (hz: number, t: number, phase = 0): number => Math.sin(TAU * (hz * t + phase))
