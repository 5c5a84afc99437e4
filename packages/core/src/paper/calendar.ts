import { utf8Length } from '../item/index.ts'

/** A day in a calendar. */
export interface CalendarDay {
  /** The same for the same thing, so that a calendar which reads the file again changes its entry. */
  readonly uid: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly title: string
  readonly text: string
  /** Days before, on which the calendar reminds of it. */
  readonly remindDays?: number
}

/** Lines of the format are no longer than so many bytes (RFC 5545, 3.1). */
const LINE_BYTES = 75

/** What people and papers say becomes text and nothing else: no line of it can pass for one of the format (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/gu, '\\$&')
    .replace(/\r\n?|\n/gu, '\\n')
    .replace(/\p{Cc}/gu, ' ')
    .toWellFormed()

/** Folds a line so that no part of it is longer than `LINE_BYTES`, and no character is parted. */
function folded(line: string): string {
  const parts: string[] = ['']
  let bytes = 0
  for (const letter of line) {
    const size = utf8Length(letter)
    if (bytes + size > LINE_BYTES) {
      parts.push(' ')
      bytes = 1
    }
    parts[parts.length - 1] += letter
    bytes += size
  }
  return parts.join('\r\n')
}

const plainDay = (day: string): string => day.replaceAll('-', '')
const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** Days as a calendar that any program reads (iCalendar, RFC 5545): one entry of a whole day each, in UTF-8. */
export function toCalendar(days: readonly CalendarDay[], nowMs: number): string {
  const stamp = new Date(nowMs).toISOString().replace(/[-:]|\.\d{3}/gu, '')
  const entries = days.flatMap(({ uid, day, title, text, remindDays }) => [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${plainDay(day)}`,
    `DTEND;VALUE=DATE:${plainDay(nextDay(day))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    ...(remindDays === undefined
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(title)}`, `TRIGGER:-P${remindDays}D`, 'END:VALARM']),
    'END:VEVENT',
  ])
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Octavo//Dates in papers//EN', ...entries, 'END:VCALENDAR']
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
