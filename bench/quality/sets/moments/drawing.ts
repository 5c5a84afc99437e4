import { numberOf } from '../../own-folders/parts.ts'

/** Numbers from 0 up to below a bound, that are the same on every machine. */
export type Dice = (below: number) => number
export const dice = (seed: string): Dice => {
  let at = 0
  return (below) => numberOf(`${seed} ${at++}`) % below
}

/** Draws one picture: what stays goes by `place`, what changes from moment to moment by `moment`. */
export type Drawing = (place: Dice, moment: Dice) => string

export const svg = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`
export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`
export const line = (x: number, y: number, toX: number, toY: number, colour = '#444', width = 1): string =>
  `<path d="M${x} ${y}L${toX} ${toY}" stroke="${colour}" stroke-width="${width}"/>`
export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
export const said = (x: number, y: number, size: number, words: string, colour = '#202020', more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-family="sans" fill="${colour}" ${more}>${words}</text>`
export const hsl = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${hue % 360},${saturation}%,${lightness}%)`
export const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

const SYLLABLES = 'ba den ko lu mer ni pas ro sel ta ver win zo fal gra hin jor kel mo nar'.split(' ')
/** A word of one to four syllables. */
export const word = (roll: Dice): string => times(1 + roll(4), () => SYLLABLES[roll(SYLLABLES.length)] ?? '')
export const words = (roll: Dice, count: number): string => Array.from({ length: count }, () => word(roll)).join(' ')
export const price = (roll: Dice): string => `${roll(900) + 1}.${10 + roll(90)}`
