import { AppError } from '@octavo/core'
import { LEVELS, readRules } from '@octavo/core/rules'
import * as z from 'zod'
import { fileRef } from './files.ts'

/** Characters of a person's rules as they are kept and sent. */
export const MOST_RULE_CHARACTERS = 500_000

/**
 * A person's standing rules as a file of them holds them (`readRules` says what is in it): read as hostile, and refused with
 * what is wrong and where.
 */
export const ruleFile = z
  .strictObject({
    version: z.number(),
    protect: z.unknown().optional(),
    rules: z.array(z.unknown()).max(1000).readonly(),
  })
  .superRefine((data, context) => {
    if (JSON.stringify(data).length > MOST_RULE_CHARACTERS)
      return context.addIssue({ code: 'custom', message: 'The rules are too long' })
    try {
      readRules(data)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      context.addIssue({ code: 'custom', message: error.message })
    }
  })
export type RuleFile = z.infer<typeof ruleFile>

/** Files that a dry run lists; what else differs is counted. */
export const MOST_DIFFERING = 1000

const placed = z.object({
  category: z.string(),
  newName: z.string().exactOptional(),
  stays: z.literal(true).exactOptional(),
})

/** POST /api/rules/try: the caller's whole library judged with rules and without; nothing changes. */
export const tryRulesRequest = z.strictObject({ rules: ruleFile })
export const tryRulesResponse = z.object({
  asBefore: z.number().int(),
  /** Files that rules would treat otherwise, those against a correction not among them. */
  differently: z.number().int(),
  /** Files that rules would treat otherwise than the person's own hand did. */
  against: z.number().int(),
  differing: z
    .array(
      z.object({
        file: fileRef,
        before: placed,
        after: placed,
        /** Names of the rules that decide it. */
        rules: z.array(z.string()),
        /** The folder that the person's own hand put it into, where the rules say otherwise. */
        against: z.string().exactOptional(),
      }),
    )
    .max(MOST_DIFFERING),
  /** One a rule, in their order: how many files it fits, and about how many of those it decides. */
  rules: z.array(z.object({ name: z.string(), fits: z.number().int(), decides: z.number().int() })),
})
export type TryRulesResponse = z.infer<typeof tryRulesResponse>

/** A condition with what was seen of the file; texts are cut. */
export type Traced =
  | {
      readonly field: string
      readonly op: string
      readonly value: unknown
      readonly seen: unknown
      readonly holds: boolean
    }
  | { readonly of: 'all' | 'any' | 'none'; readonly parts: readonly Traced[]; readonly holds: boolean }
const traced: z.ZodType<Traced> = z.lazy(() =>
  z.union([
    z.object({ of: z.enum(['all', 'any', 'none']), parts: z.array(traced).readonly(), holds: z.boolean() }),
    z.object({ field: z.string(), op: z.string(), value: z.unknown(), seen: z.unknown(), holds: z.boolean() }),
  ]),
)

/** POST /api/rules/why: why rules have, or have not, their say about a file. */
export const whyRulesRequest = z.strictObject({ rules: ruleFile, fileId: z.string().min(1).max(1024) })
export const whyRulesResponse = z.object({
  file: fileRef,
  rules: z.array(
    z.object({
      name: z.string(),
      outcome: z.enum(['decides', 'overruled', 'not-reached', 'not-filled', 'no-match', 'off']),
      /** The field that nothing is known of, with `not-filled`. */
      missing: z.string().exactOptional(),
      when: traced,
    }),
  ),
})
export type WhyRulesResponse = z.infer<typeof whyRulesResponse>

const level = z.enum(LEVELS)

/** POST /api/rules/levels: how far each of these rules goes by itself. What a rule earned is its own as long as it says the same. */
export const levelsRequest = z.strictObject({ rules: ruleFile })
/** PUT /api/rules/levels: the person gives a rule another level; the answer tells all of them. */
export const giveLevelRequest = levelsRequest.extend({ name: z.string().min(1).max(1000), level })
export const levelsResponse = z.object({
  /** One a rule, in their order. */
  levels: z.array(
    z.object({
      name: z.string(),
      level,
      /** Decisions of the rule that stood since it has this level, and in how many runs. */
      kept: z.number().int(),
      runs: z.number().int(),
      /** The next level, where it is earned. */
      offer: level.exactOptional(),
    }),
  ),
})
export type LevelsResponse = z.infer<typeof levelsResponse>
