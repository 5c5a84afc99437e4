import type { ErrorCode } from '@octavo/core'
import type { Finding, MailExport, RuleSet, SortableItem, SortConfig } from '@octavo/core/rules'

/** What the worker of rules is asked. */
export type RulesTask =
  /** The rules that a text holds: YAML, or JSON. */
  | { readonly type: 'read'; readonly text: string }
  | { readonly type: 'write'; readonly set: RuleSet }
  /** What is wrong with rules whatever the files are. Throws for a pattern that can't be read. */
  | { readonly type: 'check'; readonly set: RuleSet; readonly nowMs: number }
  | { readonly type: 'mail'; readonly set: RuleSet; readonly to: 'sieve' | 'gmail' }
  | {
      readonly type: 'sort'
      readonly items: readonly SortableItem[]
      readonly config: SortConfig
      readonly nowMs: number
    }

interface Answers {
  readonly read: RuleSet
  readonly write: string
  readonly check: readonly Finding[]
  readonly mail: MailExport
  /** All things in their order, and how many of them rules changed. */
  readonly sort: { readonly items: readonly SortableItem[]; readonly marked: number }
}
export type AnswerTo<T extends RulesTask> = Answers[T['type']]

/** From the worker to the page. `problems`: what of a text can't be read, and where, as `readRules` says it. */
export type FromRules =
  | { readonly type: 'answer'; readonly answer: Answers[keyof Answers] }
  | {
      readonly type: 'failed'
      readonly code: ErrorCode | 'unknown'
      readonly message: string
      readonly problems: readonly string[]
    }
