import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Look, Subject } from './look.ts'
import { Thumbs } from './thumbs.ts'

const of = (id: string): Subject => ({ id, name: `${id}.png`, mediaType: 'image/png', sizeBytes: 1 })
const settled = () => vi.advanceTimersByTimeAsync(0)

/** A look whose pictures come when the test says so. */
const heldLook = () => {
  const asked: string[] = []
  const give = new Map<string, (picture: Blob | 'later' | undefined) => void>()
  const look: Pick<Look, 'thumb'> = {
    thumb: ({ id }) => {
      asked.push(id)
      return new Promise((resolve) => give.set(id, resolve))
    },
  }
  return { asked, give, look: look as Look }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('asks for what came into sight last first, and not for what has scrolled away', async () => {
  const { asked, give, look } = heldLook()
  const thumbs = new Thumbs(look)
  const shown: string[] = []
  const ends = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => thumbs.ask(of(id), () => shown.push(id)))
  expect(asked).toEqual(['a', 'b', 'c', 'd'])
  ends[5]?.()
  for (const id of ['a', 'b', 'c', 'd']) give.get(id)?.(new Blob([id]))
  await settled()
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'g', 'e'])
  expect(shown).toEqual(['a', 'b', 'c', 'd'])
})

it('shows at once what was had before, asks again for what is being made, and never again for what has none', async () => {
  const { asked, give, look } = heldLook()
  const thumbs = new Thumbs(look)
  const shown: string[] = []
  const ask = (id: string) => thumbs.ask(of(id), () => shown.push(id))
  ask('there')()
  give.get('there')?.(new Blob(['x']))
  ask('late')
  give.get('late')?.('later')
  ask('none')
  give.get('none')?.(undefined)
  await settled()
  ask('there')
  expect(shown).toEqual(['there'])
  ask('none')
  expect(asked).toEqual(['there', 'late', 'none'])
  await vi.advanceTimersByTimeAsync(2500)
  expect(asked).toEqual(['there', 'late', 'none', 'late'])
  give.get('late')?.(new Blob(['y']))
  await settled()
  expect(shown).toEqual(['there', 'late'])
})
