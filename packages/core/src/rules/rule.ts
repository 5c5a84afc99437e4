import type { MarkColor } from '../marks/index.ts'
import type { FieldName } from './fields.ts'

/**
 * How a value is compared. Texts are compared whatever their case; of several values one is enough. `means` compares names
 * of folders by what they mean in any language, `within` finds what lies below a folder, `matches` takes a pattern of RE2.
 */
export const OPERATORS = [
  'contains',
  'equals',
  'startsWith',
  'endsWith',
  'wordStartsWith',
  'matches',
  'means',
  'within',
  '>',
  '>=',
  '<',
  '<=',
  'is',
  'isNot',
  'isKnown',
] as const
export type Operator = (typeof OPERATORS)[number]

/** What is compared with: `10 MB`, `2 years ago` and `80 %` are texts, too. */
export type Wanted = string | number | boolean | readonly string[]

/** One thing that is asked of an item. What is not known of it is never so, but for `isKnown` with `false`. */
export interface Test {
  readonly field: FieldName
  readonly op: Operator
  readonly value: Wanted
}

/** A test, or several of which all, any or none have to be so. Of nothing at all are so `all` and `none`, and not `any`. */
export type Condition =
  | Test
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly none: readonly Condition[] }

/** A standing order of the person: what it speaks of, and what is done with that. */
export interface Rule {
  readonly name: string
  readonly when: Condition
  /** The folder that it goes to, a template (`parseTemplate`). */
  readonly move?: string
  /** The name that it gets, a template; its ending stays. */
  readonly rename?: string
  /** Tags that it gets beside those that it has. */
  readonly tags?: readonly string[]
  /** Whether it has a star. */
  readonly star?: boolean
  readonly color?: MarkColor
  /** Stays where it is and as it is, whatever other rules say. */
  readonly leave?: true
  /** Rules below have no say about what this one fits. */
  readonly stop?: true
  /** False for a rule that is kept and not followed. */
  readonly enabled?: boolean
  /** Made of what is protected (`protecting`), and no rule that somebody wrote. */
  readonly protects?: true
}

/** What no rule, no instruction and no judgement moves. */
export interface Protect {
  /** Paths of folders, with all that lies below them. */
  readonly folders?: readonly string[]
  /** Kinds of file and kinds of document. */
  readonly kinds?: readonly string[]
}

/** Rules in their order: each that fits has its say, a later one over an earlier one, until one says stop. */
export interface RuleSet {
  readonly rules: readonly Rule[]
  readonly protect?: Protect
}

/** The parts of a group and what has to be so of them; undefined for a test. */
export function groupOf(
  condition: Condition,
): { readonly of: 'all' | 'any' | 'none'; readonly parts: readonly Condition[] } | undefined {
  if ('all' in condition) return { of: 'all', parts: condition.all }
  if ('any' in condition) return { of: 'any', parts: condition.any }
  return 'none' in condition ? { of: 'none', parts: condition.none } : undefined
}

/** True for a rule that marks what it fits: with tags, a star or a colour. */
export const givesMarks = ({ tags, star, color }: Rule): boolean =>
  tags !== undefined || star !== undefined || color !== undefined

/** True when rules hold a pattern, so that they need somebody who reads it (`RuleTools.patterns`). */
export const usesPatterns = ({ rules }: RuleSet): boolean => rules.some(({ when }) => hasPattern(when))

function hasPattern(condition: Condition): boolean {
  const group = groupOf(condition)
  return group ? group.parts.some(hasPattern) : (condition as Test).op === 'matches'
}
