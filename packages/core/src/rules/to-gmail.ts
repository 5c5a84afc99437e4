import { protecting } from './protect.ts'
import type { RuleSet, Test } from './rule.ts'
import { isTrue, wishesOf } from './test.ts'
import { conditionIn, folderOf, type LimitCode, type MailExport, sayEach, type Tongue, Unsayable } from './to-mail.ts'
import { spanOf } from './values.ts'

/**
 * Rules as filters that Gmail imports (Atom). Gmail looks for whole words, knows no order and no stop, and lets every filter
 * that fits have its say: where that matters, it is said.
 */
export function toGmail({ rules, protect }: RuleSet): MailExport {
  const followed = rules.filter(({ enabled }) => enabled !== false)
  const { said, limits } = sayEach(followed, (rule, limit) => {
    const query = conditionIn(tongueOf(limit), rule.when)
    const folder = folderOf(rule)
    // Nothing keeps the other filters away from a mail.
    if (folder === undefined) throw new Unsayable('order', rule.name)
    if (rule.stop || followed.length > 1) limit('order', rule.name)
    const properties = [
      ['hasTheWord', query],
      ['label', folder],
      ['shouldArchive', 'true'],
    ]
    return [
      '  <entry>',
      '    <category term="filter"/>',
      `    <title>${escaped(rule.name)}</title>`,
      '    <content/>',
      ...properties.map(([name = '', value = '']) => `    <apps:property name="${name}" value="${escaped(value)}"/>`),
      '  </entry>',
    ].join('\n')
  })
  const kept = protecting(protect).map(({ name }) => ({
    ...({ rule: name, code: 'protected', what: name, isLeftOut: true } as const),
  }))
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:apps="http://schemas.google.com/apps/2006">',
    '  <title>Mail Filters</title>',
    ...said,
    '</feed>',
    '',
  ].join('\n')
  return { text, limits: [...kept, ...limits] }
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** A text in XML, without what XML has no way to say. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, ' ')
    .replace(/[&<>"']/gu, (sign) => SIGNS[sign] ?? '')

const WORDS: Partial<Record<Test['field'], string>> = {
  sender: 'from',
  to: 'to',
  subject: 'subject',
  list: 'list',
  text: '',
  attachment: 'filename',
}

/** One of several, as Gmail writes it. */
const either = (parts: readonly string[]): string => (parts.length === 1 ? (parts[0] ?? '') : `{${parts.join(' ')}}`)

/** A phrase that is looked for as it is; quotes in it can't be. */
function phrase(operator: string, wish: string): string {
  if (/["{}()]/u.test(wish)) throw new Unsayable('comparison', `"${wish}"`)
  return operator === '' ? `"${wish}"` : `${operator}:"${wish}"`
}

const tongueOf = (limit: (code: LimitCode, what: string) => void): Tongue => ({
  group: (of, parts) => {
    if (parts.length === 0) throw new Unsayable('comparison', `${of} of nothing`)
    if (of === 'none') return parts.map((part) => `-(${part})`).join(' ')
    return of === 'any' ? either(parts.map((part) => `(${part})`)) : parts.map((part) => `(${part})`).join(' ')
  },
  test: ({ field, op, value }) => {
    const operator = WORDS[field]
    if (operator !== undefined && op === 'contains') {
      limit('words', `${field} ${op}`)
      return either(wishesOf(value).map((wish) => phrase(operator, wish)))
    }
    if (field === 'senderDomain' && op === 'equals') {
      limit('words', `${field} ${op}`)
      return either(wishesOf(value).map((wish) => phrase('from', `@${wish}`)))
    }
    if (field === 'attachmentType' && op === 'equals')
      return either(wishesOf(value).map((wish) => phrase('filename', wish)))
    if (field === 'hasAttachment') return `${isTrue(value) === (op === 'is') ? '' : '-'}has:attachment`
    if (field === 'sizeBytes' && (op === '>' || op === '<')) {
      const span = spanOf('bytes', value, 0)
      if (span) return `${op === '>' ? 'larger' : 'smaller'}:${Math.floor(span.from)}`
    }
    throw new Unsayable(operator === undefined ? 'field' : 'comparison', `${field} ${op}`)
  },
})
