import { envelope, filter, noise, RATE, type Stereo, saw, silence, smoother, wave } from './dsp.ts'

/** A note to be sounded: frequency, how long it is held, how loud (0 to 1), and where (-1 start side to 1). */
export interface Note {
  readonly hz: number
  readonly seconds: number
  readonly loud: number
  readonly pan: number
  readonly seed: number
}
export type Voice = (note: Note) => Stereo

/** Fills two channels from a function of time, placed between the sides with equal power. */
const sound = (seconds: number, pan: number, make: (t: number, i: number) => number): Stereo => {
  const out = silence(seconds)
  const angle = ((pan + 1) * Math.PI) / 4
  const [l, r] = [Math.cos(angle), Math.sin(angle)]
  for (let i = 0; i < out.left.length; i++) {
    const value = make(i / RATE, i)
    out.left[i] = l * value
    out.right[i] = r * value
  }
  return out
}

/** Soft strings: detuned saws on both sides behind a filter that opens slowly. */
export const pad: Voice = ({ hz, seconds, loud, seed }) => {
  const release = 2.2
  const out = silence(seconds + release)
  const shape = envelope(Math.min(1.6, seconds * 0.4), 6, 0.75, seconds, release)
  const random = noise(seed)
  for (const [side, channel] of [
    [-1, out.left],
    [1, out.right],
  ] as const) {
    const saws = [-7, -2.5, 3, 8].map((cents) => ({
      step: (hz * 2 ** ((cents + side * 1.5) / 1200)) / RATE,
      phase: (random() + 1) / 2,
    }))
    const low = filter()
    // What lies under 150 Hz is the bass's.
    const clear = filter()
    for (let i = 0; i < channel.length; i++) {
      const t = i / RATE
      let sum = 0
      for (const voice of saws) {
        voice.phase = (voice.phase + voice.step) % 1
        sum += saw(voice.phase, voice.step)
      }
      const open = 520 + 1250 * shape(t) + 220 * wave(0.11, t, seed / 9 + side / 8) + hz * 0.6
      channel[i] = loud * 0.06 * shape(t) * clear(low(sum, open, 1.1).low, 150, 1.2).high
    }
  }
  return out
}

/** A plucked string (Karplus and Strong 1983), tuned by an all-pass (Jaffe and Smith 1983). */
export const pluck: Voice = ({ hz, loud, pan, seed }) => {
  const period = RATE / hz - 0.5
  const length = Math.floor(period)
  const share = period - length
  const tuning = (1 - share) / (1 + share)
  const random = noise(seed)
  const round = smoother(1200 + 2600 * loud)
  const line = Float64Array.from({ length }, () => round(random()))
  const fall = 0.9975 - 0.004 * Math.min(1, hz / 1400)
  const body = smoother(4200)
  let [at, before, last, passed] = [0, 0, 0, 0]
  return sound(3, pan, (t) => {
    const value = line[at] ?? 0
    const softer = fall * 0.5 * (value + before)
    // The all-pass: y[n] = c x[n] + x[n-1] - c y[n-1].
    const tuned = tuning * softer + last - tuning * passed
    last = softer
    passed = tuned
    before = value
    line[at] = tuned
    at = at + 1 === length ? 0 : at + 1
    return loud * 1.9 * body(value) * Math.min(1, (3 - t) * 4)
  })
}

/** A small struck bar, as of a kalimba: a sine with two inharmonic partials that die sooner. */
export const kalimba: Voice = ({ hz, loud, pan }) =>
  sound(2.4, pan, (t) => {
    const fall = Math.exp(-t * (1.6 + hz / 700))
    const tine = 0.22 * wave(hz * 5.4, t) * Math.exp(-t * 22) + 0.12 * wave(hz * 2.01, t) * Math.exp(-t * 5)
    return loud * 0.55 * Math.min(1, t / 0.004) * Math.min(1, (2.4 - t) * 5) * (fall * wave(hz, t) + tine)
  })

/** A glass bell by frequency modulation (Chowning 1973), ratio 3.5. */
export const bell: Voice = ({ hz, loud, pan }) =>
  sound(4.5, pan, (t) => {
    const index = 1.5 * Math.exp(-t * 2.6)
    const fall = Math.exp(-t * 1.15) * Math.min(1, t / 0.006) * Math.min(1, (4.5 - t) * 3)
    return loud * 0.4 * fall * Math.sin(2 * Math.PI * hz * t + index * wave(hz * 3.5, t))
  })

/** An electric piano: a modulated sine with a short tine and a slow sway between the sides. */
export const piano: Voice = ({ hz, seconds, loud, pan }) => {
  const shape = envelope(0.006, 1.4, 0.12, seconds, 0.5)
  return sound(seconds + 0.5, pan, (t) => {
    const tine = 0.5 * Math.exp(-t * 9) * wave(hz * 14, t) * loud
    const index = (0.5 + 0.9 * loud) * Math.exp(-t * 1.8)
    const tone = Math.sin(2 * Math.PI * hz * t + index * wave(hz, t) + 0.35 * tine)
    return loud * 0.34 * shape(t) * tone * (1 + 0.12 * wave(4.2, t))
  })
}

/** A synth note for arpeggios: a saw through a filter that closes quickly. */
export const arp: Voice = ({ hz, seconds, loud, pan, seed }) => {
  const shape = envelope(0.005, 0.22, 0.25, seconds, 0.25)
  const low = filter()
  let phase = (seed % 10) / 10
  let twin = 0.37
  return sound(seconds + 0.3, pan, (t) => {
    phase = (phase + hz / RATE) % 1
    twin = (twin + (hz * 1.004) / RATE) % 1
    const open = 420 + (1700 + 1400 * loud) * Math.exp(-t * 7) + hz
    return loud * 0.26 * shape(t) * low(saw(phase, hz / RATE) + saw(twin, hz / RATE), open, 0.9).low
  })
}

/** A round bass: a sine with a little of its octave. */
export const bass: Voice = ({ hz, seconds, loud }) => {
  const shape = envelope(0.012, 0.8, 0.55, seconds, 0.12)
  return sound(seconds + 0.15, 0, (t) => {
    const value = wave(hz, t) + 0.28 * wave(hz * 2, t) * Math.exp(-t * 3)
    return loud * 0.42 * shape(t) * Math.tanh(1.3 * value)
  })
}

/** A soft drum: a sine that falls from 110 to 46 Hz. */
export const kick: Voice = ({ loud }) =>
  sound(0.4, 0, (t) => {
    const turns = 46 * t + (64 / 26) * (1 - Math.exp(-26 * t))
    return loud * 0.75 * Math.exp(-t * 9) * Math.min(1, t / 0.002) * Math.sin(2 * Math.PI * turns)
  })

/** Noise in a band: brushes (low, long) and shakers (high, short) by the given frequency and length. */
export const brush: Voice = ({ hz, seconds, loud, pan, seed }) => {
  const random = noise(seed)
  const band = filter()
  return sound(seconds * 1.6, pan, (t) => {
    const shape = Math.min(1, t / (seconds * 0.12)) * Math.exp((-t * 4.5) / seconds)
    return loud * 0.3 * shape * band(random(), hz, 0.8).band
  })
}
