import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onePage } from '../classify/one-page.ts'
import type { Item } from '../item/item.ts'
import { pathProblem } from '../item/path.ts'
import type { Source } from '../ports/source.ts'

/** A source and a way to put files into it. */
export interface SourceWorld {
  readonly source: Source
  /** Puts a file there, with folders; keeps the time to the second. */
  write(path: string, text: string, modifiedAtMs?: number): Promise<void>
  dispose?(): Promise<void>
}

/** What every source of files has to do. `make` is called before each test, `dispose` after it. */
export function sourceSuite(name: string, make: () => Promise<SourceWorld>): void {
  describe(`source: ${name}`, () => {
    let world: SourceWorld
    beforeEach(async () => {
      world = await make()
    })
    afterEach(async () => {
      await world.dispose?.()
    })

    it('lists nothing where there is nothing', async () => {
      expect((await onePage(world.source.scan())).items).toEqual([])
    })

    it('lists every file once, with path, size and time, and counts as it goes', async () => {
      await world.write('a.txt', 'alpha', 1_600_000_001_000)
      await world.write('deep/er/b c.txt', '', 1_600_000_002_000)
      await world.write('deep/漢字 😀.txt', 'x', 1_600_000_003_000)
      const counts: number[] = []
      const { items, bundles } = await onePage(world.source.scan({ onCount: (count) => counts.push(count) }))
      const found = items.map(({ path, name: own, sizeBytes, modifiedAtMs }) => ({
        path,
        own,
        sizeBytes,
        modifiedAtMs,
      }))
      expect(found.sort((one, other) => one.modifiedAtMs - other.modifiedAtMs)).toEqual([
        { path: 'a.txt', own: 'a.txt', sizeBytes: 5, modifiedAtMs: 1_600_000_001_000 },
        { path: 'deep/er/b c.txt', own: 'b c.txt', sizeBytes: 0, modifiedAtMs: 1_600_000_002_000 },
        { path: 'deep/漢字 😀.txt', own: '漢字 😀.txt', sizeBytes: 1, modifiedAtMs: 1_600_000_003_000 },
      ])
      expect(new Set(items.map((item) => item.id)).size).toBe(3)
      expect(items.map((item) => pathProblem(item.path))).toEqual([undefined, undefined, undefined])
      expect(bundles.length).toBe(0)
      expect(counts.at(-1)).toBe(3)
    })

    it('lists the same twice', async () => {
      for (const path of ['b/2.txt', 'a/1.txt', 'c.txt', 'a/0.txt']) await world.write(path, path)
      const first = await onePage(world.source.scan())
      const second = await onePage(world.source.scan())
      expect(second.items).toEqual(first.items)
    })

    it('lists a folder that must stay whole as one item, and nothing in it', async () => {
      await world.write('project/.git/HEAD', 'ref')
      await world.write('project/src/main.ts', 'main')
      await world.write('projects.txt', 'text')
      const { items, bundles } = await onePage(world.source.scan())
      expect(items.map((item) => item.path).sort()).toEqual(['project', 'projects.txt'])
      expect(bundles).toEqual(['project'])
      expect(items.find((item) => item.path === 'project')?.sizeBytes).toBe(7)
    })

    it('gives the first bytes of a file, and says when it is not there', async () => {
      await world.write('a/b.txt', 'hello world')
      await world.write('empty', '')
      const { items } = await onePage(world.source.scan())
      const [text, empty] = items
      if (!text || !empty) throw new Error('two files')
      const source = world.source
      const readAt = async (item: Item, at: number, length: number) => {
        const opened = await source.open?.(item)
        try {
          return new TextDecoder().decode(await opened?.read(at, length))
        } finally {
          await opened?.close?.()
        }
      }
      if (source.open) {
        expect(await readAt(text, 0, 5)).toBe('hello')
        expect(await readAt(text, 6, 5000)).toBe('world')
        expect(await readAt(text, 11, 5)).toBe('')
        expect(await readAt(empty, 0, 10)).toBe('')
        await expect(source.open({ ...text, path: 'nowhere.txt' })).rejects.toMatchObject({ code: 'not_found' })
        await expect(source.open({ ...text, path: '../a/b.txt' })).rejects.toMatchObject({ code: 'bad_path' })
      }
      const asked = [text, { ...text, path: 'nowhere.txt' }, empty, { ...text, path: '../a/b.txt' }]
      const [head, ...others] = (await source.heads?.(asked, 5)) ?? []
      if (source.heads) {
        expect(new TextDecoder().decode(head as Uint8Array)).toBe('hello')
        expect(others).toMatchObject([{ code: 'not_found' }, new Uint8Array(0), { code: 'bad_path' }])
      }
    })
  })
}
