/**
 * Makes the table of learned types anew: `node bench/quality/filetype-learn/fit.ts PACKAGES [--moved=FILE]`. PACKAGES holds a folder for each
 * registry, and those hold unpacked packages, sources and what is installed alike. FILE lists packages that other sets have (a JSON array):
 * nothing is fitted on them. Says how many texts there were, and what the fitted part and the choosing part come to by the table alone.
 */
import fs from 'node:fs'
import path from 'node:path'
import { extensionOfMediaType } from '../../../packages/core/src/filetype/index.ts'
import { amountOf, scaleOf } from '../../../packages/core/src/filetype/learned.ts'
import { decodeText } from '../../../packages/core/src/filetype/text.ts'
import { detect, extensionTypes } from '../../../packages/core/src/index.ts'
import { numberOf } from '../own-folders/parts.ts'
import { countsOf } from './features.ts'
import { gatherSamples, type Sample } from './gather.ts'
import { type Fitted, fit, pointsOf, type Row } from './regression.ts'
import { LEAST_STEP, tableOf } from './table.ts'

const [LEAST_SOURCES_OF_CLASS, LEAST_SOURCES_OF_TOKEN, MOST_TOKENS, MOST_BYTES] = [3, 5, 12_000, 58_500] as const

/** Dialects that another rule tells apart behind the language. */
const MOTHERS: Readonly<Record<string, string>> = { 'text/tsx': 'text/typescript', 'text/jsx': 'text/javascript' }

const [folder = ''] = process.argv.slice(2)
const movedFile = process.argv.find((word) => word.startsWith('--moved='))?.slice(8)
const moved = new Set<string>(movedFile ? JSON.parse(fs.readFileSync(movedFile, 'utf8')) : [])

const classOf = ({ label }: Sample): string => {
  const mediaType = extensionTypes.get(label)?.mediaType ?? ''
  return extensionOfMediaType(MOTHERS[mediaType] ?? mediaType) ?? label
}
/** What says itself what it is (a program's name, an editor's mode) is taken out, so that the rest must. */
const without = (text: string): string => text.replace(/^#![^\n]*\n/u, '').replace(/-\*-[^\n]{0,80}?-\*-/u, '')

/** What a list of translated words says, as lines of a text: writing in languages that few other texts are in. */
const translated = (text: string): string =>
  [...text.matchAll(/^msgstr(?:\[0\])? "([^"\n]{12,})"/gmu)]
    .map(([, said = '']) => said.replaceAll('\\n', ''))
    .join('\n')
const cut = (text: string, from: number, lines: number): string =>
  text
    .split('\n')
    .slice(from, from + lines)
    .join('\n')

interface Text extends Omit<Sample, 'head'> {
  readonly name: string
  readonly isGuess: boolean
  readonly counts: ReadonlyMap<string, number>
}
/** A text, and what it stands for besides: its first lines and its middle, as texts are often short and begin with remarks. */
function* textsOf({ head, ...sample }: Sample): Generator<Text> {
  const text = without(decodeText(head) ?? '')
  const name = classOf({ head, ...sample })
  const isGuess = detect(head, { sizeBytes: sample.sizeBytes, guessText: false })?.by === 'guess'
  yield { ...sample, name, isGuess, counts: countsOf(text) }
  if (sample.part !== 'fit') return
  const more = { ...sample, isGuess: false }
  const lines = text.split('\n').length
  const drawn = numberOf(sample.file)
  if (lines > 40 && drawn % 2 === 0)
    yield { ...more, name, counts: countsOf(cut(text, Math.floor(lines / 2), 12 + (drawn % 40))) }
  if (lines > 30 && name === 'txt') yield { ...more, name, counts: countsOf(cut(text, drawn % 20, 6 + (drawn % 9))) }
  const said = name === 'po' ? translated(text) : ''
  if (said.length > 300) {
    yield { ...more, name: 'txt', counts: countsOf(said) }
    yield { ...more, name: 'txt', counts: countsOf(said.slice(0, 300)) }
  }
}

const texts = gatherSamples(folder, moved)
  .filter(({ part }) => part !== 'report')
  .flatMap((sample) => [...textsOf(sample)])
const sourcesOf = new Map<string, Set<string>>()
for (const { part, isGuess, name, source } of texts)
  if (part === 'fit' && isGuess) sourcesOf.set(name, (sourcesOf.get(name) ?? new Set()).add(source))
const classes = [...sourcesOf]
  .filter(([, sources]) => sources.size >= LEAST_SOURCES_OF_CLASS)
  .map(([name]) => name)
  .sort()
const numbers = new Map(classes.map((name, at) => [name, at]))
const fitted = texts.filter(({ part, name }) => part === 'fit' && numbers.has(name))

const heard = new Map<string, Set<string>>()
for (const { counts, source } of fitted)
  for (const key of counts.keys()) heard.set(key, (heard.get(key) ?? new Set()).add(source))
const vocabulary = new Map(
  [...heard]
    .filter(([, sources]) => sources.size >= LEAST_SOURCES_OF_TOKEN)
    .toSorted(([a, one], [b, other]) => other.size - one.size || (a < b ? -1 : 1))
    .slice(0, MOST_TOKENS)
    .map(([key], at) => [key, at]),
)

const filesOf = new Map<string, number>()
for (const { name } of fitted) filesOf.set(name, (filesOf.get(name) ?? 0) + 1)
const rowOf = (counts: ReadonlyMap<string, number>, name: string, allowed?: Uint8Array): Row => {
  const known = [...counts].flatMap(([key, count]) => {
    const token = vocabulary.get(key)
    return token === undefined || allowed?.[token] === 0 ? [] : [[token, amountOf(count)] as const]
  })
  const scale = scaleOf(known.reduce((sum, [, amount]) => sum + amount * amount, 0))
  return {
    tokens: Uint16Array.from(known, ([token]) => token),
    amounts: Float32Array.from(known, ([, amount]) => amount * scale),
    label: numbers.get(name) ?? -1,
    // Rare types count more than their files, and common ones less.
    weight: Math.min(5, (60 / (filesOf.get(name) ?? 60)) ** 0.65),
  }
}
const say = (words: string) => process.stdout.write(`${words}\n`)
const chosen = texts.filter(({ part, isGuess }) => part === 'choose' && isGuess)
function judge(title: string, model: Fitted, allowed?: Uint8Array): void {
  const points = new Float64Array(classes.length)
  const part = (rows: readonly Text[]) => {
    const right = rows.filter(({ counts, name }) => {
      pointsOf(rowOf(counts, name, allowed), model, classes.length, points)
      return points.indexOf(Math.max(...points)) === numbers.get(name)
    })
    return `${right.length} of ${rows.length}`
  }
  say(`${title}: fitted ${part(fitted.filter(({ isGuess }) => isGuess))}; chosen ${part(chosen)}`)
}

say(`${texts.length} texts, ${fitted.length} fitted on, ${classes.length} classes, ${vocabulary.size} tokens`)
const rows = fitted.map(({ counts, name }) => rowOf(counts, name))
const shape = { tokens: vocabulary.size, classes: classes.length }
const first = fit(rows, { ...shape, rounds: 10, rate: 0.05, sparsity: 0.004 })
judge('all weights', first)
/** The weights that move the most, over all texts. */
const used = new Float64Array(vocabulary.size)
for (const row of rows)
  for (const [at, token] of row.tokens.entries()) used[token] = (used[token] ?? 0) + (row.amounts[at] ?? 0) * row.weight
const moves = first.weights.map(
  (weight, at) => Math.abs(weight) * Math.sqrt(used[Math.floor(at / classes.length)] ?? 0),
)
const keys = [...vocabulary.keys()]
let kept = 21_500
let table = ''
for (;;) {
  const least = Float32Array.from(moves).sort().at(-kept) ?? 0
  const mask = Uint8Array.from(moves, (move) => (move >= least && move > 0 ? 1 : 0))
  const allowed = Uint8Array.from(keys, (_, token) =>
    mask.subarray(token * classes.length, (token + 1) * classes.length).includes(1) ? 1 : 0,
  )
  const again = fit(
    fitted.map(({ counts, name }) => rowOf(counts, name, allowed)),
    { ...shape, rounds: 10, rate: 0.05, sparsity: 0.001, mask },
  )
  for (let at = 0; at < again.weights.length; at += 1)
    if (Math.abs(again.weights[at] ?? 0) < LEAST_STEP) again.weights[at] = 0
  table = tableOf(classes, keys, again)
  judge(`${kept} weights, ${table.length} bytes`, again, allowed)
  if (Buffer.byteLength(table) <= MOST_BYTES) break
  kept = Math.floor(((kept * MOST_BYTES) / Buffer.byteLength(table)) * 0.98)
}
fs.writeFileSync(path.join(import.meta.dirname, '../../../packages/core/src/filetype/learned-table.ts'), table)
