import fc from 'fast-check'
import { expect, it } from 'vitest'
import { noteOf, noteText } from './closing-note.ts'

const flow = { savedAtMs: 1, keeper: 'a page', lengths: { files: 2 } }

it('whatever a page still had to write comes back as it was, maps too', () => {
  const thing = fc.oneof(
    fc.record({ id: fc.string(), sizeBytes: fc.nat(), why: fc.array(fc.string()) }),
    fc.array(fc.tuple(fc.string(), fc.string())).map((pairs) => ({ paths: new Map(pairs) })),
  )
  const piece = fc.record(
    { list: fc.string(), at: fc.nat(), things: fc.array(thing) },
    { requiredKeys: ['list', 'at'], noNullPrototype: true },
  )
  fc.assert(
    fc.property(fc.array(piece), fc.boolean(), (pieces, isWhole) => {
      const note = { flow, isWhole, pieces }
      expect(noteOf(noteText(note) ?? '')).toEqual(note)
    }),
  )
})

it('too much is not noted, and is not even made a text of', () => {
  let made = 0
  const pieces = (function* () {
    for (; made < 1000; made += 1) yield { list: 'files', at: made, things: ['x'.repeat(100)] }
  })()
  expect(noteText({ flow, isWhole: true, pieces }, 1000)).toBeUndefined()
  expect(made).toBeLessThan(10)
})

it('any other text is no note', () => {
  for (const text of ['', 'null', '1', '{}', '{"flow":1}', '{"flow":{},"pieces":1}'])
    expect(noteOf(text)).toBeUndefined()
})
