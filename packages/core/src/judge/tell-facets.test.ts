import { describe, expect, it } from 'vitest'
import type { Reading } from '../facts/reading.ts'
import { itemOf } from '../item/item-of.ts'
import { judge } from './judge.ts'

const facetsOf = (reading: Reading, path = 'a.pdf') => {
  const item = itemOf('picker', { id: path, path, sizeBytes: 1000, modifiedAtMs: 0, mediaType: '' })
  return judge([{ item, reading }])[0]?.verdict.facets
}

describe('what a mail is about', () => {
  const topicOf = (subject: string) =>
    facetsOf({ mail: { subject, from: 'Ann <ann@example.org>', attachments: [] } }, 'a.eml')?.topic

  it('is the same for an answer, for what is passed on, and for the next number of it', () => {
    for (const subject of [
      'Budget plan',
      'Re: Budget plan',
      'AW: Fwd: Budget plan',
      '[team] RE[2]: Budget plan (fwd)',
      'رد: Budget plan',
    ])
      expect(topicOf(subject)).toBe('Budget plan')
    expect(topicOf('Your invoice #2023-04')).toBe('Your invoice')
    expect(topicOf('Your invoice 17.')).toBe('Your invoice')
  })

  it('is nothing where a subject says nothing', () => {
    for (const subject of ['', 'Re:', '#17', 'ok']) expect(topicOf(subject)).toBeUndefined()
  })
})

describe('what a document tells of itself', () => {
  it('is its day, in figures or words of four languages, whose name stands on it, and its title', () => {
    const letter = 'Acme Werkzeug GmbH\nMusterstr. 1\nRechnung Nr. 20231111\nBerlin, 12. März 2024\nBetrag 100 EUR'
    expect(facetsOf({ text: letter })).toEqual({ date: '2024-03-12', sender: 'Acme Werkzeug GmbH' })
    expect(facetsOf({ text: 'Madrid, 3 de mayo de 2022', title: 'Contrato' })).toEqual({
      date: '2022-05-03',
      title: 'Contrato',
    })
    expect(facetsOf({ text: 'Invoice date: 2021-12-01', author: 'Jane Doe' })).toEqual({
      date: '2021-12-01',
      sender: 'Jane Doe',
    })
    expect(facetsOf({ text: 'القاهرة 5 مارس 2020' })).toEqual({ date: '2020-03-05' })
    expect(facetsOf({ text: 'March 7, 2019 Dear Sir' })).toEqual({ date: '2019-03-07' })
  })

  it('is nothing that a program wrote there, or that stands far below', () => {
    expect(facetsOf({ text: 'words', author: 'Administrator', title: 'Microsoft Word - scan.docx' })).toBeUndefined()
    expect(facetsOf({ text: `${'x '.repeat(2000)} 2021-12-01` })).toBeUndefined()
    expect(facetsOf({ text: '2021-12-01' }, 'a.jpg')).toBeUndefined()
  })
})
