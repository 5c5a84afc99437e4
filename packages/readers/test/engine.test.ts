import { beforeAll, describe, expect, it } from 'vitest'
import { runEngine } from './support/engine.ts'

const BY = ['signature', 'extension', 'text', 'learned', 'model', 'rule', 'instruction']

// The same suite runs in a worker of a browser (e2e/specs/engine.spec.ts), and its answer is compared with the one here.
describe('the whole engine on the suite of small files', () => {
  let answer: Awaited<ReturnType<typeof runEngine>>
  beforeAll(async () => {
    answer = await runEngine()
  })

  it('gives the same answer twice, to the last digit', async () => {
    expect(JSON.stringify(await runEngine())).toBe(JSON.stringify(answer))
  })

  it('finds the text of every format, and says what is broken', () => {
    const found = Object.entries(answer.readings).map(([name, reading]) => [name, reading?.code ?? 'read'])
    expect(Object.fromEntries(found.filter(([, code]) => code !== 'read'))).toEqual({
      'photo.tif': 'damaged',
      'cut off.docx': 'damaged',
      'broken.pdf': 'damaged',
      'noise.bin': 'unsupported',
      'empty.txt': 'no_text',
    })
    expect(answer.readings['rechnung.txt']?.text).toContain('Müßig 1.240,50 €')
    expect(answer.readings['scan 2.pdf']?.text).toContain('Amount due 288.00')
    expect(answer.readings['mail.eml']?.mail?.sentAtMs).toBe(Date.UTC(2024, 2, 31, 4, 30))
  })

  it('sorts by content, otherwise after a lesson, and groups what belongs together', () => {
    const categories = (judged: typeof answer.sorted) =>
      Object.fromEntries(judged.map(({ verdict }) => [verdict.itemId, verdict.category]))
    const [before, after] = [categories(answer.sorted), categories(answer.sortedAfterLesson)]
    for (const name of ['scan 1.txt', 'scan 2.pdf', 'scan 3.docx', 'rechnung.txt'])
      expect(before[name]).toBe('Invoices')
    expect(before['brot.odt']).toBe('Recipes')
    expect(after['scan 3.docx']).toBe('My scan')
    const all = answer.judgedByAll
    expect(new Set(all.map(({ verdict }) => verdict.by))).toEqual(new Set(BY))
    expect(all.flatMap(({ chosen }) => chosen ?? [])).toEqual([{ category: 'By hand' }])
    expect(answer.groups.map(({ itemIds }) => new Set(itemIds.map((id) => id.split('-')[0])).size)).toEqual([1, 1, 1])
    expect(answer.twins.map(({ itemIds }) => itemIds)).toEqual([['garden-0', 'twin']])
    expect(answer.looks).toHaveLength(3)
    expect(answer.alike.length).toBeGreaterThan(0)
  })
})
