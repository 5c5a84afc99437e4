import type { LibraryFile, UploadResponse } from '@octavo/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeBatches, matchAnswer } from './batches.ts'
import { uploadAll } from './scheduler.ts'
import { type BatchResult, type SendBatch, SendError, type UploadEntry, type UploadProgress } from './types.ts'

const entry = (key: string, sizeBytes = 10, name = `${key}.txt`): UploadEntry => ({
  key,
  name,
  path: `folder/${name}`,
  sizeBytes,
  mediaType: '',
  modifiedAtMs: 0,
  blob: null,
})
const stored = (of: UploadEntry): LibraryFile => ({
  id: `id-${of.key}`,
  name: of.name,
  type: '',
  size: of.sizeBytes,
  path: `/Inbox/${of.path}`,
  folder: '/Inbox',
  category: null,
  originalName: null,
  sha256: '',
  typeMismatch: false,
  state: 'ok',
  modifiedAtMs: 0,
  uploadedAtMs: 0,
  kind: 'other',
  starred: false,
  tags: [],
  takenAtMs: null,
  hasPicture: false,
})
const takeAll: SendBatch = async (batch, { onSent }) => {
  onSent(batch.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0))
  return { stored: batch.map((of) => ({ entry: of, file: stored(of) })), failed: [] }
}

const run = async (entries: readonly UploadEntry[], send: SendBatch, signal = new AbortController().signal) => {
  const settled: BatchResult[] = []
  const progress: UploadProgress[] = []
  const pauses: number[] = []
  await uploadAll(entries, {
    send,
    signal,
    sleep: async (durationMs) => {
      pauses.push(durationMs)
    },
    onProgress: (now) => progress.push(now),
    onSettled: (result) => settled.push(result),
  })
  const done = settled.flatMap((result) => result.stored.map(({ entry: of }) => of.key))
  const failed = settled.flatMap((result) => result.failed.map((failure) => `${failure.entry.key} ${failure.code}`))
  return { done, failed, progress, pauses }
}

describe('batches', () => {
  it('keep their order and their limits, and a large file goes alone', () => {
    const sizes = [5, 5, 50, 5, 5, 5]
    const batches = makeBatches(
      sizes.map((size, index) => entry(String(index), size)),
      { files: 2, bytes: 20 },
    )
    expect(batches.map((batch) => batch.map(({ key }) => key).join(''))).toEqual(['01', '2', '34', '5'])
  })
})

describe('the upload', () => {
  it('stores 5,000 files with at most three requests at a time', async () => {
    let open = 0
    let most = 0
    const send: SendBatch = async (batch, options) => {
      open += 1
      most = Math.max(most, open)
      await new Promise((resolve) => setImmediate(resolve))
      open -= 1
      return takeAll(batch, options)
    }
    const { done } = await run(
      Array.from({ length: 5000 }, (_, index) => entry(String(index))),
      send,
    )
    expect([done.length, most]).toEqual([5000, 3])
  })

  it('finds the one file that a whole batch is refused for, and stores the others', async () => {
    const send: SendBatch = async (batch, options) => {
      if (batch.some(({ key }) => key === '7')) throw new SendError('too_large', 'split', { text: 'Too large' })
      return takeAll(batch, options)
    }
    const { done, failed } = await run(
      Array.from({ length: 20 }, (_, index) => entry(String(index))),
      send,
    )
    expect([done.length, failed]).toEqual([19, ['7 too_large']])
  })

  it('waits for a busy server, and gives up after three pauses', async () => {
    let calls = 0
    const busy: SendBatch = async (batch, options) => {
      calls += 1
      if (calls < 3) throw new SendError('rate_limited', 'later')
      return takeAll(batch, options)
    }
    expect(await run([entry('a')], busy)).toMatchObject({ done: ['a'], pauses: [600, 2000] })
    const dead: SendBatch = () => Promise.reject(new SendError('network', 'later'))
    expect(await run([entry('a')], dead)).toMatchObject({ failed: ['a network'], pauses: [600, 2000, 5000] })
  })

  it('sends nothing more when the server has no space', async () => {
    let calls = 0
    const full: SendBatch = () => {
      calls += 1
      return Promise.reject(new SendError('no_space', 'stop'))
    }
    const { failed } = await run(
      Array.from({ length: 1000 }, (_, index) => entry(String(index))),
      full,
    )
    expect(failed).toHaveLength(1000)
    expect(calls).toBeLessThanOrEqual(3)
  })

  it('stops at once when it is cancelled and keeps what was stored', async () => {
    const abort = new AbortController()
    const done: string[] = []
    const work = uploadAll(
      Array.from({ length: 500 }, (_, index) => entry(String(index))),
      {
        signal: abort.signal,
        sleep: async () => undefined,
        onProgress: () => undefined,
        onSettled: (result) => {
          done.push(...result.stored.map(({ entry: of }) => of.key))
          abort.abort(new Error('enough'))
        },
        send: takeAll,
      },
    )
    await expect(work).rejects.toThrow('enough')
    expect(done.length).toBeGreaterThanOrEqual(100)
    expect(done.length).toBeLessThan(500)
  })

  it('settles every file exactly once and never counts backwards, whatever the server does', async () => {
    const action = fc.constantFrom('ok', 'split', 'later', 'stop', 'lose')
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(30_000_000), { maxLength: 60 }),
        fc.array(action, { minLength: 1, maxLength: 30 }),
        async (sizes, actions) => {
          let at = 0
          const send: SendBatch = async (batch, options) => {
            const now = actions[at++ % actions.length] ?? 'ok'
            options.onSent(batch.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) / 2)
            if (now === 'split' || now === 'later' || now === 'stop') throw new SendError('internal', now)
            if (now === 'lose') {
              return matchAnswer(batch, { files: batch.slice(1).map(stored), failed: [] })
            }
            return takeAll(batch, options)
          }
          const entries = sizes.map((size, index) => entry(String(index), size))
          const { done, failed, progress } = await run(entries, send)
          const keys = [...done, ...failed.map((line) => line.split(' ')[0] ?? '')]
          expect(keys.sort()).toEqual(entries.map(({ key }) => key).sort())
          for (const [index, now] of progress.entries()) {
            const before = progress[index - 1]
            expect(now.bytesSent).toBeGreaterThanOrEqual(before?.bytesSent ?? 0)
            expect(now.bytesSent).toBeLessThanOrEqual(now.bytesTotal)
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('what the server answered', () => {
  const answer = (files: LibraryFile[], failed: UploadResponse['failed'] = []): UploadResponse => ({ files, failed })

  it('is matched in order when all arrived, also with two files of one name', () => {
    const batch = [entry('a', 10, 'x.txt'), entry('b', 10, 'x.txt')]
    const files = batch.map((of, index) => ({ ...stored(of), name: index === 0 ? 'x.txt' : 'x (2).txt' }))
    const result = matchAnswer(batch, answer(files))
    expect(result.stored.map(({ entry: of, file }) => [of.key, file.id])).toEqual([
      ['a', 'id-a'],
      ['b', 'id-b'],
    ])
  })

  it("takes the server's reason for a refused file", () => {
    const batch = [entry('a'), entry('b'), entry('c')]
    const files = [batch[0], batch[2]].flatMap((of) => (of ? [stored(of)] : []))
    const result = matchAnswer(batch, answer(files, [{ name: 'b.txt', code: 'too_large', error: 'Too large' }]))
    expect(result.stored.map(({ entry: of }) => of.key)).toEqual(['a', 'c'])
    expect(result.failed).toMatchObject([{ code: 'too_large', text: 'Too large' }])
  })

  it('fails what the answer does not mention: nothing is skipped in silence', () => {
    const batch = [entry('a'), entry('b')]
    const result = matchAnswer(batch, answer([stored(entry('b'))]))
    expect(result.stored.map(({ entry: of }) => of.key)).toEqual(['b'])
    expect(result.failed.map(({ entry: of, code }) => `${of.key} ${code}`)).toEqual(['a unconfirmed'])
  })
})
