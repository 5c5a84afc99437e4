import type { Pixels } from '../facts/index.ts'
import { at, cbrt } from '../numeric/index.ts'

/** A picture taken apart: one number a pixel in each plane, rows from the top. */
export interface Planes {
  readonly width: number
  readonly height: number
  /** Red, green and blue of each pixel, as it was decoded. */
  readonly rgb: Uint8Array
  /** Brightness 0 to 255 (ITU-R BT.601). */
  readonly gray: Float32Array
  /** CIE 1976 lightness 0 to 100, green to red, blue to yellow, for D65. */
  readonly lightness: Float32Array
  readonly redness: Float32Array
  readonly yellowness: Float32Array
  /** Hue 0 to 1, saturation and value 0 to 1. */
  readonly hue: Float32Array
  readonly saturation: Float32Array
  readonly value: Float32Array
  /** Slope of the brightness to the right and downwards, by central differences. */
  readonly slopeX: Float32Array
  readonly slopeY: Float32Array
}

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Takes a picture apart. Colour conversions after IEC 61966-2-1 (sRGB) and CIE 15. */
export function planesOf({ widthPx: width, heightPx: height, rgb }: Pixels): Planes {
  const count = width * height
  const plane = () => new Float32Array(count)
  const planes = {
    width,
    height,
    rgb,
    gray: grayOf({ widthPx: width, heightPx: height, rgb }),
    lightness: plane(),
    redness: plane(),
    yellowness: plane(),
    hue: plane(),
    saturation: plane(),
    value: plane(),
    slopeX: plane(),
    slopeY: plane(),
  }
  for (let i = 0; i < count; i++) {
    const [red, green, blue] = [at(rgb, i * 3), at(rgb, i * 3 + 1), at(rgb, i * 3 + 2)]
    const most = Math.max(red, green, blue)
    const range = most - Math.min(red, green, blue)
    planes.value[i] = most / 255
    planes.saturation[i] = most === 0 ? 0 : range / most
    planes.hue[i] = hueOf(red, green, blue, most, range)
    const [r, g, b] = [at(LINEAR, red), at(LINEAR, green), at(LINEAR, blue)]
    const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
    const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b)
    const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
    planes.lightness[i] = 116 * y - 16
    planes.redness[i] = 500 * (x - y)
    planes.yellowness[i] = 200 * (y - z)
  }
  addSlopes(planes)
  return planes
}

/** Brightness of every pixel, 0 to 255. */
export function grayOf({ rgb, widthPx, heightPx }: Pixels): Float32Array {
  const gray = new Float32Array(widthPx * heightPx)
  for (let i = 0; i < gray.length; i++)
    gray[i] = 0.299 * at(rgb, i * 3) + 0.587 * at(rgb, i * 3 + 1) + 0.114 * at(rgb, i * 3 + 2)
  return gray
}

/** A part of a plane in another size: the mean of what each new pixel covers, so that nothing is skipped. */
export function resample(
  plane: Float32Array,
  width: number,
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
  newWidth: number,
  newHeight: number,
): Float32Array {
  const across = spans(box.left, box.width, newWidth)
  const down = spans(box.top, box.height, newHeight)
  const narrow = new Float32Array(newWidth * box.height)
  const firstRow = Math.floor(box.top)
  for (let y = 0; y < box.height; y++)
    for (let x = 0; x < newWidth; x++)
      narrow[y * newWidth + x] = meanOver(across, x, (i) => at(plane, (firstRow + y) * width + i))
  const out = new Float32Array(newWidth * newHeight)
  for (let y = 0; y < newHeight; y++)
    for (let x = 0; x < newWidth; x++)
      out[y * newWidth + x] = meanOver(down, y, (i) => at(narrow, (i - firstRow) * newWidth + x))
  return out
}

interface Span {
  readonly from: number
  readonly to: number
}

/** What each of `count` new pixels covers of old ones, in whole numbers of them and their shares at both ends. */
function spans(start: number, length: number, count: number): Span[] {
  return Array.from({ length: count }, (_, i) => ({
    from: start + (i * length) / count,
    to: start + ((i + 1) * length) / count,
  }))
}

function meanOver(over: readonly Span[], index: number, read: (i: number) => number): number {
  const span = over[index]
  if (!span) return 0
  let sum = 0
  for (let i = Math.floor(span.from); i < span.to - 1e-9; i++)
    sum += read(i) * (Math.min(i + 1, span.to) - Math.max(i, span.from))
  return sum / (span.to - span.from)
}

function root(share: number): number {
  return share > 0.008856 ? cbrt(share) : 7.787 * share + 16 / 116
}

function hueOf(red: number, green: number, blue: number, most: number, range: number): number {
  if (range === 0) return 0
  const sixth =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range
  return (sixth < 0 ? sixth + 6 : sixth) / 6
}

function addSlopes({ width, height, gray, slopeX, slopeY }: Planes): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const row = y * width
      slopeX[row + x] = (at(gray, row + Math.min(width - 1, x + 1)) - at(gray, row + Math.max(0, x - 1))) / 2
      slopeY[row + x] =
        (at(gray, Math.min(height - 1, y + 1) * width + x) - at(gray, Math.max(0, y - 1) * width + x)) / 2
    }
  }
}
