import { because } from '@octavo/core'
import { describe, expect, it } from 'vitest'
import { judgement } from './plans.ts'
import { reason } from './reasons.ts'

describe('reasons on the wire', () => {
  it('are what core makes, and the sentences of older journals, plans and drafts', () => {
    const why = [
      'It reads like an invoice.',
      because('reads-like', { kind: 'invoice' }),
      because('has-words', { words: ['total', 'cash'] }),
      because('prices', { prices: 4, words: 90 }),
      because('empty'),
    ]
    const judged = { category: 'Invoices', confidence: 0.9, by: 'text', why, fileKind: 'text' }
    expect(judgement.parse(judged)).toEqual(judged)
  })

  it('hold texts, numbers and lists of texts only, and no more than a sentence needs', () => {
    for (const bad of [
      7,
      { code: '' },
      { code: 'x', values: { a: { deep: 1 } } },
      { code: 'x', values: { a: Array.from({ length: 21 }, () => 'b') } },
      { code: 'x', values: { a: 'b'.repeat(5001) } },
    ])
      expect(reason.safeParse(bad).success).toBe(false)
  })
})
