import { describe, expect, it } from 'vitest'
import { HttpError } from '../http/http.ts'
import { type PartsPorts, sendInParts } from './send-in-parts.ts'
import type { UploadEntry } from './types.ts'

const MEGABYTE = 1024 * 1024
const SIZE = 40 * MEGABYTE
const FILE = { id: 'f1' }

let count = 0
const entryOf = (): UploadEntry => {
  count += 1
  return {
    key: `k${count}`,
    name: 'film.mp4',
    path: 'trip/film.mp4',
    sizeBytes: SIZE,
    mediaType: 'video/mp4',
    modifiedAtMs: 5,
  } as UploadEntry
}

/** A server that keeps what came of each part; `plan` says for each part how much of it arrives before the line is cut. */
function world(plan: readonly (number | 'all' | HttpError)[]) {
  const seen = {
    parts: [] as [from: number, size: number][],
    sleeps: [] as number[],
    waits: [] as boolean[],
    metadata: '',
  }
  let stored = 0
  let at = 0
  const ports = {
    respond: async (_url: string, { method, headers }: { method?: string; headers?: Record<string, string> }) => {
      if (method === 'POST') seen.metadata = headers?.['Upload-Metadata'] ?? ''
      return new Response(null, { headers: { Location: '/api/uploads/u1', 'Upload-Offset': String(stored) } })
    },
    sendForm: async (
      _url: string,
      body: Blob,
      { headers, onSent }: { headers?: Record<string, string>; onSent(share: number): void },
    ) => {
      const from = Number(headers?.['Upload-Offset'])
      seen.parts.push([from, body.size])
      const fate = plan[at] ?? 'all'
      at += 1
      if (from !== stored) throw new HttpError(409, 'Conflict', '{"code":"conflict"}')
      if (fate instanceof HttpError) throw fate
      stored += fate === 'all' ? body.size : fate
      onSent(1)
      if (fate !== 'all') throw new TypeError('The connection failed')
      return ''
    },
    getJson: async () => ({ offset: stored, length: SIZE, file: FILE }),
    sleep: async (durationMs: number) => {
      seen.sleeps.push(durationMs)
    },
  }
  const blob = new Blob([new Uint8Array(SIZE)])
  const send = (entry = entryOf()) =>
    sendInParts(
      entry,
      blob,
      {
        signal: new AbortController().signal,
        onSent: () => undefined,
        onWaiting: (isWaiting) => seen.waits.push(isWaiting),
      },
      ports as unknown as PartsPorts,
    )
  return { seen, send }
}

describe('a large file on its way', () => {
  it('U-1: goes on at the offset of the server after a lost line, says that it waits, and sends no byte twice that arrived', async () => {
    const { seen, send } = world(['all', 3 * MEGABYTE, 0])
    await expect(send()).rejects.toThrow()
    expect(seen.parts).toEqual([
      [0, 16 * MEGABYTE],
      [16 * MEGABYTE, 16 * MEGABYTE],
      [19 * MEGABYTE, 16 * MEGABYTE],
      [19 * MEGABYTE, 16 * MEGABYTE],
      [35 * MEGABYTE, 5 * MEGABYTE],
    ])
    expect(seen.waits).toEqual([false, true, true, false, false])
  })

  it('gives up when nothing gets through for long, and goes on there when it is sent again', async () => {
    const entry = entryOf()
    const { seen, send } = world(['all', ...Array.from({ length: 7 }, () => 0)])
    await expect(send(entry)).rejects.toThrow('The connection failed')
    expect(seen.sleeps).toEqual([500, 1000, 2000, 4000, 8000, 8000])
    await send(entry).catch(() => undefined)
    expect(seen.parts.at(-2)?.[0]).toBe(16 * MEGABYTE)
  })

  it('is given up at once when it is refused', async () => {
    const { seen, send } = world([new HttpError(507, 'Full', '{"code":"no_space"}')])
    await expect(send()).rejects.toMatchObject({ status: 507 })
    expect(seen.sleeps).toEqual([])
  })
})
