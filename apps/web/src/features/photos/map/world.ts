import { send } from '../../../http/send.ts'
import { type Spot, toSpot } from './mercator.ts'
import address from './world.bin?url'

/** A line or a ring in widths of the world, with the box around it. */
export interface Outline {
  readonly path: Path2D
  readonly from: Spot
  readonly to: Spot
}

/** The outline of the world: land, borders between countries, and where a country's name stands. */
export interface World {
  readonly land: readonly Outline[]
  readonly borders: readonly Outline[]
  /** The widest first; `code` is ISO 3166's two letters, `width` in widths of the world. */
  readonly countries: readonly { readonly code: string; readonly middle: Spot; readonly width: number }[]
}

/** Numbers as `assets/world/outline.ts` packs them. */
class Numbers {
  readonly #bytes: Uint8Array
  #at = 0
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }
  byte(): number {
    const value = this.#bytes[this.#at]
    if (value === undefined) throw new Error('The outline of the world is cut short')
    this.#at += 1
    return value
  }
  whole(): number {
    let [value, unit] = [0, 1]
    for (;;) {
      const byte = this.byte()
      value += (byte & 127) * unit
      if (byte < 128) return value
      unit *= 128
    }
  }
  signed(): number {
    const value = this.whole()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }
}

const HUNDREDTHS = 100
const spotOf = (x: number, y: number): Spot => toSpot(y / HUNDREDTHS - 90, x / HUNDREDTHS - 180)

const readOutline = (numbers: Numbers): Outline => {
  const path = new Path2D()
  let [x, y] = [0, 0]
  let from = { x: Number.POSITIVE_INFINITY, y: 1 }
  let to = { x: Number.NEGATIVE_INFINITY, y: 0 }
  for (let left = numbers.whole(), isFirst = true; left > 0; left -= 1, isFirst = false) {
    x += numbers.signed()
    y += numbers.signed()
    const spot = spotOf(x, y)
    if (isFirst) path.moveTo(spot.x, spot.y)
    else path.lineTo(spot.x, spot.y)
    from = { x: Math.min(from.x, spot.x), y: Math.min(from.y, spot.y) }
    to = { x: Math.max(to.x, spot.x), y: Math.max(to.y, spot.y) }
  }
  return { path, from, to }
}

/** Reads the packed outline. Throws Error for bytes that are none. */
export const readWorld = (bytes: Uint8Array): World => {
  const numbers = new Numbers(bytes)
  const outlines = () => Array.from({ length: numbers.whole() }, () => readOutline(numbers))
  const land = outlines()
  const borders = outlines()
  const countries = Array.from({ length: numbers.whole() }, () => {
    const code = String.fromCharCode(numbers.byte(), numbers.byte())
    const middle = spotOf(numbers.signed(), numbers.signed())
    return { code, middle, width: numbers.whole() / HUNDREDTHS / 360 }
  })
  return { land, borders, countries: countries.sort((a, b) => b.width - a.width) }
}

let fetched: Promise<World> | undefined

/** The outline of the world, which comes with the app; fetched once. Rejects when it can't be had now. */
export const world = (): Promise<World> => {
  fetched ??= send(address)
    .then(async (answer) => {
      if (!answer.ok) throw new Error(`The outline of the world: ${answer.status}`)
      return readWorld(new Uint8Array(await answer.arrayBuffer()))
    })
    .catch((error: unknown) => {
      fetched = undefined
      throw error
    })
  return fetched
}
