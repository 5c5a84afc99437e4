import { seeded } from '../sets.ts'

/** How badly a paper is scanned. */
export type ScanStrength = 'light' | 'middle' | 'strong'
export const SCAN_STRENGTHS: readonly ScanStrength[] = ['light', 'middle', 'strong']

/** Shares, from 0 to 1. */
interface Spoiling {
  /** Of letters that have a misreading: how many are misread. */
  readonly misread: number
  /** Of capitals that look like a figure or a figure's letter. */
  readonly capitals: number
  /** Of words of three letters and more: how many are split, and of the parts how many are split again. */
  readonly split: number
  /** Of spaces: how many are gone, and how many are wider. */
  readonly joined: number
  readonly wide: number
  /** Of letters with an accent: how many lose it. */
  readonly plain: number
  /** Of spaces: how many have a speck. */
  readonly specks: number
}

const SPOILING: Readonly<Record<ScanStrength, Spoiling>> = {
  light: { misread: 0.015, capitals: 0.05, split: 0.04, joined: 0.02, wide: 0.06, plain: 0.3, specks: 0 },
  middle: { misread: 0.035, capitals: 0.15, split: 0.14, joined: 0.04, wide: 0.15, plain: 0.5, specks: 0.005 },
  strong: { misread: 0.06, capitals: 0.3, split: 0.35, joined: 0.06, wide: 0.3, plain: 0.8, specks: 0.01 },
}

/** Letters of small print and what they are read as; the more usual twice. */
const SMALL: readonly (readonly [RegExp, readonly string[]])[] = [
  [/rn/gu, ['m']],
  [/m/gu, ['rn', 'rn', 'in']],
  [/w/gu, ['vv']],
  [/d/gu, ['cl']],
  [/l/gu, ['1', '1', 'I', 'i', '!', '|']],
  [/i/gu, ['l', '1', '!', 'í']],
  [/e/gu, ['c', 'c', 'o']],
  [/o/gu, ['0', 'c']],
  [/u/gu, ['ii', 'n', 'v']],
  [/n/gu, ['ri', 'u', 'h']],
  [/h/gu, ['b', 'li']],
  [/s/gu, ['5', '$', 'a']],
  [/t/gu, ['f', 'l', 'r']],
  [/a/gu, ['o', 'e']],
  [/g/gu, ['q', '9']],
  [/f/gu, ['t']],
  [/y/gu, ['v']],
]
/** Capitals and what they are read as. */
const CAPITALS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/O/gu, ['0', '0', 'Q', 'D']],
  [/I/gu, ['1', 'l', 'l', '!']],
  [/L/gu, ['I']],
  [/S/gu, ['5', '$']],
  [/B/gu, ['8']],
  [/E/gu, ['F']],
  [/G/gu, ['6', 'C']],
  [/Z/gu, ['2']],
]

const WORD = /\p{L}{3,}/gu

/**
 * A text as a poor scan gives it: letters are misread, accents lost, words split and run together, spaces wider than they
 * were. Line ends stay. The same for a seed on every machine.
 */
export function poorScan(text: string, strength: ScanStrength, seed: number): string {
  const rates = SPOILING[strength]
  const draw = seeded(seed * 13 + SCAN_STRENGTHS.indexOf(strength) * 5 + 3)
  draw()
  const one = (list: readonly string[]): string => list[Math.floor(draw() * list.length)] ?? ''
  const misread = (read: string, table: typeof SMALL, share: number): string =>
    table.reduce((sum, [letter, others]) => sum.replace(letter, (own) => (draw() < share ? one(others) : own)), read)
  const split = (word: string): string => {
    if (word.length < 3 || draw() >= rates.split) return word
    const at = 1 + Math.floor(draw() * (word.length - 1))
    return `${split(word.slice(0, at))}${draw() < rates.wide ? '  ' : ' '}${split(word.slice(at))}`
  }
  const plain = text.replace(/[\u00c0-\u017f]/gu, (letter) =>
    draw() < rates.plain ? letter.normalize('NFD').replace(/\p{M}/gu, '') : letter,
  )
  return misread(misread(plain.replace(WORD, split), SMALL, rates.misread), CAPITALS, rates.capitals).replace(
    /(?<=\S) (?=\S)/gu,
    (space) => {
      const drawn = draw()
      if (drawn < rates.joined) return ''
      if (drawn < rates.joined + rates.wide) return draw() < 0.5 ? '  ' : '   '
      return drawn < rates.joined + rates.wide + rates.specks ? ` ${one(['.', "'", '`', '-'])} ` : space
    },
  )
}
