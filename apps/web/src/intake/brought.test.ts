import { collapse, type Item } from '@octavo/core'
import { describe, expect, it, vi } from 'vitest'
import { broughtOf, bytesOf, type Collected, joined } from './brought.ts'
import type { UploadEntry } from './types.ts'

vi.mock('../worker/sort/client.ts', () => ({ collapseInWorker: async (list: readonly Item[]) => collapse(list) }))

let count = 0
const entry = (path: string): UploadEntry => {
  count += 1
  const name = path.split('/').at(-1) ?? ''
  return { key: `p${count}`, name, path, sizeBytes: 1, mediaType: '', modifiedAtMs: 0, blob: new Blob([path]) }
}
const paths = (items: readonly Item[]) => items.map(({ path }) => path)
const project = ['app/package.json', 'app/src/a.ts', 'app/src/b.ts'].map(entry)
const hooks = { signal: new AbortController().signal, onProgress: () => undefined }

describe('what a pick brought', () => {
  it('is items with their bytes; what stays whole is one, with the paths of what is in it', async () => {
    const brought = await broughtOf([...project, entry('notes/a.txt'), entry('notes/.env')])
    expect(paths(brought.items)).toEqual(['app', 'notes/a.txt'])
    expect(brought.inside).toEqual(new Map([['app', paths(brought.members.get('app') ?? [])]]))
    expect(brought.inside.get('app')?.length).toBe(3)
    expect(brought.unlisted.map(({ path }) => path)).toEqual(['notes/.env'])
    expect(await bytesOf(brought, brought.items[1]?.id ?? '')?.text()).toBe('notes/a.txt')
    expect(brought.stopped).toBeUndefined()
  })

  it('what lies in a folder of a cloud has no bytes that are read unasked, but can be had', async () => {
    const more = await broughtOf(['Dropbox/a.txt', 'Dropbox/app/.git/HEAD', 'Dropbox.txt', 'here/a.txt'].map(entry))
    const { items, members, blobs, away } = await joined(await broughtOf([entry('b.txt')]), more)
    const files = [items.filter(({ path }) => !members.has(path)), ...members.values()].flat()
    expect(paths(files.filter(({ id }) => blobs?.has(id))).sort()).toEqual(['Dropbox.txt', 'b.txt', 'here/a.txt'])
    const there = files.filter(({ id }) => away?.has(id))
    expect(paths(there).sort()).toEqual(['Dropbox/a.txt', 'Dropbox/app/.git/HEAD'])
    expect(await Promise.all(there.map(({ id }) => away?.get(id)?.text()))).toEqual(paths(there))
  })

  it('what is joined does not hold up the page: others have their turn before it is one', async () => {
    const many = async (folder: string) =>
      broughtOf(Array.from({ length: 2000 }, (_, at) => entry(`${folder}/${at}.txt`)))
    const [before, more] = [await many('a'), await many('b')]
    const order: string[] = []
    setTimeout(() => order.push('another'))
    const { items } = await joined(before, more).finally(() => order.push('joined'))
    expect([items.length, order]).toEqual([4000, ['another', 'joined']])
    const abort = new AbortController()
    abort.abort()
    await expect(joined(before, more, abort.signal)).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('two files of one place are two: the second gets a free name', async () => {
    const { items, blobs } = await broughtOf([entry('image.jpg'), entry('image.jpg')])
    expect(paths(items).sort()).toEqual(['image (2).jpg', 'image.jpg'])
    expect(new Set(items.map(({ id }) => blobs?.has(id)))).toEqual(new Set([true]))
  })

  it('P1-5.14: stops at its limit, parts nothing that stays whole, says how many there are, and reads the rest when asked', async () => {
    const entries = [...project, ...['x/1.txt', 'x/2.txt', 'x/3.txt'].map(entry)]
    const { items, stopped } = await broughtOf(entries, { mostFiles: 4 })
    expect(paths(items)).toEqual(['app', 'x/1.txt'])
    expect(stopped).toMatchObject({ readCount: 4, totalCount: 6 })
    const all: Collected | undefined = await stopped?.readAll?.(hooks)
    expect(all?.outcome === 'brought' && paths(all.brought.items)).toEqual(['app', 'x/1.txt', 'x/2.txt', 'x/3.txt'])
    expect(paths((await broughtOf(entries, { mostFiles: 1 })).items)).toEqual(['app'])
  })
})
