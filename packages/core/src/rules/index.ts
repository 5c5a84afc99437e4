export { applySorting, markedCount } from './apply-sorting.ts'
export { ruleFrom } from './born.ts'
export { checkRules, type Finding } from './check-rules.ts'
export {
  afterRun,
  afterUndo,
  atLevel,
  type Decisions,
  decisionsIn,
  type Earned,
  LEVELS,
  type Level,
  NOTHING_EARNED,
  offerOf,
  rulesBehind,
  textOfRule,
  unaskedLevel,
} from './earned.ts'
export { type ConditionTrace, type Order, type Outcome, Rules, type RuleTrace } from './engine.ts'
export { FIELD_NAMES, type FieldName, type FieldType, fieldOf, OPERATORS_OF } from './fields.ts'
export { readRules, writeRules } from './read-rules.ts'
export {
  type Condition,
  groupOf,
  type Operator,
  type Rule,
  type RuleSet,
  type Test,
  usesPatterns,
  type Wanted,
} from './rule.ts'
export { rulesSchema } from './schema.ts'
export { type Chip, sentenceOf } from './sentence.ts'
export {
  rulesOfSort,
  SORT_FIELDS,
  SORT_RULE_ACTIONS,
  SORT_RULE_FIELDS,
  SORT_RULE_OPERATORS,
  type SortableItem,
  type SortConfig,
  type SortField,
  type SortRule,
  type SortRuleAction,
} from './sort-config.ts'
export { literal } from './template.ts'
export { toGmail } from './to-gmail.ts'
export type { MailExport } from './to-mail.ts'
export { toSieve } from './to-sieve.ts'
