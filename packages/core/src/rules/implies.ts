import { isWithin } from '../item/index.ts'
import { fieldOf, isTextual } from './fields.ts'
import { type Condition, groupOf, type Test } from './rule.ts'
import { spaced } from './subject.ts'
import { isTrue, wishesAs, wishesOf } from './test.ts'
import { spanOf } from './values.ts'

/**
 * What is certain of two conditions without an item at hand. Both answers are safe: `true` is proven, `false` means only
 * that nothing was proven.
 */

/** True when whatever the first fits, the second fits, too. */
export function implies(one: Condition, other: Condition, nowMs: number): boolean {
  const [first, second] = [groupOf(one), groupOf(other)]
  const goesOn = (a: Condition, b: Condition) => implies(a, b, nowMs)
  if (second?.of === 'all') return second.parts.every((part) => goesOn(one, part))
  if (first?.of === 'any') return first.parts.every((part) => goesOn(part, other))
  if (first?.of === 'none' && second?.of === 'none')
    return second.parts.every((part) => first.parts.some((ruled) => goesOn(part, ruled)))
  if (second?.of === 'none') return second.parts.every((part) => excludes(one, part, nowMs))
  if (second?.of === 'any' && second.parts.some((part) => goesOn(one, part))) return true
  if (first?.of === 'all') return isNever(one, nowMs) || first.parts.some((part) => goesOn(part, other))
  return !first && !second && testImplies(one as Test, other as Test, nowMs)
}

/** True when no item fits both. */
export function excludes(one: Condition, other: Condition, nowMs: number): boolean {
  const [first, second] = [groupOf(one), groupOf(other)]
  const goesOn = (a: Condition, b: Condition) => excludes(a, b, nowMs)
  if (first?.of === 'any') return first.parts.every((part) => goesOn(part, other))
  if (second?.of === 'any') return second.parts.every((part) => goesOn(one, part))
  if (first?.of === 'all') return first.parts.some((part) => goesOn(part, other)) || isNever(one, nowMs)
  if (second?.of === 'all') return second.parts.some((part) => goesOn(one, part)) || isNever(other, nowMs)
  if (first?.of === 'none') return first.parts.some((part) => implies(other, part, nowMs))
  if (second?.of === 'none') return second.parts.some((part) => implies(one, part, nowMs))
  return !first && !second && testsExclude(one as Test, other as Test, nowMs)
}

/** True when a condition fits nothing at all. */
export function isNever(condition: Condition, nowMs: number): boolean {
  const group = groupOf(condition)
  if (!group || group.of === 'none') return false
  if (group.of === 'any') return group.parts.every((part) => isNever(part, nowMs))
  return group.parts.some(
    (part, at) => isNever(part, nowMs) || group.parts.slice(at + 1).some((other) => excludes(part, other, nowMs)),
  )
}

/** Amounts that a test fits, both ends included; undefined for what is no test of an amount. */
function range({ field, op, value }: Test, nowMs: number): readonly [number, number] | undefined {
  const span = op === 'isKnown' ? undefined : spanOf(fieldOf(field).type, value, nowMs)
  if (!span) return undefined
  const isSpan = span.to > span.from
  const last = isSpan ? below(span.to) : span.to
  if (op === '>=') return [span.from, Number.POSITIVE_INFINITY]
  if (op === '<=') return [Number.NEGATIVE_INFINITY, last]
  if (op === '>') return [isSpan ? span.to : above(span.to), Number.POSITIVE_INFINITY]
  if (op === '<') return [Number.NEGATIVE_INFINITY, below(span.from)]
  return op === 'equals' ? [span.from, last] : undefined
}

/** Neighbours that tell an open end from a closed one; amounts are never finer than that. */
const above = (amount: number): number => amount + Math.max(Math.abs(amount), 1) * Number.EPSILON * 2
const below = (amount: number): number => amount - Math.max(Math.abs(amount), 1) * Number.EPSILON * 2

const isAmount = ({ field, op }: Test): boolean =>
  op !== 'isKnown' && fieldOf(field).type !== 'flag' && !isTextual(fieldOf(field))

function testImplies(one: Test, other: Test, nowMs: number): boolean {
  if (one.field !== other.field) return false
  if (other.op === 'isKnown') return isTrue(other.value) ? one.op !== 'isKnown' || isTrue(one.value) : isUnknown(one)
  if (one.op === 'isKnown') return false
  if (fieldOf(one.field).type === 'flag') return wantsTrue(one) === wantsTrue(other)
  if (isAmount(one)) {
    const [a, b] = [range(one, nowMs), range(other, nowMs)]
    return a !== undefined && b !== undefined && a[0] >= b[0] && a[1] <= b[1]
  }
  return wishes(one).every((wish) => wishes(other).some((wanted) => textImplies(one, wish, other, wanted)))
}

function testsExclude(one: Test, other: Test, nowMs: number): boolean {
  if (one.field !== other.field) return false
  if (isUnknown(one)) return !isUnknown(other)
  if (isUnknown(other)) return true
  if (one.op === 'isKnown' || other.op === 'isKnown') return false
  const { type, isList } = fieldOf(one.field)
  if (type === 'flag') return wantsTrue(one) !== wantsTrue(other)
  if (isAmount(one)) {
    const [a, b] = [range(one, nowMs), range(other, nowMs)]
    return a !== undefined && b !== undefined && (a[0] > b[1] || b[0] > a[1])
  }
  if (isList) return false
  return wishes(one).every((wish) => wishes(other).every((wanted) => textsExclude(one, wish, other, wanted)))
}

const isUnknown = ({ op, value }: Test): boolean => op === 'isKnown' && !isTrue(value)
const wantsTrue = ({ op, value }: Test): boolean => isTrue(value) === (op === 'is')

/** Texts that a test wishes, as they are compared. */
const wishes = (test: Test): readonly string[] =>
  test.op === 'matches' || test.op === 'means' ? wishesOf(test.value) : wishesAs(test)

/** True when a text that passes the one comparison passes the other. */
function textImplies(one: Test, wish: string, other: Test, wanted: string): boolean {
  if (one.op === other.op && wish === wanted) return true
  if (one.op === 'within' && other.op === 'within') return isWithin(wanted, wish)
  if (one.op === 'equals') return passes(wish, other, wanted)
  if (other.op === 'contains') return ['contains', 'startsWith', 'endsWith'].includes(one.op) && wish.includes(wanted)
  if (other.op === 'startsWith') return one.op === 'startsWith' && wish.startsWith(wanted)
  if (other.op === 'endsWith') return one.op === 'endsWith' && wish.endsWith(wanted)
  return false
}

/** True when a text that is known whole is proven to pass a comparison. */
function passes(text: string, { op }: Test, wanted: string): boolean {
  if (op === 'contains') return text.includes(wanted)
  if (op === 'startsWith') return text.startsWith(wanted)
  if (op === 'endsWith') return text.endsWith(wanted)
  if (op === 'wordStartsWith') return spaced(text).includes(spaced(wanted))
  return op === 'equals' && text === wanted
}

/** True when no text passes both comparisons. */
function textsExclude(one: Test, wish: string, other: Test, wanted: string): boolean {
  const decidable = ['equals', 'contains', 'startsWith', 'endsWith']
  if (!decidable.includes(one.op) || !decidable.includes(other.op)) return false
  if (one.op === 'equals') return !passes(wish, other, wanted)
  if (other.op === 'equals') return !passes(wanted, one, wish)
  if (one.op !== other.op) return false
  if (one.op === 'startsWith') return !wish.startsWith(wanted) && !wanted.startsWith(wish)
  return one.op === 'endsWith' && !wish.endsWith(wanted) && !wanted.endsWith(wish)
}
