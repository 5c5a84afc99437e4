import { type Condition, groupOf, type Rule, type Test } from './rule.ts'
import { asCompared } from './subject.ts'
import { isTemplate, parseTemplate } from './template.ts'

/**
 * Why something of a rule could not be said in another program's words: a `field` or `comparison` that it has not, a folder
 * made of what is known of each mail (`template`), a new `name` for a mail, what is `protected`; or it was said, and is nearly
 * the same: letters beyond ASCII in these spellings only (`spelling`), whole `words`, the `order` of rules.
 */
export type LimitCode = 'field' | 'comparison' | 'template' | 'name' | 'protected' | 'spelling' | 'words' | 'order'

/** What is not, or not quite, what the rule says. */
interface Limit {
  readonly rule: string
  readonly code: LimitCode
  /** The field with its comparison, the template, the name. */
  readonly what: string
  /** True when the rule was left out whole. */
  readonly isLeftOut: boolean
}

/** Rules in the words of a program that sorts mails where they are, and what it can't be told. */
export interface MailExport {
  readonly text: string
  readonly limits: readonly Limit[]
}

/** Thrown where a condition can't be said: the rule is left out whole, for a part of it would fit other mails. */
export class Unsayable extends Error {
  readonly code: LimitCode

  constructor(code: LimitCode, what: string) {
    super(what)
    this.code = code
  }
}

/** How a program says tests and groups of them. */
export interface Tongue {
  test(test: Test): string
  group(of: 'all' | 'any' | 'none', parts: readonly string[]): string
}

/** A condition in a program's words. Throws `Unsayable`. */
export function conditionIn(tongue: Tongue, condition: Condition): string {
  const group = groupOf(condition)
  if (!group) return tongue.test(condition as Test)
  return tongue.group(
    group.of,
    group.parts.map((part) => conditionIn(tongue, part)),
  )
}

/** The folder of a rule, where it is the same for every mail; undefined where it names none. Throws `Unsayable`. */
export function folderOf({ move }: Rule): string | undefined {
  if (move === undefined) return undefined
  const read = parseTemplate(move)
  if (isTemplate(read) && read.every((part) => typeof part === 'string')) return read.join('')
  throw new Unsayable('template', move)
}

/** Says each rule that can be said, and what could not be. */
export function sayEach(
  rules: readonly Rule[],
  say: (rule: Rule, limit: (code: LimitCode, what: string) => void) => string,
): { readonly said: readonly string[]; readonly limits: readonly Limit[] } {
  const limits: Limit[] = []
  const said = rules.flatMap((rule) => {
    if (rule.enabled === false) return []
    const noted: Limit[] = []
    const note = (code: LimitCode, what: string) => {
      if (!noted.some((one) => one.code === code && one.what === what))
        noted.push({ rule: rule.name, code, what, isLeftOut: false })
    }
    if (rule.rename !== undefined) note('name', rule.rename)
    try {
      const text = say(rule, note)
      limits.push(...noted)
      return [text]
    } catch (error) {
      if (!(error instanceof Unsayable)) throw error
      limits.push({ rule: rule.name, code: error.code, what: error.message, isLeftOut: true })
      return []
    }
  })
  return { said, limits }
}

/** True when a text may be spelled in a way that a comparison of ASCII letters takes for another one. */
export const hasOtherCase = (text: string): boolean => {
  const beyond = text.replace(/[\0-\x7f]/gu, '')
  return beyond !== '' && (beyond !== beyond.toUpperCase() || asCompared('text', beyond) !== beyond)
}
