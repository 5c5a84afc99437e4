import type { LibraryFile } from '@octavo/contract'
import { AppError } from '@octavo/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteConnection } from '../connection/connection.ts'
import type { WaitingFile } from '../device/queue.ts'
import { HttpError } from '../http/http.ts'
import { flushQueue } from './flush.ts'
import { keepForLater } from './keep.ts'
import type { BatchResult, UploadEntry, UploadFailure } from './types.ts'

const store = vi.hoisted(() => ({ waiting: new Map<string, unknown>(), isFull: false, isReachable: false }))
const waiting = store.waiting as Map<string, WaitingFile>

vi.mock('../device/hand-over.ts', () => ({ handOver: async () => 0 }))
vi.mock('../connection/watch.ts', () => ({ checkConnection: async () => store.isReachable }))
vi.mock('../device/queue.ts', () => ({
  addWaiting: async (entry: UploadEntry) => {
    if (store.isFull) throw new AppError('no_space', 'full')
    const id = `local:${entry.key}`
    waiting.set(id, { ...entry, id, addedAtMs: 1, blob: entry.blob as Blob })
    return { id, name: entry.name } as LibraryFile
  },
  listWaiting: async () => [...waiting.values()].filter(({ refusal }) => refusal === undefined),
  refuseWaiting: async (refusals: ReadonlyMap<string, WaitingFile['refusal']>) => {
    for (const [id, refusal] of refusals) waiting.set(id, { ...waiting.get(id), refusal } as WaitingFile)
  },
  markStored: async (id: string, file: LibraryFile) => {
    const known = waiting.get(id)
    if (known?.category === undefined) waiting.delete(id)
    else waiting.set(id, { ...known, storedId: file.id })
  },
  removeWaiting: async (ids: readonly string[]) => {
    for (const id of ids) waiting.delete(id)
  },
}))

const entry = (key: string): UploadEntry => ({
  key,
  name: `${key}.txt`,
  path: `${key}.txt`,
  sizeBytes: 1,
  mediaType: 'text/plain',
  modifiedAtMs: 1,
  blob: new Blob(['x']),
})
const fileOf = ({ key, name }: UploadEntry) => ({ id: `server-${key.replace('local:', '')}`, name }) as LibraryFile
const storing = (entries: readonly UploadEntry[]): BatchResult => ({
  stored: entries.map((one) => ({ entry: one, file: fileOf(one) })),
  failed: [],
})

/** Runs `keepForLater` and says what became of the entries. */
const run = async (entries: readonly UploadEntry[], answer: (entries: readonly UploadEntry[]) => BatchResult) => {
  const stored: string[] = []
  const failed: UploadFailure[] = []
  const kept = await keepForLater(entries, {
    upload: async (rest, onSettled) => onSettled(answer(rest)),
    onStored: (more) => stored.push(...more.map((one) => one.entry.key)),
    onFailed: (more) => failed.push(...more),
  })
  return {
    stored,
    failed: failed.map(({ entry: { key }, code }) => `${key} ${code}`),
    kept: kept.map((one) => one.entry.key),
  }
}

beforeEach(() => {
  waiting.clear()
  Object.assign(store, { isFull: false, isReachable: false })
})
afterEach(() => noteConnection({ online: true, backend: true }))

describe('files picked without a server', () => {
  it('wait on the device, and nothing is sent', async () => {
    noteConnection({ backend: false })
    const outcome = await run([entry('a'), entry('b')], () => {
      throw new Error('something was sent')
    })
    expect(outcome).toEqual({ stored: [], failed: [], kept: ['a', 'b'] })
    expect([...waiting.keys()]).toEqual(['local:a', 'local:b'])
  })

  it('wait when the server goes away in the middle; what had arrived stays there', async () => {
    const outcome = await run([entry('a'), entry('b')], ([first, second]) => ({
      stored: first ? storing([first]).stored : [],
      failed: second ? [{ entry: second, code: 'network' }] : [],
    }))
    expect(outcome).toEqual({ stored: ['a'], failed: [], kept: ['b'] })
  })

  it('fail as before when the server can be reached after all, and when it refuses them', async () => {
    store.isReachable = true
    const failing = (code: string) => (rest: readonly UploadEntry[]) => ({
      stored: [],
      failed: rest.map((one) => ({ entry: one, code })),
    })
    expect((await run([entry('a')], failing('network'))).failed).toEqual(['a network'])
    store.isReachable = false
    expect((await run([entry('a')], failing('too_large'))).failed).toEqual(['a too_large'])
    expect(waiting.size).toBe(0)
  })

  it('never lie at one place: the second of a name gets a number', async () => {
    noteConnection({ online: false })
    const twin = { ...entry('b'), path: 'A.txt' }
    await run([entry('a'), twin], storing)
    expect([...waiting.values()].map(({ path }) => path)).toEqual(['a.txt', 'A (2).txt'])
  })

  it('say so when the device has no room for them', async () => {
    noteConnection({ online: false })
    store.isFull = true
    expect((await run([entry('a')], storing)).failed).toEqual(['a device_full'])
  })
})

const carryOut = () => Promise.reject(new Error('unused'))

describe('the queue', () => {
  const organize = vi.fn(async () => ({ runId: 'r', organized: 1, results: [] }))
  const wait = (key: string, category?: string) =>
    waiting.set(`local:${key}`, {
      ...entry(key),
      id: `local:${key}`,
      addedAtMs: 1,
      ...(category ? { category } : {}),
    } as WaitingFile)

  it('sends what waits, then carries out what was decided about it', async () => {
    wait('a', 'Photos')
    wait('b')
    organize.mockClear()
    const result = await flushQueue({
      upload: async (entries, onSettled) => onSettled(storing(entries)),
      organize,
      carryOut,
    })
    expect(result).toEqual({ storedCount: 2, unsentCount: 0, refusedCount: 0 })
    expect(organize.mock.calls).toEqual([[[{ fileId: 'server-a', targetCategory: 'Photos' }]]])
    expect(waiting.size).toBe(0)
  })

  it('keeps what did not arrive, and what could not be carried out, for the next time', async () => {
    wait('a', 'Photos')
    wait('b')
    const upload = async (entries: readonly UploadEntry[], onSettled: (result: BatchResult) => void) => {
      const [first, ...rest] = entries
      if (first) onSettled({ ...storing([first]), failed: rest.map((one) => ({ entry: one, code: 'network' })) })
    }
    const broken = flushQueue({ upload, organize: () => Promise.reject(new TypeError('gone')), carryOut })
    await expect(broken).rejects.toThrow('gone')
    expect([...waiting.keys()]).toEqual(['local:a', 'local:b'])
    organize.mockClear()
    const sent: string[] = []
    await flushQueue({
      upload: async (entries, onSettled) => {
        sent.push(...entries.map(({ key }) => key))
        onSettled(storing(entries))
      },
      organize,
      carryOut,
    })
    expect(sent).toEqual(['local:b'])
    expect(organize).toHaveBeenCalledOnce()
    expect(waiting.size).toBe(0)
  })

  it.each([
    ['too_large', true],
    ['bad_request', true],
    ['forbidden', true],
    ['unsupported_media_type', true],
    ['source_missing', true],
    ['plan_limit', true],
    ['network', false],
    ['internal', false],
    ['unavailable', false],
    ['no_space', false],
    ['rate_limited', false],
    ['unauthorized', false],
  ])('a file that failed with %s is put aside: %s; the others arrive', async (code, isFinal) => {
    wait('a', 'Photos')
    wait('b')
    const upload = async ([first, ...rest]: readonly UploadEntry[], onSettled: (result: BatchResult) => void) => {
      if (first) onSettled({ stored: [], failed: [{ entry: first, code, text: 'because' }] })
      onSettled(storing(rest))
    }
    const result = await flushQueue({ upload, organize, carryOut })
    expect(result).toEqual({ storedCount: 1, unsentCount: isFinal ? 0 : 1, refusedCount: isFinal ? 1 : 0 })
    expect([...waiting.values()].map(({ id, refusal }) => ({ id, refusal }))).toEqual([
      { id: 'local:a', refusal: isFinal ? { code, text: 'because' } : undefined },
    ])
    const sent: string[] = []
    await flushQueue({
      upload: async (entries) => void sent.push(...entries.map(({ key }) => key)),
      organize,
      carryOut,
    })
    expect(sent).toEqual(isFinal ? [] : ['local:a'])
  })

  it.each([
    [400, 'bad_request', true],
    [413, 'too_large', true],
    [409, 'busy', false],
    [401, 'unauthorized', false],
    [503, 'unavailable', false],
  ])('moves that the server answers with %s %s are put aside: %s', async (status, code, isFinal) => {
    wait('a', 'Photos')
    const flushed = flushQueue({
      upload: async (entries, onSettled) => onSettled(storing(entries)),
      organize: () => Promise.reject(new HttpError(status, '', JSON.stringify({ error: 'No', code }))),
      carryOut,
    })
    if (isFinal) expect(await flushed).toEqual({ storedCount: 1, unsentCount: 0, refusedCount: 1 })
    else await expect(flushed).rejects.toThrow(String(status))
    expect(waiting.get('local:a')?.refusal).toEqual(isFinal ? { code, text: 'No' } : undefined)
  })
})
