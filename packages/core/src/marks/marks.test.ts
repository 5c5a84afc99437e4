import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MARK_COLORS, markOfColor, markOfTag, readMarks, STAR } from './marks.ts'

it('the star, tags of any words and a colour are read from marks as they were written', () => {
  const words = fc.array(fc.string({ minLength: 1 }))
  fc.assert(
    fc.property(fc.boolean(), words, fc.option(fc.constantFrom(...MARK_COLORS)), (starred, tags, color) => {
      const marks = [...(color ? [markOfColor(color)] : []), ...tags.map(markOfTag), ...(starred ? [STAR] : [])]
      expect(readMarks(marks)).toEqual({ starred, tags, ...(color && { color }) })
    }),
  )
})

it('a tag that reads like another mark is a tag; what nobody knows is passed over', () => {
  expect(readMarks([markOfTag(STAR), markOfTag(markOfColor('red'))])).toEqual({
    starred: false,
    tags: ['star', 'color:red'],
  })
  expect(readMarks(['color:ultraviolet', 'flag', ''])).toEqual({ starred: false, tags: [] })
})
