import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { form, paint, scene } from '../../test/drawings.ts'
import type { Pixels } from '../facts/reading.ts'
import { groupLinks, type Trial } from './group-links.ts'
import { HashIndex } from './hash-index.ts'
import { distance, frequencyHash, lowFrequencies } from './hashes.ts'
import { bestCopy, bestVersion, type Copy, LOSSLESS_QUALITY, PALETTE_QUALITY } from './keeper.ts'
import { nearDuplicates } from './near-duplicates.ts'
import { ownShareOf } from './own-share.ts'
import { sumsOf, THUMB_SIDE, type Thumb, thumbOf, turned, WHOLE } from './thumb.ts'
import { toneOf } from './tone.ts'

/** Long, because a machine may be busy with other things: none of this takes more than two seconds by itself. */
const SLOW_MS = 180_000
const [wide, high] = [108, 72]
const photo = (seed: number): Thumb => thumbOf(paint(wide, high, scene(seed)))

type Rule = ReturnType<typeof scene>
/** Turned about its middle by some degrees, as a whole `share` times as large as before; black where nothing is. */
const tilted = (rule: Rule, degrees: number, share: number): Rule => {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return (x, y) => {
    const [across, down] = [(x - 0.5) * share * wide, (y - 0.5) * share * high]
    const [u, v] = [(across * cosine - down * sine) / wide + 0.5, (across * sine + down * cosine) / high + 0.5]
    return u < 0 || u > 1 || v < 0 || v > 1 ? [0, 0, 0] : rule(u, v)
  }
}
/** On a dark screen with a bar of signs above and a button below. */
const shownOn =
  (rule: Rule, [left, top, right, bottom]: readonly [number, number, number, number]): Rule =>
  (x, y) => {
    if (x > left && x < right && y > top && y < bottom)
      return rule((x - left) / (right - left), (y - top) / (bottom - top))
    const isSign = (y > 0.02 && y < 0.04 && (x * 9) % 1 < 0.3) || (y > 0.9 && y < 0.95 && x > 0.4 && x < 0.6)
    return isSign ? [230, 230, 230] : [24, 26, 30]
  }

/** In a window with a menu, on a desktop with a bar of signs. */
const windowWith =
  (rule: Rule): Rule =>
  (x, y) => {
    if (x > 0.38 && x < 0.62 && y > 0.28 && y < 0.82) return rule((x - 0.38) / 0.24, (y - 0.28) / 0.54)
    const isMenu = x > 0.2 && x < 0.45 && y > 0.17 && y < 0.2 && (x * 40) % 1 < 0.5
    if (x > 0.18 && x < 0.8 && y > 0.14 && y < 0.88) return isMenu ? [30, 30, 30] : [232, 232, 232]
    return y > 0.95 && (x * 30) % 1 < 0.4 && x < 0.3 ? [250, 250, 250] : y > 0.93 ? [32, 39, 51] : [59, 110, 165]
  }

/** Edits that leave a picture what it is. */
const EDITS: Readonly<Record<string, (rule: ReturnType<typeof scene>) => Pixels>> = {
  smaller: (rule) => paint(54, 36, rule),
  stretched: (rule) => paint(72, 90, rule),
  darker: (rule) => paint(wide, high, (x, y) => rule(x, y).map((value) => value * 0.6)),
  contrasty: (rule) => paint(wide, high, (x, y) => rule(x, y).map((value) => (value - 128) * 1.4 + 128)),
  gray: (rule) =>
    paint(wide, high, (x, y) => {
      const [red = 0, green = 0, blue = 0] = rule(x, y)
      return Array.from({ length: 3 }, () => 0.3 * red + 0.59 * green + 0.11 * blue)
    }),
  cropped: (rule) => paint(wide, high, (x, y) => rule(0.06 + 0.88 * x, 0.06 + 0.88 * y)),
  'cropped at the left': (rule) => paint(wide, high, (x, y) => rule(0.1 + 0.9 * x, y)),
  squared: (rule) => paint(high, high, (x, y) => rule(1 / 6 + (2 / 3) * x, y)),
  mirrored: (rule) => paint(wide, high, (x, y) => rule(1 - x, y)),
  'turned by 90': (rule) => paint(high, wide, (x, y) => rule(y, 1 - x)),
  'turned by 180': (rule) => paint(wide, high, (x, y) => rule(1 - x, 1 - y)),
  framed: (rule) =>
    paint(wide, high, (x, y) =>
      x < 0.1 || x > 0.9 || y < 0.1 || y > 0.9 ? [255, 255, 255] : rule((x - 0.1) / 0.8, (y - 0.1) / 0.8),
    ),
  'tilted by 5 degrees, corners black': (rule) => paint(wide, high, tilted(rule, 5, 1)),
  'tilted by -5 degrees, on a larger ground': (rule) => paint(118, 81, tilted(rule, -5, 1.11)),
  'tilted by 4 degrees and cropped': (rule) => paint(wide, high, tilted(rule, 4, 0.9)),
  sheared: (rule) =>
    paint(wide, high, (x, y) => {
      const [u, v] = [x + 0.1 * (y - 0.5), y + 0.05 * (x - 0.5)]
      return u < 0 || u > 1 || v < 0 || v > 1 ? [119, 119, 119] : rule(u, v)
    }),
  'shown on a phone': (rule) => paint(90, 195, shownOn(rule, [0, 0.36, 1, 0.64])),
  'shown in a window': (rule) => paint(160, 100, shownOn(rule, [0.3, 0.25, 0.8, 0.85])),
  captioned: (rule) => paint(wide, high, (x, y) => (y > 0.86 ? [((x * 20) % 1) * 255, 0, 0] : rule(x, y))),
}

describe('nearDuplicates', () => {
  for (const [name, edit] of Object.entries(EDITS))
    it(`finds a copy that is ${name}, and no stranger`, { timeout: SLOW_MS }, () => {
      for (const seed of [11, 12]) {
        const thumbs = [photo(seed), photo(seed + 100), thumbOf(edit(scene(seed))), photo(seed + 200)]
        expect(nearDuplicates(thumbs)).toEqual([[0, 2]])
      }
    })

  it('takes no two pictures for copies that were drawn apart', { timeout: SLOW_MS }, () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 2, maxLength: 12 }), (seeds) => {
        expect(nearDuplicates(seeds.map((seed) => photo(seed)))).toEqual([])
      }),
      { numRuns: 6 },
    )
  })

  it('takes no two forms for copies that are filled in differently, but does see the copy of one', () => {
    const forms = [1, 2, 3, 4, 5, 6].map((seed) => thumbOf(paint(120, 160, form(seed))))
    expect(nearDuplicates(forms)).toEqual([])
    expect(nearDuplicates([...forms, thumbOf(paint(90, 120, form(4)))])).toEqual([[3, 6]])
  })

  it('takes no two receipts of one shop for copies, but does see the copy of one', () => {
    /** Head and foot are the same, and some lines between: what was bought, and when. */
    const receipt =
      (number: number): Rule =>
      (x, y) => {
        const line = Math.floor(y * 24)
        const isOwn = line > 7 && line < 14
        const place = Math.floor(x * 30) * 7 + line * 13 + (isOwn ? number * 31 * (line - 5) : 0)
        const isInk =
          x > 0.1 && x < 0.8 && line > 1 && line < 22 && (y * 24) % 1 > 0.7 && (place * 2654435761) % 97 < 40
        return isInk ? [40, 40, 40] : [244, 243, 240]
      }
    const receipts = [1, 2, 3, 4].map((number) => thumbOf(paint(100, 160, receipt(number))))
    expect(nearDuplicates(receipts)).toEqual([])
    const darker = thumbOf(paint(100, 160, (x, y) => receipt(3)(x, y).map((value) => value * 0.8)))
    expect(nearDuplicates([...receipts, darker])).toEqual([[2, 4]])
  })

  it('takes no two screens for copies that show other pictures in one window', { timeout: SLOW_MS }, () => {
    const dark =
      (seed: number): Rule =>
      (x, y) =>
        scene(seed)(x, y).map((value) => value * 0.25)
    const screens = [31, 32].map((seed) => thumbOf(paint(160, 100, windowWith(dark(seed)))))
    expect(nearDuplicates(screens)).toEqual([])
    const smaller = thumbOf(paint(130, 81, windowWith(dark(31))))
    expect(nearDuplicates([...screens, smaller])).toEqual([[0, 2]])
  })

  it('knows a copy of a picture by its hills though a calm sky above them says nothing, and no other hills below such a sky', () => {
    const below =
      (seed: number): Rule =>
      (x, y) =>
        y < 0.5 + 0.1 * Math.sin(9 * x)
          ? [110 + 180 * y, 110 + 180 * y, 110 + 180 * y]
          : scene(seed)(x, y).map((value) => value * 0.4)
    const hills = [41, 42].map((seed) => thumbOf(paint(wide, high, below(seed))))
    expect(nearDuplicates(hills)).toEqual([])
    const smaller = thumbOf(
      paint(64, 43, (x, y) => below(41)(x, y).map((value) => value + ((x * 997 + y * 641) % 3) - 1)),
    )
    expect(nearDuplicates([...hills, smaller])).toEqual([[0, 2]])
  })

  it('finds the same sets in whatever order the pictures come', { timeout: SLOW_MS }, () => {
    const edited = Object.values(EDITS)
      .slice(5, 9)
      .map((edit) => thumbOf(edit(scene(21))))
    const thumbs = [photo(31), photo(21), ...edited, photo(32)]
    const expected = [Array.from({ length: edited.length + 1 }, (_, i) => i + 1)]
    expect(nearDuplicates(thumbs)).toEqual(expected)
    fc.assert(
      fc.property(fc.shuffledSubarray(Array.from(thumbs.keys()), { minLength: thumbs.length }), (order) => {
        const found = nearDuplicates(order.map((index) => thumbs[index] ?? photo(1)))
        const back = found.map((set) => set.map((place) => order[place] ?? -1).sort((a, b) => a - b))
        expect(back).toEqual(expected)
      }),
      { numRuns: 2 },
    )
  })

  it('never takes plain pictures for copies, and stands none, one and tiny ones', () => {
    const plain = thumbOf(paint(40, 40, () => [200, 200, 200]))
    expect(nearDuplicates([plain, plain, plain])).toEqual([])
    expect(nearDuplicates([])).toEqual([])
    expect(nearDuplicates([photo(1)])).toEqual([])
    expect(nearDuplicates([thumbOf(paint(1, 1, () => [0, 0, 0])), thumbOf(paint(1, 7, () => [9, 9, 9]))])).toEqual([])
  })
})

describe('hashes', () => {
  it('knows turned and mirrored pictures without turning them', () => {
    const thumb = photo(5)
    const strengths = lowFrequencies(sumsOf(thumb, THUMB_SIDE, THUMB_SIDE), WHOLE)
    for (let way = 0; way < 8; way++) {
      const really = frequencyHash(lowFrequencies(sumsOf(turned(thumb, way), THUMB_SIDE, THUMB_SIDE), WHOLE))
      expect(frequencyHash(strengths, way)).toEqual(really)
    }
  })

  it('finds by index what looking at all would find', () => {
    const words = fc.array(
      fc.record({ high: fc.nat({ max: 0xffff }), low: fc.constantFrom(0, 1, 0xffffffff, 0x80000000) }),
      {
        maxLength: 40,
      },
    )
    fc.assert(
      fc.property(words, fc.integer({ min: 0, max: 15 }), (hashes, most) => {
        const index = new HashIndex(hashes)
        for (const hash of hashes) {
          const found: number[] = []
          index.search(hash, most, (place) => found.push(place))
          const all = hashes.flatMap((other, place) =>
            distance(hash.high, hash.low, other.high, other.low) <= most ? [place] : [],
          )
          expect(found.sort((a, b) => a - b)).toEqual(all)
        }
      }),
      { numRuns: 10 },
    )
  })
})

describe('groupLinks', () => {
  const link = (a: number, b: number, strength = 0.9): Trial => ({ a, b, strength })

  it('joins what is linked all around, and all of a star', () => {
    expect(groupLinks(4, [link(0, 1), link(1, 2), link(0, 2)])).toEqual([[0, 1, 2]])
    expect(groupLinks(4, [link(3, 0), link(3, 1), link(3, 2)])).toEqual([[0, 1, 2, 3]])
  })

  it('does not join two groups of whose pairs most were compared and are none', () => {
    const within = [0, 1, 2, 3].flatMap((a) =>
      [0, 1, 2, 3].slice(a + 1).flatMap((b) => [link(a, b), link(a + 4, b + 4)]),
    )
    const two = [link(0, 4, 0.8), link(1, 5, 0.8)]
    const others = [0, 1, 2, 3].flatMap((a) => [4, 5, 6, 7].map((b) => link(a, b, 0)))
    expect(groupLinks(8, [...within, ...two])).toHaveLength(1)
    expect(groupLinks(8, [...within, ...two, ...others])).toHaveLength(2)
  })

  it('does not join two groups by one link', () => {
    const left = [link(0, 1), link(1, 2), link(0, 2)]
    const right = [link(3, 4), link(4, 5), link(3, 5)]
    expect(groupLinks(6, [...left, ...right, link(2, 3, 0.8)])).toEqual([
      [0, 1, 2],
      [3, 4, 5],
    ])
  })

  it('puts nothing into two groups, and nothing into one that it has no link to', () => {
    const links = fc.array(
      fc.record({
        a: fc.nat({ max: 14 }),
        b: fc.nat({ max: 14 }),
        strength: fc.double({ min: 0.1, max: 1, noNaN: true }),
      }),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(links, (all) => {
        const real = all.filter(({ a, b }) => a !== b)
        const groups = groupLinks(15, real)
        const members = groups.flat()
        expect(new Set(members).size).toBe(members.length)
        for (const group of groups) {
          expect(group.length).toBeGreaterThan(1)
          for (const one of group)
            expect(real.some(({ a, b }) => (a === one && group.includes(b)) || (b === one && group.includes(a)))).toBe(
              true,
            )
        }
      }),
    )
  })
})

/** Place of the one to keep. */
const keeperOf = (copies: readonly Copy[]) => bestCopy(copies).at

describe('the best copy', () => {
  const copy = (path: string, pixelCount: number, modifiedAtMs = 5) => ({ path, pixelCount, modifiedAtMs })

  it('keeps the best resolution, then the name of an original, then the oldest', () => {
    expect(keeperOf([copy('a.jpg', 10), copy('b copy.jpg', 20)])).toBe(1)
    for (const name of [
      'IMG (1).jpg',
      'IMG - Kopie.jpg',
      'IMG_edited.jpg',
      'IMG-20240101-WA0003.jpg',
      'IMG-300x200.jpg',
    ])
      expect(keeperOf([copy(`x/${name}`, 10, 1), copy('copy/IMG.jpg', 10, 9)])).toBe(1)
    expect(keeperOf([copy('a.jpg', 10, 7), copy('b.jpg', 10, 3)])).toBe(1)
    expect(keeperOf([copy('copyright.jpg', 10, 3), copy('b.jpg', 10, 7)])).toBe(0)
  })

  it('keeps the one that the camera made, though pixels were added to a copy of it', () => {
    const original = { ...copy('b.jpg', 10), isFromCamera: true }
    expect(keeperOf([copy('a.jpg', 40), original])).toBe(1)
    for (const name of ['b enlarged.jpg', 'b_framed.jpg', 'b with border.jpg', 'b-caption.jpg'])
      expect(keeperOf([copy(name, 40), copy('b.jpg', 10)])).toBe(1)
  })

  it('keeps the original before its enlargement, though that one has more pixels', () => {
    const original = { ...copy('z.jpg', 480_000), sizeBytes: 250_000 }
    const enlarged = { ...copy('a.jpg', 1_920_000), sizeBytes: 330_000 }
    const smaller = { ...copy('b.jpg', 120_000), sizeBytes: 60_000 }
    expect(bestCopy([enlarged, original, smaller])).toEqual({ at: 1, why: ['nothing_added', 'most_pixels'] })
  })

  it('keeps the original before what has a border, a caption, or shows it on a screen', () => {
    const rule = scene(7)
    const original = paint(wide, high, rule)
    const framed = EDITS.framed?.(rule) ?? original
    const shown = EDITS['shown on a phone']?.(rule) ?? original
    const [own, inFrame] = [original, framed].map(ownShareOf)
    expect(own).toBeGreaterThan(0.95)
    expect(inFrame).toBeLessThan(0.72)
    const of = (path: string, pixelCount: number, ownShare = 1) => ({ ...copy(path, pixelCount), ownShare })
    expect(keeperOf([of('a.jpg', 100, inFrame), of('b.jpg', 64, own)])).toBe(1)
    const [thumb, screen] = [original, shown].map(thumbOf)
    if (!thumb || !screen) throw new Error('Both were drawn.')
    expect(
      keeperOf([
        { ...copy('a.jpg', 900), thumb: screen },
        { ...copy('b.jpg', 64), thumb },
      ]),
    ).toBe(1)
    expect(
      bestCopy([
        { ...copy('a.jpg', 900), thumb },
        { ...copy('b.jpg', 64), thumb },
      ]).why,
    ).toEqual(['most_pixels'])
  })

  it('does not take what a copy was cut out of, pixel for pixel, for a screen that shows it', () => {
    const rule = scene(7)
    const thumb = thumbOf(EDITS['shown on a phone']?.(rule) ?? paint(wide, high, rule))
    const part = thumbOf(paint(wide, high, rule))
    const whole = { ...copy('b.png', 90 * 195), thumb }
    expect(keeperOf([{ ...copy('a.png', 90 * 54), thumb: part }, whole])).toBe(1)
    expect(keeperOf([{ ...copy('a.png', 900 * 540), thumb: part }, whole])).toBe(0)
  })

  it('keeps what lost least, though what was sharpened or has noise is the larger file', () => {
    const of = (path: string, sizeBytes: number, quality?: number) => ({
      ...copy(path, 100),
      sizeBytes,
      ...(quality !== undefined && { quality }),
    })
    expect(bestCopy([of('a.jpg', 300, 90), of('b.jpg', 200, 95)])).toEqual({ at: 1, why: ['least_compressed'] })
    expect(bestCopy([of('a.jpg', 300, 90), of('b.png', 200, 100)])).toEqual({ at: 1, why: ['least_compressed'] })
    // Where one does not say, or both say nearly the same, the larger file lost less.
    expect(keeperOf([of('a.jpg', 300), of('b.jpg', 200, 95)])).toBe(0)
    expect(keeperOf([of('a.jpg', 300, 94), of('b.jpg', 200, 95)])).toBe(0)
  })

  it('keeps a photo before the same in few colours, and a clean drawing of few colours before what was saved from it', () => {
    const of = (path: string, sizeBytes: number, quality: number) => ({ ...copy(path, 1_000_000), sizeBytes, quality })
    const photo = of('a.jpg', 300_000, 92)
    const fewColours = (sizeBytes: number) => of('b.png', sizeBytes, PALETTE_QUALITY)
    expect(bestCopy([photo, fewColours(600_000)])).toEqual({ at: 0, why: ['least_compressed'] })
    expect(keeperOf([of('a.png', 900_000, LOSSLESS_QUALITY), fewColours(600_000)])).toBe(0)
    expect(bestCopy([photo, fewColours(90_000)])).toEqual({ at: 1, why: ['least_compressed'] })
  })

  it('keeps a file that lost nothing before a larger one that was saved from it', () => {
    const of = (path: string, { quality = 100, sizeBytes = 0, pixelCount = 0 }) => ({
      ...copy(path, pixelCount),
      sizeBytes,
      quality,
    })
    const larger = of('a.jpg', { pixelCount: 1_920_000, sizeBytes: 100_000, quality: 90 })
    // A clean drawing takes few bytes. Had it been made of the other one, it would hold what compressing added to that.
    expect(bestCopy([larger, of('b.png', { pixelCount: 480_000, sizeBytes: 30_000 })])).toEqual({
      at: 1,
      why: ['least_compressed'],
    })
    expect(keeperOf([larger, of('b.png', { pixelCount: 480_000, sizeBytes: 36_000 })])).toBe(0)
    expect(keeperOf([larger, of('b.jpg', { pixelCount: 480_000, sizeBytes: 30_000, quality: 80 })])).toBe(0)
  })

  it('keeps what no program edited, and what has kept its colours', () => {
    const edited = { ...copy('a.jpg', 200), isFromCamera: true, isEdited: true }
    expect(bestCopy([edited, { ...copy('b.jpg', 100), isFromCamera: true }])).toEqual({ at: 1, why: ['unedited'] })
    const rule = scene(7)
    const [colours, gray] = [paint(wide, high, rule), EDITS.gray?.(rule)].map((pixels) =>
      pixels ? toneOf(pixels) : {},
    )
    const of = (path: string, tone: object) => ({ ...copy(path, 100), sizeBytes: 50, quality: 90, ...tone })
    expect(bestCopy([of('a.jpg', gray ?? {}), of('b.jpg', colours ?? {})])).toEqual({ at: 1, why: ['unedited'] })
  })

  it('is, of versions of a document, the one that was worked on last', () => {
    const versions = [copy('a.docx', 0, 3), copy('b copy.docx', 0, 9), copy('b.docx', 0, 9)]
    expect(bestVersion(versions)).toEqual({ at: 2, why: ['original_name', 'newest'] })
  })

  it('keeps the same one in whatever order copies come', () => {
    const copies = fc.uniqueArray(
      fc.record({ path: fc.string(), pixelCount: fc.nat({ max: 3 }), modifiedAtMs: fc.nat({ max: 3 }) }),
      {
        selector: ({ path }) => path,
        minLength: 1,
      },
    )
    fc.assert(
      fc.property(copies, (all) => {
        const turnedRound = all.toReversed()
        expect(turnedRound[keeperOf(turnedRound)]).toBe(all[keeperOf(all)])
      }),
    )
  })
})
