import fs from 'node:fs'
import { AppError, type Patterns, type RuleSet, Rules, readRules, usesPatterns, writeRules } from '@octavo/core'

/** Larger files of rules are refused before they are read. */
const LARGEST_BYTES = 4 * 1024 * 1024

/** The rules of a file (YAML, or JSON, which is YAML). Throws AppError `bad_input` that says what is wrong, and where. */
export async function ruleSetIn(file: string): Promise<RuleSet> {
  const { sizeBytes, text } = read(file)
  if (sizeBytes > LARGEST_BYTES) throw new AppError('too_large', `${file} is too large for a file of rules.`)
  const { parse, YAMLParseError } = await import('yaml')
  let data: unknown
  try {
    data = parse(text, { maxAliasCount: 100, logLevel: 'error' })
  } catch (error) {
    if (!(error instanceof YAMLParseError) && !(error instanceof ReferenceError)) throw error
    throw new AppError('bad_input', `${file} is no YAML: ${error.message}`, { cause: error })
  }
  return readRules(data)
}

/** Rules as the text of a file that `ruleSetIn` reads. */
export async function ruleFile(set: RuleSet): Promise<string> {
  const { stringify } = await import('yaml')
  return stringify(writeRules(set), { lineWidth: 120 })
}

/** The same, ready to be asked. Patterns in them are searched for in time that grows with the text alone. */
export async function rulesIn(file: string): Promise<Rules> {
  return await readyRules(await ruleSetIn(file))
}

/** Rules of a set, ready to be asked. The engine of patterns is fetched only for rules that hold one. */
export async function readyRules(set: RuleSet): Promise<Rules> {
  return new Rules(set, { nowMs: Date.now(), ...(usesPatterns(set) && { patterns: await patterns() }) })
}

function read(file: string): { readonly sizeBytes: number; readonly text: string } {
  const sizeBytes = fs.statSync(file).size
  return { sizeBytes, text: sizeBytes > LARGEST_BYTES ? '' : fs.readFileSync(file, 'utf8') }
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
