import { AppError } from '@octavo/core'
import { type Condition, FIELD_NAMES, type FieldName, type Rule, readRules, SORT_RULE_FIELDS } from '@octavo/core/rules'
import { type Can, orderFor, ordersOf } from './action.ts'
import { newTest, onlyTest, typedValue } from './condition.ts'

/** Fields that a plain rule offers: of a list those of the specification, of a sorting the everyday ones. */
export const PLAIN_FIELDS: Readonly<Record<Can, readonly FieldName[]>> = {
  mark: SORT_RULE_FIELDS,
  file: [
    ...(['name', 'extension', 'document', 'kind', 'text', 'sender', 'folder', 'sizeBytes', 'updatedAt'] as const),
    ...(['takenYear', 'place'] as const),
  ],
}
/** All that can be asked of files of a sorting; of a list no more is known than its plain fields and what it was given. */
export const ALL_FIELDS: Readonly<Record<Can, readonly FieldName[]>> = {
  mark: [...SORT_RULE_FIELDS, 'category', 'kind'],
  file: FIELD_NAMES,
}

/** A rule as it is begun. */
export const newRule = (can: Can): Rule => ({
  name: '',
  when: newTest(),
  ...orderFor(can === 'mark' ? 'tags' : 'move'),
})

/** True for a rule that asks one thing and does one: it fits into a row. */
export const isPlain = (rule: Rule, can: Can): boolean => {
  const test = onlyTest(rule.when)
  return test !== undefined && PLAIN_FIELDS[can].includes(test.field) && ordersOf(rule).length === 1 && !rule.stop
}

/** What is wrong with a rule as it stands: where the form shows it. */
export type Wrong = 'condition' | 'target' | 'nothing'

/** How `readRules` says that something is still missing. */
const LACKS = ['it does nothing', 'it is empty', 'it has no tag']

/** A rule that was typed, made whole: named, without blanks; or what is wrong with it. */
export function finished(draft: Rule, can: Can, name: string): Rule | Wrong {
  try {
    const rule = { ...draft, when: withoutBlanks(draft.when), name, ...(draft.tags && { tags: tagsOf(draft.tags) }) }
    const data = { version: 1, rules: [rule] }
    return readRules(data, { canMark: can === 'mark' }).rules[0] ?? 'nothing'
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { problems = [] } = error.details as { problems?: readonly string[] }
    if (problems.some((problem) => problem.includes('.when'))) return 'condition'
    return problems.every((problem) => LACKS.some((lack) => problem.includes(lack))) ? 'nothing' : 'target'
  }
}

/** Tags as they were typed: semicolons part them. */
const tagsOf = (typed: readonly string[]): readonly string[] =>
  typed.flatMap((text) => typedValue({ field: 'tag', op: 'equals' }, text.trim()))

/** Texts of a condition without the blanks around them. */
function withoutBlanks(condition: Condition): Condition {
  if ('all' in condition) return { all: condition.all.map(withoutBlanks) }
  if ('any' in condition) return { any: condition.any.map(withoutBlanks) }
  if ('none' in condition) return { none: condition.none.map(withoutBlanks) }
  const { value } = condition
  return typeof value === 'string' ? { ...condition, value: value.trim() } : condition
}

/** A name that no other rule has. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name
  for (let at = 2; ; at += 1) if (!taken.includes(`${name} ${at}`)) return `${name} ${at}`
}
