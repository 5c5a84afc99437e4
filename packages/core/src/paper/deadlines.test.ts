import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysIn } from './days.ts'
import { deadlinesIn } from './deadlines.ts'

const days = (text: string) => daysIn(text).map(({ day }) => day)

describe('days in a text', () => {
  it.each([
    ['2024-03-31', '2024-03-31'],
    ['31.03.2024', '2024-03-31'],
    ['31. 3. 24', '2024-03-31'],
    ['31/03/2024', '2024-03-31'],
    ['03/31/2024', '2024-03-31'],
    ['31 March 2024', '2024-03-31'],
    ['March 31st, 2024', '2024-03-31'],
    ['31. März 2024', '2024-03-31'],
    ['31 de marzo de 2024', '2024-03-31'],
    ['٣١ مارس ٢٠٢٤', '2024-03-31'],
    ['٣١/٠٣/٢٠٢٤', '2024-03-31'],
    ['02/2028', '2028-02-29'],
  ])('%s', (text, day) => expect(days(`before ${text} after`)).toEqual([day]))

  it.each(['31.02.2024', '2024-13-01', '1.2.3.2024', 'Version 12.10.20241', '12 Barley 2024', '4711-03-12'])(
    '%s is none',
    (text) => expect(days(text)).toEqual([]),
  )

  it('takes day and month from the other days of the text, from its money, or does not know', () => {
    expect(daysIn('04/05/2024 and 25/05/2024')[0]).toMatchObject({ day: '2024-05-04', isUnclear: false })
    expect(daysIn('04/05/2024 and 05/25/2024')[0]).toMatchObject({ day: '2024-04-05', isUnclear: false })
    expect(daysIn('04/05/2024, $12.00')[0]).toMatchObject({ day: '2024-04-05', isUnclear: false })
    expect(daysIn('04/05/2024, £12.00')[0]).toMatchObject({ day: '2024-05-04', isUnclear: false })
    expect(daysIn('04/05/2024')[0]).toMatchObject({ isUnclear: true })
  })

  it('says where each stands, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        (noise, date) => {
          const day = date.toISOString().slice(0, 10)
          const text = `${noise.replace(/\d/gu, '')} ${day} `
          const found = daysIn(text).find((one) => one.day === day)
          expect(text.slice(found?.at, (found?.at ?? 0) + (found?.length ?? 0))).toBe(day)
        },
      ),
    )
  })
})

const found = (text: string, writtenOn?: string) =>
  deadlinesIn(text, writtenOn).map(({ kind, day }) => `${kind} ${day}`)

describe('days that a paper sets', () => {
  it.each([
    ['This passport is valid until 12 June 2031.', 'expires 2031-06-12'],
    ['Date of expiry: 12/06/2031', 'expires 2031-06-12'],
    ['GOOD THRU 06/2031', 'expires 2031-06-30'],
    ['Gültig bis\n12.06.2031', 'expires 2031-06-12'],
    ['Ihr Ausweis läuft am 12. Juni 2031 ab.', 'expires 2031-06-12'],
    ['Válida hasta el 12 de junio de 2031', 'expires 2031-06-12'],
    ['صالحة حتى ١٢/٠٦/٢٠٣١', 'expires 2031-06-12'],
    ['Payment due by March 3, 2027', 'payBy 2027-03-03'],
    ['Due date  2027-03-03   Total 12.00', 'payBy 2027-03-03'],
    ['zahlbar bis zum 03.03.2027 ohne Abzug', 'payBy 2027-03-03'],
    ['Bitte überweisen Sie den Betrag bis 3. März 2027', 'payBy 2027-03-03'],
    ['Fecha de vencimiento: 03/03/2027', 'payBy 2027-03-03'],
    ['تاريخ الاستحقاق: 03/03/2027', 'payBy 2027-03-03'],
    ['The contract ends on 30 April 2028', 'ends 2028-04-30'],
    ['This tenancy agreement runs until 30 April 2028.', 'ends 2028-04-30'],
    ['Der Vertrag endet am 30. April 2028.', 'ends 2028-04-30'],
    ['Vertragsende: 30.04.2028', 'ends 2028-04-30'],
    ['El contrato finaliza el 30 de abril de 2028', 'ends 2028-04-30'],
    ['تاريخ انتهاء العقد: 30/04/2028', 'ends 2028-04-30'],
  ])('%s', (text, expected) => expect(found(text)).toEqual([expected]))

  it('counts days from the day of the paper', () => {
    expect(found('Invoice of 1 March 2027. Payable within 14 days.')).toEqual(['payBy 2027-03-15'])
    expect(found('Zahlbar innerhalb von 30 Tagen', '2027-03-01')).toEqual(['payBy 2027-03-31'])
    expect(found('Zahlbar innerhalb von 30 Tagen')).toEqual([])
  })

  it('takes no day that nothing announces, nor one that stands far away', () => {
    expect(found('Born on 12 June 1980. Issued 3 March 2021.')).toEqual([])
    expect(found(`Valid until further notice. ${'Words go on and on. '.repeat(5)}3 March 2021`)).toEqual([])
  })

  it('is less sure where the day stands apart, and where its order is unclear', () => {
    const sure = (text: string) => deadlinesIn(text)[0]?.confidence ?? 0
    expect(sure('Valid until: 12 June 2031')).toBeGreaterThan(sure('Valid until as agreed 12 June 2031'))
    expect(sure('Valid until: 13/06/2031')).toBeGreaterThan(sure('Valid until: 12/06/2031'))
  })

  it('keeps the words of the paper, each day once', () => {
    const text = 'Valid until: 2031-06-12\nvalid until 12 June 2031'
    expect(deadlinesIn(text)).toEqual([
      { kind: 'expires', day: '2031-06-12', confidence: 0.95, said: 'Valid until: 2031-06-12' },
    ])
  })
})
