import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ownItems } from './own-items.ts'

beforeEach(() => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('localStorage', { getItem: () => null })
})
afterEach(() => vi.unstubAllGlobals())

const choose = (picked: string) => async () => picked
const closed = async () => {
  throw new DOMException('Nothing was chosen', 'AbortError')
}

it('keeps what was read until others are there, also while a dialog is open and closed again, and lets go of it once', async () => {
  const gone: string[] = []
  const items = ownItems<string, string>(
    async (picked) => (picked === '' ? undefined : picked),
    (own) => gone.push(own),
  )
  expect(items.current()).toEqual({ state: 'none' })
  await items.take(choose('one'))
  await items.take(closed)
  expect([items.current(), gone]).toEqual([{ state: 'read', own: 'one' }, []])
  await items.take(choose('two'))
  expect([items.current(), gone]).toEqual([{ state: 'read', own: 'two' }, ['one']])
  await items.take(choose(''))
  expect([items.current(), gone]).toEqual([{ state: 'empty' }, ['one', 'two']])
  await items.take(choose('three'))
  items.clear()
  items.clear()
  expect([items.current(), gone]).toEqual([{ state: 'none' }, ['one', 'two', 'three']])
})

it('lets go of what was read to its end after it was given up', async () => {
  const gone: string[] = []
  const items = ownItems<string, string>(
    async (picked) => {
      items.cancel()
      return picked
    },
    (own) => gone.push(own),
  )
  await items.take(choose('late'))
  expect(gone).toEqual(['late'])
})
