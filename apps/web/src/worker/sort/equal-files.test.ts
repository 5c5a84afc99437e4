import { SIGNATURE_HEAD_BYTES } from '@octavo/core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { equalFiles } from './equal-files.ts'

it('sets hold exactly the files with the same bytes, whatever their sizes, in their order; empty and unreadable ones are in none', async () => {
  const long = SIGNATURE_HEAD_BYTES + 10
  const content = fc.record({
    letter: fc.constantFrom('a', 'b'),
    length: fc.constantFrom(0, 1, 3, long, 600 * 1024),
    last: fc.constantFrom('x', 'y'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(content, { maxLength: 12 }), async (contents) => {
      const texts = contents.map(({ letter, length, last }) => (length === 0 ? '' : letter.repeat(length - 1) + last))
      const files = texts.map((text, at) => ({ id: `${at}`, bytes: new Blob([text]), sizeBytes: text.length }))
      const sets = new Map<string, string[]>()
      texts.forEach((text, at) => {
        if (text !== '') sets.set(text, [...(sets.get(text) ?? []), `${at}`])
      })
      expect(await equalFiles(files)).toEqual([...sets.values()].filter((ids) => ids.length > 1))
    }),
    { numRuns: 40 },
  )
  const gone = { arrayBuffer: () => Promise.reject(new Error('gone')), slice: () => gone } as unknown as Blob
  expect(await equalFiles([1, 2].map((id) => ({ id: `${id}`, bytes: gone, sizeBytes: 5 })))).toEqual([])
})
