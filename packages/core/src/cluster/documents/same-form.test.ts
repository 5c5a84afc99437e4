import { describe, expect, it } from 'vitest'
import { sameForm } from './same-form.ts'

const words =
  'harbour lantern willow cobble thimble saddle orchard pebble ribbon kettle feather anchor meadow barrel candle sparrow'
const some = (from: number, count = 40) => {
  const list = words.split(' ')
  return Array.from(
    { length: count },
    (_, at) => `${list[(from * 5 + at * (from + 3)) % list.length] ?? ''}${'abc'[at >> 4] ?? ''}`,
  ).join(' ')
}

describe('papers filled into one form', () => {
  it('are found by their words, whatever their numbers, the likest first', () => {
    const base = `${some(1)} 12.50 ${some(2)}`
    const found = sameForm([`${base.replace('12.50', '99.01')}`], [some(7), `${base} ${some(5, 12)}`, base])
    expect(found[0]?.map(({ at }) => at)).toEqual([2, 1])
    expect(found[0]?.[0]?.similarity).toBe(1)
  })

  it('are none where texts are short, or share less than half', () => {
    expect(sameForm(['a few words only'], ['a few words only'])).toEqual([[]])
    const twoSentences = `${words} ${words.split(' ').slice(3, 12).reverse().join(' ')}`
    expect(sameForm([twoSentences], [twoSentences])).toEqual([[]])
    const part = `${words.split(' ').slice(0, 11).join(' ')} quill tavern mortar pigeon saffron`
    expect(sameForm([words], [part])).toEqual([[]])
    expect(sameForm([some(1)], [some(8)])).toEqual([[]])
  })
})
