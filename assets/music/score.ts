import { mix, type Stereo, silence } from './dsp.ts'
import type { Voice } from './voices.ts'

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

/** Frequency of a note such as `F#4` or `Bb3` in equal temperament, A4 = 440 Hz. */
export const pitch = (name: string): number => {
  const [, letter = 'A', sign = '', octave = '4'] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? []
  const half = (STEPS[letter] ?? 9) + (sign === '#' ? 1 : sign === 'b' ? -1 : 0) + 12 * (Number(octave) - 4)
  return 440 * 2 ** ((half - 9) / 12)
}

/** What a note may say besides its pitch; beats count from the beginning of the piece. */
interface Placed {
  readonly beat: number
  readonly beats: number
  readonly loud?: number
  readonly pan?: number
}

/** A piece while it is written: time in beats, one bus for what is heard dry and what goes into the hall. */
export class Piece {
  readonly bus: Stereo
  readonly sent: Stereo
  readonly echoed: Stereo
  readonly beatSeconds: number
  #seed = 1

  constructor(tempo: number, beats: number, tailSeconds: number) {
    this.beatSeconds = 60 / tempo
    const seconds = beats * this.beatSeconds + tailSeconds
    this.bus = silence(seconds)
    this.sent = silence(seconds)
    this.echoed = silence(seconds)
  }

  /** Plays a note with a voice; `hall` and `echo` say how much of it goes there. */
  play(voice: Voice, note: string | number, at: Placed, hall = 0.25, echo = 0): void {
    const made = voice({
      hz: typeof note === 'number' ? note : pitch(note),
      seconds: at.beats * this.beatSeconds,
      loud: at.loud ?? 0.7,
      pan: at.pan ?? 0,
      seed: this.#seed++,
    })
    const start = at.beat * this.beatSeconds
    mix(this.bus, made, start)
    if (hall > 0) mix(this.sent, made, start, hall)
    if (echo > 0) mix(this.echoed, made, start, echo)
  }

  /** A chord of space-separated notes, spread a little in time as hands do. */
  chord(voice: Voice, notes: string, at: Placed, hall = 0.25, strumBeats = 0): void {
    for (const [index, name] of notes.split(' ').entries())
      this.play(voice, name, { ...at, beat: at.beat + index * strumBeats }, hall)
  }

  /** A line: notes separated by spaces, each `step` beats long; `-` is a rest, a digit after `*` lengthens. */
  line(voice: Voice, notes: string, at: Placed & { readonly step: number }, hall = 0.25, echo = 0): void {
    let beat = at.beat
    for (const [index, word] of notes.trim().split(/\s+/).entries()) {
      const [name = '-', times = '1'] = word.split('*')
      const beats = at.step * Number(times)
      if (name !== '-') {
        const sway = 0.86 + 0.14 * Math.cos(index * 2.4)
        this.play(voice, name, { ...at, beat, beats, loud: (at.loud ?? 0.7) * sway }, hall, echo)
      }
      beat += beats
    }
  }
}
