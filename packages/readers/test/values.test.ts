import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNumber, formatText, headerFooterText } from '../src/office/number-format.ts'
import { rkNumber } from '../src/office/xlsb.ts'
import { asReading } from '../src/schema.ts'
import { tidyText } from '../src/sink.ts'

describe('formatNumber', () => {
  it.each([
    [1234.567, '', '1234.567'],
    [0.1 + 0.2, 'General', '0.3'],
    [1234.567, '#,##0.00', '1,234.57'],
    [-1234.5, '#,##0.00_);(#,##0.00)', '(1,234.50)'],
    [-3, '0.0', '-3.0'],
    [0, '0;-0;"none"', 'none'],
    [0.256, '0.0%', '25.6%'],
    [1_500_000, '0.0,,"M"', '1.5M'],
    [12_345, '0.00E+00', '1.23E+04'],
    [7, '000', '007'],
    [3, '[$€-407]0.00', '€3.00'],
    [5, '0" kg"', '5 kg'],
    [45_292, 'yyyy-mm-dd', '2024-01-01'],
    [45_292, 'm/d/yy', '1/1/24'],
    [45_292, 'dddd, mmmm d', 'Monday, January 1'],
    [1, 'yyyy-mm-dd', '1900-01-01'],
    [61, 'yyyy-mm-dd', '1900-03-01'],
    [0.75, 'h:mm AM/PM', '6:00 PM'],
    [1.5, '[h]:mm', '36:00'],
    [45_292.5, 'hh:mm:ss', '12:00:00'],
    [45_292.25, 'd.m.yyyy h:mm', '1.1.2024 6:00'],
  ])('shows %d by %j as %j', (value, format, shown) => {
    expect(formatNumber(value, format)).toBe(shown)
  })

  it('never fails', () => {
    fc.assert(
      fc.property(fc.double(), fc.string(), fc.boolean(), (value, format, is1904) => {
        expect(formatNumber(value, format, is1904)).toBeTypeOf('string')
      }),
      { numRuns: 2000 },
    )
  })
})

describe('small readers', () => {
  it('unpack the two kinds of packed numbers', () => {
    expect([rkNumber(5 * 4 + 2), rkNumber(250 * 4 + 3), rkNumber(-7 * 4 + 2), rkNumber(0x3ff0_0000)]).toEqual([
      5, 2.5, -7, 1,
    ])
  })

  it('take the codes out of headings', () => {
    expect(tidyText(headerFooterText('&L&"Arial,Bold"&12Left && right&C&KFF0000Page &P of &N'))).toBe(
      'Left & right\nPage of',
    )
  })

  it('tidy text into lines without controls', () => {
    expect(tidyText('a\r\nb\u0000\u0007c\t d\u00a0e\n\n\n\n f \ud800 \u00adg')).toBe('a\nbc d e\n\nf \ufffd g')
  })
})

describe('asReading', () => {
  it('gives back what is sound as it is', () => {
    const reading = {
      text: 'a',
      title: 'b',
      pageCount: 2,
      takenAt: '2024-05-06T07:08:09',
      gps: { latitude: 1, longitude: -2 },
      members: [{ name: 'c', sizeBytes: 3 }],
      flags: ['macros' as const],
      mail: { subject: 'd', attachments: ['e'] },
    }
    expect(asReading(reading)).toEqual(reading)
  })

  it('makes a Reading within the limits out of anything', () => {
    const member = fc.constantFrom(
      'code',
      'text',
      'title',
      'members',
      'flags',
      'gps',
      'mail',
      'takenAt',
      'pageCount',
      '__proto__',
      'constructor',
    )
    fc.assert(
      fc.property(fc.anything(), fc.dictionary(member, fc.anything()), (one, other) => {
        for (const reading of [asReading(one), asReading(other)]) {
          expect(asReading(reading)).toEqual(reading)
          expect(JSON.stringify(reading).isWellFormed()).toBe(true)
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('numbers as a cell shows them', () => {
  it.each([
    [2.75, '# ?/?', '2 3/4'],
    [-0.5, '# ?/?', '-1/2'],
    [3, '# ??/??', '3'],
    [0.3125, '# ??/16', '5/16'],
    [123_456_789, '000\\-00\\-0000', '123-45-6789'],
    [427, '"Nr. "00000', 'Nr. 00427'],
    [1500, '[>=1000]0.0," t";0" kg"', '1.5 t'],
    [500, '[>=1000]0.0," t";0" kg"', '500 kg'],
    [45_352, '[$-407]d. mmmm yyyy', '1. März 2024'],
    [45_352, '[$-C0A]d "de" mmmm "de" yyyy', '1 de marzo de 2024'],
    [45_352, 'dddd, d mmm', 'Friday, 1 Mar'],
  ])('%d as %s is %s', (value, format, shown) => {
    expect(formatNumber(value, format)).toBe(shown)
  })

  it('puts the words of a format around a text', () => {
    expect(formatText('Ada', '"to "@')).toBe('to Ada')
    expect(formatText('Ada', '@')).toBe('Ada')
  })
})
