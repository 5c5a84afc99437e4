import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pathProblem } from '../item/path.ts'
import type { Source } from '../ports/ports.ts'

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
      expect((await world.source.list({})).items).toEqual([])
    })

    it('lists every file once, with path, size and time, and counts as it goes', async () => {
      await world.write('a.txt', 'alpha', 1_600_000_001_000)
      await world.write('deep/er/b c.txt', '', 1_600_000_002_000)
      await world.write('deep/漢字 😀.txt', 'x', 1_600_000_003_000)
      const counts: number[] = []
      const { items, bundles } = await world.source.list({ onCount: (count) => counts.push(count) })
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
      expect(bundles.size).toBe(0)
      expect(counts.at(-1)).toBe(3)
    })

    it('lists the same twice', async () => {
      for (const path of ['b/2.txt', 'a/1.txt', 'c.txt', 'a/0.txt']) await world.write(path, path)
      const first = await world.source.list({})
      const second = await world.source.list({})
      expect(second.items).toEqual(first.items)
    })

    it('lists a folder that must stay whole as one item, and nothing in it', async () => {
      await world.write('project/.git/HEAD', 'ref')
      await world.write('project/src/main.ts', 'main')
      await world.write('projects.txt', 'text')
      const { items, bundles } = await world.source.list({})
      expect(items.map((item) => item.path).sort()).toEqual(['project', 'projects.txt'])
      expect([...bundles]).toEqual(['project'])
      expect(items.find((item) => item.path === 'project')?.sizeBytes).toBe(7)
    })

    it('gives the first bytes of a file, and says when it is not there', async () => {
      await world.write('a/b.txt', 'hello world')
      await world.write('empty', '')
      expect(new TextDecoder().decode(await world.source.head('a/b.txt', 5))).toBe('hello')
      expect(new TextDecoder().decode(await world.source.head('a/b.txt', 5000))).toBe('hello world')
      expect((await world.source.head('empty', 10)).length).toBe(0)
      await expect(world.source.head('nowhere.txt', 10)).rejects.toMatchObject({ code: 'not_found' })
      await expect(world.source.head('../a/b.txt', 10)).rejects.toMatchObject({ code: 'bad_path' })
    })
  })
}
