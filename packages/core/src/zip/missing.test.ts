import { describe, expect, it } from 'vitest'
import { big, cut, file, pieces, text, untext, zip, zipRewritten } from '../../test/zip-making.ts'
import { readDirectory, readZip } from '../../test/zip-reader.ts'
import { AppError } from '../errors/errors.ts'
import { crc32, type ZipContent, zipStream } from './index.ts'

describe('R-17: files that cannot be added', () => {
  const gone = () => {
    throw new AppError('not_found', 'It is not there any more.')
  }
  const manifest = (archive: Uint8Array, name = '_missing_files.json') => JSON.parse(untext(readZip(archive).get(name)))

  it('R-17: what cannot be opened is left out and listed with its reason', async () => {
    const entries = [
      file('a', text('a')),
      file('gone', gone),
      file('rejected', () => Promise.reject(new Error('/secret/path')) as unknown as ZipContent),
      file('other size', text('12345'), { sizeBytes: 4 }),
      file('other content', text('12345'), { crc32: 1 }),
      file('z', text('z')),
    ]
    for (const readAhead of [1, 4]) {
      const { archive, result } = await zip(entries, { readAhead })
      expect([...readZip(archive).keys()]).toEqual(['a', 'z', '_missing_files.json'])
      expect(manifest(archive)).toEqual({
        added: 2,
        missing: [
          { path: 'gone', code: 'not_found', reason: 'It is not there any more.' },
          { path: 'rejected', code: 'io_error', reason: 'The file could not be read.' },
          { path: 'other size', code: 'changed_since_review', reason: 'The file has changed since it was listed.' },
          { path: 'other content', code: 'corrupt', reason: 'The file no longer has the content that was stored.' },
        ],
      })
      expect(result.missing.map(({ index }) => index)).toEqual([1, 2, 3, 4])
      expect(result.manifestName).toBe('_missing_files.json')
    }
  })

  it('R-17: what breaks half-way leaves no truncated file under its name', async () => {
    const broken = [
      file('vanishes', () => pieces(...cut(big, 4).slice(0, 2), new Error('EIO'))),
      file('shrinks', () => pieces(...cut(big, 4).slice(0, 3)), { sizeBytes: big.length }),
      file('grows', () => pieces(big, big), { sizeBytes: big.length }),
      file('lies', () => pieces(big), { sizeBytes: big.length, crc32: 1 }),
    ]
    const entries = [...broken, file('whole', text('whole'))]
    const { archive, result } = await zip(entries)
    expect([...readZip(archive).keys()]).toEqual(['whole', '_missing_files.json'])
    expect(result.missing.map(({ path }) => path)).toEqual(['vanishes', 'shrinks', 'grows', 'lies'])
    expect([...readZip(await zipRewritten(entries)).keys()]).toEqual(['whole', '_missing_files.json'])
  })

  it('R-17: the list finds a name beside a file that is called so itself', async () => {
    const { archive, result } = await zip([file('_missing_files.json', text('mine')), file('gone', gone)])
    expect(result.manifestName).toBe('_missing_files (2).json')
    expect(untext(readZip(archive).get('_missing_files.json'))).toBe('mine')
    expect(manifest(archive, '_missing_files (2).json').missing.length).toBe(1)
  })

  it('R-17: an aborted archive has no end, and everything that was open is closed', async () => {
    for (const at of ['open', 'piece', 'list'] as const) {
      const stop = new AbortController()
      let closed = 0
      async function* hanging() {
        try {
          yield big.subarray(0, 2_000_000)
          if (at === 'piece') {
            queueMicrotask(() => stop.abort())
            await new Promise((resolve) => setTimeout(resolve, 20))
          }
          yield big.subarray(2_000_000)
        } finally {
          closed += 1
        }
      }
      async function* list() {
        yield file('first', text('first'))
        yield file('big', hanging)
        if (at === 'open')
          yield file('never', () => new Promise<Uint8Array>(() => stop.abort()) as unknown as ZipContent)
        if (at === 'list') await new Promise(() => stop.abort())
      }
      const chunks: Uint8Array[] = []
      const run = async () => {
        for await (const chunk of zipStream(list(), { crc32, signal: stop.signal })) chunks.push(chunk.slice())
      }
      await expect(run()).rejects.toMatchObject({ code: 'cancelled' })
      expect(() => readDirectory(new Uint8Array(Buffer.concat(chunks)))).toThrow()
      await expect.poll(() => closed).toBe(1)
    }
  })

  it('R-17: a reader that stops early, a broken list and a broken output end it without an end record', async () => {
    let closed = false
    async function* content() {
      try {
        yield big
        yield big
      } finally {
        closed = true
      }
    }
    for await (const _chunk of zipStream([file('a', content)], { crc32 })) break
    expect(closed).toBe(true)
    async function* list() {
      yield file('a', text('a'))
      throw new Error('listing broke')
    }
    await expect(zip(list())).rejects.toThrow('listing broke')
    const rewrite = () => Promise.reject(new Error('disk full'))
    await expect(zip([file('a', content)], { rewrite })).rejects.toThrow('disk full')
  })
})

describe('reading ahead', () => {
  it('opens small entries before their turn, in bounds, and big ones alone', async () => {
    let open = 0
    let most = 0
    const opened: string[] = []
    const entry = (name: string, sizeBytes: number) => ({
      ...file(name, text('')),
      sizeBytes,
      open: async () => {
        opened.push(name)
        open += 1
        most = Math.max(most, open)
        await new Promise((resolve) => setTimeout(resolve, 1))
        open -= 1
        return new Uint8Array(sizeBytes)
      },
    })
    const entries = [
      ...Array.from({ length: 20 }, (_, index) => entry(`s${index}`, 10)),
      entry('big', 2 ** 21),
      entry('last', 1),
    ]
    const { result } = await zip(entries, { readAhead: 8 })
    expect(result.added).toBe(22)
    expect(most).toBe(8)
    expect(opened.slice(-2)).toEqual(['big', 'last'])
  })
})
