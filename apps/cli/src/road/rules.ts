import fs from 'node:fs'
import { AppError } from '@octavo/core'
import type { RuleSet, Rules } from '@octavo/core/rules'
import { LARGEST_RULE_TEXT, readRuleText, readyRules as ready } from '@octavo/readers/node'

/** The rules of a file (YAML, or JSON, which is YAML). Throws AppError `bad_input` that says what is wrong, and where. */
export async function ruleSetIn(file: string): Promise<RuleSet> {
  if (fs.statSync(file).size > LARGEST_RULE_TEXT)
    throw new AppError('too_large', `${file} is too large for a file of rules.`)
  return await readRuleText(fs.readFileSync(file, 'utf8'))
}

/** The same, ready to be asked. Patterns in them are searched for in time that grows with the text alone. */
export async function rulesIn(file: string): Promise<Rules> {
  return await readyRules(await ruleSetIn(file))
}

/** Rules of a set, ready to be asked now. */
export const readyRules = (set: RuleSet): Promise<Rules> => ready(set, Date.now())
