import { RATE, type Stereo, silence, smoother } from './dsp.ts'

const COMBS_MS = [29.7, 37.1, 41.1, 43.7, 50.3, 56.9]
const ALLPASS_MS = [5, 1.7, 7.3]

/** One channel through Schroeder's reverberator: parallel combs with damping, then all-passes in a row. */
const reverbChannel = (input: Float64Array, seconds: number, dampingHz: number, spread: number): Float64Array => {
  const out = new Float64Array(input.length)
  for (const ms of COMBS_MS) {
    const delay = Math.round(((ms + spread) * RATE) / 1000)
    const line = new Float64Array(delay)
    const feedback = 10 ** ((-3 * delay) / (seconds * RATE))
    const damp = smoother(dampingHz)
    for (let i = 0, at = 0; i < input.length; i++) {
      const echo = line[at] ?? 0
      line[at] = (input[i] ?? 0) + feedback * damp(echo)
      out[i] = (out[i] ?? 0) + echo / COMBS_MS.length
      at = at + 1 === delay ? 0 : at + 1
    }
  }
  for (const ms of ALLPASS_MS) {
    const delay = Math.round(((ms + spread / 4) * RATE) / 1000)
    const line = new Float64Array(delay)
    for (let i = 0, at = 0; i < out.length; i++) {
      const echo = line[at] ?? 0
      const value = (out[i] ?? 0) + 0.6 * echo
      line[at] = value
      out[i] = echo - 0.6 * value
      at = at + 1 === delay ? 0 : at + 1
    }
  }
  return out
}

/** A hall: the echo alone, falling by 60 dB in so many seconds, darker than its source. */
export const hall = (dry: Stereo, seconds: number, dampingHz: number): Stereo => {
  const through = (channel: Float64Array, other: Float64Array, spread: number) =>
    reverbChannel(
      Float64Array.from(channel, (value, i) => 0.8 * value + 0.2 * (other[i] ?? 0)),
      seconds,
      dampingHz,
      spread,
    )
  return { left: through(dry.left, dry.right, 0), right: through(dry.right, dry.left, 1.3) }
}

/** Echoes that jump between the sides, each quieter and darker than the one before. */
export const pingPong = (dry: Stereo, delaySeconds: number, feedback: number, times: number): Stereo => {
  const length = dry.left.length
  const out = silence(length / RATE)
  const mono = Float64Array.from(dry.left, (value, i) => (value + (dry.right[i] ?? 0)) / 2)
  for (let n = 1; n <= times; n++) {
    const dark = smoother(5200 / n)
    const shift = Math.round(n * delaySeconds * RATE)
    const side = n % 2 ? out.left : out.right
    const rest = n % 2 ? out.right : out.left
    for (let i = 0; i + shift < length; i++) {
      const value = feedback ** n * dark(mono[i] ?? 0)
      side[i + shift] = (side[i + shift] ?? 0) + value
      rest[i + shift] = (rest[i + shift] ?? 0) + 0.25 * value
    }
  }
  return out
}
