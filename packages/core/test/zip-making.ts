import { expect } from 'vitest'
import { crc32, type ZipContent, type ZipEntry, type ZipOptions, type ZipResult, zipStream } from '../src/zip/index.ts'

export const text = (value: string) => new TextEncoder().encode(value)
export const untext = (value: Uint8Array | undefined) => new TextDecoder().decode(value)
export const file = (
  name: string,
  content: ZipContent | (() => ZipContent),
  facts: Partial<ZipEntry> = {},
): ZipEntry => ({
  name,
  modifiedAtMs: Date.UTC(2026, 10, 21, 3, 4, 6),
  open: () => (typeof content === 'function' ? content() : content),
  ...facts,
})

export async function zip(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>, options: Partial<ZipOptions> = {}) {
  const chunks: Uint8Array[] = []
  let result: ZipResult | undefined
  const onDone = (value: ZipResult) => {
    result = value
  }
  for await (const chunk of zipStream(entries, { crc32, onDone, ...options })) chunks.push(chunk.slice())
  if (!result) throw new Error('no result')
  return { archive: new Uint8Array(Buffer.concat(chunks)), result }
}

/** Archive written to an output that can be rewritten. */
export async function zipRewritten(entries: Iterable<ZipEntry>) {
  let archive = new Uint8Array(0)
  const rewrite = (offset: number, bytes: Uint8Array) => {
    expect(offset + bytes.length).toBeLessThanOrEqual(archive.length)
    archive.set(bytes, offset)
  }
  for await (const chunk of zipStream(entries, { crc32, rewrite }))
    archive = new Uint8Array(Buffer.concat([archive, chunk]))
  return archive
}

export async function* pieces(...list: (Uint8Array | Error)[]) {
  for (const piece of list) {
    if (piece instanceof Error) throw piece
    yield piece
  }
}

export const big = new Uint8Array(3 * 1024 * 1024).map((_, index) => index * 7)
export const cut = (bytes: Uint8Array, count: number) =>
  Array.from({ length: count }, (_, index) =>
    bytes.subarray((bytes.length * index) / count, (bytes.length * (index + 1)) / count),
  )
