import { AppError } from '../errors/index.ts'
import type { Judged, JudgeInput } from '../judge/index.ts'
import type { MarkColor } from '../marks/index.ts'
import type { FieldName, Value } from './fields.ts'
import { protecting } from './protect.ts'
import { type Condition, givesMarks, groupOf, type Rule, type RuleSet, type Test } from './rule.ts'
import { type Askable, askableOf, placeOf, Subject } from './subject.ts'
import { type Filled, folderFrom, isTemplate, nameFrom, parseTemplate, type Template } from './template.ts'
import { type Holds, type RuleTools, readyTest } from './test.ts'

/** What rules order for an item, and which rule each of it comes from. */
export interface Order {
  readonly folder?: { readonly text: string; readonly rule: Rule }
  readonly name?: { readonly text: string; readonly rule: Rule }
  readonly marks?: MarksOrdered
  readonly stays?: Rule
}

/** Marks that rules give: the tags of all that fit; star and colour as the last of them says. */
export interface MarksOrdered {
  readonly tags: readonly string[]
  readonly starred?: boolean
  readonly color?: MarkColor
  /** The rules that these come from, in their order. */
  readonly rules: readonly Rule[]
}

/**
 * What became of a rule for an item: it `decides`, others are `overruled` by a later one or by one that leaves alone, a rule
 * above said stop (`not-reached`), nothing is known of a field that its folder or name is made of (`not-filled`).
 */
export type Outcome = 'decides' | 'overruled' | 'not-reached' | 'not-filled' | 'no-match' | 'off'

/** A condition with what was seen of the item. */
export type ConditionTrace =
  | { readonly test: Test; readonly seen: Value | undefined; readonly holds: boolean }
  | { readonly of: 'all' | 'any' | 'none'; readonly parts: readonly ConditionTrace[]; readonly holds: boolean }

/** Why a rule has, or has not, its say about an item. */
export interface RuleTrace {
  readonly rule: Rule
  readonly outcome: Outcome
  readonly when: ConditionTrace
  /** The field that nothing is known of, with `not-filled`. */
  readonly missing?: FieldName
}

interface ReadyCondition {
  readonly holds: Holds
  trace(subject: Subject): ConditionTrace
}

interface Ready {
  readonly rule: Rule
  readonly when: ReadyCondition
  readonly move: Template | undefined
  readonly rename: Template | undefined
}

/** Rules that are ready to be asked. Pure: the same rules say the same of the same item. */
export class Rules {
  readonly #ready: readonly Ready[]

  /** Throws AppError `bad_input` for rules that `readRules` would refuse, `unsupported` for a pattern without `patterns`. */
  constructor(set: RuleSet, tools: RuleTools = {}) {
    this.#ready = [...protecting(set.protect), ...set.rules].map((rule) => ({
      rule,
      when: readyCondition(rule.when, tools),
      move: templateOf(rule.move),
      rename: templateOf(rule.rename),
    }))
  }

  /** All rules in the order in which they are asked; those that protect come first. */
  get list(): readonly Rule[] {
    return this.#ready.map(({ rule }) => rule)
  }

  /** What is ordered for an item; undefined when no rule speaks of it. */
  orderFor(input: JudgeInput, judged: Judged): Order | undefined {
    return this.orderOf(askableOf(input, judged))
  }

  /** The same for anything else that can be asked. */
  orderOf(thing: Askable): Order | undefined {
    if (this.#ready.length === 0) return undefined
    return this.#ask(new Subject(thing))
  }

  /** What became of each rule, in their order. */
  outcomes(input: JudgeInput, judged: Judged): readonly Outcome[] {
    return this.#told(new Subject(askableOf(input, judged))).map(({ outcome }) => outcome)
  }

  /** Why each rule has its say about an item or not, condition by condition with what was seen. */
  explain(input: JudgeInput, judged: Judged): readonly RuleTrace[] {
    const subject = new Subject(askableOf(input, judged))
    return this.#told(subject).map((told, at) => {
      const { when, rule } = this.#ready[at] as Ready
      return { rule, ...told, when: when.trace(subject) }
    })
  }

  #ask(subject: Subject): Order | undefined {
    const heard: Ready[] = []
    for (const ready of this.#ready) {
      if (ready.rule.enabled === false || !ready.when.holds(subject)) continue
      heard.push(ready)
      if (ready.rule.stop) break
    }
    return heard.length === 0 ? undefined : ordered(heard, subject)
  }

  #told(subject: Subject): readonly Pick<RuleTrace, 'outcome' | 'missing'>[] {
    const order = this.#ask(subject)
    const stops = this.#ready.findIndex(({ rule, when }) => rule.stop && rule.enabled !== false && when.holds(subject))
    return this.#ready.map((ready, at) => {
      const { rule, when } = ready
      if (rule.enabled === false) return { outcome: 'off' }
      if (!when.holds(subject)) return { outcome: 'no-match' }
      if (stops >= 0 && at > stops) return { outcome: 'not-reached' }
      const missing = missingOf(ready, subject)
      if (missing !== undefined) return { outcome: 'not-filled', missing }
      const decides = order?.stays
        ? order.stays === rule
        : order?.folder?.rule === rule ||
          order?.name?.rule === rule ||
          order?.marks?.rules.includes(rule) ||
          isStopAlone(rule)
      return { outcome: decides ? 'decides' : 'overruled' }
    })
  }
}

/** A rule that orders nothing itself keeps those below it away: that is all it decides. */
const isStopAlone = (rule: Rule): boolean =>
  rule.stop === true && rule.move === undefined && rule.rename === undefined && !rule.leave && !givesMarks(rule)

/** What rules that fit order together: the last of them that can say something says it; what is protected is so above all. */
function ordered(heard: readonly Ready[], subject: Subject): Order {
  const folder = lastFilled(heard, ({ move }) => move && folderFrom(move, subject))
  const name = lastFilled(heard, ({ rename }) => rename && nameFrom(rename, subject))
  const leaving = heard.filter(({ rule }) => rule.leave)
  const stays = leaving.find(({ rule }) => rule.protects) ?? leaving.at(-1)
  // What is left alone is not marked, either.
  const marks = stays ? undefined : marksOf(heard.map(({ rule }) => rule))
  return {
    ...(folder && { folder }),
    ...(name && { name }),
    ...(marks && { marks }),
    ...(stays && { stays: stays.rule }),
  }
}

function marksOf(heard: readonly Rule[]): MarksOrdered | undefined {
  const marking = heard.filter(givesMarks)
  if (marking.length === 0) return undefined
  const starring = marking.findLast(({ star }) => star !== undefined)
  const coloring = marking.findLast(({ color }) => color !== undefined)
  const rules = marking.filter((rule) => rule.tags !== undefined || rule === starring || rule === coloring)
  return {
    tags: [...new Set(marking.flatMap(({ tags = [] }) => tags))],
    ...(starring?.star !== undefined && { starred: starring.star }),
    ...(coloring?.color && { color: coloring.color }),
    rules,
  }
}

function lastFilled(heard: readonly Ready[], fill: (ready: Ready) => Filled | undefined): Order['folder'] {
  for (const ready of heard.toReversed()) {
    const filled = fill(ready)
    if (isFilled(filled)) return { text: filled.text, rule: ready.rule }
  }
  return undefined
}

const isFilled = (filled: Filled | undefined): filled is { readonly text: string } =>
  filled !== undefined && 'text' in filled && filled.text !== ''

function missingOf({ move, rename }: Ready, subject: Subject): FieldName | undefined {
  const filled = [move && folderFrom(move, subject), rename && nameFrom(rename, subject)]
  return filled.flatMap((one) => (one && 'missing' in one ? [one.missing] : []))[0]
}

function templateOf(text: string | undefined): Template | undefined {
  if (text === undefined) return undefined
  const read = parseTemplate(text)
  if (isTemplate(read)) return read
  throw new AppError('bad_input', `"${text}" can not be read: ${read.problem}.`)
}

function readyCondition(condition: Condition, tools: RuleTools): ReadyCondition {
  const group = groupOf(condition)
  if (!group) {
    const test = condition as Test
    const holds = readyTest(test, tools)
    const at = placeOf(test.field)
    return { holds, trace: (subject) => ({ test, seen: subject.value(at), holds: holds(subject) }) }
  }
  const parts = group.parts.map((part) => readyCondition(part, tools))
  const tests = parts.map(({ holds }) => holds)
  const holds = HOLDS[group.of](tests)
  return {
    holds,
    trace: (subject) => ({ of: group.of, parts: parts.map((part) => part.trace(subject)), holds: holds(subject) }),
  }
}

const HOLDS: Readonly<Record<'all' | 'any' | 'none', (parts: readonly Holds[]) => Holds>> = {
  all: (parts) => (subject) => {
    for (const part of parts) if (!part(subject)) return false
    return true
  },
  any: (parts) => (subject) => {
    for (const part of parts) if (part(subject)) return true
    return false
  },
  none: (parts) => (subject) => {
    for (const part of parts) if (part(subject)) return false
    return true
  },
}
