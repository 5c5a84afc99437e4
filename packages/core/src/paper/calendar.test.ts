import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCalendar } from './calendar.ts'

const NOW_MS = Date.UTC(2026, 10, 22, 22, 5, 6)

/** Lines put together again as a calendar reads them (RFC 5545, 3.1). */
const unfolded = (text: string): readonly string[] => text.replaceAll('\r\n ', '').split('\r\n')

describe('a calendar', () => {
  it('has an entry of a whole day for each', () => {
    const text = toCalendar(
      [{ uid: 'a@octavo', day: '2027-12-31', title: 'Expires: a, b; c.pdf', text: 'x\ny', remindDays: 30 }],
      NOW_MS,
    )
    expect(unfolded(text)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Octavo//Dates in papers//EN',
      'BEGIN:VEVENT',
      'UID:a@octavo',
      'DTSTAMP:20261122T220506Z',
      'DTSTART;VALUE=DATE:20271231',
      'DTEND;VALUE=DATE:20280101',
      'SUMMARY:Expires: a\\, b\\; c.pdf',
      'DESCRIPTION:x\\ny',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Expires: a\\, b\\; c.pdf',
      'TRIGGER:-P30D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('keeps whatever a name or a paper says inside its own entry, in lines of 75 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (title) => {
        const text = toCalendar([{ uid: 'a', day: '2027-01-01', title, text: title }], NOW_MS)
        for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        const lines = unfolded(text)
        expect(lines).toHaveLength(14)
        const kept = lines.find((line) => line.startsWith('SUMMARY:'))?.slice(8) ?? ''
        const read = kept.replace(/\\([\\;,n])/gu, (_, letter) => (letter === 'n' ? '\n' : letter))
        expect(read).toBe(
          title
            .replace(/\r\n?/gu, '\n')
            .replace(/(?!\n)\p{Cc}/gu, ' ')
            .toWellFormed(),
        )
      }),
    )
  })
})
