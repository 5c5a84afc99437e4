import { formatCount, type RulesTried, type Verdict } from '@octavo/core'
import {
  type Chip,
  type ConditionTrace,
  type Finding,
  type MailExport,
  type Outcome,
  type Rule,
  type RuleSet,
  type RuleTrace,
  sentenceOf,
} from '@octavo/core/rules'
import { type Output, shownName } from './output.ts'

const LISTED = 40
const SEEN_LENGTH = 100

/** Prints what rules would do: a record for each file that they treat otherwise, one a rule, what is wrong with them, and a summary. */
export function showTried(
  { asBefore, differing, rules }: RulesTried,
  findings: readonly Finding[],
  output: Output,
): void {
  const against = differing.filter((one) => one.against)
  const counts = { asBefore, differently: differing.length - against.length, against: against.length }
  const sentence = `${formatCount(counts.asBefore, 'file')} as before, ${counts.differently} differently, ${counts.against} against your folders.`
  output.say(output.bold(sentence))
  differing.forEach(({ item, before, after, rules: deciding, against: filed }, at) => {
    const names = deciding.map(({ name }) => name)
    const placed = filed && { against: filed.category }
    output.record({
      type: 'change',
      path: item.path,
      before: placeIn(before),
      after: placeIn(after),
      rules: names,
      ...placed,
    })
    if (at >= LISTED) return
    const told = `${shownName(placeIn(before).category)}  ->  ${afterIn(after)}`
    const where = filed ? `, and it lies in your folder "${shownName(filed.category ?? '')}"` : ''
    output.say(`  ${shownName(item.path)}`, output.dim(`      ${told}, by "${shownName(names.join('", "'))}"${where}`))
  })
  if (differing.length > LISTED) output.say(output.dim(`  and ${differing.length - LISTED} more (--json lists them)`))
  output.say('')
  for (const { rule, fits, decides } of rules) {
    output.record({ type: 'rule', rule: rule.name, fits, decides, ...(rule.enabled === false && { enabled: false }) })
    const overruled = fits > decides ? `, decides ${decides} of them` : ''
    const told =
      rule.enabled === false
        ? 'is off'
        : fits === 0
          ? 'fits nothing here'
          : `fits ${formatCount(fits, 'file')}${overruled}`
    output.say(`  "${shownName(rule.name)}" ${told}.`)
  }
  showFindings(findings, output)
  output.record({ type: 'summary', ...counts })
}

const placeIn = ({ category, name, stays }: Verdict) => ({
  category,
  ...(name !== undefined && { name }),
  ...(stays && { stays }),
})

const afterIn = ({ category, name, stays }: Verdict): string =>
  stays ? 'stays where it is' : `${shownName(category)}${name === undefined ? '' : ` as ${shownName(name)}`}`

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  decides: 'decides',
  overruled: 'fits, and another rule decides',
  'not-reached': 'fits, and a rule above it says stop',
  'not-filled': 'fits, and can not say where to',
  'no-match': 'does not fit',
  off: 'is off',
}

/** Prints why each rule has its say about a file or not, condition by condition. */
export function showWhy(at: string, traces: readonly RuleTrace[], output: Output): void {
  output.say(output.bold(shownName(at)))
  for (const { rule, outcome, when, missing } of traces) {
    const lacks = missing === undefined ? {} : { missing }
    output.record({ type: 'why', path: at, rule: rule.name, outcome, ...lacks, when: traceRecord(when) })
    const unknown = missing === undefined ? '' : `: nothing is known of ${missing}`
    output.say(`  "${shownName(rule.name)}" ${OUTCOMES[outcome]}${unknown}.`, ...linesOf(when, '    ', output))
  }
}

function linesOf(trace: ConditionTrace, indent: string, output: Output): readonly string[] {
  const mark = trace.holds ? '+' : '-'
  if ('parts' in trace)
    return [
      output.dim(`${indent}${mark} ${trace.of} of`),
      ...trace.parts.flatMap((part) => linesOf(part, `${indent}  `, output)),
    ]
  const { field, op, value } = trace.test
  return [output.dim(`${indent}${mark} ${field} ${op} ${shownName(String(value), 60)}   (${seenIn(trace.seen)})`)]
}

const seenIn = (seen: unknown): string =>
  seen === undefined ? 'not known' : shownName(JSON.stringify(seen), SEEN_LENGTH)

/** A trace for programs; long texts are cut. */
function traceRecord(trace: ConditionTrace): object {
  if ('parts' in trace) return { [trace.of]: trace.parts.map(traceRecord), holds: trace.holds }
  const { test, seen, holds } = trace
  return { ...test, seen: typeof seen === 'string' ? seen.slice(0, SEEN_LENGTH) : (seen ?? null), holds }
}

/** Prints each rule as a sentence. */
export function showRules({ rules, protect = {} }: RuleSet, output: Output): void {
  for (const [what, names] of Object.entries(protect)) {
    output.record({ type: 'protect', [what]: names })
    output.say(`Protected ${what}: ${names.map((name: string) => shownName(name)).join(', ')}`)
  }
  for (const rule of rules) {
    const sentence = sentenceOf(rule)
    output.record({ type: 'rule', rule: rule.name, enabled: rule.enabled !== false, sentence })
    output.say(
      `${output.bold(shownName(rule.name))}${rule.enabled === false ? ' (off)' : ''}`,
      `  ${inWords(sentence)}`,
    )
  }
}

const JOINTS: Readonly<Record<string, string>> = {
  ...{ if: 'If', and: 'and', or: 'or', neither: 'neither', nor: 'nor', always: 'anything', never: 'nothing' },
  ...{ opens: '(', closes: ')', so: '->' },
}
const ACTIONS = {
  ...{ move: 'move to', rename: 'call it', tags: 'tag it', star: 'give it a star', unstar: 'take its star off' },
  ...{ color: 'colour it', leave: 'leave it where it is', stop: 'stop' },
} as const

const inWords = (sentence: readonly Chip[]): string =>
  sentence.map(chipInWords).join(' ').replaceAll('( ', '(').replaceAll(' )', ')')

function chipInWords(chip: Chip): string {
  switch (chip.is) {
    case 'joint':
      return JOINTS[chip.joint] ?? ''
    case 'field':
      return chip.field
    case 'operator':
      return chip.op
    case 'action':
      return ACTIONS[chip.action]
    case 'color':
      return chip.color
    case 'template':
      return `"${shownName(chip.text)}"`
    case 'value':
      return typeof chip.value === 'object'
        ? chip.value.map((one) => shownName(one)).join(' | ')
        : shownName(String(chip.value))
  }
}

const said = ({ name }: Rule): string => `"${shownName(name)}"`
const FINDINGS: Readonly<Record<Finding['code'], (rule: Rule, other: Rule) => string>> = {
  never: (rule) => `${said(rule)} can never fit anything.`,
  unreached: (rule, other) => `${said(rule)} is never reached: ${said(other)} above it fits all of that and says stop.`,
  overruled: (rule, other) => `${said(rule)} never decides: ${said(other)} fits all of that and has the last word.`,
  contradicts: (rule, other) =>
    `${said(rule)} and ${said(other)} fit the same and say otherwise; the lower one decides.`,
}

/** Prints what is wrong with rules. */
export function showFindings(findings: readonly Finding[], output: Output): void {
  if (findings.length > 0) output.say('')
  for (const { code, rule, other } of findings) {
    output.record({ type: 'finding', code, rule: rule.name, ...(other && { other: other.name }) })
    output.say(FINDINGS[code](rule, other ?? rule))
  }
}

const LIMITS: Readonly<Record<MailExport['limits'][number]['code'], (what: string) => string>> = {
  field: (what) => `it has no word for ${what}`,
  comparison: (what) => `it can not compare so: ${what}`,
  template: (what) => `a folder made of what is known of each mail (${what}) can not be said there`,
  name: (what) => `mails get no new name there (${what})`,
  protected: () => 'what is protected can not be said there',
  spelling: (what) => `${what}: letters beyond ASCII are found in this spelling only`,
  words: (what) => `${what}: whole words are found, and no parts of words`,
  order: () => 'there is no order and no stop: every filter that fits has its say',
}

/** Tells what of rules could not, or not quite, be said elsewhere. */
export function showLimits(limits: MailExport['limits'], output: Output): void {
  for (const { rule, code, what, isLeftOut } of limits)
    output.note(`"${shownName(rule)}"${isLeftOut ? ' is left out' : ''}: ${LIMITS[code](shownName(what))}.`)
}
