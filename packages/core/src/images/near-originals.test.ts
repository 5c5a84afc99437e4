import { describe, expect, it } from 'vitest'
import { paint, scene } from '../../test/drawings.ts'
import type { Pixels } from '../facts/reading.ts'
import { areRecoloured, coloursOf } from './colours.ts'
import { groupLinks, type Trial } from './group-links.ts'
import { nearDuplicates } from './near-duplicates.ts'
import { areTwoStates } from './states.ts'
import { fieldsOf, sumsOf, THUMB_SIDE, thumbOf, turned, WHOLE } from './thumb.ts'

/** Long, because a machine may be busy with other things: none of this takes more than two seconds by itself. */
const SLOW_MS = 180_000
type Rule = ReturnType<typeof scene>
const [wide, high] = [108, 72]

const copiesIn = (pictures: readonly Pixels[]) =>
  nearDuplicates(pictures.map(thumbOf), undefined, pictures.map(coloursOf))

const brightness = ([red = 0, green = 0, blue = 0]: readonly number[]) => 0.3 * red + 0.59 * green + 0.11 * blue
/** In one colouring: what is as bright has one colour, of a dark, a middle and a bright one. */
const inColours =
  (rule: Rule, [dark, middle, bright]: readonly [readonly number[], readonly number[], readonly number[]]): Rule =>
  (x, y) => {
    const share = Math.min(1, Math.max(0, brightness(rule(x, y)) / 255))
    const [from, to, along] = share < 0.5 ? [dark, middle, share * 2] : [middle, bright, share * 2 - 1]
    return from.map((value, k) => value + ((to[k] ?? 0) - value) * along)
  }
const COLD = [
  [8, 14, 62],
  [24, 122, 190],
  [214, 244, 255],
] as const
const WARM = [
  [58, 6, 20],
  [206, 96, 28],
  [255, 240, 196],
] as const
const gray =
  (rule: Rule): Rule =>
  (x, y) => {
    const value = brightness(rule(x, y))
    return [value, value, value]
  }
const sepia =
  (rule: Rule): Rule =>
  (x, y) => {
    const [red = 0, green = 0, blue = 0] = rule(x, y)
    return [
      0.393 * red + 0.769 * green + 0.189 * blue,
      0.349 * red + 0.686 * green + 0.168 * blue,
      0.272 * red + 0.534 * green + 0.131 * blue,
    ]
  }
const strong =
  (rule: Rule): Rule =>
  (x, y) => {
    const colour = rule(x, y)
    const value = brightness(colour)
    return colour.map((one) => value + 1.7 * (one - value))
  }

/** A window with a list of signs, and a word in a field of it. */
const windowSaying =
  (word: number): Rule =>
  (x, y) => {
    if (y < 0.08) return [40, 60, 90]
    const isList =
      x > 0.05 && x < 0.35 && (y * 16) % 1 < 0.4 && (Math.floor(x * 60) * 7 + Math.floor(y * 16) * 5) % 4 < 2
    const inField = x > 0.5 && x < 0.8 && y > 0.5 && y < 0.58
    const isWord = inField && (Math.floor((x - 0.5) * 40) * 5 + word * 3) % 7 < 3
    const isButton = x > 0.7 && x < 0.9 && y > 0.85 && y < 0.93
    if (isList || isWord) return [50, 50, 50]
    return isButton ? [90, 150, 210] : x < 0.4 ? [196, 200, 204] : [238, 238, 238]
  }
const spread = (value: number, x: number, y: number) =>
  value + ((Math.floor(x * 997) * 31 + Math.floor(y * 641) * 17) % 9) - 4
const noisy =
  (rule: Rule): Rule =>
  (x, y) =>
    rule(x, y).map((value) => spread(value, x, y))

describe('two colourings of one picture', () => {
  const rule = scene(51)
  const [cold, warm] = [inColours(rule, COLD), inColours(rule, WARM)]

  it('are no copies of each other, each with its own copies', { timeout: SLOW_MS }, () => {
    const darker = paint(54, 36, (x, y) => cold(x, y).map((value) => value * 0.7))
    const mirrored = paint(wide, high, (x, y) => warm(1 - x, y))
    expect(copiesIn([paint(wide, high, cold), paint(wide, high, warm), darker, mirrored])).toEqual([
      [0, 2],
      [1, 3],
    ])
  })

  it('are copies where one of them is gray, sepia, or only stronger in its colours', { timeout: SLOW_MS }, () => {
    for (const edit of [gray, sepia, strong]) {
      expect(copiesIn([paint(wide, high, rule), paint(wide, high, edit(rule))])).toEqual([[0, 1]])
      expect(copiesIn([paint(wide, high, cold), paint(wide, high, edit(cold))])).toEqual([[0, 1]])
    }
  })

  it('are not seen in a mosaic of many colours that lies askew', { timeout: SLOW_MS }, () => {
    const mosaic: Rule = (x, y) => {
      const [light = 0] = rule(x, y)
      const tile = (Math.floor(x * 14) + Math.floor(y * 10) * 5) % 3
      return [0, 1, 2].map((k) => 0.6 * light + (k === tile ? 110 : 20))
    }
    const [sine, cosine] = [Math.sin(0.05), Math.cos(0.05)]
    const askew = paint(wide, high, (x, y) => {
      const [across, down] = [(x - 0.5) * 0.9 * wide, (y - 0.5) * 0.9 * high]
      return mosaic((across * cosine - down * sine) / wide + 0.5, (across * sine + down * cosine) / high + 0.5)
    })
    expect(copiesIn([paint(wide, high, mosaic), askew])).toEqual([[0, 1]])
  })

  it('are told where hues lie, however the picture is turned', () => {
    /** Red in the left upper quarter, green at the right of it, blue below. */
    const three: Rule = (x, y) => (y > 0.5 ? [60, 60, 200] : x > 0.5 ? [60, 180, 60] : [200, 60, 60])
    const place = (of: (x: number, y: number) => number) =>
      Uint8Array.from({ length: THUMB_SIDE ** 2 }, (_, i) => of(i % THUMB_SIDE, Math.floor(i / THUMB_SIDE)))
    const [across, down] = [place((x) => x), place((_, y) => y)]
    const match = { strength: 1, box: WHOLE, lean: { across: 0, down: 0 } }
    const colours = coloursOf(paint(90, 90, three))
    for (let way = 1; way < 8; way++) {
      const [fromX, fromY] = [turned(across, way), turned(down, way)]
      const from = (list: Uint8Array, x: number, y: number) =>
        ((list[Math.floor(y * THUMB_SIDE) * THUMB_SIDE + Math.floor(x * THUMB_SIDE)] ?? 0) + 0.5) / THUMB_SIDE
      const other = coloursOf(paint(90, 90, (x, y) => three(from(fromX, x, y), from(fromY, x, y))))
      expect(areRecoloured({ colours, way }, match, { colours: other, way: 0 })).toBe(false)
      expect(areRecoloured({ colours, way: 0 }, match, { colours: other, way: 0 })).toBe(true)
    }
  })
})

describe('two states of one window', () => {
  const fields = (pixels: Pixels) => fieldsOf(sumsOf(thumbOf(pixels), THUMB_SIDE, THUMB_SIDE), WHOLE, 64, 64)
  const [one, other] = [windowSaying(1), windowSaying(3)]

  it('are the same but for a place, and no copies, each with its own copies', { timeout: SLOW_MS }, () => {
    const pictures = [paint(160, 100, one), paint(160, 100, other)]
    expect(copiesIn(pictures)).toEqual([])
    const darker = paint(160, 100, (x, y) => noisy(one)(x, y).map((value) => value * 0.8))
    expect(copiesIn([...pictures, darker])).toEqual([[0, 2]])
  })

  it('are not seen where a colour became another gray than the one beside it', { timeout: SLOW_MS }, () => {
    const named: Rule = (x, y) => {
      const isName = x > 0.45 && x < 0.65 && y > 0.45 && y < 0.6 && Math.floor(x * 20) % 2 === 0
      return isName ? [0, 0, 245] : x > 0.42 && x < 0.8 && y > 0.4 && y < 0.65 ? [90, 90, 90] : one(x, y)
    }
    const mean = paint(160, 100, (x, y) => {
      const [red = 0, green = 0, blue = 0] = named(x, y)
      const value = (red + green + blue) / 3
      return [value, value, value]
    })
    expect(copiesIn([paint(160, 100, named), mean])).toEqual([[0, 1]])
  })

  it('are not seen where everything differs a little, as noise and light do', () => {
    const plain = fields(paint(160, 100, one))
    expect(areTwoStates(plain, fields(paint(160, 100, other)))).toBe(true)
    expect(areTwoStates(plain, fields(paint(160, 100, noisy(one))))).toBe(false)
    expect(areTwoStates(plain, fields(paint(160, 100, (x, y) => one(x, y).map((value) => value * 0.7 + 20))))).toBe(
      false,
    )
    expect(areTwoStates(plain, fields(paint(110, 70, one)))).toBe(false)
    // Where much was edited nothing can be said, though the word is another one.
    expect(areTwoStates(plain, fields(paint(70, 44, other)))).toBe(false)
  })

  it('are seen where much of a window is another one, and half of it exactly the same', () => {
    const dialog: Rule = (x, y) =>
      x > 0.5 && x < 0.7 && y > 0.2 && y < 0.45 && (y * 16) % 1 < 0.4 ? [150, 150, 150] : one(x, y)
    expect(areTwoStates(fields(paint(160, 100, one)), fields(paint(160, 100, dialog)))).toBe(true)
  })

  it('are still seen in another light', () => {
    const darker = paint(160, 100, (x, y) => other(x, y).map((value) => value * 0.7 + 20))
    expect(areTwoStates(fields(paint(160, 100, one)), fields(darker))).toBe(true)
  })
})

describe('groupLinks of two things that are nearly equal', () => {
  const link = (a: number, b: number, strength = 0.9): Trial => ({ a, b, strength })
  const apart = (a: number, b: number): Trial => ({ a, b, strength: 0, isApart: true })
  /** Two groups of six; the first three of each are like all others of it. */
  const within = [0, 6].flatMap((from) =>
    [0, 1, 2].flatMap((a) => [0, 1, 2, 3, 4, 5].filter((b) => b > a).map((b) => link(from + a, from + b, 0.99))),
  )
  /** What was edited much is alike. */
  const across = [3, 4, 5].flatMap((a) => [9, 10, 11].map((b) => link(a, b, 0.8)))
  const asking = (compare: (a: number, b: number) => Trial) => ({ compare, inPlace: compare })
  const two = [
    [0, 1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10, 11],
  ]

  it('lets what was edited least decide, whatever else is alike', () => {
    const asked: string[] = []
    const compare = (isApart: boolean) => (a: number, b: number) => {
      asked.push(`${a} ${b}`)
      return isApart ? apart(a, b) : link(a, b)
    }
    expect(groupLinks(12, [...within, ...across])).toHaveLength(1)
    expect(groupLinks(12, [...within, ...across], asking(compare(false)))).toHaveLength(1)
    expect(groupLinks(12, [...within, ...across], asking(compare(true)))).toEqual(two)
    // Three of each, each pair once in each of the two runs.
    expect(asked).toHaveLength(18)
    expect(new Set(asked)).toEqual(new Set([0, 1, 2].flatMap((a) => [6, 7, 8].map((b) => `${a} ${b}`))))
  })

  it('asks for more where what was edited least is not alike, and says nothing', () => {
    const none = (a: number, b: number): Trial => ({ a, b, strength: 0 })
    const others = [1, 2].flatMap((a) => [6, 7, 8, 9, 10, 11].map((b) => none(a, b)))
    const few = [...within, link(3, 9), link(4, 10), link(5, 11), link(3, 10), ...others]
    const many = [...few, ...[3, 4, 5].flatMap((a) => [6, 7, 8].map((b) => none(a, b))), none(4, 11), none(5, 9)]
    expect(groupLinks(12, many, asking(none))).toEqual(two)
    expect(groupLinks(12, many, asking(link))).toHaveLength(1)
  })

  it('takes what differs by one small place for two groups, and for one thing where both stand alone', () => {
    const slightly = (a: number, b: number): Trial => ({ a, b, strength: 0.1, isOdd: true, isSlight: true })
    expect(groupLinks(12, [...within, ...across], asking(slightly))).toEqual(two)
    expect(groupLinks(2, [slightly(0, 1)])).toEqual([[0, 1]])
    expect(groupLinks(2, [{ ...slightly(0, 1), isSlight: false }])).toEqual([])
  })

  it('asks what is most like the one of two, where one pair alone speaks for a thing and a large group', () => {
    const asked: string[] = []
    const held = (isAlike: boolean) => ({
      compare: link,
      inPlace: (a: number, b: number, instead: number): Trial => {
        asked.push(`${a} ${b} ${instead}`)
        return isAlike ? link(instead, b, 0.9) : { a: instead, b, strength: 0 }
      },
    })
    const all = [...within.filter(({ a }) => a < 6), link(1, 6, 0.9)]
    expect(groupLinks(7, all)).toEqual([two[0]])
    expect(groupLinks(7, all, held(false))).toEqual([two[0]])
    expect(groupLinks(7, all, held(true))).toEqual([[0, 1, 2, 3, 4, 5, 6]])
    expect(asked).toEqual([0, 2, 3, 4, 0, 2, 3, 4].map((instead) => `1 6 ${instead}`))
  })

  it('keeps two groups apart of which pairs were seen to be two things, and a pair that is so from one end', () => {
    expect(
      groupLinks(12, [...within, ...across, apart(0, 6), apart(1, 7), apart(2, 8), apart(0, 7), apart(1, 6)]),
    ).toEqual(two)
    // All with one thing only: that is the odd one.
    expect(groupLinks(12, [...within, ...across, apart(0, 6), apart(0, 7), apart(0, 8)])).toHaveLength(1)
    expect(groupLinks(2, [link(0, 1), apart(1, 0)])).toEqual([])
    expect(groupLinks(2, [apart(1, 0), link(0, 1)])).toEqual([])
  })

  it('joins large groups by four pairs, not by two', () => {
    expect(groupLinks(12, [...within, link(3, 9), link(4, 10)])).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]])
    const large = [0, 12].flatMap((from) =>
      Array.from({ length: 12 }, (_, a) => a).flatMap((a) =>
        Array.from({ length: a }, (_, b) => link(from + a, from + b, 0.99)),
      ),
    )
    const pairs = (count: number) => Array.from({ length: count }, (_, at) => link(at, 12 + at, 0.8))
    expect(groupLinks(24, [...large, ...pairs(3)])).toHaveLength(2)
    expect(groupLinks(24, [...large, ...pairs(4)])).toHaveLength(1)
  })
})
