import type { Item } from '@octavo/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lessonId } from './lesson-id.ts'

const store = vi.hoisted(() => ({ kept: [] as string[], isBroken: false }))
vi.mock('./lesson-store.ts', () => ({
  readLearned: async () => {
    if (store.isBroken) throw new Error('closed')
    return store.kept
  },
  keepLearned: async (_: string | undefined, learned: string) => {
    store.kept = [learned]
  },
}))
vi.mock('../worker/sort/client.ts', () => ({
  // Takes its time, so that lessons that did not wait for each other would lose one.
  learnInWorker: async (inputs: readonly { filed: { label: string } }[], learned: readonly string[]) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return [...learned, ...inputs.map(({ filed }) => filed.label)].join()
  },
}))
const { learnedHere, learnHere } = await import('./lessons.ts')

const item: Item = {
  id: 'local:1',
  is: 'file',
  name: 'Secret plans.txt',
  path: 'a/Secret plans.txt',
  sizeBytes: 10,
  mediaType: 'text/plain',
  modifiedAtMs: 5,
  origin: { source: 'library' },
}
const filed = (label: string) => [{ item, blob: undefined, label }]

describe('learning on this device', () => {
  afterEach(() => {
    Object.assign(store, { kept: [], isBroken: false })
    vi.restoreAllMocks()
  })

  it('takes one lesson after the other, and the next sort waits for the last', async () => {
    void learnHere(filed('A'))
    void learnHere(filed('B'))
    expect(await learnedHere()).toEqual(['A,B'])
  })

  it('goes without, and says so in the console, where the browser keeps nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    store.isBroken = true
    await learnHere(filed('A'))
    expect(await learnedHere()).toEqual([])
    expect(warn).toHaveBeenCalledTimes(2)
    store.isBroken = false
    await learnHere(filed('B'))
    expect(await learnedHere()).toEqual(['B'])
  })

  it('knows a file again when it is picked anew, by an id that does not tell its name', () => {
    expect(lessonId({ ...item, id: 'local:2', path: 'elsewhere/Secret plans.txt' })).toBe(lessonId(item))
    expect(lessonId({ ...item, sizeBytes: 11 })).not.toBe(lessonId(item))
    expect(lessonId({ ...item, name: 'Other.txt' })).not.toBe(lessonId(item))
    expect(lessonId(item)).toMatch(/^device:[0-9a-f]{16}$/)
  })
})
