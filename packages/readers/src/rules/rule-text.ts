import { AppError } from '@octavo/core'
import { type RuleSet, readRules, writeRules } from '@octavo/core/rules'

/** Larger texts of rules are refused before they are read. */
export const LARGEST_RULE_TEXT = 4 * 1024 * 1024

/** The rules of a text (YAML, or JSON, which is YAML). Throws AppError `bad_input` that says what is wrong, and where. */
export async function readRuleText(text: string): Promise<RuleSet> {
  if (text.length > LARGEST_RULE_TEXT) throw new AppError('too_large', 'It is too large for a file of rules.')
  const { parse, YAMLParseError } = await import('yaml')
  let data: unknown
  try {
    data = parse(text, { maxAliasCount: 100, logLevel: 'error' })
  } catch (error) {
    if (!(error instanceof YAMLParseError) && !(error instanceof ReferenceError)) throw error
    throw new AppError('bad_input', `It is no YAML: ${error.message}`, { cause: error })
  }
  return readRules(data)
}

/** Rules as a text that `readRuleText` reads: YAML, line by line what a person would write. */
export async function writeRuleText(set: RuleSet): Promise<string> {
  const { stringify } = await import('yaml')
  return stringify(writeRules(set), { lineWidth: 120 })
}
