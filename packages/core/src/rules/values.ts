import type { FieldType } from './fields.ts'
import type { Wanted } from './rule.ts'

const STEPS_OF_BYTES: Readonly<Record<string, number>> = {
  b: 1,
  byte: 1,
  bytes: 1,
  kb: 1024,
  mb: 1024 ** 2,
  gb: 1024 ** 3,
  tb: 1024 ** 4,
}
const STEPS_OF_TIME: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  sec: 1000,
  min: 60_000,
  h: 3_600_000,
}
const AMOUNT = /^(\d{1,15}(?:\.\d{1,6})?)\s*([a-z%]*)$/iu
const AGO = /^(\d{1,4})\s+(day|week|month|year)s?\s+ago$/iu
const DAY = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/u
const DAY_MS = 86_400_000

/** An amount, or a day, month or year as all that lies in it: from `from`, and before `to`. */
export interface Span {
  readonly from: number
  readonly to: number
}

/**
 * What an amount stands for in its field's unit: bytes (`10 MB`, steps of 1024), ms (`2 min`), 0 to 1 (`80 %`), a moment in
 * ms (`2024`, `2024-05`, `2024-05-31`, `2 years ago` before `nowMs`, days of UTC). Undefined for what is none.
 */
export function spanOf(type: FieldType, value: Wanted, nowMs: number): Span | undefined {
  if (type === 'moment') return momentSpan(String(value).trim(), nowMs)
  const amount = amountOf(type, value)
  return amount === undefined || !Number.isFinite(amount) ? undefined : { from: amount, to: amount }
}

function amountOf(type: FieldType, value: Wanted): number | undefined {
  if (typeof value === 'number') return value
  const [, digits, unit = ''] = AMOUNT.exec(String(value).trim()) ?? []
  if (digits === undefined) return undefined
  const step = stepOf(type, unit.toLowerCase())
  return step === undefined ? undefined : Number(digits) * step
}

function stepOf(type: FieldType, unit: string): number | undefined {
  if (unit === '') return 1
  if (type === 'share') return unit === '%' ? 0.01 : undefined
  const steps = type === 'bytes' ? STEPS_OF_BYTES : type === 'duration' ? STEPS_OF_TIME : {}
  return Object.hasOwn(steps, unit) ? steps[unit] : undefined
}

function momentSpan(text: string, nowMs: number): Span | undefined {
  const [, count, unit] = AGO.exec(text) ?? []
  if (count !== undefined && unit !== undefined) {
    const from = before(nowMs, Number(count), unit.toLowerCase())
    return { from, to: from + 1 }
  }
  const [, year, month, day] = DAY.exec(text) ?? []
  if (year === undefined) return undefined
  const from = Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1))
  const is = new Date(from)
  if (is.getUTCMonth() !== Number(month ?? 1) - 1 || is.getUTCDate() !== Number(day ?? 1)) return undefined
  if (day !== undefined) return { from, to: from + DAY_MS }
  return {
    from,
    to: month === undefined ? Date.UTC(Number(year) + 1, 0, 1) : Date.UTC(Number(year), Number(month), 1),
  }
}

/** So many days, weeks, months or years before a moment, at the same time of day; where a month had no such day, when it was over. */
function before(nowMs: number, count: number, unit: string): number {
  if (unit === 'day') return nowMs - count * DAY_MS
  if (unit === 'week') return nowMs - count * 7 * DAY_MS
  const at = new Date(nowMs)
  const day = at.getUTCDate()
  at.setUTCDate(1)
  at.setUTCMonth(at.getUTCMonth() - count * (unit === 'year' ? 12 : 1))
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
  if (day > last) return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)
  at.setUTCDate(day)
  return at.getTime()
}
