import { AppError } from '../errors/index.ts'
import { MARK_COLORS, type MarkColor } from '../marks/index.ts'
import { FIELD_NAMES, FIELDS, type FieldName, fieldOf, isTextual, OPERATORS_OF } from './fields.ts'
import { isKind } from './protect.ts'
import type { Condition, Operator, Protect, Rule, RuleSet, Test, Wanted } from './rule.ts'
import { isTemplate, parseTemplate } from './template.ts'
import { spanOf } from './values.ts'

/** The form of files of rules that this version writes and reads. */
export const RULES_FORMAT = 1
/** Most of everything in a file of rules: what is larger is refused. */
export const RULE_LIMITS = { rules: 1000, parts: 200, depth: 8, values: 1000, textLength: 1000 } as const

type Data = Readonly<Record<string, unknown>>
/** Where in a file something stands: `rules[2].when.all[0]`. */
type Place = string

/** Hears what is wrong, and where. */
class Problems {
  readonly found: string[] = []
  /** What a rule may say. */
  readonly ruleKeys: readonly string[]

  constructor({ canMark }: { readonly canMark: boolean }) {
    this.ruleKeys = canMark ? [...RULE_KEYS, ...MARK_KEYS] : RULE_KEYS
  }

  say(at: Place, what: string): undefined {
    if (this.found.length < 20) this.found.push(`${at}: ${what}`)
    return undefined
  }
}

/**
 * Reads rules as a file or a program brings them (`rulesSchema` says the form): hostile until it has passed. Throws AppError
 * `bad_input` that lists all that is wrong and where, up to 20 things (`details.problems`). `canMark`: rules may give tags,
 * stars and colours, which no folder on a disk can hold.
 */
export function readRules(data: unknown, { canMark = false } = {}): RuleSet {
  const problems = new Problems({ canMark })
  const set = ruleSet(data, problems)
  if (set && problems.found.length === 0) return set
  throw new AppError('bad_input', `These rules can not be read:\n  ${problems.found.join('\n  ')}`, {
    details: { problems: problems.found },
  })
}

/** Rules as a file holds them. */
export const writeRules = ({ rules, protect }: RuleSet): RuleSet & { readonly version: number } => ({
  version: RULES_FORMAT,
  ...(protect && { protect }),
  rules,
})

function ruleSet(data: unknown, problems: Problems): RuleSet | undefined {
  const file = record(data, 'the file', ['version', 'protect', 'rules'], problems)
  if (!file) return undefined
  if (file.version !== RULES_FORMAT)
    return problems.say('version', `it is ${shown(file.version)}, and this program reads ${RULES_FORMAT}`)
  const protect = file.protect === undefined ? undefined : protection(file.protect, problems)
  const rules = list(file.rules, 'rules', RULE_LIMITS.rules, problems).flatMap(
    (one, at) => ruleOf(one, `rules[${at}]`, problems) ?? [],
  )
  return { rules, ...(protect && { protect }) }
}

function protection(data: unknown, problems: Problems): Protect | undefined {
  const of = record(data, 'protect', ['folders', 'kinds'], problems)
  if (!of) return undefined
  const names = (key: 'folders' | 'kinds') =>
    list(of[key] === undefined ? [] : of[key], `protect.${key}`, RULE_LIMITS.values, problems).flatMap(
      (name) => text(name, `protect.${key}`, problems) ?? [],
    )
  const [folders, kinds] = [names('folders'), names('kinds')]
  for (const kind of kinds) if (!isKind(kind)) problems.say('protect.kinds', `there is no kind "${kind}"`)
  return { ...(folders.length > 0 && { folders }), ...(kinds.length > 0 && { kinds }) }
}

const RULE_KEYS = ['name', 'when', 'move', 'rename', 'leave', 'stop', 'enabled'] as const
const MARK_KEYS = ['tags', 'star', 'color'] as const

function ruleOf(data: unknown, at: Place, problems: Problems): Rule | undefined {
  const rule = record(data, at, problems.ruleKeys, problems)
  if (!rule) return undefined
  const name = text(rule.name, `${at}.name`, problems)
  const when = conditionOf(rule.when, `${at}.when`, 1, problems)
  const move = rule.move === undefined ? undefined : template(rule.move, `${at}.move`, problems)
  const rename = rule.rename === undefined ? undefined : template(rule.rename, `${at}.rename`, problems)
  if (move !== undefined && endsInName(move))
    problems.say(`${at}.move`, 'it names a folder; a name of the file belongs in "rename"')
  const tags = rule.tags === undefined ? undefined : tagsOf(rule.tags, `${at}.tags`, problems)
  const star = flag(rule.star, `${at}.star`, problems)
  const color = rule.color === undefined ? undefined : colorOf(rule.color, `${at}.color`, problems)
  const orders = move !== undefined || rename !== undefined || tags !== undefined || star !== undefined || color
  const leave = flag(rule.leave, `${at}.leave`, problems)
  const stop = flag(rule.stop, `${at}.stop`, problems)
  const enabled = flag(rule.enabled, `${at}.enabled`, problems)
  if (!orders && !leave && !stop) problems.say(at, 'it does nothing: say "move", "rename", "leave" or "stop"')
  if (leave && orders) problems.say(at, '"leave" goes with nothing that is done to a file')
  if (name === undefined || when === undefined) return undefined
  return {
    name,
    when,
    ...(move !== undefined && { move }),
    ...(rename !== undefined && { rename }),
    ...(tags !== undefined && { tags }),
    ...(star !== undefined && { star }),
    ...(color !== undefined && { color }),
    ...(leave && { leave }),
    ...(stop && { stop }),
    ...(enabled === false && { enabled }),
  }
}

function conditionOf(data: unknown, at: Place, depth: number, problems: Problems): Condition | undefined {
  if (depth > RULE_LIMITS.depth) return problems.say(at, `it is nested deeper than ${RULE_LIMITS.depth}`)
  const of = record(data, at, ['all', 'any', 'none', 'field', 'op', 'value'], problems)
  if (!of) return undefined
  const keys = Object.keys(of)
  const [group] = (['all', 'any', 'none'] as const).filter((key) => key in of)
  if (!group) return testOf(of, at, problems)
  if (keys.length > 1) return problems.say(at, `beside "${group}" stands "${keys.find((key) => key !== group)}"`)
  const parts = list(of[group], `${at}.${group}`, RULE_LIMITS.parts, problems).flatMap(
    (one, index) => conditionOf(one, `${at}.${group}[${index}]`, depth + 1, problems) ?? [],
  )
  return group === 'all' ? { all: parts } : group === 'any' ? { any: parts } : { none: parts }
}

function testOf({ field, op, value }: Data, at: Place, problems: Problems): Test | undefined {
  if (typeof field !== 'string' || !Object.hasOwn(FIELDS, field))
    return problems.say(at, `there is no field ${shown(field)}; there are ${FIELD_NAMES.join(', ')}`)
  const name = field as FieldName
  const { type } = fieldOf(name)
  const known = OPERATORS_OF[type].find((one) => one === op)
  if (!known) return problems.say(at, `"${field}" is compared by ${OPERATORS_OF[type].join(', ')}, not ${shown(op)}`)
  const wanted = wantedOf(name, known, value, at, problems)
  return wanted === undefined ? undefined : { field: name, op: known, value: wanted }
}

function wantedOf(name: FieldName, op: Operator, value: unknown, at: Place, problems: Problems): Wanted | undefined {
  const { type, choices } = fieldOf(name)
  if (op === 'isKnown' || type === 'flag')
    return value === true || value === false
      ? value
      : value === 'true' || value === 'false'
        ? value === 'true'
        : problems.say(at, `its value is true or false, not ${shown(value)}`)
  if (!isTextual({ type })) {
    const isAmount = typeof value === 'number' || typeof value === 'string'
    return isAmount && spanOf(type, value, 0)
      ? value
      : problems.say(at, `${shown(value)} is no ${AMOUNTS[type as keyof typeof AMOUNTS]}`)
  }
  const wishes = texts(value, at, problems)
  if (wishes.length === 0) return problems.say(at, 'it has no value')
  const odd = choices && wishes.find((wish) => !choices.includes(wish))
  if (odd !== undefined) return problems.say(at, `there is no ${name} "${odd}"; there are ${choices?.join(', ')}`)
  return wishes.length === 1 ? wishes[0] : wishes
}

const AMOUNTS = {
  count: 'number',
  bytes: 'size, as 10 MB',
  duration: 'length, as 3 min',
  share: 'share, as 80 %',
  moment: 'time, as 2024-05-31, 2024 or 2 years ago',
} as const

function tagsOf(data: unknown, at: Place, problems: Problems): readonly string[] | undefined {
  const tags = texts(data, at, problems)
  return tags.length > 0 ? tags : problems.say(at, 'it has no tag')
}

function colorOf(data: unknown, at: Place, problems: Problems): MarkColor | undefined {
  const color = MARK_COLORS.find((one) => one === data)
  return color ?? problems.say(at, `there is no colour ${shown(data)}; there are ${MARK_COLORS.join(', ')}`)
}

function template(data: unknown, at: Place, problems: Problems): string | undefined {
  const given = text(data, at, problems)
  if (given === undefined) return undefined
  const read = parseTemplate(given)
  return isTemplate(read) ? given : problems.say(at, read.problem)
}

/** True for a folder whose last step is the name of the file: somebody took it for the whole path. */
function endsInName(move: string): boolean {
  const read = parseTemplate(move)
  const last = isTemplate(read) ? read.at(-1) : undefined
  return typeof last === 'object' && last.field === 'name' && (read as readonly unknown[]).length > 1
}

function record(data: unknown, at: Place, keys: readonly string[], problems: Problems): Data | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return problems.say(at, `something with ${keys.slice(0, 3).join(', ')} is needed, not ${shown(data)}`)
  const odd = Object.keys(data).find((key) => !keys.includes(key))
  if (odd !== undefined) return problems.say(at, `there is no "${odd}" here; there are ${keys.join(', ')}`)
  return data as Data
}

function list(data: unknown, at: Place, most: number, problems: Problems): readonly unknown[] {
  if (Array.isArray(data) && data.length <= most) return data
  problems.say(at, Array.isArray(data) ? `it has more than ${most} parts` : `a list is needed, not ${shown(data)}`)
  return []
}

function text(data: unknown, at: Place, problems: Problems): string | undefined {
  if (typeof data !== 'string' && typeof data !== 'number')
    return problems.say(at, `a text is needed, not ${shown(data)}`)
  const given = String(data)
  if (given.trim() === '') return problems.say(at, 'it is empty')
  if (given.length > RULE_LIMITS.textLength)
    return problems.say(at, `it is longer than ${RULE_LIMITS.textLength} characters`)
  return given
}

const texts = (data: unknown, at: Place, problems: Problems): readonly string[] =>
  (Array.isArray(data) ? list(data, at, RULE_LIMITS.values, problems) : [data]).flatMap(
    (one) => text(one, at, problems) ?? [],
  )

function flag(data: unknown, at: Place, problems: Problems): boolean | undefined {
  if (data === undefined || typeof data === 'boolean') return data
  return problems.say(at, `it is true or false, not ${shown(data)}`)
}

const shown = (data: unknown): string =>
  data === undefined ? 'nothing' : (JSON.stringify(data)?.slice(0, 80) ?? 'that')
