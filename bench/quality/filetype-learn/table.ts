import { CLASS_SIGNS, WEIGHT_LETTERS, WEIGHT_STEP, WEIGHT_ZERO } from '../../../packages/core/src/filetype/learned.ts'
import { ANYWHERE, FIRST, LAST, PAIR } from '../../../packages/core/src/filetype/tokens.ts'
import type { Fitted } from './regression.ts'

/** A weight below half a step is none. */
export const LEAST_STEP = WEIGHT_STEP / 2
const LINE_CHARACTERS = 3000

const letterOf = (weight: number): string => {
  const step = Math.round(weight / WEIGHT_STEP) + WEIGHT_ZERO
  return WEIGHT_LETTERS[Math.max(0, Math.min(WEIGHT_LETTERS.length - 1, step))] ?? ''
}

/** Words in lines of some length, as strings of the language. */
function linesOf(words: readonly string[]): string {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    if (line.length + word.length > LINE_CHARACTERS) {
      lines.push(line)
      line = ''
    }
    line += line === '' ? word : ` ${word}`
  }
  if (line !== '') lines.push(line)
  const quote = (text: string) => {
    const escaped = text.replaceAll('\\', '\\\\')
    return escaped.includes("'") && !escaped.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`
  }
  return lines.map((one) => `    ${quote(one)},\n`).join('')
}

/** The text of the table: classes with their biases, and for each place its tokens with the weights that are not zero. */
export function tableOf(classes: readonly string[], keys: readonly string[], { weights, biases }: Fitted): string {
  const places: Record<string, string[]> = { a: [], '^': [], $: [], '&': [] }
  for (const [token, key] of keys.entries()) {
    const coded = classes
      .map((_, label) => {
        const weight = weights[token * classes.length + label] ?? 0
        return Math.abs(weight) < LEAST_STEP ? '' : `${CLASS_SIGNS[label] ?? ''}${letterOf(weight)}`
      })
      .join('')
    if (coded !== '') places[key[0] ?? '']?.push(`${key.slice(1).replace('\t', ' ')} ${coded}`)
  }
  const order = { a: ANYWHERE, '^': FIRST, $: LAST, '&': PAIR }
  const lists = Object.entries(order)
    .toSorted(([, a], [, b]) => a - b)
    .map(([sign]) => `  [\n${linesOf(places[sign] ?? [])}  ],\n`)
  const named = classes.map((name, label) => `  ['${name}', ${(biases[label] ?? 0).toFixed(2)}],\n`)
  return `/** Types that texts are told to be by weights of their tokens, each with what it begins with. Made by \`bench/quality/filetype-learn\`. */
export const LEARNED_CLASSES: readonly (readonly [name: string, bias: number])[] = [
${named.join('')}]

/**
 * Tokens that stand anywhere, first on a line, last on a line, first with the next one; behind each its weights, of two signs: the class
 * (its place in \`CLASS_SIGNS\`) and how much it says (\`WEIGHT_LETTERS\`). Only what stands in six packages or more is a token.
 */
export const LEARNED_TOKENS: readonly (readonly string[])[] = [
${lists.join('')}]
`
}
