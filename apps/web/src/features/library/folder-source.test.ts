import type { FolderResponse, LibraryFile } from '@octavo/contract'
import { describe, expect, it, vi } from 'vitest'
import { HttpError } from '../../http/http.ts'
import { PART_ITEMS } from '../../http/list-in-parts.ts'
import { type FolderCalls, folderSource } from './folder-source.ts'

const idOf = (place: number) => `f${place}`
const fileOf = (place: number) => ({ id: idOf(place), name: `${place}.txt` }) as LibraryFile
const folder = { path: '/a/sub', name: 'sub', files: 3, sizeBytes: 9, modifiedAtMs: 1 }

/** A folder of so many files, and what was asked of it. */
const library = (count: number) => {
  const asked: string[] = []
  const places = () => Array.from({ length: count }, (_, place) => place)
  const calls: FolderCalls = {
    async part({ path = '/', offset, limit }): Promise<FolderResponse> {
      asked.push(`${offset}+${limit}`)
      const files = places()
        .slice(offset, offset + limit)
        .map(fileOf)
      return { path, folders: offset === 0 ? [folder] : [], files, total: count, offset }
    },
    async ids() {
      asked.push('ids')
      return places().map(idOf)
    },
  }
  return { asked, calls }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('a folder as a list', () => {
  it('that is short is one call', async () => {
    const { asked, calls } = library(5)
    const source = folderSource({ path: '/a' }, calls)
    await settled()
    expect(source.listing()).toMatchObject({ state: 'ready', fileCount: 5, isStale: false })
    expect(source.listing().keys).toEqual(['/a/sub', ...[0, 1, 2, 3, 4].map(idOf)])
    expect(asked).toEqual([`0+${PART_ITEMS}`])
  })

  it('that is long knows all ids, and brings only the parts that are looked at', async () => {
    const { asked, calls } = library(100_000)
    const source = folderSource({ path: '/a' }, calls)
    await settled()
    expect(source.listing().keys).toHaveLength(100_001)
    expect(source.entryOf(idOf(99_999))).toBeUndefined()
    source.onSight(99_990, 100_000)
    await settled()
    expect(source.entryOf(idOf(99_999))).toMatchObject({ is: 'file', file: { name: '99999.txt' } })
    expect(asked).toEqual([`0+${PART_ITEMS}`, 'ids', `99800+${PART_ITEMS}`])
  })

  it('brings the things of any keys for somebody who needs them, a thousand at a time', async () => {
    const { asked, calls } = library(3000)
    const source = folderSource({ path: '/a' }, calls)
    await settled()
    const found = await source.load([idOf(0), idOf(2500), idOf(2999)])
    expect(found.map((entry) => entry.is === 'file' && entry.file.id)).toEqual([idOf(0), idOf(2500), idOf(2999)])
    expect(asked.slice(2)).toEqual(['2000+1000'])
  })

  it('holds a bounded part of what was scrolled through', async () => {
    const { calls } = library(20_000)
    const source = folderSource({ path: '/a' }, calls)
    await settled()
    for (let place = 0; place < 20_000; place += PART_ITEMS) {
      source.onSight(place + 1, place + 20)
      await settled()
    }
    const held = source.listing().keys.filter((key) => source.entryOf(key)).length
    expect(held).toBeLessThanOrEqual(40 * PART_ITEMS + 1)
    expect(source.entryOf(idOf(19_999))).toBeDefined()
  })

  it('loses at once what an act has taken out, counted', async () => {
    const { calls } = library(5)
    const source = folderSource({ path: '/a' }, calls)
    await settled()
    source.drop(new Set(['/a/sub', idOf(1)]))
    expect(source.listing()).toMatchObject({ fileCount: 4, keys: [0, 2, 3, 4].map(idOf) })
  })

  it('says that a folder is missing, and that a library could not be asked, apart', async () => {
    const quiet = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const failing = (error: unknown): FolderCalls => ({ ...library(1).calls, part: () => Promise.reject(error) })
    const states = [new HttpError(404, 'Not Found', ''), new TypeError('no line')].map((error) =>
      folderSource({ path: '/a' }, failing(error)),
    )
    await settled()
    expect(states.map((source) => source.listing().state)).toEqual(['missing', 'failed'])
    quiet.mockRestore()
  })
})
