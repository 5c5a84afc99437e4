import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeArchive } from './make-archive.ts'
import type { ZipJobFile, ZipProgress } from './protocol.ts'
import { type ArchiveStore, openBlobStore } from './store.ts'

const seen: { url: string; authorization: string | undefined }[] = []
// Connections stay: on a busy machine one would be closed in the moment in which the next test asks over it.
const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  seen.push({ url: request.url ?? '', authorization: request.headers.authorization })
  if (request.url === '/gone') response.writeHead(404, 'Not Found').end()
  else if (request.url === '/cut') {
    response.writeHead(200, { 'Content-Length': '5000000' })
    response.write(Buffer.alloc(2_000_000), () => response.destroy())
  } else if (request.url === '/hangs') response.writeHead(200).write('x')
  else response.end(Buffer.from(`content of ${request.url}`))
})
let origin = ''
let folder = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  folder = mkdtempSync(join(tmpdir(), 'octavo-web-zip-'))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const job = (...wishes: (Pick<ZipJobFile, 'path'> & Partial<ZipJobFile> & { text?: string })[]) => {
  const files: ZipJobFile[] = wishes.map(({ path, text = path, source = { kind: 'text', text } }) => ({
    path,
    modifiedAtMs: 0,
    source,
  }))
  return { headers: { Authorization: 'Bearer token' }, files, batches: [files.slice(0, 70), files.slice(70)] }
}
const blob = (path: string, bytes: BlobPart) => ({ path, source: { kind: 'blob' as const, blob: new Blob([bytes]) } })
const url = (path: string, address: string, isOurs = true, estimatedBytes = 100) => ({
  path,
  source: { kind: 'url' as const, url: origin + address, isOurs, estimatedBytes },
})
const options = (
  onProgress: (progress: ZipProgress) => void = () => undefined,
  signal = new AbortController().signal,
) => ({
  signal,
  onProgress,
})

/** Name and text of every file of an archive, as Python's zipfile reads them. */
async function read(archive: Blob): Promise<Record<string, string>> {
  const path = join(folder, 'archive.zip')
  writeFileSync(path, new Uint8Array(await archive.arrayBuffer()))
  const script =
    'import json,sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(json.dumps({n: z.read(n).decode("latin-1") for n in z.namelist()}))'
  return JSON.parse(execFileSync('python3', ['-c', script, path], { maxBuffer: 1e8 }).toString())
}
const hasPython = spawnSync('python3', ['--version']).status === 0

describe.runIf(hasPython)('makeArchive', () => {
  it('packs texts, blobs and addresses, small and big, in their order', async () => {
    const big = 'x'.repeat(5_000_000)
    const small = Array.from({ length: 100 }, (_, index) => blob(`s/${index}`, `small ${index}`))
    const files = job(
      { path: 'a.txt', text: 'text' },
      ...small,
      blob('big', big),
      url('web', '/file'),
      blob('last', 'last'),
    )
    const done = await makeArchive(files, openBlobStore(), options())
    expect(done).toMatchObject({ added: 104, missing: [] })
    const contents = await read(done.archive)
    expect(Object.keys(contents)).toEqual(files.files.map(({ path }) => path))
    expect(contents).toMatchObject({ 'a.txt': 'text', 's/0': 'small 0', 's/99': 'small 99', last: 'last' })
    expect(contents.big === big).toBe(true)
    expect(contents.web).toBe('content of /file')
  })

  it('UX-102: gives each file its own date, one picked here and one of the library alike', async () => {
    const dates = [Date.UTC(2001, 6, 1, 12, 0, 1), Date.UTC(2026, 9, 25, 0, 30)]
    const files = dates.flatMap((at, index): ZipJobFile[] => [
      { path: `picked ${index}`, source: { kind: 'blob', blob: new File(['x'], 'x', { lastModified: at }) } },
      { ...url(`library ${index}`, '/file'), modifiedAtMs: at },
    ])
    const { archive } = await makeArchive({ ...job(), batches: [files] }, openBlobStore(), options())
    const path = join(folder, 'dated.zip')
    writeFileSync(path, new Uint8Array(await archive.arrayBuffer()))
    // The extended timestamp (0x5455) holds seconds in UTC behind its head and its flags.
    const script =
      'import json,struct,sys,zipfile; print(json.dumps([[i.filename, struct.unpack("<HHBi", i.extra)[3]] for i in zipfile.ZipFile(sys.argv[1]).infolist()]))'
    expect(JSON.parse(execFileSync('python3', ['-c', script, path]).toString())).toEqual(
      files.map(({ path: name }) => [name, (dates[Number(name.at(-1))] ?? 0) / 1000]),
    )
  })

  it('sends our headers to our own server only', async () => {
    seen.length = 0
    await makeArchive(job(url('a', '/ours'), url('b', '/theirs', false)), openBlobStore(), options())
    expect(seen.map(({ url: path, authorization }) => [path, authorization])).toEqual([
      ['/ours', 'Bearer token'],
      ['/theirs', undefined],
    ])
  })

  it('R-17: names what could not be had and packs the rest', async () => {
    const broken = new Blob(['changed'])
    // What a browser does when the file behind a blob has changed since it was picked.
    broken.slice = () => broken
    broken.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
    const told: ZipProgress[] = []
    const done = await makeArchive(
      job(
        { path: 'good' },
        url('gone', '/gone'),
        url('cut', '/cut', true, 5_000_000),
        { path: 'none', source: { kind: 'none', code: 'bad_input', reason: 'No valid file source provided' } },
        { path: 'changed', source: { kind: 'blob', blob: broken } },
        { path: 'also good' },
      ),
      openBlobStore(),
      options((progress) => told.push({ ...progress, missing: [...progress.missing] })),
    )
    expect(done.added).toBe(2)
    expect(done.missing).toEqual([
      { index: 1, reason: 'Download failed: Not Found' },
      { index: 2, reason: 'The connection broke before the whole file had arrived.' },
      { index: 3, reason: 'No valid file source provided' },
      { index: 4, reason: 'The file has changed or is gone.' },
    ])
    expect(told.at(-1)).toMatchObject({ count: 6, missing: [1, 2, 3, 4] })
    const contents = await read(done.archive)
    expect(Object.keys(contents)).toEqual(['good', 'also good', '_missing_files.json'])
  })

  it('throws what was written away when it is cancelled or the store is full', async () => {
    const stop = new AbortController()
    let discarded = 0
    const store = (write: ArchiveStore['write']): ArchiveStore => ({
      write,
      finish: async () => new Blob(),
      discard: async () => {
        discarded += 1
      },
    })
    const files = job({ path: 'first' }, url('hangs', '/hangs', true, 5_000_000))
    const cancelled = makeArchive(
      files,
      store(() => stop.abort()),
      options(undefined, stop.signal),
    )
    await expect(cancelled).rejects.toMatchObject({ code: 'cancelled' })
    const full = makeArchive(
      files,
      store(() => {
        throw new DOMException('The disk is full', 'QuotaExceededError')
      }),
      options(),
    )
    await expect(full).rejects.toThrow('The disk is full')
    expect(discarded).toBe(2)
  })
})
