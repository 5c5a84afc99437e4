import { protecting } from './protect.ts'
import type { RuleSet, Test } from './rule.ts'
import { isTrue, wishesOf } from './test.ts'
import {
  conditionIn,
  folderOf,
  hasOtherCase,
  type LimitCode,
  type MailExport,
  sayEach,
  type Tongue,
  Unsayable,
} from './to-mail.ts'
import { spanOf } from './values.ts'

const FOLDER_CHOSEN = 'octavo_folder'
const LEFT_ALONE = 'octavo_left'
const STOPPED = 'octavo_stop'

/**
 * Rules as a Sieve script (RFC 5228, with fileinto, variables, mailbox, body, date, relational and mime where they are
 * needed): the later rule decides and "stop" ends, as here. It files what arrives; what Sieve has no word for is said.
 */
export function toSieve({ rules, protect }: RuleSet): MailExport {
  const needs = new Set(['fileinto', 'mailbox', 'variables'])
  const { said, limits } = sayEach(rules, (rule, limit) => {
    const needed = new Set<string>()
    const condition = conditionIn(tongueOf(needed, limit), rule.when)
    const folder = folderOf(rule)
    const acts = [
      ...(folder === undefined ? [] : [`set "${FOLDER_CHOSEN}" ${quoted(folder)};`]),
      ...(rule.leave ? [`set "${LEFT_ALONE}" "yes";`] : []),
      ...(rule.stop ? [`set "${STOPPED}" "yes";`] : []),
    ]
    for (const need of needed) needs.add(need)
    return [
      `# ${rule.name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')}`,
      `if allof (not string :is "\${${STOPPED}}" "yes", ${condition}) {`,
      ...acts.map((act) => `  ${act}`),
      '}',
    ].join('\n')
  })
  const end = [
    `if allof (not string :is "\${${LEFT_ALONE}}" "yes", not string :is "\${${FOLDER_CHOSEN}}" "") {`,
    `  fileinto :create "\${${FOLDER_CHOSEN}}";`,
    '}',
  ].join('\n')
  const begin = [`require [${[...needs].sort().map(quoted).join(', ')}];`, 'set "octavo_dollar" "$";'].join('\n')
  const kept = protecting(protect).map(({ name }) => ({
    ...({ rule: name, code: 'protected', what: name, isLeftOut: true } as const),
  }))
  return { text: `${[begin, ...said, end].join('\n\n')}\n`, limits: [...kept, ...limits] }
}

/** A string of Sieve; `${` in it is no variable. */
const quoted = (text: string): string =>
  `"${text
    .replace(/[\r\n\0]+/gu, ' ')
    .replace(/[\\"]/gu, (sign) => `\\${sign}`)
    .replaceAll('${', () => `\${octavo_dollar}{`)}"`

const listed = (texts: readonly string[]): string =>
  texts.length === 1 ? quoted(texts[0] ?? '') : `[${texts.map(quoted).join(', ')}]`

/** Signs that stand for others in `:matches`. */
const plain = (text: string): string => text.replace(/[*?\\]/gu, (sign) => `\\${sign}`)

/** How a text is compared with several wishes. */
function compared({ field, op, value }: Test, ops: readonly Test['op'][]): string {
  const wishes = wishesOf(value)
  if (ops.includes(op)) {
    if (op === 'contains') return `:contains KEY ${listed(wishes)}`
    if (op === 'equals') return `:is KEY ${listed(wishes)}`
    if (op === 'startsWith') return `:matches KEY ${listed(wishes.map((wish) => `${plain(wish)}*`))}`
    if (op === 'endsWith') return `:matches KEY ${listed(wishes.map((wish) => `*${plain(wish)}`))}`
  }
  throw new Unsayable('comparison', `${field} ${op}`)
}

const TEXT_OPS: readonly Test['op'][] = ['contains', 'equals', 'startsWith', 'endsWith']
const HEADERS: Partial<Record<Test['field'], { readonly header: string; readonly ops: readonly Test['op'][] }>> = {
  // How a name is quoted beside an address differs; what stands in it does not.
  sender: { header: 'from', ops: ['contains'] },
  to: { header: 'to', ops: ['contains'] },
  subject: { header: 'subject', ops: TEXT_OPS },
  list: { header: 'list-id', ops: ['contains'] },
}

const tongueOf = (needs: Set<string>, limit: (code: LimitCode, what: string) => void): Tongue => ({
  group: (of, parts) => {
    if (parts.length === 0) return of === 'any' ? 'false' : 'true'
    const all = `${of === 'all' ? 'allof' : 'anyof'} (${parts.join(', ')})`
    return of === 'none' ? `not ${all}` : all
  },
  test: (test) => {
    const { field, op, value } = test
    const header = HEADERS[field]
    if (typeof value !== 'boolean')
      for (const wish of wishesOf(value)) if (hasOtherCase(wish)) limit('spelling', `${field} ${op} ${wish}`)
    if (header && op === 'isKnown') return `${isTrue(value) ? '' : 'not '}exists ${quoted(header.header)}`
    if (header) return `header ${compared(test, header.ops).replace('KEY', quoted(header.header))}`
    if (field === 'senderDomain') return `address :domain ${compared(test, TEXT_OPS).replace('KEY', '"from"')}`
    if (field === 'sizeBytes') return sizeTest(test)
    if (field === 'sent' && op !== 'isKnown') return dateTest(test, needs)
    if (field === 'text' && op === 'contains') {
      needs.add('body')
      const wishes = listed(wishesOf(value))
      // The text of a mail begins with its subject.
      return `anyof (header :contains "subject" ${wishes}, body :text :contains ${wishes})`
    }
    if (field === 'hasAttachment') {
      needs.add('mime')
      const has = 'header :mime :anychild :contains "content-disposition" "attachment"'
      return isTrue(value) === (op === 'is') ? has : `not ${has}`
    }
    if (field === 'attachmentType' && op === 'equals')
      return attachedTest(
        wishesOf(value).map((type) => `*.${plain(type)}`),
        needs,
      )
    if (field === 'kind' && op === 'equals') return wishesOf(value).includes('mail') ? 'true' : 'false'
    throw new Unsayable('field', `${field} ${op}`)
  },
})

const attachedTest = (names: readonly string[], needs: Set<string>): string => {
  needs.add('mime')
  const by = (param: string, header: string) =>
    `header :mime :anychild :param ${quoted(param)} :matches ${quoted(header)} ${listed(names)}`
  return `anyof (${by('filename', 'content-disposition')}, ${by('name', 'content-type')})`
}

function sizeTest({ op, value, field }: Test): string {
  const { from } = spanOf('bytes', value, 0) ?? {}
  if (from === undefined || op === 'isKnown') throw new Unsayable('comparison', `${field} ${op}`)
  const bytes = Math.floor(from)
  // Sieve says "over" and "under", both without the size itself.
  if (op === '>') return `size :over ${bytes}`
  if (op === '>=') return bytes === 0 ? 'true' : `size :over ${Math.ceil(from) - 1}`
  if (op === '<') return `size :under ${Math.ceil(from)}`
  const under = `size :under ${bytes + 1}`
  return op === '<=' || bytes === 0 ? under : `allof (${under}, size :over ${bytes - 1})`
}

/** Days of UTC; how long ago something was can't be said. */
function dateTest({ field, op, value }: Test, needs: Set<string>): string {
  const span = /ago\s*$/iu.test(String(value)) ? undefined : spanOf('moment', value, 0)
  if (!span) throw new Unsayable('comparison', `${field} ${op} ${String(value)}`)
  needs.add('date')
  needs.add('relational')
  const day = (atMs: number) => quoted(new Date(atMs).toISOString().slice(0, 10))
  const by = (how: 'lt' | 'ge', atMs: number) => `date :zone "+0000" :value "${how}" "date" "date" ${day(atMs)}`
  if (op === '<') return by('lt', span.from)
  if (op === '>=') return by('ge', span.from)
  if (op === '>') return by('ge', span.to)
  return op === '<=' ? by('lt', span.to) : `allof (${by('ge', span.from)}, ${by('lt', span.to)})`
}
