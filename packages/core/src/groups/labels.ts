import type { Language } from '../reasons/index.ts'
import type { Photo } from './photo.ts'

/** Months from January on, as a month with its year is written. */
const MONTHS: Readonly<Record<Language, string>> = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  es: 'Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre',
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
}

/** `May 2026`: the month of a time, read as universal time. */
export function monthLabel(atMs: number, language: Language): string {
  const date = new Date(atMs)
  const month = MONTHS[language].split(' ')[date.getUTCMonth()] ?? ''
  return language === 'es' ? `${month} de ${date.getUTCFullYear()}` : `${month} ${date.getUTCFullYear()}`
}

/** How good a picture is; not among the names of folders, for "Medium" is said otherwise of qualities than of sizes. */
const QUALITIES: Readonly<Record<Photo['quality'], Readonly<Record<Language, string>>>> = {
  ultra: { en: 'Ultra HD (4K+)', de: 'Ultra HD (4K+)', es: 'Ultra HD (4K+)', ar: 'فائقة الدقة (4K+)' },
  high: { en: 'High', de: 'Hoch', es: 'Alta', ar: 'عالية' },
  medium: { en: 'Medium', de: 'Mittel', es: 'Media', ar: 'متوسطة' },
  low: { en: 'Low', de: 'Niedrig', es: 'Baja', ar: 'منخفضة' },
}

export const qualityLabel = (quality: Photo['quality'], language: Language): string => QUALITIES[quality][language]
