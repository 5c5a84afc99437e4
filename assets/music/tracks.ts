import { Piece } from './score.ts'
import { arp, bass, bell, brush, kalimba, kick, pad, piano, pluck } from './voices.ts'

/** A piece and the room that it sounds in. */
export interface Composition {
  readonly file: string
  readonly piece: Piece
  readonly hallSeconds: number
  readonly hallHz: number
  readonly echoBeats: number
}

/** D major, 76 beats a minute: strings held under a kalimba. The calm one. */
const tidepool = (): Composition => {
  const piece = new Piece(76, 56, 4)
  const chords = ['D3 A3 C#4 F#4', 'B2 F#3 A3 D4', 'G2 D3 F#3 B3', 'A2 E3 F#3 C#4']
  const roots = ['D2', 'B1', 'G1', 'A1']
  const tunes = [
    'F#5 - A5 - E5 - D5 -',
    'D5 - F#5 - B4*2 - A4 -',
    'B4 - D5 - F#5 - E5 D5',
    'E5*2 - C#5 - A4 - -',
    'F#5 - A5 B5 - A5 F#5 -',
    'D5 - B4 - F#5*2 - -',
    'B5 - A5 - F#5 - D5 -',
    'E5 - - A4 - - - -',
  ]
  for (let bar = 0; bar < 14; bar++) {
    const beat = bar * 4
    piece.chord(pad, chords[bar % 4] ?? '', { beat, beats: 4, loud: bar < 12 ? 0.75 : 0.55 }, 0.4)
    if (bar > 1) piece.play(bass, roots[bar % 4] ?? 'D2', { beat, beats: 3.5, loud: 0.5 }, 0.05)
    if (bar > 0 && bar < 13) {
      const tune = tunes[(bar - 1) % 8] ?? ''
      piece.line(kalimba, tune, { beat, beats: 1, step: 0.5, loud: 0.8, pan: bar % 2 ? 0.25 : -0.25 }, 0.45, 0.3)
    }
    if (bar > 5 && bar < 12)
      for (const at of [1, 3]) piece.play(brush, 5200, { beat: beat + at, beats: 0.3, loud: 0.16, pan: 0.3 }, 0.3)
  }
  piece.chord(kalimba, 'D5 F#5 A5 D6', { beat: 56, beats: 2, loud: 0.6 }, 0.6, 0.25)
  return { file: 'track-1', piece, hallSeconds: 2.8, hallHz: 4200, echoBeats: 0.75 }
}

/** A minor with a bright sixth, 58 beats a minute, no beat to tap: slow strings and glass. The drifting one. */
const lantern = (): Composition => {
  const piece = new Piece(58, 40, 6)
  const chords = ['A2 E3 B3 C4', 'F2 C3 G3 E4', 'D2 A2 F3 C4 E4', 'G2 D3 B3 F#4', 'C2 G2 E3 B3']
  const glass = ['E5 - B5*2 - A5', '- C6 - G5*3', 'F5*2 - E5 - A5', 'B5*3 - F#5 -', 'G5 - E6*2 - B5']
  for (let part = 0; part < 5; part++) {
    const beat = part * 8
    piece.chord(pad, chords[part] ?? '', { beat, beats: 8.4, loud: 0.85 }, 0.55, 0.12)
    piece.line(bell, glass[part] ?? '', { beat: beat + 1, beats: 1, step: 1, loud: 0.6, pan: 0.4 }, 0.7, 0.45)
    piece.line(bell, 'A4 - - E4*2', { beat: beat + 5, beats: 1, step: 0.75, loud: 0.3, pan: -0.5 }, 0.8, 0.4)
    piece.play(brush, 900, { beat: beat + 2, beats: 5, loud: 0.1, pan: -0.4 }, 0.6)
  }
  piece.chord(pad, 'A2 E3 A3 C4 E4', { beat: 40, beats: 3, loud: 0.6 }, 0.6)
  return { file: 'track-2', piece, hallSeconds: 5.2, hallHz: 3300, echoBeats: 1.5 }
}

/** F major, 88 beats a minute, swung: an electric piano with brushes. The one for work. */
const currents = (): Composition => {
  const piece = new Piece(88, 64, 3)
  const chords = ['F3 A3 C4 E4', 'E3 G3 Bb3 D4', 'D3 F3 A3 C4', 'G3 Bb3 D4 F4', 'Bb2 F3 A3 D4', 'C3 G3 Bb3 E4']
  const order = [0, 1, 2, 3, 4, 5, 0, 5]
  const roots = ['F1', 'C2', 'D2', 'G1', 'Bb1', 'C2']
  const tunes = ['A4 C5 - D5 C5 - A4 -', '- G4 Bb4 - D5*2 C5 -', 'F5 - E5 D5 - C5 A4 -', 'Bb4 - D5 F5*2 - D5 -']
  for (let bar = 0; bar < 16; bar++) {
    const beat = bar * 4
    const index = order[bar % 8] ?? 0
    piece.chord(piano, chords[index] ?? '', { beat, beats: 1.6, loud: 0.5, pan: -0.15 }, 0.2, 0.03)
    piece.chord(piano, chords[index] ?? '', { beat: beat + 2.62, beats: 0.9, loud: 0.36, pan: -0.15 }, 0.2, 0.02)
    piece.play(bass, roots[index] ?? 'F1', { beat, beats: 1.4, loud: 0.75 }, 0)
    piece.play(bass, roots[index] ?? 'F1', { beat: beat + 2.62, beats: 1, loud: 0.5 }, 0)
    if (bar % 8 > 1)
      piece.line(pluck, tunes[bar % 4] ?? '', { beat, beats: 1, step: 0.5, loud: 0.42, pan: 0.3 }, 0.3, 0.2)
    if (bar < 1 || bar > 14) continue
    for (const at of [0, 2.62]) piece.play(kick, 0, { beat: beat + at, beats: 1, loud: at ? 0.4 : 0.6 }, 0.02)
    for (const at of [1, 3]) piece.play(brush, 2100, { beat: beat + at, beats: 0.35, loud: 0.38, pan: 0.1 }, 0.15)
    for (let half = 0; half < 8; half++) {
      const swung = beat + half / 2 + (half % 2 ? 0.12 : 0)
      piece.play(brush, 7600, { beat: swung, beats: 0.12, loud: half % 2 ? 0.13 : 0.2, pan: 0.35 }, 0.1)
    }
  }
  piece.chord(piano, 'F3 A3 C4 E4 G4', { beat: 64, beats: 3, loud: 0.5 }, 0.4, 0.09)
  return { file: 'track-3', piece, hallSeconds: 1.4, hallHz: 5200, echoBeats: 0.75 }
}

/** G major in three, 92 beats a minute: plucked strings with bells, like a box that plays. The gentle one. */
const harbor = (): Composition => {
  const piece = new Piece(92, 66, 4)
  const arps = ['G3 D4 B4', 'E3 B3 G4', 'C3 G3 E4', 'D3 A3 F#4', 'G3 D4 B4', 'B2 F#3 D4', 'C3 G3 E4', 'D3 C4 F#4']
  const tune = ['B4*2 D5', 'G5*3', 'E5*2 D5', 'A4*3', 'B4 D5 G5', 'F#5*3', 'E5 G5 E5', 'D5*3']
  const answer = ['D5*2 B4', 'G4*3', 'C5 D5 E5', 'F#5*3', 'G5*2 D5', 'B4*3', 'A4 C5 A4', 'G4*3']
  for (let bar = 0; bar < 22; bar++) {
    const beat = bar * 3
    const names = arps[bar % 8] ?? ''
    piece.line(pluck, names, { beat, beats: 1, step: 1, loud: 0.62, pan: -0.25 }, 0.3)
    if (bar > 1) piece.chord(pad, names, { beat, beats: 3, loud: 0.4 }, 0.35)
    if (bar > 3) {
      const line = (bar < 12 ? tune : answer)[(bar - 4) % 8] ?? ''
      piece.line(bell, line, { beat, beats: 1, step: 1, loud: 0.62, pan: 0.2 }, 0.5, 0.2)
    }
  }
  piece.chord(pluck, 'G3 D4 G4 B4 D5', { beat: 66, beats: 3, loud: 0.6 }, 0.5, 0.2)
  return { file: 'track-4', piece, hallSeconds: 2.4, hallHz: 4800, echoBeats: 1 }
}

/** E minor, 108 beats a minute: an arpeggio over a soft pulse. The awake one. */
const rings = (): Composition => {
  const piece = new Piece(108, 80, 3)
  const chords = ['E3 B3 D4 G4', 'C3 G3 B3 E4', 'G2 D3 B3 D4', 'D3 A3 C4 F#4']
  const steps = [
    'E4 B4 G4 D5 B4 E5 D5 B4',
    'C4 G4 E4 B4 G4 C5 B4 G4',
    'G3 D4 B3 G4 D4 B4 G4 D4',
    'D4 A4 F#4 C5 A4 D5 C5 A4',
  ]
  const tune = ['B5*4 - G5 A5 -', 'G5*4 - E5*2 -', 'D5 - G5*3 - B5 -', 'A5*4 - F#5*2 -']
  for (let bar = 0; bar < 20; bar++) {
    const beat = bar * 4
    const isFull = bar > 3 && bar < 18
    piece.chord(pad, chords[bar % 4] ?? '', { beat, beats: 4, loud: 0.5 }, 0.35)
    const loud = bar < 2 ? 0.3 : 0.46
    if (bar < 19)
      piece.line(arp, steps[bar % 4] ?? '', { beat, beats: 1, step: 0.5, loud, pan: bar % 2 ? 0.3 : -0.3 }, 0.25, 0.32)
    if (bar > 7 && bar < 18)
      piece.line(bell, tune[bar % 4] ?? '', { beat, beats: 1, step: 0.5, loud: 0.5, pan: 0.1 }, 0.5, 0.25)
    if (bar > 1 && bar < 19) {
      const root = (chords[bar % 4] ?? 'E3').slice(0, 1)
      const octave = root === 'C' || root === 'D' ? 2 : 1
      for (const at of [0, 1.5, 3]) piece.play(bass, `${root}${octave}`, { beat: beat + at, beats: 0.9, loud: 0.62 }, 0)
    }
    if (!isFull) continue
    for (let quarter = 0; quarter < 4; quarter++) {
      piece.play(kick, 0, { beat: beat + quarter, beats: 1, loud: quarter ? 0.42 : 0.55 }, 0.02)
      piece.play(brush, 8200, { beat: beat + quarter + 0.5, beats: 0.14, loud: 0.2, pan: -0.3 }, 0.1)
      if (quarter % 2) piece.play(brush, 1700, { beat: beat + quarter, beats: 0.3, loud: 0.26, pan: 0.15 }, 0.3)
    }
  }
  piece.chord(pad, 'E3 B3 E4 G4', { beat: 80, beats: 1.5, loud: 0.5 }, 0.5)
  piece.play(bell, 'E5', { beat: 80, beats: 2, loud: 0.5 }, 0.6, 0.3)
  return { file: 'track-5', piece, hallSeconds: 2, hallHz: 5600, echoBeats: 0.75 }
}

/** The five pieces, in the order of the player. */
export const COMPOSITIONS: readonly (() => Composition)[] = [tidepool, lantern, currents, harbor, rings]
