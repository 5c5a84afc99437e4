/** What was hidden: `[iban]` stands where it stood. */
export type MaskedThing =
  | 'key'
  | 'password'
  | 'iban'
  | 'card'
  | 'e-mail'
  | 'phone'
  | 'tax-number'
  | 'coordinates'
  | 'address'

interface Mask {
  readonly thing: MaskedThing
  readonly pattern: RegExp
  /** Index of the group that is hidden; the whole match when left out. */
  readonly group?: number
  readonly holds?: (match: string) => boolean
}

const digits = (text: string): string => text.replace(/\D/gu, '')

/** Check digit of payment cards: ISO/IEC 7812-1, annex B (Luhn). */
function isCard(text: string): boolean {
  const number = digits(text)
  if (number.length < 13 || number.length > 19) return false
  let sum = 0
  for (let index = 0; index < number.length; index += 1) {
    const digit = Number(number[number.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** Check digits of bank accounts: ISO 13616-1, mod 97 (the remainder is 1). */
function isIban(text: string): boolean {
  const plain = text.replace(/[\s-]/gu, '').toUpperCase()
  if (plain.length < 15 || plain.length > 34) return false
  let rest = 0
  for (const char of plain.slice(4) + plain.slice(0, 4)) {
    const value = Number.parseInt(char, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

// Every quantifier is bounded, so that no text can make one of them run away (L-1).
const MASKS: readonly Mask[] = [
  {
    thing: 'key',
    pattern: /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[\s\S]{0,8000}?(?:-----END [A-Z ]{0,40}PRIVATE KEY-----|$)/gu,
  },
  {
    thing: 'key',
    pattern:
      /\b(?:sk-[\w-]{16,200}|gh[pousr]_\w{20,200}|github_pat_\w{20,200}|AKIA[0-9A-Z]{16}|AIza[\w-]{30,60}|xox[abprs]-[\w-]{10,200}|eyJ[\w-]{8,2000}\.[\w-]{8,4000}\.[\w-]{8,2000})/gu,
  },
  {
    thing: 'password',
    pattern:
      /\b(?:password|passwort|passwd|pwd|contraseña|clave|secret|api[ _-]?key|token|pin|كلمة المرور)["']?\s{0,3}[:=]\s{0,3}["']?([^\s"',;]{3,200})/giu,
    group: 1,
  },
  { thing: 'iban', pattern: /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{2,4}){3,8}(?![A-Z0-9])/gu, holds: isIban },
  { thing: 'card', pattern: /(?<![\d-])\d(?:[ -]?\d){12,18}(?![\d-])/gu, holds: isCard },
  { thing: 'e-mail', pattern: /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,6}/gu },
  { thing: 'tax-number', pattern: /(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/gu },
  { thing: 'coordinates', pattern: /(?<![\d.])-?\d{1,3}\.\d{4,15}\s{0,2}[,;]\s{0,2}-?\d{1,3}\.\d{4,15}(?![\d.])/gu },
  {
    thing: 'phone',
    pattern:
      /(?:(?<![\d\p{L}])\+|(?<!\d[ -]?)00)\d(?:[ ()./-]{0,2}\d){7,14}(?!\d)|\(\d{2,5}\)(?:[ ./-]{0,2}\d){5,10}(?!\d)/gu,
  },
]

/** A text without its secrets and personal numbers, and what was taken out of it. */
export interface Masked {
  readonly text: string
  readonly hidden: readonly MaskedThing[]
}

/**
 * Hides keys, passwords, bank accounts (with right check digits), payment cards (with right check digits), e-mail
 * addresses, phone numbers, US social security numbers and coordinates before a text leaves for a model. It is a help,
 * not a proof: what has no such form (a name, a street) stays.
 */
export function maskSecrets(text: string): Masked {
  const hidden: MaskedThing[] = []
  let masked = text
  for (const { thing, pattern, group, holds } of MASKS) {
    masked = masked.replace(pattern, (match: string, inner: unknown) => {
      if (holds && !holds(match)) return match
      hidden.push(thing)
      if (group === undefined || typeof inner !== 'string') return `[${thing}]`
      return `${match.slice(0, match.length - inner.length)}[${thing}]`
    })
  }
  return { text: masked, hidden }
}
