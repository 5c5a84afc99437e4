import { AppError, type Patterns } from '@octavo/core'
import { type RuleSet, Rules, usesPatterns } from '@octavo/core/rules'

/**
 * Rules of a set, ready to be asked. The engine of patterns is fetched only for rules that hold one, and searches in time
 * that grows with the text alone. Throws AppError `bad_input` for a pattern that can't be read.
 */
export async function readyRules(set: RuleSet, nowMs: number): Promise<Rules> {
  return new Rules(set, { nowMs, ...(usesPatterns(set) && { patterns: await patterns() }) })
}

/** Core's port for patterns over RE2's automata. */
async function patterns(): Promise<Patterns> {
  const { RE2JS } = await import('re2js')
  return {
    read(pattern) {
      try {
        const ready = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE)
        return { test: (text) => ready.matcher(text).find() }
      } catch (error) {
        const why = error instanceof Error ? error.message : 'it can not be read'
        throw new AppError('bad_input', `The pattern ${pattern} can not be used: ${why}.`, { cause: error })
      }
    },
  }
}
