import { formatSize, visibleName } from '@octavo/core'
import { m } from '../paraglide/messages.js'
import { locale } from './index.ts'

const numbers = new Map<string, Intl.NumberFormat>()

const format = (value: number, options: Intl.NumberFormatOptions): string => {
  const key = `${locale()} ${JSON.stringify(options)}`
  let made = numbers.get(key)
  if (!made) {
    made = new Intl.NumberFormat(locale(), options)
    numbers.set(key, made)
  }
  return made.format(value)
}

/** A whole number as the page's language writes it, e.g. `12,408`. */
export const number = (value: number): string => format(value, { maximumFractionDigits: 0 })

/** A name of a person's within a sentence of any direction. */
export const nameIn = (name: string): string => `\u2068${visibleName(name)}\u2069`

/** `1 file`, `2,500 files`. */
export const filesOf = (count: number): string => m.files_count({ count, n: number(count) })

/** `1 folder`, `6 folders`. */
export const foldersOf = (count: number): string => m.folders_count({ count, n: number(count) })

const UNITS: Readonly<Record<string, (words: { n: string }) => string>> = {
  B: m.size_b,
  KB: m.size_kb,
  MB: m.size_mb,
  GB: m.size_gb,
}

/** A number of bytes: core's `formatSize` with the digits and units of the page's language. */
export const sizeOf = (sizeBytes: number): string => sized(formatSize(sizeBytes))

/** The same in units that are short from the first on: `12 B`, as the flows over a device's files have them. */
export const shortSizeOf = (sizeBytes: number): string => sized(formatSize(sizeBytes, 'short'))

const sized = (text: string): string => {
  const [value = '0', unit = 'Bytes'] = text.split(' ')
  const digits = unit.startsWith('B') ? 0 : 1
  const n = format(Number(value), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: locale() !== 'en',
  })
  return UNITS[unit]?.({ n }) ?? m.size_bytes({ count: Number(value), n })
}

const unitOf = (value: number, unit: string) =>
  format(value, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 })

/** A number of whole seconds: `1 second`, `30 seconds`. */
export const secondsOf = (seconds: number): string => unitOf(seconds, 'second')

/** A time that is left: `a few seconds`, `25 seconds`, `3 minutes`, `1 hour 5 minutes`. */
export const remainingOf = (remainingMs: number): string => {
  const seconds = Math.round(remainingMs / 1000)
  if (seconds < 5) return m.left_few_seconds()
  if (seconds < 60) return secondsOf(seconds)
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return unitOf(minutes, 'minute')
  const rest = minutes % 60
  return `${unitOf(Math.floor(minutes / 60), 'hour')}${rest === 0 ? '' : ` ${unitOf(rest, 'minute')}`}`
}

/** A stretch of time in minutes, hours or days: `40 minutes`, `5 hours`, `3 days`. */
export const stretchOf = (ms: number): string => {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 90) return unitOf(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return hours < 48 ? unitOf(hours, 'hour') : unitOf(Math.round(hours / 24), 'day')
}

/** A distance over the ground: `250 m`, `5 km`. */
export const distanceOf = (km: number): string =>
  km < 1
    ? format(Math.round(km * 1000), { style: 'unit', unit: 'meter' })
    : format(km, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 })

/** A day as the page's language writes it, e.g. `3 Mar 2026`. */
export const dateOf = (atMs: number): string => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(atMs)

/** An amount of US dollars as the page's language writes it, e.g. `$14.99`. */
export const money = (usd: number, digits = 2): string =>
  format(usd, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })

/** A moment as the page's language writes it, e.g. `3 Mar 2026, 14:05`; by the clock of the device when no zone is said. */
export const momentOf = (atMs: number, timeZone?: 'UTC'): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short', ...(timeZone && { timeZone }) }).format(
    atMs,
  )

/** A number without marks between its thousands, for texts that the specification fixes, e.g. `2500`. */
export const plainNumber = (value: number): string => format(value, { maximumFractionDigits: 0, useGrouping: false })

/** A number of bytes in megabytes whatever its size, e.g. `0 MB`, `12.3 MB`; of small ones with more digits. */
export const megabytes = (sizeBytes: number, digits = 1): string =>
  m.size_mb({ n: format(sizeBytes / 1024 ** 2, { maximumFractionDigits: digits, useGrouping: false }) })
