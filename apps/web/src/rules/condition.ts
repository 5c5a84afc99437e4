import {
  type Condition,
  type FieldName,
  fieldOf,
  groupOf,
  OPERATORS_OF,
  type Test,
  type Wanted,
} from '@octavo/core/rules'

/** What has to be so of the parts of a group. */
export type Of = 'all' | 'any' | 'none'

/** A group of conditions. */
export const groupAs = (of: Of, parts: readonly Condition[]): Condition =>
  of === 'all' ? { all: parts } : of === 'any' ? { any: parts } : { none: parts }

/** A condition as a group: a test alone is a group of one. */
export const asGroup = (condition: Condition): { readonly of: Of; readonly parts: readonly Condition[] } =>
  groupOf(condition) ?? { of: 'all', parts: [condition] }

/** The only test of a condition; undefined for one that asks more, or nothing. */
export function onlyTest(condition: Condition): Test | undefined {
  const group = groupOf(condition)
  if (!group) return condition as Test
  const [only] = group.parts
  return group.of !== 'none' && group.parts.length === 1 && only ? onlyTest(only) : undefined
}

/** The value that a comparison begins with. */
const valueFor = (field: FieldName, op: Test['op']): Wanted => {
  const { type, choices } = fieldOf(field)
  if (type === 'flag' || op === 'isKnown') return true
  return choices?.[0] ?? ''
}

/** A test of another field, as like the one before as can be. */
export function ofField(before: Test, field: FieldName): Test {
  const operators = OPERATORS_OF[fieldOf(field).type]
  const op = operators.includes(before.op) ? before.op : (operators[0] ?? 'equals')
  const isAlike = fieldOf(before.field).type === fieldOf(field).type && !fieldOf(field).choices
  return { field, op, value: isAlike ? before.value : valueFor(field, op) }
}

/** A test with another comparison. */
export function ofOperator(before: Test, op: Test['op']): Test {
  const isFlag = (one: Test['op']) => one === 'isKnown' || fieldOf(before.field).type === 'flag'
  return { ...before, op, value: isFlag(op) === isFlag(before.op) ? before.value : valueFor(before.field, op) }
}

/** A test as it is begun. */
export const newTest = (field: FieldName = 'name'): Test => ofField({ field: 'name', op: 'contains', value: '' }, field)

/** What a person typed as the value of a test: of texts, semicolons part several; a pattern is one whatever is in it. */
export function typedValue({ field, op }: Pick<Test, 'field' | 'op'>, typed: string): string | readonly string[] {
  const { type } = fieldOf(field)
  if (op === 'matches' || !['text', 'choice', 'path', 'folder'].includes(type)) return typed
  const several = typed
    .split(/[;؛]/u)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  return several.length > 1 ? several : typed
}

/** A value as it is typed. */
export const shownValue = (value: Wanted): string => (typeof value === 'object' ? value.join('; ') : String(value))
