/** Language of a format's code `[$-407]` ([MS-LCID]): the low ten bits name it. */
const LANGUAGES: Readonly<Record<number, string>> = {
  1: 'ar',
  2: 'bg',
  3: 'ca',
  4: 'zh',
  5: 'cs',
  6: 'da',
  7: 'de',
  8: 'el',
  9: 'en',
  10: 'es',
  11: 'fi',
  12: 'fr',
  13: 'he',
  14: 'hu',
  15: 'is',
  16: 'it',
  17: 'ja',
  18: 'ko',
  19: 'nl',
  20: 'nb',
  21: 'pl',
  22: 'pt',
  24: 'ro',
  25: 'ru',
  26: 'hr',
  27: 'sk',
  29: 'sv',
  30: 'th',
  31: 'tr',
  33: 'id',
  34: 'uk',
  36: 'sl',
  37: 'et',
  38: 'lv',
  39: 'lt',
  41: 'fa',
  42: 'vi',
  57: 'hi',
  62: 'ms',
}

/** The language that a section of a number format asks for; English where it asks for none, or for one that is not known. */
export function languageOf(section: string): string {
  const named = /\[\$[^\]-]{0,20}-([a-z]{2,3}(?:-[\w-]{1,20})?)\]/iu.exec(section)?.[1]
  const code = /\[\$[^\]-]{0,20}-([\da-f]{1,8})\]/iu.exec(section)?.[1]
  if (code !== undefined) return LANGUAGES[Number.parseInt(code, 16) & 0x3ff] ?? 'en'
  return named?.toLowerCase() ?? 'en'
}

const known = new Map<string, Intl.DateTimeFormat>()

/** The name of a month or a day of the week as it stands in a date, whole or short. */
export function wordOf(at: Date, part: 'month' | 'weekday', length: 'long' | 'short', language: string): string {
  const key = `${language} ${part} ${length}`
  let format = known.get(key)
  if (!format) {
    // Beside a day some languages write a month otherwise than alone.
    const beside = part === 'month' && length === 'long' ? { day: 'numeric' as const } : {}
    try {
      format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', [part]: length, ...beside })
    } catch {
      format = new Intl.DateTimeFormat('en', { timeZone: 'UTC', [part]: length, ...beside })
    }
    known.set(key, format)
  }
  return format.formatToParts(at).find(({ type }) => type === part)?.value ?? ''
}
