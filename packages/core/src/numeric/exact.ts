/**
 * Exponential, logarithm, roots and angles from nothing but additions, multiplications, divisions and square roots, whose
 * every bit IEEE 754 fixes. The ones of `Math` may be a last digit apart between two engines (ECMA-262, 21.3.2), and one
 * digit is enough for another order of two nearly equal answers; so a browser and a server would not sort alike.
 * All are right to about one unit in the last place for finite numbers.
 */

/** Natural logarithm of 2 in two parts: the first has so many zeros at its end that small multiples of it are exact. */
const LN2_HIGH = 0.6931471803691238
const LN2_LOW = 1.9082149292705877e-10
const LN2 = Math.LN2
const HALF_PI = Math.PI / 2
/** A quarter turn in three parts, for the same reason. */
const QUARTER_1 = 1.5707963267341256
const QUARTER_2 = 6.077100506303966e-11
const QUARTER_3 = 2.0222662487959506e-21

const number = new Float64Array(1)
const halves = new Uint32Array(number.buffer)
/** Which half of a number holds its sign and exponent. */
const TOP = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1 ? 1 : 0

/** Terms of the series, the last one first: they are summed from the smallest on. */
const FACTORIALS = Float64Array.from({ length: 14 }, (_, at) => {
  let product = 1
  for (let n = 2; n <= 14 - at; n++) product *= n
  return 1 / product
})
const ODD = Float64Array.from({ length: 11 }, (_, at) => 1 / (23 - 2 * at))

/** 2 to a whole power from -1022 to 1023. */
function powerOfTwo(power: number): number {
  halves[1 - TOP] = 0
  halves[TOP] = (power + 1023) << 20
  return number[0] as number
}

/** e to the power of x (Taylor, after multiples of ln 2 are taken off). */
export function exp(x: number): number {
  if (Number.isNaN(x)) return x
  if (x > 709.79) return Number.POSITIVE_INFINITY
  if (x < -745.2) return 0
  const times = Math.round(x / LN2)
  const rest = x - times * LN2_HIGH - times * LN2_LOW
  let sum = 0
  for (let at = 0; at < 14; at++) sum = rest * (sum + (FACTORIALS[at] as number))
  const value = 1 + sum
  const half = times >> 1
  return value * powerOfTwo(half) * powerOfTwo(times - half)
}

/** Natural logarithm (series of the area hyperbolic tangent, after powers of two are taken off). */
export function log(x: number): number {
  if (!(x > 0) || x === Number.POSITIVE_INFINITY) return x === 0 ? Number.NEGATIVE_INFINITY : x > 0 ? x : Number.NaN
  const isTiny = x < 2.3e-308
  number[0] = isTiny ? x * 2 ** 54 : x
  const top = halves[TOP] as number
  let power = (top >>> 20) - 1023 - (isTiny ? 54 : 0)
  halves[TOP] = (top & 0xf_ffff) | 0x3ff0_0000
  let mantissa = number[0] as number
  if (mantissa > Math.SQRT2) {
    mantissa /= 2
    power += 1
  }
  const share = (mantissa - 1) / (mantissa + 1)
  const square = share * share
  let sum = 0
  for (let at = 0; at < 11; at++) sum = square * ((ODD[at] as number) + sum)
  return power * LN2_HIGH + (2 * share + (2 * share * sum + power * LN2_LOW))
}

/** Logarithm to the base of 2. */
export const log2 = (x: number): number => log(x) / LN2

/** Logarithm to the base of 10. */
export const log10 = (x: number): number => log(x) / Math.LN10

/** Cube root (Halley, from a guess by the bits). */
export function cbrt(x: number): number {
  if (x === 0 || !Number.isFinite(x)) return x
  if (x < 0) return -cbrt(-x)
  if (x < 1e-300) return cbrt(x * 2 ** 108) / 2 ** 36
  number[0] = x
  halves[TOP] = Math.floor((halves[TOP] as number) / 3) + 715_094_163
  halves[1 - TOP] = 0
  let root = number[0] as number
  for (let turn = 0; turn < 3; turn++) {
    const cube = root * root * root
    root -= root * ((cube - x) / (2 * cube + x))
  }
  return root
}

/** Sine and cosine of an angle of at most an eighth of a turn, in that order (Taylor). */
function sineOf(x: number): number {
  const square = x * x
  let sum = 0
  for (let n = 18; n > 1; n -= 2) sum = (-square / (n * (n + 1))) * (1 + sum)
  return x + x * sum
}
function cosineOf(x: number): number {
  const square = x * x
  let sum = 0
  for (let n = 20; n > 2; n -= 2) sum = (-square / (n * (n - 1))) * (1 + sum)
  return 1 - square / 2 - (square / 2) * sum
}

function turned(x: number, quarters: number): number {
  const times = Math.round(x / HALF_PI)
  const rest = x - times * QUARTER_1 - times * QUARTER_2 - times * QUARTER_3
  const quarter = (((times + quarters) % 4) + 4) % 4
  const value = quarter % 2 === 0 ? sineOf(rest) : cosineOf(rest)
  return quarter < 2 ? value : -value
}

/** Sine of an angle in radians, for some thousand turns at most. */
export const sin = (x: number): number => turned(x, 0)

/** Cosine of an angle in radians, for some thousand turns at most. */
export const cos = (x: number): number => turned(x, 1)

/** Arc tangent: angles are halved until its series is short. */
function atan(x: number): number {
  if (x < 0) return -atan(-x)
  if (x > 1) return HALF_PI - atan(1 / x)
  const half = x / (1 + Math.sqrt(1 + x * x))
  const quarter = half / (1 + Math.sqrt(1 + half * half))
  const square = quarter * quarter
  let sum = 0
  for (let at = 0; at < 11; at++) sum = -square * ((ODD[at] as number) + sum)
  return 4 * (quarter + quarter * sum)
}

/** Angle of a point in radians, from -pi to pi; 0 for the origin, whatever the signs of its zeros. */
export function atan2(y: number, x: number): number {
  if (x === 0) return y === 0 ? 0 : y > 0 ? HALF_PI : -HALF_PI
  const angle = atan(y / x)
  if (x > 0) return angle
  // The sign of a zero counts: it says from which side the angle was come near.
  return y > 0 || Object.is(y, 0) ? angle + Math.PI : angle - Math.PI
}
