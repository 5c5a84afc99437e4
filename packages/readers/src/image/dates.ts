const DATE =
  /^\s*(\d{4})[:./-](\d{1,2})[:./-](\d{1,2})(?:(?:[T\s:]+)(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:[.,]\d+)?)?)?(?=$|[^\da-f])/iu
/** `Tue, 16 Jun 2009 14:57:56 +0000`, which PNG asks for (RFC 2822). */
const MAIL_DATE =
  /(?:^|\s)(\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* (\d{4}) (\d{1,2}):(\d{2})(?::(\d{2}))?/u
const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec'

/**
 * A date out of EXIF, XMP, IPTC, PNG or QuickTime as `YYYY-MM-DDTHH:MM:SS` by the clock that wrote it: a zone is left out,
 * a missing time is midnight. Undefined for what is no date, such as `0000:00:00 00:00:00` or spaces.
 */
export function dateOf(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > 100) return undefined
  const plain = DATE.exec(text)
  if (plain) return dateText(plain.slice(1).map((part) => Number(part ?? 0)))
  const mail = MAIL_DATE.exec(text)
  if (!mail) return undefined
  const [, day, month = '', year, hour, minute, second] = mail
  return dateText([year, MONTHS.indexOf(month) / 3 + 1, day, hour, minute, second].map((part) => Number(part ?? 0)))
}

/** Seconds since the beginning of 1904 (ISO base media files) in universal time; undefined for 0 and before 1970. */
export function dateOfMovie(seconds: number): string | undefined {
  const sinceUnix = seconds - 2_082_844_800
  return sinceUnix > 0 && sinceUnix < 8e9 ? new Date(sinceUnix * 1000).toISOString().slice(0, 19) : undefined
}

function dateText([year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0]: readonly number[]):
  | string
  | undefined {
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (year < 1800 || month < 1 || month > 12 || day < 1 || day > days || hour > 23 || minute > 59 || second > 59)
    return undefined
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`
}
