import { AppError } from '../errors/index.ts'
import type { Patterns } from '../ports/index.ts'
import { fieldOf, isTextual } from './fields.ts'
import { meansFolder } from './means.ts'
import type { Operator, Test, Wanted } from './rule.ts'
import { asCompared, placeOf, type Subject, spaced, textsIn } from './subject.ts'
import { type Span, spanOf } from './values.ts'

/** What rules are read with: the time that `2 years ago` is counted from, and who reads patterns. */
export interface RuleTools {
  readonly nowMs?: number
  /** Without it a pattern is refused. */
  readonly patterns?: Patterns
}

/** Says of an item whether something is so. */
export type Holds = (subject: Subject) => boolean

/** A comparison of one text of an item, as it is compared, with one wish. */
type Compare = (text: string, wish: string) => boolean

const OF_TEXTS: Partial<Record<Operator, Compare>> = {
  contains: (text, wish) => text.includes(wish),
  equals: (text, wish) => text === wish,
  startsWith: (text, wish) => text.startsWith(wish),
  endsWith: (text, wish) => text.endsWith(wish),
  within: (text, wish) =>
    wish === '' || (text.startsWith(wish) && (text.length === wish.length || text[wish.length] === '/')),
}
const OF_AMOUNTS: Partial<Record<Operator, (value: number, span: Span) => boolean>> = {
  '>': (value, { from, to }) => (to > from ? value >= to : value > to),
  '>=': (value, { from }) => value >= from,
  '<': (value, { from }) => value < from,
  '<=': (value, { from, to }) => (to > from ? value < to : value <= to),
  equals: (value, { from, to }) => (to > from ? value >= from && value < to : value === from),
}

/** The texts that a field is compared with. */
export const wishesOf = (value: Wanted): readonly string[] => (typeof value === 'object' ? value : [String(value)])

/** The same as they are compared: the folder of `within` without the slashes around it. */
export const wishesAs = ({ field, op, value }: Test): readonly string[] =>
  wishesOf(value).map((wish) =>
    asCompared(fieldOf(field).type, op === 'within' ? wish.replace(/^\/+|\/+$/gu, '') : wish),
  )

/** True for `true` and the text `true`. */
export const isTrue = (value: Wanted): boolean => String(value).toLowerCase() === 'true'

/** Makes a test ready to be asked of many items. Throws AppError `bad_input` for a pattern or a value that is none. */
export function readyTest({ field, op, value }: Test, { nowMs = 0, patterns }: RuleTools): Holds {
  const at = placeOf(field)
  const { type } = fieldOf(field)
  if (op === 'isKnown') {
    const wanted = isTrue(value)
    return (subject) => (subject.value(at) !== undefined) === wanted
  }
  if (type === 'flag') {
    const wanted = isTrue(value) === (op === 'is')
    return (subject) => subject.value(at) === wanted
  }
  if (!isTextual({ type })) return readyAmount({ field, op, value }, nowMs)
  if (op === 'matches') {
    const read = wishesOf(value).map((pattern) => patternOf(pattern, patterns))
    return (subject) => textsIn(subject.value(at)).some((text) => read.some((pattern) => pattern.test(text)))
  }
  if (op === 'means') {
    const wishes = wishesOf(value)
    return (subject) => textsIn(subject.value(at)).some((text) => wishes.some((wish) => meansFolder(text, wish)))
  }
  const wishes = wishesAs({ field, op, value })
  if (op === 'wordStartsWith') {
    const begins = wishes.map(spaced)
    return (subject) => subject.words(at).some((text) => begins.some((wish) => text.includes(wish)))
  }
  const ofTexts = OF_TEXTS[op] ?? never
  const [only] = wishes
  if (wishes.length === 1 && only !== undefined)
    return (subject) => {
      for (const text of subject.texts(at)) if (ofTexts(text, only)) return true
      return false
    }
  return (subject) => subject.texts(at).some((text) => wishes.some((wish) => ofTexts(text, wish)))
}

const never = () => false

function readyAmount({ field, op, value }: Test, nowMs: number): Holds {
  const span = spanOf(fieldOf(field).type, value, nowMs)
  const compare = OF_AMOUNTS[op]
  if (!span || !compare) throw new AppError('bad_input', `"${String(value)}" can not be compared with ${field}.`)
  const at = placeOf(field)
  return (subject) => {
    const seen = subject.value(at)
    return typeof seen === 'number' && compare(seen, span)
  }
}

function patternOf(pattern: string, patterns: Patterns | undefined) {
  if (!patterns) throw new AppError('unsupported', 'Patterns can not be searched for here.')
  return patterns.read(pattern)
}
