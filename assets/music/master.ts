import { mix, RATE, type Stereo, silence } from './dsp.ts'
import { hall, pingPong } from './space.ts'
import type { Composition } from './tracks.ts'

const FADE_IN = 0.25
const FADE_OUT = 3

/** Takes away what is below hearing and any constant: a one-pole high-pass at 28 Hz. */
const highPass = (channel: Float64Array): void => {
  const a = Math.exp((-2 * Math.PI * 28) / RATE)
  let [before, state] = [0, 0]
  for (let i = 0; i < channel.length; i++) {
    const value = channel[i] ?? 0
    state = a * (state + value - before)
    before = value
    channel[i] = state
  }
}

/** A composition with its hall and echoes, faded at both ends; not yet at its final loudness. */
export const mixDown = ({ piece, hallSeconds, hallHz, echoBeats }: Composition): Stereo => {
  const out = silence(piece.bus.left.length / RATE)
  mix(out, piece.bus)
  mix(out, hall(piece.sent, hallSeconds, hallHz), 0, 1.5)
  mix(out, pingPong(piece.echoed, echoBeats * piece.beatSeconds, 0.45, 4))
  for (const channel of [out.left, out.right]) {
    highPass(channel)
    const end = channel.length / RATE
    for (let i = 0; i < channel.length; i++) {
      const t = i / RATE
      const fade = Math.min(1, t / FADE_IN) * Math.sin((Math.PI / 2) * Math.min(1, (end - t) / FADE_OUT)) ** 2
      channel[i] = fade * (channel[i] ?? 0)
    }
  }
  return out
}

/**
 * Makes a piece louder by `gain` and keeps every sample below `ceiling`: a limiter that looks 4 ms ahead and lets go in
 * 120 ms, the same on both sides so that the image doesn't move.
 */
export const limit = ({ left, right }: Stereo, gain: number, ceiling: number): void => {
  const ahead = Math.round(0.004 * RATE)
  const wanted = Float64Array.from(left, (value, i) =>
    Math.min(1, ceiling / Math.max(1e-9, gain * Math.abs(value), gain * Math.abs(right[i] ?? 0))),
  )
  let held = 1
  const recover = 1 - Math.exp(-1 / (0.12 * RATE))
  for (let i = 0; i < left.length; i++) {
    let needed = 1
    for (let k = i; k < Math.min(left.length, i + ahead); k++) needed = Math.min(needed, wanted[k] ?? 1)
    held = needed < held ? held + (needed - held) * 0.05 : held + (needed - held) * recover
    const applied = gain * Math.min(held, wanted[i] ?? 1)
    left[i] = applied * (left[i] ?? 0)
    right[i] = applied * (right[i] ?? 0)
  }
}

/** The samples as interleaved 32-bit floats, as ffmpeg's `f32le` takes them. */
export const interleave = ({ left, right }: Stereo): Buffer => {
  const out = new Float32Array(left.length * 2)
  for (let i = 0; i < left.length; i++) {
    out[2 * i] = left[i] ?? 0
    out[2 * i + 1] = right[i] ?? 0
  }
  return Buffer.from(out.buffer)
}
