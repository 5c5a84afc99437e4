import { LEARNED_CLASSES, LEARNED_TOKENS } from './learned-table.ts'
import { eachToken, PAIR } from './tokens.ts'

/** Signs that stand for the classes in the table, in their order, and letters for the weights: `n` is none, `o` the first step up. */
export const CLASS_SIGNS =
  '!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~\u00c0\u00c1\u00c2\u00c3\u00c4\u00c5\u00c6\u00c7\u00c8\u00c9\u00ca\u00cb\u00cc\u00cd\u00ce\u00cf\u00d0\u00d1\u00d2\u00d3\u00d4\u00d5\u00d6\u00d8\u00d9\u00da\u00db\u00dc'
export const WEIGHT_STEP = 0.15
/** Steps of a weight: from -13 to 38. */
export const WEIGHT_LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
export const WEIGHT_ZERO = 13

/** How much a token says that stands so often: a list of a hundred equal lines says little more than one of eight. */
const amounts: readonly number[] = [0, 1, 1.4, 1.7, 1.9, 2.1, 2.2, 2.3, 2.4, 2.5]
const mostCounted = amounts.length - 1
export const amountOf = (count: number): number => amounts[Math.min(count, mostCounted)] ?? 1

/** The root of the sum of squares, softened: a few known tokens shall not say as much as many. */
export const scaleOf = (squares: number): number => 8 / Math.sqrt(squares + 40)

const classes = LEARNED_CLASSES.map(([name]) => name)
const biases = Float64Array.from(LEARNED_CLASSES, ([, bias]) => bias)

const byPlace: readonly Map<string, number>[] = [new Map(), new Map(), new Map()]
const pairs = new Map<string, Map<string, number>>()
const starts: number[] = [0]
const ofClass: number[] = []
const weights: number[] = []

let counts = new Uint16Array(0)

/** Reads the table, once, and not before the first text that asks for it: a start of the program shall not wait. */
function readTable(): void {
  const signs = new Map(Array.from(CLASS_SIGNS, (sign, at) => [sign, at]))
  for (const [place, lines] of LEARNED_TOKENS.entries()) {
    const words = lines.join(' ').split(' ')
    const size = place === PAIR ? 3 : 2
    for (let at = 0; at + size <= words.length; at += size) {
      const [token = '', next = ''] = [words[at], words[at + 1]]
      const id = starts.length - 1
      if (place === PAIR) pairs.set(token, (pairs.get(token) ?? new Map<string, number>()).set(next, id))
      else byPlace[place]?.set(token, id)
      const coded = words[at + size - 1] ?? ''
      for (let letter = 0; letter + 1 < coded.length; letter += 2) {
        ofClass.push(signs.get(coded[letter] ?? '') ?? 0)
        weights.push((WEIGHT_LETTERS.indexOf(coded[letter + 1] ?? 'n') - WEIGHT_ZERO) * WEIGHT_STEP)
      }
      starts.push(ofClass.length)
    }
  }
  counts = new Uint16Array(starts.length)
}

/** The weight with which a token speaks for a class by itself. */
const WITNESS = 0.29

const points = new Float64Array(classes.length)

/** Classes that are only there so that their texts are not taken for others': rules about lines tell these better. */
const others: ReadonlySet<string> = new Set(
  'txt md rst adoc org csv tsv html hbs yaml json xml toml log fasta gff msh md5 phy diff po bib dic off'.split(' '),
)
export const isLook = (name: string): boolean => others.has(name)

/** Signs without which no text is of the class, whatever its words weigh. */
const needed: Readonly<Record<string, string>> = {
  tex: '\\',
  css: '{',
  scss: ':',
  less: '{',
  c: ';',
  cpp: ';',
  java: ';',
  cs: ';',
  php: '$',
  lisp: '(',
  clj: '(',
  plist: '=',
  sql: ';',
  m4: '(',
  dockerfile: 'FROM ',
}
/** How a text of the class begins, behind its remarks. */
const begun: Readonly<Record<string, RegExp>> = {
  plist: /^(?:\s|\/\/[^\n]{0,400}\n|\/\*(?:[^*]|\*(?!\/)){0,6000}\*\/){0,60}[({]/u,
}
/** So many tokens that speak for a class a text must have. */
const FEWEST_WITNESSES = 4

/** Whether what the weights say is a language's or a format's own name, and the text has what it must have for that. */
export const isAnswer = ({ name, witnesses }: Learned, text: string): boolean =>
  !others.has(name) &&
  witnesses >= FEWEST_WITNESSES &&
  text.includes(needed[name] ?? '') &&
  (begun[name]?.test(text) ?? true)

const learned: ReadonlySet<string> = new Set(classes)
export const isLearned = (name: string): boolean => learned.has(name)

/** Dialects of one family: which of them it is, is another question than whether it is one. */
const kin: Readonly<Record<string, string>> = {
  js: 'js',
  ts: 'js',
  css: 'css',
  scss: 'css',
  less: 'css',
  c: 'c',
  cpp: 'c',
}
const familyOf = (label: number): string | undefined => kin[classes[label] ?? '']

/** What a text looks most like: the class, how many points it is ahead of the next, and which that is. */
export interface Learned {
  readonly name: string
  readonly lead: number
  /** How many points it is ahead of the next of all, dialects of its own family among them. */
  readonly ahead: number
  /** How many points it is ahead of what is no language (`others`): whether it is any, however near another language is. */
  readonly overPlain: number
  /** How many of its tokens speak for it by themselves. */
  readonly witnesses: number
}

/** The class of a text by weights of its tokens (multinomial logistic regression, fitted on texts of packages). */
export function learnedType(text: string): Learned {
  if (counts.length === 0) readTable()
  const met: number[] = []
  eachToken(text, (place, token, next) => {
    const id = place === PAIR ? pairs.get(token)?.get(next) : byPlace[place]?.get(token)
    if (id === undefined) return
    const count = counts[id] ?? 0
    if (count === 0) met.push(id)
    if (count < mostCounted) counts[id] = count + 1
  })
  points.fill(0)
  let squares = 0
  for (const id of met) {
    const amount = amounts[counts[id] ?? 0] ?? 0
    counts[id] = 0
    squares += amount * amount
    const end = starts[id + 1] ?? 0
    for (let at = starts[id] ?? 0; at < end; at += 1) {
      const label = ofClass[at] ?? 0
      points[label] = (points[label] ?? 0) + amount * (weights[at] ?? 0)
    }
  }
  const scale = scaleOf(squares)
  let [best, most] = [0, -Infinity]
  for (let label = 0; label < points.length; label += 1) {
    const sum = (points[label] ?? 0) * scale + (biases[label] ?? 0)
    points[label] = sum
    if (sum > most) [best, most] = [label, sum]
  }
  const family = familyOf(best)
  let [second, kindred, plain] = [-Infinity, -Infinity, -Infinity]
  for (let label = 0; label < points.length; label += 1) {
    const sum = points[label] ?? 0
    if (label === best) continue
    if (sum > kindred) kindred = sum
    if (sum > plain && isLook(classes[label] ?? '')) plain = sum
    if (sum > second && (family === undefined || familyOf(label) !== family)) second = sum
  }
  let witnesses = 0
  for (const id of met) {
    const end = starts[id + 1] ?? 0
    for (let at = starts[id] ?? 0; at < end; at += 1)
      if (ofClass[at] === best && (weights[at] ?? 0) >= WITNESS) witnesses += 1
  }
  return {
    name: classes[best] ?? 'txt',
    lead: most - second,
    ahead: most - kindred,
    overPlain: most - plain,
    witnesses,
  }
}
