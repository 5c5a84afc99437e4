import { plainDigits } from './digits.ts'
import type { LayoutSign } from './signs-of-layout.ts'

/** Sums stand on the first page. */
const MOST_CHARS = 6000
const MOST_AMOUNTS = 60
const FEWEST_AMOUNTS = 3

/** An amount: with two decimals, or a whole number with its thousands apart, or plain and of three digits at least. */
const AMOUNT =
  /(?<![\p{L}\d.,:/*#-])([-+−–]\s?|\()?(?:[$€£¥₹₩]\s?)?(\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3})+(?:[.,]\d{2})?|\d+[.,]\d{2}|\d{3,7})(?![\d:/%]|[.,/-]\d)(?:\s?(?:[$€£¥₹₩])|\s?-(?=\s|$))?/gu
const RATE = /(\d{1,2}(?:[.,]\d{1,2})?)\s?%/u
const IS_DIGIT = /\d/u
const THIS_CENTURY = /^(?:19|20)\d\d$/u

interface Amount {
  readonly cents: number
  /** Below nothing, or said to be more than nothing. */
  readonly isSigned: boolean
  readonly line: number
  /** Its line has others behind it. */
  readonly isLast: boolean
}

/** Amounts of lines, in cents. Years are none. */
function amountsIn(lines: readonly string[]): readonly Amount[] {
  const amounts: Amount[] = []
  for (const [line, text] of lines.entries()) {
    if (!IS_DIGIT.test(text)) continue
    const own: Amount[] = []
    for (const [, sign = '', number = ''] of text.matchAll(AMOUNT)) {
      if (THIS_CENTURY.test(number)) continue
      const hasCents = /[.,]\d{2}$/u.test(number)
      const digits = Number(number.replace(/\D/gu, ''))
      const cents = hasCents ? digits : digits * 100
      const isLess = /[-−–(]/u.test(sign)
      own.push({ cents: isLess ? -cents : cents, isSigned: sign !== '', line, isLast: false })
    }
    const last = own.pop()
    if (last) amounts.push(...own, { ...last, isLast: true })
    if (amounts.length > MOST_AMOUNTS) break
  }
  return amounts
}

/** Two amounts are the same but for what rounding leaves. */
const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= 2 && a !== 0

type Found = readonly Amount[] | undefined

/** Rows whose last amount is the one above, more or less the row's own: how many. */
function runningBalance(amounts: readonly Amount[]): readonly Amount[] {
  const found: Amount[] = []
  const lasts = amounts.filter(({ isLast }) => isLast)
  for (const [at, balance] of lasts.entries()) {
    const before = lasts[at - 1]
    if (!before) continue
    const others = amounts.filter((one) => one.line === balance.line && !one.isLast)
    const change = Math.abs(balance.cents - before.cents)
    if (others.some(({ cents }) => isSame(Math.abs(cents), change))) found.push(balance)
  }
  return found
}

/** What was there, what came and went with its sign, and what is left. */
function accountOf(lasts: readonly Amount[]): Found {
  for (let from = 0; from < lasts.length - 3; from += 1) {
    let sum = lasts[from]?.cents ?? 0
    if (lasts[from]?.isSigned) continue
    for (let to = from + 1; to < lasts.length; to += 1) {
      const next = lasts[to]
      if (!next) break
      if (!next.isSigned) {
        if (to - from >= 3 && isSame(sum, next.cents)) return lasts.slice(from, to + 1)
        break
      }
      sum += next.cents
    }
  }
  return undefined
}

/** An amount, two or more that are taken off, and what remains; the sum of what is taken off may stand before it. */
function takenOff(amounts: readonly Amount[]): Found {
  for (let from = 0; from < amounts.length - 3; from += 1) {
    const gross = amounts[from]?.cents ?? 0
    let off = 0
    for (let to = from + 1; to < amounts.length; to += 1) {
      const cents = Math.abs(amounts[to]?.cents ?? 0)
      if (to - from >= 3 && isSame(gross - off, cents)) return amounts.slice(from, to + 1)
      const next = Math.abs(amounts[to + 1]?.cents ?? 0)
      if (to - from >= 3 && isSame(off, cents) && isSame(gross - off, next)) return amounts.slice(from, to + 2)
      off += cents
      if (cents >= gross / 2 || off >= gross) break
    }
  }
  return undefined
}

/** What is to be paid, what was given, and what is given back. */
function change(amounts: readonly Amount[]): Found {
  for (let at = 0; at < amounts.length - 2; at += 1) {
    const [total, given, back] = amounts.slice(at, at + 3)
    if (total && given && back && back.cents < given.cents && total.cents < given.cents)
      if (isSame(given.cents - total.cents, Math.abs(back.cents))) return [total, given, back]
  }
  return undefined
}

/** A sum, a tax that is a share of it by a rate that stands there, and both together. */
function taxed(amounts: readonly Amount[], lines: readonly string[]): Found {
  for (let at = 0; at < amounts.length - 2; at += 1) {
    const [net, tax, gross] = amounts.slice(at, at + 3)
    if (!net || !tax || !gross || !isSame(net.cents + tax.cents, gross.cents) || tax.cents * 2 > net.cents) continue
    const near = lines.slice(net.line, gross.line + 1).join(' ')
    const rate = Number((RATE.exec(near)?.[1] ?? '').replace(',', '.'))
    if (rate > 0 && Math.abs((net.cents * rate) / 100 - tax.cents) <= Math.max(2, tax.cents / 100))
      return [net, tax, gross]
  }
  return undefined
}

/** A day as people write it in numbers: year, month, day. */
const DAY =
  /(?<!\d)(?:(\d{4})\s?[-./年년]\s?(\d{1,2})\s?[-./月월]\s?(\d{1,2})|(\d{1,2})\s?[-./]\s?(\d{1,2})\s?[-./]\s?(\d{4}|\d{2}))(?!\d)/gu
const DAYS_OF_YEAR = { least: 363, most: 367 }
const MS_OF_DAY = 86_400_000

/** Two days of one line or the next that are a year apart, unless it is the year of the calendar. */
function yearLong(lines: readonly string[]): readonly string[] {
  for (const [at, line] of lines.entries()) {
    if (!IS_DIGIT.test(line)) continue
    const days = [...plainDigits(`${line}\n${lines[at + 1] ?? ''}`).matchAll(DAY)].map(
      ([, year, month, day, first, second, last = '']) =>
        year === undefined
          ? // Either may be the month; both are wrong together or right together.
            Date.UTC(Number(last) + (last.length === 2 ? 2000 : 0), Number(second) - 1, Number(first))
          : Date.UTC(Number(year), Number(month) - 1, Number(day)),
    )
    const [from, to] = days
    if (from === undefined || to === undefined) continue
    const between = Math.round((to - from) / MS_OF_DAY)
    const isCalendar = new Date(from).getUTCMonth() === 0 && new Date(from).getUTCDate() === 1
    if (!isCalendar && between >= DAYS_OF_YEAR.least && between <= DAYS_OF_YEAR.most) return [line]
  }
  return []
}

/**
 * What the figures of a paper say by themselves, in any language: a balance that runs on, deductions that leave what is paid
 * out, change that is given back, a tax that is a share of a sum, a term of one year.
 */
export function signsOfSums(text: string): readonly LayoutSign[] {
  const head = text.slice(0, MOST_CHARS)
  if (!/\d|[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/u.test(head)) return []
  const lines = plainDigits(head).split(/\r\n|\r|\n/u)
  const signs: LayoutSign[] = []
  const amounts = amountsIn(lines)
  const say = (found: readonly Amount[], scores: LayoutSign['scores']) =>
    signs.push({ lines: [...new Set(found.map(({ line }) => lines[line] ?? ''))], scores })
  if (amounts.length >= FEWEST_AMOUNTS && amounts.length <= MOST_AMOUNTS) {
    const lasts = amounts.filter(({ isLast }) => isLast)
    const balance = runningBalance(amounts)
    const account = balance.length >= 2 ? undefined : accountOf(lasts)
    const given = change(lasts) ?? change(amounts)
    const off = takenOff(lasts) ?? takenOff(amounts)
    if (balance.length >= 2) say(balance, { 'bank-statement': Math.min(6, 2 + balance.length) })
    else if (account) say(account, { 'bank-statement': 5 })
    else if (given) say(given, { receipt: 4, invoice: -1 })
    else if (off) say(off, { payslip: 3 })
    const tax = taxed(lasts, lines) ?? taxed(amounts, lines)
    if (tax) say(tax, { invoice: 2, receipt: 1, quote: 1 })
  }
  const year = yearLong(lines)
  if (year.length > 0) signs.push({ lines: year, scores: { insurance: 2.5, contract: 0.5 } })
  return signs
}
