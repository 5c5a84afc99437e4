import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32, type ZipEntry, zipStream } from '@octavo/core'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readMembers } from './library.ts'
import { makeArchive } from './make-archive.ts'
import type { ZipJobFile } from './protocol.ts'
import { openBlobStore } from './store.ts'

/** An archive as the server makes them. */
async function archiveOf(entries: readonly ZipEntry[]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of zipStream(entries, { crc32 })) chunks.push(chunk.slice())
  return Buffer.concat(chunks)
}
const entry = (name: string, content: Uint8Array): ZipEntry => ({
  name,
  modifiedAtMs: 0,
  sizeBytes: content.length,
  open: () => content,
})
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
const contentOf = (index: number) => new TextEncoder().encode(`content of ${index}`)

describe('readMembers', () => {
  it('gives back what the writer of the server wrote', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 30 }), async (contents) => {
        const archive = await archiveOf(contents.map((content, index) => entry(idOf(index), content)))
        const members = contents.map(({ length }, index) => ({ id: idOf(index), sizeBytes: length }))
        const found = readMembers(archive, members)
        expect([...found.keys()]).toEqual(members.map(({ id }) => id))
        contents.forEach((content, index) => {
          expect(found.get(idOf(index))).toEqual(Buffer.from(content))
        })
      }),
    )
  })

  it('never gives bytes that are not what was asked for, whatever is broken', async () => {
    const contents = [0, 1, 2, 3].map(contentOf)
    const archive = await archiveOf(contents.map((content, index) => entry(idOf(index), content)))
    const members = contents.map(({ length }, index) => ({ id: idOf(index), sizeBytes: length }))
    await fc.assert(
      fc.asyncProperty(
        fc.nat(archive.length - 1),
        fc.integer({ min: 1, max: 255 }),
        fc.boolean(),
        async (at, bits, isCut) => {
          const broken = archive.slice(0, isCut ? at : archive.length)
          if (!isCut) broken[at] = (broken[at] ?? 0) ^ bits
          for (const [id, bytes] of readMembers(broken, members)) {
            const index = members.findIndex((member) => member.id === id)
            // A name that the fault turned into another one that was asked for would be no fault of the reader's.
            if (index >= 0 && !(at >= 30 && isName(at, archive)))
              expect(bytes).toEqual(Buffer.from(contents[index] ?? []))
          }
        },
      ),
    )
  })

  it('leaves out what nobody asked for and what has another size', async () => {
    const archive = await archiveOf([
      entry(idOf(0), contentOf(0)),
      entry('../../etc', contentOf(1)),
      entry(idOf(2), contentOf(2)),
    ])
    const found = readMembers(archive, [
      { id: idOf(0), sizeBytes: contentOf(0).length },
      { id: idOf(2), sizeBytes: 5 },
    ])
    expect([...found.keys()]).toEqual([idOf(0)])
  })
})

/** True when a byte of an archive lies in the name of a member. */
function isName(at: number, archive: Uint8Array): boolean {
  const text = Buffer.from(archive).toString('latin1')
  return [...text.matchAll(/00000000-0000-4000-8000-\d{12}/gu)].some(({ index }) => at >= index && at < index + 36)
}

describe('files of the library', () => {
  const COUNT = 300
  const asked: { method: string; url: string; authorization: string | undefined }[] = []
  const lost = new Set<number>()
  let answer: 'whole' | 'cut' | 'refused' = 'whole'
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request
    asked.push({ method, url, authorization: request.headers.authorization })
    if (method === 'GET') {
      const index = Number(url.slice(1))
      if (lost.has(index)) response.writeHead(404, 'Not Found').end()
      else response.end(contentOf(index))
      return
    }
    const { ids, names } = JSON.parse(Buffer.concat(await request.toArray()).toString())
    expect(names).toBe('id')
    const here = (ids as string[]).map((id) => Number(id.slice(-12)))
    const archive = await archiveOf(
      here.map((index) => ({
        ...entry(idOf(index), contentOf(index)),
        open: () => {
          if (lost.has(index)) throw new Error('lost')
          return contentOf(index)
        },
      })),
    )
    if (answer === 'refused') response.writeHead(429).end('too many')
    else if (answer === 'cut') response.end(archive.subarray(0, archive.length >> 2))
    else response.end(archive)
  })
  let origin = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    asked.length = 0
    lost.clear()
    answer = 'whole'
  })

  const files = (count: number): ZipJobFile[] =>
    Array.from({ length: count }, (_, index) => ({
      path: `folder/Letter ${index}.txt`,
      modifiedAtMs: 0,
      source: {
        kind: 'url',
        url: `${origin}/${index}`,
        isOurs: true,
        estimatedBytes: contentOf(index).length,
        libraryId: idOf(index),
      },
    }))
  const pack = async (count: number) => {
    const job = { batches: [files(count)], headers: { Authorization: 'Bearer token' } }
    const signal = new AbortController().signal
    const done = await makeArchive(job, openBlobStore(), { signal, onProgress: () => undefined })
    return { ...done, bytes: new Uint8Array(await done.archive.arrayBuffer()) }
  }
  /** The content of the files as they stand in the archive, by path. */
  const contents = (bytes: Uint8Array, count: number) =>
    readMembers(
      bytes,
      files(count).map(({ path }, index) => ({ id: path, sizeBytes: contentOf(index).length })),
    )

  it('come many in one request, with our headers', async () => {
    const { added, bytes } = await pack(COUNT)
    expect(added).toBe(COUNT)
    const found = contents(bytes, COUNT)
    files(COUNT).forEach(({ path }, index) => {
      expect(Buffer.from(found.get(path) ?? [])).toEqual(Buffer.from(contentOf(index)))
    })
    expect(asked).toEqual(
      Array.from({ length: 3 }, () => ({ method: 'POST', url: '/api/files/archive', authorization: 'Bearer token' })),
    )
  })

  it('are fetched one by one where they are few', async () => {
    expect((await pack(12)).added).toBe(12)
    expect(asked.map(({ method }) => method)).toEqual(Array.from({ length: 12 }, () => 'GET'))
  })

  it('R-17: one that is not among them is asked for by itself, which says why it is missing', async () => {
    lost.add(5)
    lost.add(299)
    const { added, missing } = await pack(COUNT)
    expect(added).toBe(COUNT - 2)
    expect(missing).toEqual([
      { index: 5, reason: 'Download failed: Not Found' },
      { index: 299, reason: 'Download failed: Not Found' },
    ])
    expect(asked.filter(({ method }) => method === 'GET').map(({ url }) => url)).toEqual(['/5', '/299'])
  })

  it.each(['cut', 'refused'] as const)('are all there even when the answer for many is %s', async (how) => {
    answer = how
    const { added, bytes } = await pack(COUNT)
    expect(added).toBe(COUNT)
    expect(contents(bytes, COUNT).size).toBe(COUNT)
    expect(asked.some(({ method }) => method === 'GET')).toBe(true)
  })
})
