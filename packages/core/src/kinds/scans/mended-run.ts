import { foldForm } from '../forms/index.ts'
import { type KnownWord, knownWords, mayEnd, mayGoOn, placeOf } from './known-words.ts'
import { HASH_START, hashOn, MISREAD, misreadCost, shapeOf } from './strokes.ts'

/** What is found costs, as logarithms of how unlikely it is. Chosen on spoilt papers (`bench/quality/poor-scans/run.ts`). */
const PATH = {
  /** A letter of a word that is not known, and the first one more. */
  letter: 3.2,
  unknown: 3,
  /** A whole word that is not known and has letters only, by how many it has: 1, 2, 3, 4, and more. */
  whole: [13, 15, 15, 14.5, 14],
  /** More letters than these make it less likely, each by so much: words run together. */
  usual: 7,
  longer: 1,
  /** A space that is not between words, more between two known ones, and a missing one. */
  split: 1.6,
  between: 3,
  joined: 6,
}
/** The most that misread signs of a word may cost: for each of its letters, and in all. */
const MOST = { aLetter: 1.6, all: 12 }
/** A known word of so many letters is not taken apart. */
const WHOLE = 4
/** Of fewer letters any text has some that are a word by chance. */
const LEAST_KNOWN = 3
/** What is at a letter: a space before it, one that parts two known words, none in what is no known word. */
const [AT_SPACE, WITHIN, BETWEEN] = [1, 2, 3]
/** From so many letters on it counts that a word was mended. */
const TELLING = 4
/** What a comparison of two words costs beside a step over a letter. */
const COMPARISON = 20

/** A run of words with nothing but spaces between them. */
export interface Run {
  /** Its letters, as written, without spaces. */
  readonly letters: readonly string[]
  /** The space before each letter; empty within a word. */
  readonly gaps: readonly string[]
}

/** How much work may still be done, in steps over a letter. */
export interface Budget {
  left: number
}

export interface MendedRun {
  readonly text: string
  /** Words of four letters and more that were in parts or had other signs than letters. */
  readonly mended: readonly string[]
}

/** A piece of a run: a known word, or a letter of none. */
interface Step {
  readonly from: number
  readonly to: number
  readonly known: KnownWord | undefined
}

const IS_LETTER = /[\p{L}\p{M}]/u
const isCapital = (letter: string): boolean => letter !== letter.toLowerCase()

/** A known word as it would have been written where these letters stand. */
function cased(plain: string, letters: readonly string[]): string {
  const capitals = letters.filter(isCapital).length
  const small = letters.filter((letter) => letter !== letter.toUpperCase()).length
  if (capitals > small && capitals > 1) return plain.toUpperCase()
  return isCapital(letters[0] ?? '') ? plain.slice(0, 1).toUpperCase() + plain.slice(1) : plain
}

/** Where a word may begin or end: 1 at a space and at the ends, 3 where it parts two known words, 2 within what is no known word, else 0. */
function boundsOf({ gaps }: Run, plain: string, places: readonly number[]): Uint8Array {
  const { byPlain } = knownWords()
  const size = gaps.length
  const bounds = new Uint8Array(size + 1)
  let from = 0
  let isBehindKnown = false
  for (let at = 1; at <= size; at += 1) {
    if (at < size && gaps[at] === '') continue
    const isKnown = at - from >= LEAST_KNOWN && byPlain.has(plain.slice(places[from], places[at]))
    if (at - from < WHOLE || !isKnown) bounds.fill(WITHIN, from + 1, at)
    if (isKnown && isBehindKnown) bounds[from] = BETWEEN
    bounds[at] = AT_SPACE
    isBehindKnown = isKnown
    from = at
  }
  bounds[0] = AT_SPACE
  return bounds
}

const wholeCost = (letters: number): number =>
  (PATH.whole[Math.min(letters, PATH.whole.length) - 1] ?? 0) + Math.max(0, letters - PATH.usual) * PATH.longer

/** Where a written word ends that begins at a letter; 0 where none begins, or one that has other signs than letters. */
function wholeWords({ letters, gaps }: Run): Int32Array {
  const ends = new Int32Array(letters.length)
  let from = 0
  let isPlain = true
  for (let at = 0; at <= letters.length; at += 1) {
    if (at > 0 && (at === letters.length || gaps[at] !== '')) {
      if (isPlain) ends[from] = at
      from = at
      isPlain = true
    }
    if (!IS_LETTER.test(letters[at] ?? '')) isPlain = false
  }
  return ends
}

/** The likeliest words of a run (Viterbi over its letters, with and without the spaces that it has). */
export function mendedRun(run: Run, isForeign: (word: KnownWord) => number, budget: Budget): MendedRun {
  const { letters, gaps } = run
  const { byHash, marks } = knownWords()
  const size = letters.length
  const shapes = letters.map(shapeOf)
  const places = [0]
  let plain = ''
  for (const shape of shapes) {
    plain += shape.plain
    places.push(plain.length)
  }
  const bounds = boundsOf(run, plain, places)
  const ofWord = new Float64Array(size + 1).fill(Number.POSITIVE_INFINITY)
  const ofOther = new Float64Array(size + 1).fill(Number.POSITIVE_INFINITY)
  const steps: (Step | undefined)[] = new Array(size + 1).fill(undefined)
  /** 1 where letters of no word are reached best from a known word. */
  const isAfterWord = new Uint8Array(size + 1)
  ofWord[0] = 0
  const ends = wholeWords(run)
  for (let from = 0; from < size; from += 1) {
    const isGap = bounds[from] === AT_SPACE || bounds[from] === BETWEEN
    const missing = isGap ? 0 : PATH.joined
    const word = ofWord[from] ?? 0
    const other = ofOther[from] ?? 0
    const fresh = word + PATH.letter + PATH.unknown + missing
    const on = other + PATH.letter + (isGap ? PATH.unknown : 0)
    ofOther[from + 1] = Math.min(fresh, on)
    isAfterWord[from + 1] = fresh < on ? 1 : 0
    if (bounds[from] === 0) continue
    const end = isGap ? (ends[from] ?? 0) : 0
    if (end > 0) {
      const cost = Math.min(word, other) + wholeCost(end - from)
      if (cost < (ofWord[end] ?? 0)) {
        ofWord[end] = cost
        steps[end] = { from, to: end, known: undefined }
      }
    }
    const start = Math.min(word, other) + missing
    let hash = HASH_START
    let spaces = 0
    walk: for (let to = from + 1; to <= size; to += 1) {
      if (to > from + 1) {
        if (bounds[to - 1] === AT_SPACE) spaces += PATH.split
        else if (bounds[to - 1] === BETWEEN) spaces += PATH.split + PATH.between
      }
      const own = shapes[to - 1]?.strokes ?? ''
      let place = 0
      for (let at = 0; at < own.length; at += 1) {
        hash = hashOn(hash, own.charCodeAt(at))
        place = placeOf(hash)
        if (!mayGoOn(marks, place)) break walk
      }
      budget.left -= 1
      if (budget.left < 0) break
      if (bounds[to] === 0 || !mayEnd(marks, place)) continue
      const best = Math.min(ofWord[to] ?? 0, ofOther[to] ?? 0)
      let written: string | undefined
      for (let known = byHash.get(hash); known; known = known.other) {
        const least = start + known.cost + spaces
        if (least >= best) continue
        written ??= plain.slice(places[from], places[to])
        let misread = 0
        if (written !== known.plain) {
          // What has no spaces around it is not misread as well.
          if (!isGap || bounds[to] === WITHIN) continue
          const most = Math.min(MOST.all, known.plain.length * MOST.aLetter, best - least)
          if (most < MISREAD.figure) continue
          budget.left -= COMPARISON
          misread = misreadCost(written, known.plain, most)
          if (misread > most) continue
        }
        const cost = least + isForeign(known) + misread
        if (cost >= (ofWord[to] ?? 0)) continue
        ofWord[to] = cost
        steps[to] = { from, to, known }
      }
    }
  }
  return written({ letters, gaps }, pathOf(size, ofWord, ofOther, steps, isAfterWord), plain, places)
}

function pathOf(
  size: number,
  ofWord: Float64Array,
  ofOther: Float64Array,
  steps: readonly (Step | undefined)[],
  isAfterWord: Uint8Array,
): readonly Step[] {
  const path: Step[] = []
  const isWordAt = (at: number) => (ofWord[at] ?? 0) <= (ofOther[at] ?? 0)
  let at = size
  let isWord = isWordAt(at)
  while (at > 0) {
    const step = isWord ? steps[at] : undefined
    if (step) {
      path.push(step)
      at = step.from
      isWord = isWordAt(at)
    } else {
      path.push({ from: at - 1, to: at, known: undefined })
      isWord = isAfterWord[at] === 1
      at -= 1
    }
  }
  return path.reverse()
}

/** True for what was in parts of which none was a word of some length and not all were words, and for what has figures for letters. */
function isEvidence({ letters, gaps }: Run, from: number, to: number): boolean {
  const parts = letters
    .slice(from, to)
    .map((letter, at) => `${at > 0 && gaps[from + at] !== '' ? ' ' : ''}${letter}`)
    .join('')
    .split(' ')
  if (parts.length === 1) return !letters.slice(from, to).every((letter) => IS_LETTER.test(letter))
  const isKnown = (part: string) => knownWords().byPlain.has(foldForm(part))
  return !parts.some((part) => part.length >= WHOLE && isKnown(part)) && !parts.every(isKnown)
}

function written({ letters, gaps }: Run, path: readonly Step[], plain: string, places: readonly number[]): MendedRun {
  let text = ''
  const mended: string[] = []
  let isBehindOther = false
  for (const { from, to, known } of path) {
    const gap = gaps[from] ?? ''
    text += gap === '' && from > 0 && !(known === undefined && isBehindOther) ? ' ' : gap
    isBehindOther = known === undefined
    const own = letters.slice(from, to)
    const isWhole = gaps.slice(from + 1, to).every((inner) => inner === '')
    if (!known || (isWhole && plain.slice(places[from], places[to]) === known.plain)) text += own.join('')
    else {
      text += cased(known.plain, own)
      if (known.plain.length >= TELLING && isEvidence({ letters, gaps }, from, to)) mended.push(known.plain)
    }
  }
  return { text, mended }
}
