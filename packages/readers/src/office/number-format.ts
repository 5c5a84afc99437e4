import { languageOf, wordOf } from './date-words.ts'

/** Formats with a number of their own, as Excel's documentation lists them (ISO/IEC 29500-1, section 18.8.30). */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '$#,##0_);($#,##0)',
  6: '$#,##0_);[Red]($#,##0)',
  7: '$#,##0.00_);($#,##0.00)',
  8: '$#,##0.00_);[Red]($#,##0.00)',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'm/d/yy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yy h:mm',
  37: '#,##0_);(#,##0)',
  38: '#,##0_);[Red](#,##0)',
  39: '#,##0.00_);(#,##0.00)',
  40: '#,##0.00_);[Red](#,##0.00)',
  41: '#,##0_);(#,##0)',
  42: '$#,##0_);($#,##0)',
  43: '#,##0.00_);(#,##0.00)',
  44: '$#,##0.00_);($#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
}

const DAY_MS = 86_400_000

type Token = { readonly kind: 'date' | 'digits' | 'text' | 'elapsed' | 'ampm'; readonly value: string }

/** Parts of one section of a format; colours, conditions, padding and repeats are left out. */
function tokensOf(section: string): Token[] {
  const tokens: Token[] = []
  const pattern =
    /"([^"]*)"|\\(.)|_.|\*.|\[(h+|m+|s+)\]|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|(AM\/PM|A\/P)|(y+|m+|d+|h+|s+(?:\.0+)?|e(?![+-])|g+|b+)|([0#?.,]+(?:E[+-][0#?]+)?|E[+-][0#?]+)|(.)/giu
  for (const [whole, quoted, escaped, elapsed, currency, half, date, digits, other] of section
    .slice(0, 255)
    .matchAll(pattern)) {
    if (elapsed) tokens.push({ kind: 'elapsed', value: elapsed.toLowerCase() })
    else if (half) tokens.push({ kind: 'ampm', value: half })
    else if (date) tokens.push({ kind: 'date', value: date.toLowerCase() })
    else if (digits) tokens.push({ kind: 'digits', value: digits })
    else if (/^[_*]/u.test(whole)) tokens.push({ kind: 'text', value: whole.startsWith('_') ? ' ' : '' })
    else tokens.push({ kind: 'text', value: quoted ?? escaped ?? currency ?? other ?? '' })
  }
  return tokens
}

const pad = (value: number, width: number): string => String(value).padStart(width, '0')

/** Serial day numbers count from 1899-12-31 with a 29 February 1900 that never was, or from 1904-01-01. */
function dateOf(serial: number, is1904: boolean): Date {
  const days = is1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial
  return new Date(Math.round((days - 25_569) * DAY_MS))
}

function datePart(value: string, at: Date, minutes: boolean, halfDay: boolean, language: string): string {
  const hours = at.getUTCHours()
  if (value.startsWith('y') || value === 'e')
    return value.length <= 2 && value !== 'e' ? pad(at.getUTCFullYear() % 100, 2) : String(at.getUTCFullYear())
  if (value.startsWith('m') && minutes) return pad(at.getUTCMinutes(), value.length)
  if (value.startsWith('m')) {
    if (value.length >= 3) {
      const name = wordOf(at, 'month', value.length === 3 ? 'short' : 'long', language)
      return value.length === 5 ? name.slice(0, 1) : name
    }
    return pad(at.getUTCMonth() + 1, value.length)
  }
  if (value.startsWith('d')) {
    if (value.length >= 3) return wordOf(at, 'weekday', value.length === 3 ? 'short' : 'long', language)
    return pad(at.getUTCDate(), value.length)
  }
  if (value.startsWith('h')) return pad(halfDay ? hours % 12 || 12 : hours, value.length)
  if (value.startsWith('s')) {
    const [whole = '', fraction = ''] = value.split('.')
    const rest = fraction ? `.${pad(at.getUTCMilliseconds(), 3).slice(0, fraction.length)}` : ''
    return pad(at.getUTCSeconds(), whole.length) + rest
  }
  return ''
}

function formatDate(tokens: readonly Token[], serial: number, is1904: boolean, language: string): string {
  const at = dateOf(serial, is1904)
  const halfDay = tokens.some(({ kind }) => kind === 'ampm')
  const times = tokens.filter(({ kind }) => kind === 'date' || kind === 'elapsed')
  return tokens
    .map((token) => {
      const { kind, value } = token
      if (kind === 'text') return value
      if (kind === 'digits') return value.replace(/[0#?]/gu, '')
      if (kind === 'ampm') return (at.getUTCHours() < 12 ? 'AM' : 'PM').slice(0, value.length === 3 ? 1 : 2)
      if (kind === 'elapsed') {
        const unit = value.startsWith('h') ? 24 : value.startsWith('m') ? 1440 : 86_400
        return pad(Math.floor(serial * unit + 1e-6), value.length)
      }
      const index = times.indexOf(token)
      const isMinute = /^h/u.test(times[index - 1]?.value ?? '') || /^s/u.test(times[index + 1]?.value ?? '')
      return datePart(value, at, isMinute, halfDay, language)
    })
    .join('')
}

const group = (whole: string): string => whole.replace(/\B(?=(?:\d{3})+$)/gu, ',')

function formatDigits(pattern: string, value: number): string {
  if (/E/iu.test(pattern)) {
    const decimals = /\.([0#?]*)E/iu.exec(pattern)?.[1]?.length ?? 0
    return value
      .toExponential(decimals)
      .replace(/e([+-])(\d)$/u, 'E$10$2')
      .replace('e', 'E')
  }
  // Commas behind the last digit divide by a thousand each; those between digits group them.
  const commas = /,+$|,+(?=\.)/u.exec(pattern)?.[0] ?? ''
  const scaled = value / 1000 ** commas.length
  const [whole = '', fraction = ''] = pattern.replace(commas, '').split('.')
  const fixed = scaled.toFixed(Math.min(fraction.length, 20))
  const [digits = '0', decimals = ''] = fixed.split('.')
  const least = (whole.match(/0/gu) ?? []).length
  const front = (digits === '0' && least === 0 ? '' : digits).padStart(least, '0')
  const optional = /[#?]*$/u.exec(fraction)?.[0].length ?? 0
  let back = decimals
  for (let spare = optional; spare > 0 && back.endsWith('0'); spare -= 1) back = back.slice(0, -1)
  return (/[0#?],[0#?]/u.test(whole) ? group(front) : front) + (back === '' ? '' : `.${back}`)
}

/** A number as it stands in a cell without a format: up to 15 digits, as Excel keeps them. */
export const generalNumber = (value: number): string => String(Number(value.toPrecision(15)))

/**
 * A cell's number as its format shows it: dates, times, percent, thousands, scientific, literals, the section for its
 * sign. `is1904` is the workbook's other calendar. Never throws; what is not understood is shown without a format.
 */
export function formatNumber(value: number, format: string, is1904 = false): string {
  if (!Number.isFinite(value)) return ''
  if (format === '' || /^general$/iu.test(format) || format === '@') return generalNumber(value)
  const sections = format.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/u)
  const index = sectionFor(value, sections)
  const section = sections[index] ?? ''
  const tokens = tokensOf(section)
  if (tokens.some(({ kind }) => kind === 'date' || kind === 'elapsed')) {
    return value < 0 || value > 2_958_466
      ? generalNumber(value)
      : formatDate(tokens, value, is1904, languageOf(section)).trim()
  }
  if (/general/iu.test(section)) return section.replace(/\[[^\]]*\]|"/gu, '').replace(/general/iu, generalNumber(value))
  const digits = tokens.filter(({ kind }) => kind === 'digits')
  if (digits.length === 0)
    return (
      tokens
        .map(({ value: text }) => text)
        .join('')
        .trim() || generalNumber(value)
    )
  const shown = Math.abs(value) * (section.includes('%') ? 100 : 1)
  const sign = value < 0 && index === 0 ? '-' : ''
  if (/[?#\d]\s?\/\s?[?#\d]/u.test(section.replace(/"[^"]*"/gu, ''))) return formatFraction(section, value)
  // Digits with signs between them (`000-00-0000`) stand where the pattern has them; those of a fraction stay together.
  const isParted = digits.length > 1 && !digits.some(({ value: part }) => /[.,E]/iu.test(part))
  if (isParted) return sign + spread(tokens, shown)
  let done = false
  const text = tokens.map(({ kind, value: part }) => {
    if (kind !== 'digits') return part
    if (done) return ''
    done = true
    return formatDigits(digits.length > 1 ? digits.map((token) => token.value).join('') : part, shown)
  })
  return sign + text.join('').trim()
}

/** Which section of a format a number is written by: its conditions (`[>=1000]`) where it has them, else the sign. */
function sectionFor(value: number, sections: readonly string[]): number {
  const conditions = sections.map((section) => /\[(<=|>=|<>|<|>|=)(-?[\d.]+)\]/u.exec(section))
  if (!conditions.some((condition) => condition))
    return value < 0 && sections.length > 1 ? 1 : value === 0 && sections.length > 2 ? 2 : 0
  const fits = conditions.findIndex((condition) => {
    if (!condition) return true
    const limit = Number(condition[2])
    const by: Readonly<Record<string, boolean>> = {
      '<': value < limit,
      '>': value > limit,
      '=': value === limit,
      '<=': value <= limit,
      '>=': value >= limit,
      '<>': value !== limit,
    }
    return by[condition[1] ?? ''] ?? false
  })
  return fits === -1 ? sections.length - 1 : fits
}

/** Digits from the last place on, each where the pattern has a place for one; more than it has stand before the first. */
function spread(tokens: readonly Token[], value: number): string {
  let left = value.toFixed(0)
  const parts = tokens.toReversed().map(({ kind, value: part }) => {
    if (kind !== 'digits') return part
    const taken = left.slice(Math.max(0, left.length - part.length))
    left = left.slice(0, left.length - taken.length)
    const least = (part.match(/0/gu) ?? []).length
    return taken.padStart(Math.min(part.length, least), '0')
  })
  const front = tokens.findIndex(({ kind }) => kind === 'digits')
  const texts = parts.toReversed()
  if (left !== '' && front !== -1) texts[front] = left + (texts[front] ?? '')
  return texts.join('').trim()
}

/** The fraction nearest to a number whose denominator has so many places, or is the one that the format names. */
function formatFraction(section: string, value: number): string {
  const bare = section.replace(/"[^"]*"|\[[^\]]*\]|\\./gu, '')
  const [, whole = '', above = ''] = /^([^/]*?)([?#0]+)\s?\//u.exec(bare) ?? []
  const below = /\/\s?([?#\d]+)/u.exec(bare)?.[1] ?? '?'
  const size = Math.abs(value)
  const hasWhole = /[#0?]/u.test(whole)
  const units = hasWhole ? Math.floor(size) : 0
  const rest = size - units
  const named = /^\d+$/u.test(below) && Number(below) > 0 ? Number(below) : 0
  let [numerator, denominator] = [Math.round(rest * (named || 1)), named || 1]
  const most = Math.min(999, 10 ** Math.max(above.length, below.length) - 1)
  for (let next = 2; !named && next <= most; next += 1) {
    const top = Math.round(rest * next)
    if (Math.abs(top / next - rest) < Math.abs(numerator / denominator - rest) - 1e-12)
      [numerator, denominator] = [top, next]
  }
  const carried = hasWhole && numerator === denominator ? units + 1 : units
  const sign = value < 0 ? '-' : ''
  const text = (section.match(/"[^"]*"/gu) ?? []).join('').replace(/"/gu, '')
  if (hasWhole && (numerator === 0 || numerator === denominator)) return `${sign}${carried}${text}`
  return `${sign}${hasWhole && carried > 0 ? `${carried} ` : ''}${numerator}/${denominator}${text}`
}

/** A text as its cell's format shows it: the fourth section, or the only one, may put words around it (`"to "@`). */
export function formatText(text: string, format: string): string {
  if (!format.includes('@') || format === '@') return text
  const sections = format.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/u)
  const section = sections[3] ?? (sections.length === 1 ? format : '')
  if (!section.includes('@')) return text
  return tokensOf(section)
    .map(({ value }) => (value === '@' ? text : value))
    .join('')
    .trim()
}

/** The format with a number of its own, or undefined when it is one that the workbook defines. */
export const builtInFormat = (id: number): string | undefined => BUILT_IN[id]

/** Header or footer of a sheet without its codes (`&L`, `&"Arial"`, `&12`): ISO/IEC 29500-1, section 18.3.1.46. */
export const headerFooterText = (text: string): string =>
  text
    .replace(/&"[^"]{0,200}"|&K[\dA-F]{6}|&\d{1,3}/gu, ' ')
    .replace(/&[LCR]/gu, '\n')
    .replace(/&&/gu, '\u0001')
    .replace(/&[A-Z]/gu, ' ')
    .replaceAll('\u0001', '&')
