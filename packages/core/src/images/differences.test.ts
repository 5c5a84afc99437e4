import { describe, expect, it } from 'vitest'
import { paint } from '../../test/drawings.ts'
import { differenceOf } from './differences.ts'
import { groupLinks, type Trial } from './group-links.ts'
import { STRAIGHT } from './lean.ts'
import { nearDuplicates } from './near-duplicates.ts'
import { refined } from './refine.ts'
import { sumsOf, THUMB_SIDE, thumbOf, WHOLE } from './thumb.ts'

type Rule = (x: number, y: number) => number[]
/** A number from 0 up to 1 that is the same for the same two. */
const chance = (one: number, two: number): number => {
  const mixed = Math.imul(one * 374_761 + two * 668_265 + 13, 0x9e3779b1) >>> 0
  return ((mixed ^ (mixed >>> 15)) % 1009) / 1009
}
/** A letter: a head, lines of words that go by `words`, and a foot. */
const letter =
  (words: number): Rule =>
  (x, y) => {
    const [row, column] = [Math.floor(y * 34), Math.floor(x * 26)]
    const isInk = (y * 34) % 1 < 0.55 && x > 0.08 && x < 0.92
    const seed = row < 12 || row > 28 ? row : row + 100 * words
    return isInk && chance(seed, column) < 0.6 ? [30, 30, 34] : [246, 246, 242]
  }
/** A view with hills, and what stands in front of them at some places. */
const view =
  (places: readonly number[]): Rule =>
  (x, y) => {
    for (const place of places) if (Math.abs(x - place) < 0.045 && Math.abs(y - 0.62) < 0.16) return [30, 34, 60]
    const isStripe = (Math.floor(x * 22) * 7 + Math.floor(y * 22) * 5 + Math.floor(x * y * 40)) % 5 < 2
    return isStripe ? [120, 150, 110] : [180, 190, 200]
  }
/** Blots of many sizes and places: nothing in it comes twice. */
const blots: Rule = (x, y) => {
  for (let n = 0; n < 60; n++) {
    const [across, down, size] = [(n * 0.618) % 1, (n * 0.7549) % 1, 0.02 + 0.04 * ((n * 0.37) % 1)]
    if ((x - across) ** 2 + (y - down) ** 2 < size * size) return [40 + 3 * n, 40 + 3 * n, 50 + 3 * n]
  }
  return [230, 230, 225]
}
/** Three large signs beside each other. */
const writtenOver =
  (rule: Rule): Rule =>
  (x, y) =>
    [0.2, 0.5, 0.8].some((sign) => Math.abs(x - sign) < 0.05 && Math.abs(y - 0.56) < 0.04)
      ? [255, 255, 255]
      : rule(x, y)
const darker =
  (rule: Rule): Rule =>
  (x, y) =>
    rule(x, y).map((value) => value * 0.7 + 12)
const cut =
  (rule: Rule): Rule =>
  (x, y) =>
    rule(0.1 + 0.9 * x, y)

const thumb = (rule: Rule) => thumbOf(paint(160, 160, rule))
const sums = (rule: Rule) => sumsOf(thumb(rule), THUMB_SIDE, THUMB_SIDE)
const place = { box: WHOLE, lean: STRAIGHT }

describe('where two pictures differ that lie on each other', () => {
  it('is nowhere where one is an edit of the other', () => {
    for (const rule of [letter(1), view([0.2, 0.7])])
      expect(differenceOf(sums(rule), place, sums(darker(rule)))).toMatchObject({ changed: 0, isClear: true })
  })

  it('is in many places of two letters with one head', () => {
    const { changed, isOnePatch } = differenceOf(sums(letter(1)), place, sums(letter(2)))
    expect(changed).toBeGreaterThan(10)
    expect(isOnePatch).toBe(false)
  })

  it('is one patch where something was laid over one of them', () => {
    const over: Rule = (x, y) => (Math.abs(x - 0.45) < 0.1 && Math.abs(y - 0.5) < 0.1 ? [250, 220, 40] : view([])(x, y))
    const { changed, isOnePatch } = differenceOf(sums(view([])), place, sums(over))
    expect(changed).toBeGreaterThan(0)
    expect(isOnePatch).toBe(true)
  })

  it('is one line where words were written across one of them, and none of two letters', () => {
    const written = differenceOf(sums(view([])), place, sums(writtenOver(view([]))))
    expect(written.changed).toBeGreaterThan(2)
    expect(written).toMatchObject({ isOnePatch: false, isOneLine: true })
    expect(differenceOf(sums(letter(1)), place, sums(letter(2))).isOneLine).toBe(false)
  })

  it('is told only once they lie on each other more exactly than was searched', () => {
    const [outer, inner] = [sums(blots), sums(cut(blots))]
    const near = { box: { ...WHOLE, left: 0.112 }, lean: STRAIGHT }
    const { box } = refined(outer, near, inner)
    expect(Math.abs(box.left - 0.1)).toBeLessThan(0.003)
    expect(differenceOf(outer, near, inner).changed).toBe(0)
  })
})

describe('look-alikes', () => {
  it('are two sets, each with its copies', { timeout: 180_000 }, () => {
    for (const [one, other] of [
      [letter(1), letter(2)],
      [view([0.15, 0.5]), view([0.35, 0.8])],
    ] as const)
      expect(nearDuplicates([one, other, darker(one), darker(other)].map(thumb))).toEqual([
        [0, 2],
        [1, 3],
      ])
  })
})

describe('a page with its words on even ground', () => {
  /** Words of a page, and the page turned by two degrees. */
  const page: Rule = (x, y) => {
    if (x < 0.12 || x > 0.88 || y < 0.1 || y > 0.75) return [246, 246, 242]
    const isInk = (y * 14) % 1 < 0.55 && chance(Math.floor(y * 14) + 100, Math.floor(x * 11.2)) < 0.6
    return isInk ? [30, 30, 34] : [246, 246, 242]
  }
  const [cosine, sine] = [0.99939, 0.0349]
  const askew: Rule = (x, y) =>
    page(0.5 + (x - 0.5) * cosine - (y - 0.5) * sine, 0.5 + (x - 0.5) * sine + (y - 0.5) * cosine)

  it('is found askew, once its words are laid on each other exactly', () => {
    expect(nearDuplicates([page, askew].map(thumb))).toEqual([[0, 1]])
  })
})

describe('groupLinks of things that are alike but for one place', () => {
  const set = (from: number): Trial[] =>
    [0, 1, 2].flatMap((a) => [0, 1, 2].filter((b) => b > a).map((b) => ({ a: from + a, b: from + b, strength: 0.9 })))
  const odd = (a: number, b: number): Trial => ({ a, b, strength: 0.05, isOdd: true })

  it('takes a lone one into a set', () => {
    expect(groupLinks(4, [...set(0), odd(0, 3), odd(1, 3)])).toEqual([[0, 1, 2, 3]])
  })

  it('takes none into a larger set by one link alone', () => {
    const four = [0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].filter((b) => b > a).map((b) => ({ a, b, strength: 0.9 })))
    const link = { a: 0, b: 4, strength: 0.5 }
    expect(groupLinks(5, [...four, link])).toEqual([[0, 1, 2, 3]])
    expect(groupLinks(5, [...four, link, { ...link, a: 1 }])).toEqual([[0, 1, 2, 3, 4]])
  })

  it('leaves two sets two, and two lone ones alone', () => {
    const across = [0, 1, 2].flatMap((a) => [3, 4, 5].map((b) => odd(a, b)))
    expect(groupLinks(6, [...set(0), ...set(3), ...across])).toHaveLength(2)
    expect(groupLinks(2, [odd(0, 1)])).toEqual([])
  })

  it('counts a pair that is the same from one end and apart from the other as nothing', () => {
    const both: Trial[] = [
      { a: 0, b: 1, strength: 0.9 },
      { a: 1, b: 0, strength: 0, isApart: true },
    ]
    expect(groupLinks(2, both)).toEqual([])
  })
})

describe('groupLinks of a thing that stands alone', () => {
  const nine = Array.from({ length: 9 }, (_, at) => at)
  const link = (a: number, b: number, strength = 0.9): Trial => ({ a, b, strength })
  const within = nine.flatMap((a) => nine.slice(a + 1).map((b) => link(a, b)))
  const none = nine.slice(1).map((a) => link(a, 9, 0))
  const joined = (...trials: readonly Trial[]) => groupLinks(10, [...within, ...trials])[0]?.length

  it('takes it by one link that is strong, where many of the group were tried and none is another thing', () => {
    expect(joined(link(0, 9, 0.8), ...none)).toBe(10)
    expect(joined(link(0, 9, 0.7), ...none)).toBe(9)
    expect(joined(link(0, 9, 0.8), ...none.slice(2))).toBe(9)
    expect(joined(link(0, 9, 0.8), ...none.slice(1), { ...link(1, 9, 0), isApart: true })).toBe(9)
  })
})
