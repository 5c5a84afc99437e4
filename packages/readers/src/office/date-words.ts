/** Language of a format's code `[$-407]` ([MS-LCID]): the low ten bits name it. */
const LANGUAGES: Readonly<Record<number, string>> = {
  0x01: 'ar', 0x02: 'bg', 0x03: 'ca', 0x04: 'zh', 0x05: 'cs', 0x06: 'da', 0x07: 'de', 0x08: 'el', 0x09: 'en', 0x0a: 'es',
  0x0b: 'fi', 0x0c: 'fr', 0x0d: 'he', 0x0e: 'hu', 0x0f: 'is', 0x10: 'it', 0x11: 'ja', 0x12: 'ko', 0x13: 'nl', 0x14: 'nb',
  0x15: 'pl', 0x16: 'pt', 0x18: 'ro', 0x19: 'ru', 0x1a: 'hr', 0x1b: 'sk', 0x1d: 'sv', 0x1e: 'th', 0x1f: 'tr', 0x21: 'id',
  0x22: 'uk', 0x24: 'sl', 0x25: 'et', 0x26: 'lv', 0x27: 'lt', 0x29: 'fa', 0x2a: 'vi', 0x39: 'hi', 0x3e: 'ms',
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
