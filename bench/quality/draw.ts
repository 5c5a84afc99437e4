import { seededRandom } from '../../packages/core/src/numeric/random.ts'

/** Red, green, blue, 0 to 255. */
export type Colour = readonly [number, number, number]

/** A sheet to draw on, with chances: everything that is drawn depends on the seed alone. */
export class Sheet {
  readonly width: number
  readonly height: number
  readonly rgb: Float32Array
  readonly random: () => number

  constructor(width: number, height: number, seed: number, ground: Colour) {
    this.width = Math.round(width)
    this.height = Math.round(height)
    this.random = seededRandom(seed)
    this.rgb = new Float32Array(this.width * this.height * 3)
    this.rect(0, 0, this.width, this.height, ground)
  }

  between(low: number, high: number): number {
    return low + this.random() * (high - low)
  }

  chance(share: number): boolean {
    return this.random() < share
  }

  /** Any colour of some saturation (0 to 1) and brightness (0 to 255). */
  colour(saturation: readonly [number, number] = [0.4, 1], bright: readonly [number, number] = [80, 240]): Colour {
    return ofHue(this.random(), this.between(...saturation), this.between(...bright))
  }

  gray(low: number, high: number): Colour {
    const value = this.between(low, high)
    return [value, value, value]
  }

  dot(x: number, y: number, colour: Colour, cover = 1): void {
    const [px, py] = [Math.floor(x), Math.floor(y)]
    if (px < 0 || py < 0 || px >= this.width || py >= this.height) return
    const i = (py * this.width + px) * 3
    for (let k = 0; k < 3; k++) this.rgb[i + k] = (this.rgb[i + k] ?? 0) * (1 - cover) + (colour[k] ?? 0) * cover
  }

  rect(x: number, y: number, width: number, height: number, colour: Colour, cover = 1): void {
    for (let py = Math.floor(y); py < y + height; py++)
      for (let px = Math.floor(x); px < x + width; px++) this.dot(px, py, colour, cover)
  }

  /** A disc squeezed and turned; `soft` is the share of its radius over which it fades. */
  blob(x: number, y: number, rx: number, ry: number, colour: Colour, { turn = 0, soft = 0, cover = 1 } = {}): void {
    const reach = Math.max(rx, ry)
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    for (let py = Math.floor(y - reach); py <= y + reach; py++)
      for (let px = Math.floor(x - reach); px <= x + reach; px++) {
        const [dx, dy] = [px - x, py - y]
        const far = Math.hypot((dx * cos + dy * sin) / rx, (dy * cos - dx * sin) / ry)
        if (far <= 1) this.dot(px, py, colour, soft === 0 ? cover : cover * Math.min(1, (1 - far) / soft))
      }
  }

  line(x0: number, y0: number, x1: number, y1: number, width: number, colour: Colour): void {
    const steps = Math.ceil(Math.hypot(x1 - x0, y1 - y0))
    for (let i = 0; i <= steps; i++) {
      const [x, y] = [x0 + ((x1 - x0) * i) / Math.max(1, steps), y0 + ((y1 - y0) * i) / Math.max(1, steps)]
      this.rect(x - width / 2, y - width / 2, Math.max(1, width), Math.max(1, width), colour)
    }
  }

  /** What lettering looks like from afar: short upright and level strokes, words, a ragged end. */
  text(x: number, y: number, width: number, size: number, colour: Colour): void {
    for (let at = x; at < x + width; at += size * 0.7) {
      if (this.chance(0.16)) continue
      const strokes = 1 + Math.floor(this.random() * 3)
      for (let k = 0; k < strokes; k++) {
        if (this.chance(0.6)) this.rect(at + this.random() * size * 0.4, y, Math.max(1, size * 0.14), size, colour)
        else this.rect(at, y + this.random() * size * 0.85, size * 0.5, Math.max(1, size * 0.14), colour)
      }
    }
  }

  /** Adds cloudy brightness: noise of several sizes, the finer the weaker (by `fall` a step). */
  clouds(strength: number, fall: number, tint: Colour = [1, 1, 1], from = 0, to = this.height): void {
    let amount = strength
    for (let cell = Math.max(this.width, this.height) / 2; cell >= 1.5; cell /= 2) {
      const columns = Math.ceil(this.width / cell) + 2
      const knots = Float32Array.from(
        { length: columns * (Math.ceil(this.height / cell) + 2) },
        () => this.random() - 0.5,
      )
      for (let y = Math.floor(from); y < Math.min(to, this.height); y++) {
        const [j, fy] = [Math.floor(y / cell), (y / cell) % 1]
        for (let x = 0; x < this.width; x++) {
          const [i, fx] = [Math.floor(x / cell), (x / cell) % 1]
          const at = (dx: number, dy: number) => knots[(j + dy) * columns + i + dx] ?? 0
          const value = (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy
          for (let k = 0; k < 3; k++) {
            const p = (y * this.width + x) * 3 + k
            this.rgb[p] = (this.rgb[p] ?? 0) + value * amount * (tint[k] ?? 1)
          }
        }
      }
      amount *= fall
    }
  }

  /** Light that changes over the sheet: factors at its four corners. */
  light(corners: readonly [number, number, number, number]): void {
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++) {
        const [fx, fy] = [x / this.width, y / this.height]
        const factor =
          (corners[0] * (1 - fx) + corners[1] * fx) * (1 - fy) + (corners[2] * (1 - fx) + corners[3] * fx) * fy
        for (let k = 0; k < 3; k++) {
          const p = (y * this.width + x) * 3 + k
          this.rgb[p] = (this.rgb[p] ?? 0) * factor
        }
      }
  }

  /** Grain of a sensor or of compression. */
  grain(strength: number): void {
    for (let p = 0; p < this.rgb.length; p++)
      this.rgb[p] = (this.rgb[p] ?? 0) + (this.random() + this.random() - 1) * strength
  }

  /** The finished picture, brought down to a longer side of `side`. */
  pixels(side: number) {
    const scale = Math.min(1, side / Math.max(this.width, this.height))
    const [widthPx, heightPx] = [
      Math.max(1, Math.round(this.width * scale)),
      Math.max(1, Math.round(this.height * scale)),
    ]
    const rgb = new Uint8Array(widthPx * heightPx * 3)
    for (let y = 0; y < heightPx; y++)
      for (let x = 0; x < widthPx; x++) {
        const [x0, x1] = [Math.floor((x * this.width) / widthPx), Math.ceil(((x + 1) * this.width) / widthPx)]
        const [y0, y1] = [Math.floor((y * this.height) / heightPx), Math.ceil(((y + 1) * this.height) / heightPx)]
        for (let k = 0; k < 3; k++) {
          let sum = 0
          for (let py = y0; py < y1; py++)
            for (let px = x0; px < x1; px++)
              sum += Math.min(255, Math.max(0, this.rgb[(py * this.width + px) * 3 + k] ?? 0))
          rgb[(y * widthPx + x) * 3 + k] = Math.round(sum / ((x1 - x0) * (y1 - y0)))
        }
      }
    return { widthPx, heightPx, rgb }
  }
}

function ofHue(hue: number, saturation: number, bright: number): Colour {
  const channel = (shift: number) => {
    const near = Math.abs((((hue + shift) * 6) % 6) - 3) - 1
    return bright * (1 - saturation + saturation * Math.min(1, Math.max(0, near)))
  }
  return [channel(0), channel(2 / 3), channel(1 / 3)]
}
