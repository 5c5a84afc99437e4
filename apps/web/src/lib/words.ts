import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

const formats = new Map<string, Intl.NumberFormat>()

/** A whole number as the page's language writes it, e.g. `12,408`. */
export const number = (value: number): string => {
  const locale = getLocale()
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
    formats.set(locale, format)
  }
  return format.format(value)
}

/** `1 file`, `2,500 files`. */
export const filesOf = (count: number): string => m.files_count({ count, n: number(count) })

/** `1 folder`, `6 folders`. */
export const foldersOf = (count: number): string => m.folders_count({ count, n: number(count) })
