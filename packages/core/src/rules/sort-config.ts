import type { FileKind } from '../item/index.ts'
import type { MarkColor } from '../marks/index.ts'
import { readRules } from './read-rules.ts'
import type { Rule, RuleSet } from './rule.ts'
import { literal } from './template.ts'

/** What a list can be ordered by. */
export const SORT_FIELDS = [
  'name',
  'extension',
  'mimeType',
  'sizeBytes',
  'updatedAt',
  'createdAt',
  'sender',
  'subject',
] as const
export type SortField = (typeof SORT_FIELDS)[number]

/** What a plain rule of a list can ask: all that it can be ordered by, and more. */
export const SORT_RULE_FIELDS = [
  ...SORT_FIELDS,
  'senderDomain',
  'hasAttachment',
  'takenYear',
  'takenMonth',
  'starred',
  'tag',
] as const
export const SORT_RULE_OPERATORS = ['contains', 'equals', 'startsWith', '>', '>=', '<', '<=', 'is', 'isNot'] as const
export const SORT_RULE_ACTIONS = ['setCategory', 'addTag', 'setStarred', 'setColor'] as const
export type SortRuleAction = (typeof SORT_RULE_ACTIONS)[number]

/** One row of the sort-rules panel: one question, one thing that is done. All values are texts, as a person types them. */
export interface SortRule {
  readonly id: string
  readonly field: (typeof SORT_RULE_FIELDS)[number]
  readonly op: (typeof SORT_RULE_OPERATORS)[number]
  readonly value: string
  readonly action: SortRuleAction
  readonly actionValue: string
}

/** How a list is ordered, and which rules mark its things; a rule that is more than a row is one of the engine's. */
export interface SortConfig {
  readonly sortBy: SortField
  readonly sortOrder: 'asc' | 'desc'
  readonly rules: readonly (SortRule | Rule)[]
}

/** Anything that can be ordered and marked: a file, a mail, a photo. Times are ms since 1970, UTC; unknown members are left out. */
export interface SortableItem {
  readonly id: string
  readonly name: string
  readonly extension?: string
  readonly mimeType?: string
  readonly sizeBytes?: number
  readonly updatedAt?: number
  readonly createdAt?: number
  readonly sender?: string
  readonly senderDomain?: string
  readonly subject?: string
  readonly hasAttachment?: boolean
  readonly takenYear?: number
  /** 1 to 12. */
  readonly takenMonth?: number
  readonly starred?: boolean
  readonly tags?: readonly string[]
  readonly category?: string
  readonly color?: MarkColor
  readonly kind?: FileKind
}

const isRow = (rule: SortRule | Rule): rule is SortRule => 'action' in rule

/** The rules of a list as the engine's. Throws AppError `bad_input` as `readRules` does: rows hold what a person typed. */
export const rulesOfSort = ({ rules }: Pick<SortConfig, 'rules'>): RuleSet =>
  readRules({ version: 1, rules: rules.map((rule) => (isRow(rule) ? ruleOfRow(rule) : rule)) }, { canMark: true })

/** A row as a file of rules would hold it: not yet known to be right. */
function ruleOfRow({ id, field, op, value, action, actionValue }: SortRule): object {
  return { name: id, when: { field, op, value }, ...ACTIONS[action](actionValue) }
}

const ACTIONS: Readonly<Record<SortRuleAction, (value: string) => object>> = {
  setCategory: (value) => ({ move: literal(value) }),
  addTag: (value) => ({ tags: value }),
  setStarred: (value) => ({ star: value.trim().toLowerCase() === 'true' }),
  setColor: (value) => ({ color: value }),
}
