import { describe, expect, it } from 'vitest'
import { type ReadSmall, toBatches } from './batches.ts'
import type { ZipJobFile } from './protocol.ts'

const picked = (name: string, content: string | number, sizeBytes?: number): ZipJobFile => ({
  path: name,
  ...(sizeBytes === undefined ? {} : { sizeBytes }),
  source: { kind: 'blob', blob: new File([typeof content === 'string' ? content : new Uint8Array(content)], name) },
})
const read: ReadSmall = async (blob, limitBytes) => (blob.size > limitBytes ? undefined : blob.arrayBuffer())
const all = async (files: readonly ZipJobFile[], reader = read, isStarting = () => false) => {
  const batches = []
  for await (const batch of toBatches(files, { read: reader, isStarting })) batches.push(batch)
  return batches
}
const textOf = ({ source }: ZipJobFile) =>
  source.kind === 'bytes' ? new TextDecoder().decode(source.bytes) : source.kind

describe('toBatches', () => {
  it('reads small picked files and hands on everything else, in the order of the job', async () => {
    const files: ZipJobFile[] = [
      picked('a', 'content of a'),
      { path: 'text', source: { kind: 'text', text: 'x' } },
      picked('big', 100_000),
      picked('listed', 'content', 7),
      { path: 'blob', source: { kind: 'blob', blob: new Blob(['costs nothing to hand over']) } },
      picked('b', 'content of b'),
    ]
    const [batch, ...more] = await all(files)
    expect(more).toEqual([])
    expect(batch?.files.map(({ path }) => path)).toEqual(files.map(({ path }) => path))
    expect(batch?.files.map(textOf)).toEqual(['content of a', 'text', 'blob', 'blob', 'blob', 'content of b'])
    expect(batch?.memory.map(({ byteLength }) => byteLength)).toEqual([12, 12])
  })

  it('keeps the order whatever is read first, and at most so many reads at a time', async () => {
    let active = 0
    let most = 0
    const uneven: ReadSmall = async (blob) => {
      active += 1
      most = Math.max(most, active)
      for (let turns = blob.size % 7; turns >= 0; turns--) await new Promise((resolve) => setImmediate(resolve))
      active -= 1
      return blob.arrayBuffer()
    }
    const files = Array.from({ length: 1000 }, (_, index) => picked(`${index}`, `${index}`.repeat((index % 13) + 1)))
    const batches = await all(files, uneven)
    expect(batches.flatMap(({ files: list }) => list.map(({ path }) => path))).toEqual(files.map(({ path }) => path))
    expect(batches.length).toBeGreaterThan(3)
    expect(most).toBeLessThanOrEqual(64)
    expect(most).toBeGreaterThan(16)
  })

  it('reads small files of known size only until the worker can', async () => {
    let turns = 0
    const files = Array.from({ length: 200 }, (_, index) => picked(`${index}`, 'x', index === 3 ? 70_000 : 1))
    const batched = (await all(files, read, () => ++turns <= 100)).flatMap((batch) => batch.files)
    // Whoever knew the size knows the date.
    expect(batched[0]?.modifiedAtMs).toBeGreaterThan(1e12)
    expect(batched.map(textOf)).toEqual(files.map((_, index) => (index < 100 && index !== 3 ? 'x' : 'blob')))
  })

  it('reads nothing that nobody asks for: what waits stays small', async () => {
    let reads = 0
    const files = Array.from({ length: 200 }, (_, index) => picked(`${index}`, 60_000))
    const counted: ReadSmall = (blob) => {
      reads += 1
      return blob.arrayBuffer()
    }
    const batches = toBatches(files, { read: counted })
    const first = await batches.next()
    await new Promise((resolve) => setImmediate(resolve))
    const bytes = first.value?.memory.reduce((sum, { byteLength }) => sum + byteLength, 0) ?? 0
    expect(bytes).toBeLessThanOrEqual(1024 * 1024 + 60_000)
    expect(reads).toBeLessThanOrEqual((first.value?.files.length ?? 0) + 64)
    await batches.return()
  })

  it('R-17: a file that is gone is handed on with the reason, and stops nobody', async () => {
    const gone: ReadSmall = async (blob, limitBytes) => {
      if (blob.size === 4) throw new DOMException('', 'NotFoundError')
      return read(blob, limitBytes)
    }
    const [batch] = await all([picked('a', 'a'), picked('gone', 'gone'), picked('b', 'b')], gone)
    expect(batch?.files.map(textOf)).toEqual(['a', 'none', 'b'])
    expect(batch?.files[1]?.source).toEqual({
      kind: 'none',
      code: 'changed_since_review',
      reason: 'The file has changed or is gone.',
    })
  })
})
