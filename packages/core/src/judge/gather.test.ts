import { describe, expect, it } from 'vitest'
import { AppError } from '../errors/errors.ts'
import { SIGNATURE_HEAD_BYTES } from '../facts/facts.ts'
import type { Reading } from '../facts/reading.ts'
import { itemOf } from '../item/item-of.ts'
import { FakeClock } from '../testing/clock.ts'
import { type GatherOptions, gather } from './gather.ts'
import { judge } from './judge.ts'
import { readInside } from './read-inside.ts'

const PNG = Uint8Array.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'.padEnd(80, '\0'), (letter) => letter.charCodeAt(0))
const TEXT = new TextEncoder().encode('abc '.repeat(20))
const item = (path: string, sizeBytes = 80) => itemOf('library', { path, sizeBytes, modifiedAtMs: 0 })

describe('gathering what is known of items', () => {
  const look = async (
    files: Readonly<Record<string, Uint8Array | AppError>>,
    options: Partial<GatherOptions> & { readonly bundles?: readonly string[]; readonly sizeBytes?: number } = {},
  ) => {
    const asked: string[] = []
    const readers = {
      read: async ({ path }: { readonly path: string }): Promise<Reading> => {
        asked.push(path)
        return { text: `in ${path} `.repeat(10) }
      },
    }
    const items = Object.entries(files).map(([path, bytes]) =>
      item(path, options.sizeBytes ?? (bytes instanceof AppError ? 80 : bytes.length)),
    )
    const held: number[] = []
    const source = {
      heads: async (some: readonly { readonly path: string }[]) => {
        held.push(some.length)
        return some.map(({ path }) => files[path] ?? new AppError('not_found', 'gone'))
      },
    }
    const known = await gather(source, { items, bundles: options.bundles ?? [] }, { readers, ...options })
    return { known, asked: asked.sort(), held }
  }
  const FILES = { 'a.txt': TEXT, 'b.png': PNG, 'c.exe': TEXT, 'd.txt': TEXT }

  it('reads documents and pictures, and songs only where their tags count; the order stays', async () => {
    const song = new TextEncoder().encode(`ID3\u0003${'\0'.repeat(80)}`)
    const { known, asked } = await look({ ...FILES, 'e.mp3': song }, { withTags: false })
    expect(known.map(({ item: { name } }) => name)).toEqual(['a.txt', 'b.png', 'c.exe', 'd.txt', 'e.mp3'])
    expect(asked).toEqual(['a.txt', 'b.png', 'd.txt'])
    expect(known[0]?.reading?.text).toContain('in a.txt')
    expect((await look({ 'e.mp3': song })).asked).toEqual(['e.mp3'])
  })

  it('holds no first bytes: what they say is kept, of some files at a time', async () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`${n}.txt`, PNG]))
    const { known, held } = await look(many, { withTags: false })
    expect(known.every((one) => !('head' in one) && one.typed?.facts.detectedKind === 'image')).toBe(true)
    expect(Math.max(...held)).toBeLessThanOrEqual(64)
  })

  it('leaves to name and type what is empty, too large, closed, or can not be read, and says why', async () => {
    const files = { 'empty.txt': new Uint8Array(), 'gone.txt': new AppError('permission_denied', 'No.') }
    const { known, asked } = await look(files)
    expect(asked).toEqual([])
    expect(known.map(({ problem, typed }) => [problem?.code, typed?.verdict.category])).toEqual([
      [undefined, 'Documents & Text'],
      ['permission_denied', 'Documents & Text'],
    ])
    expect((await look({ 'large.txt': TEXT }, { sizeBytes: 65 * 1024 * 1024 })).asked).toEqual([])
    const closed = await gather({}, { items: [item('a.txt')], bundles: [] })
    expect(closed[0]?.typed?.verdict).toMatchObject({ by: 'extension', category: 'Documents & Text' })
  })

  it('opens items one by one where a source has no faster way, and closes them', async () => {
    const open = new Set<object>()
    const source = {
      async open() {
        const bytes = { sizeBytes: TEXT.length, read: async () => TEXT, close: async () => void open.delete(bytes) }
        open.add(bytes)
        return bytes
      },
    }
    const [input] = await gather(source, { items: [item('note')], bundles: [] })
    expect(input?.typed?.verdict).toMatchObject({ by: 'signature', fileKind: 'text' })
    expect(open.size).toBe(0)
    const broken = { open: () => Promise.reject(new Error('disk')) }
    expect((await gather(broken, { items: [item('note')], bundles: [] }))[0]?.problem?.code).toBe('io_error')
  })

  it('looks into no bundle, into no follower of a leader, and not where the caller knows better', async () => {
    const files = { project: TEXT, 'P.html': TEXT, 'P_files/a.html': TEXT, 'known.txt': TEXT, 'z.txt': TEXT }
    const { known, asked } = await look(files, { bundles: ['project'], skip: ({ path }) => path === 'known.txt' })
    expect(asked).toEqual(['P.html', 'z.txt'])
    expect(known[0]).toMatchObject({ bundle: true, typed: { verdict: { by: 'bundle' } } })
    expect(judge(known).map(({ unit }) => unit)).toEqual([undefined, 'P.html', 'P.html', undefined, undefined])
  })

  it('tells of each file, and begins to read nothing any more when its time is over', async () => {
    const clock = new FakeClock()
    const told: [string, number][] = []
    const { known, asked } = await look(FILES, {
      withTags: false,
      budget: { ms: 0, clock },
      onProgress: (step, done) => told.push([step, done]),
    })
    expect(told).toEqual([
      ['heads', 4],
      ['inside', 1],
      ['inside', 1],
      ['inside', 2],
      ['inside', 3],
      ['inside', 4],
    ])
    expect(asked).toEqual([])
    expect(known).toHaveLength(4)
  })

  it('stops for the caller with their reason, between heads and while reading', async () => {
    const gone = new AbortController()
    gone.abort(new Error('enough'))
    await expect(look(FILES, { signal: gone.signal })).rejects.toThrow('enough')
    const later = new AbortController()
    const readers = {
      async read() {
        later.abort(new Error('enough'))
        return undefined
      },
    }
    await expect(look(FILES, { readers, signal: later.signal })).rejects.toThrow('enough')
  })

  it('asks a cache once for all, reads the rest, and keeps no more of a text than judging can use', async () => {
    const calls: number[] = []
    const readers = {
      async known(items: readonly unknown[]) {
        calls.push(items.length)
        return new Map([['a', { text: 'known' }]])
      },
      read: async () => ({ text: 'x'.repeat(400_000) }),
    }
    const items = ['a', 'b'].map((id) => ({ ...item(`${id}.txt`), id }))
    const readings = await readInside(items, readers)
    expect(calls).toEqual([2])
    expect(readings.get('a')).toEqual({ text: 'known' })
    expect(readings.get('b')?.text?.length).toBe(20_000)
    expect(SIGNATURE_HEAD_BYTES).toBeGreaterThan(4096)
  })

  it('lets what waits know that time is up, and keeps what was already begun', async () => {
    const clock = new FakeClock()
    const began: string[] = []
    const readers = {
      read: async ({ id }: { readonly id: string }, { waiting }: { readonly waiting: AbortSignal }) => {
        began.push(id)
        await clock.advance(1000)
        return { text: waiting.aborted ? 'late' : 'early' }
      },
    }
    const items = ['a', 'b'].map((id) => ({ ...item(`${id}.txt`), id }))
    const readings = await readInside(items, readers, { atOnce: 1, budget: { ms: 500, clock } })
    expect(began).toEqual(['a'])
    expect([...readings.keys()]).toEqual(['a'])
  })
})
