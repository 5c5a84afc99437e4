import { onePage } from '../classify/one-page.ts'
import type { Item } from '../item/item.ts'
import { pathProblem } from '../item/path.ts'
import type { Source } from '../ports/source.ts'
import { casesOf } from './cases.ts'
import { codeOf, expect } from './expect.ts'

/** A source of files and a way to put some into it. */
export interface SourceWorld {
  readonly source: Source
  /** Puts a file there, with folders; keeps the time to the second, where a time can be given. */
  write(path: string, text: string, modifiedAtMs?: number): Promise<void>
  /** False where files have the time at which they were written. */
  readonly keepsTimes?: boolean
  dispose?(): Promise<void>
}

const textOf = (bytes: unknown): string => (bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : 'no bytes')

/** What every source of files has to do. */
export const sourceCases = casesOf<SourceWorld>((it) => {
  it('lists nothing where there is nothing', async ({ source }) => {
    expect(await onePage(source.scan())).toEqual({ items: [], bundles: [], unlisted: [] })
  })

  it('lists every file once, with path, size and time, and counts as it goes', async (world) => {
    await world.write('a.txt', 'alpha', 1_600_000_001_000)
    await world.write('deep/er/b c.txt', '', 1_600_000_002_000)
    await world.write('deep/漢字 😀.txt', 'x', 1_600_000_003_000)
    const counts: number[] = []
    const { items, bundles } = await onePage(world.source.scan({ onCount: (count) => counts.push(count) }))
    expect(items.map(({ path, name, sizeBytes }) => ({ path, name, sizeBytes }))).toEqual([
      { path: 'a.txt', name: 'a.txt', sizeBytes: 5 },
      { path: 'deep/er/b c.txt', name: 'b c.txt', sizeBytes: 0 },
      { path: 'deep/漢字 😀.txt', name: '漢字 😀.txt', sizeBytes: 1 },
    ])
    const times = items.map(({ modifiedAtMs }) => modifiedAtMs)
    if (world.keepsTimes ?? true) expect(times).toEqual([1_600_000_001_000, 1_600_000_002_000, 1_600_000_003_000])
    else expect(times.every((time) => time > 1_600_000_000_000)).toBe(true)
    expect(new Set(items.map((item) => item.id)).size).toBe(3)
    expect(items.map((item) => pathProblem(item.path))).toEqual([undefined, undefined, undefined])
    expect(bundles).toEqual([])
    expect(counts.at(-1)).toBe(3)
  })

  it('lists no more than it is told to, and counts the rest, whole folders as one', async ({ source, write }) => {
    for (const path of ['a/1', 'a/2', 'b/.git/HEAD', 'b/main.ts', 'c/1', 'c/2', 'd/e/f/1']) await write(path, path)
    for (const [mostItems, listed] of [
      [0, []],
      [1, ['a/1']],
      [3, ['a/1', 'a/2', 'b']],
      [4, ['a/1', 'a/2', 'b', 'c/1']],
      [6, ['a/1', 'a/2', 'b', 'c/1', 'c/2', 'd/e/f/1']],
    ] as const) {
      const told: (readonly [number, number])[] = []
      const onCount = (count: number, found: { readonly count: number }) => told.push([count, found.count])
      const { items } = await onePage(source.scan({ mostItems, onCount }))
      expect(items.map(({ path }) => path)).toEqual([...listed])
      expect(told.at(-1)).toEqual([listed.length, 6])
    }
  })

  it('lists the same twice', async ({ source, write }) => {
    for (const path of ['b/2.txt', 'a/1.txt', 'c.txt', 'a/0.txt']) await write(path, path)
    expect(await onePage(source.scan())).toEqual(await onePage(source.scan()))
  })

  it('lists a folder that must stay whole as one item, and nothing in it', async ({ source, write }) => {
    await write('project/.git/HEAD', 'ref')
    await write('project/src/main.ts', 'main')
    await write('projects.txt', 'text')
    const { items, bundles } = await onePage(source.scan())
    expect(items.map((item) => item.path)).toEqual(['project', 'projects.txt'])
    expect(bundles).toEqual(['project'])
    expect(items[0]?.sizeBytes).toBe(7)
  })

  it('leaves hidden names and files of systems out, and tells of them', async ({ source, write }) => {
    for (const path of ['.bashrc', '.config/app/x', 'a/Thumbs.db', 'a/b.txt', 'a/lost+found']) await write(path, path)
    const { items, unlisted } = await onePage(source.scan())
    expect(items.map((item) => item.path)).toEqual(['a/Thumbs.db', 'a/b.txt'])
    expect(unlisted.map(({ path, code }) => `${path} ${code}`)).toEqual([
      '.bashrc unsupported',
      '.config unsupported',
      'a/lost+found unsupported',
    ])
  })

  it('stops when it is told to, with the reason', async ({ source, write }) => {
    for (const path of ['a/1', 'b/2', 'c/3']) await write(path, path)
    const stop = new AbortController()
    const pages = source.scan({ signal: stop.signal, onCount: () => stop.abort('enough') })
    expect(await onePage(pages).catch((reason: unknown) => reason)).toBe('enough')
  })

  it('opens a file at any place, and says when it is not there', async ({ source, write }) => {
    if (source.open === undefined) return
    await write('a/b.txt', 'hello world')
    await write('empty', '')
    const [text, empty] = (await onePage(source.scan())).items
    if (!text || !empty) throw new Error('there are two files')
    const opened = async (item: Item, at: number, length: number) => {
      const bytes = await source.open?.(item)
      const got = textOf(await bytes?.read(at, length))
      await bytes?.close?.()
      return `${got} of ${bytes?.sizeBytes}`
    }
    expect(await opened(text, 0, 5)).toBe('hello of 11')
    expect(await opened(text, 6, 5000)).toBe('world of 11')
    expect(await opened(text, 11, 5)).toBe(' of 11')
    expect(await opened(text, 50, 5)).toBe(' of 11')
    expect(await opened(empty, 0, 10)).toBe(' of 0')
    expect(await codeOf(source.open({ ...text, path: 'nowhere.txt' }))).toBe('not_found')
    expect(await codeOf(source.open({ ...text, path: 'nowhere/b.txt' }))).toBe('not_found')
    expect(await codeOf(source.open({ ...text, path: '../a/b.txt' }))).toBe('bad_path')
    expect(await codeOf(source.open({ ...text, path: 'a' }))).toBe('is_folder')
  })

  it('gives the first bytes of many files in their order, and an error where one can not be read', async (world) => {
    const { source, write } = world
    if (source.heads === undefined) return
    await write('a/b.txt', 'hello world')
    await write('empty', '')
    const [text, empty] = (await onePage(source.scan())).items
    if (!text || !empty) throw new Error('there are two files')
    const asked = [text, { ...text, path: 'nowhere.txt' }, empty, { ...text, path: '../a/b.txt' }, text]
    const heads = (await source.heads(asked, 5)).map((head) => (head instanceof Uint8Array ? textOf(head) : head.code))
    expect(heads).toEqual(['hello', 'not_found', '', 'bad_path', 'hello'])
  })
})
