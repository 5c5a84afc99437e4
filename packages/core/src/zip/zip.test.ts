import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainCrc32, readDirectory, readZip } from '../../test/zip-reader.ts'
import { AppError } from '../errors/errors.ts'
import { collisionKey } from '../item/fold.ts'
import {
  crc32,
  type ZipContent,
  type ZipEntry,
  type ZipOptions,
  type ZipResult,
  zipSizeBytes,
  zipStream,
} from './index.ts'

const text = (value: string) => new TextEncoder().encode(value)
const untext = (value: Uint8Array | undefined) => new TextDecoder().decode(value)
const file = (name: string, content: ZipContent | (() => ZipContent), facts: Partial<ZipEntry> = {}): ZipEntry => ({
  name,
  modifiedAtMs: Date.UTC(2026, 10, 21, 3, 4, 6),
  open: () => (typeof content === 'function' ? content() : content),
  ...facts,
})

async function zip(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>, options: Partial<ZipOptions> = {}) {
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
async function zipRewritten(entries: Iterable<ZipEntry>) {
  let archive = new Uint8Array(0)
  const rewrite = (offset: number, bytes: Uint8Array) => {
    expect(offset + bytes.length).toBeLessThanOrEqual(archive.length)
    archive.set(bytes, offset)
  }
  for await (const chunk of zipStream(entries, { crc32, rewrite }))
    archive = new Uint8Array(Buffer.concat([archive, chunk]))
  return archive
}

async function* pieces(...list: (Uint8Array | Error)[]) {
  for (const piece of list) {
    if (piece instanceof Error) throw piece
    yield piece
  }
}

const big = new Uint8Array(3 * 1024 * 1024).map((_, index) => index * 7)
const cut = (bytes: Uint8Array, count: number) =>
  Array.from({ length: count }, (_, index) =>
    bytes.subarray((bytes.length * index) / count, (bytes.length * (index + 1)) / count),
  )

describe('zipStream', () => {
  it('writes one small file exactly as the format says', async () => {
    const { archive } = await zip([file('a.txt', text('hello'))])
    const time = '8318755d'
    const stamp = `5554050001${toHexLe(Date.UTC(2026, 10, 21, 3, 4, 6) / 1000)}`
    const local = `504b0304 1400 0008 0000 ${time} 86a61036 05000000 05000000 0500 0900 612e747874 ${stamp} 68656c6c6f`
    const central = `504b0102 2d03 1400 0008 0000 ${time} 86a61036 05000000 05000000 0500 0900 0000 0000 0000 0000a481 00000000 612e747874 ${stamp}`
    const end = '504b0506 0000 0000 0100 0100 3c000000 31000000 0000'
    expect(Buffer.from(archive).toString('hex')).toBe(`${local}${central}${end}`.replaceAll(' ', ''))
  })

  it('writes an empty archive and empty files', async () => {
    expect((await zip([])).archive.length).toBe(22)
    const { archive, result } = await zip([file('empty', new Uint8Array(), { sizeBytes: 0 })])
    expect(readZip(archive).get('empty')?.length).toBe(0)
    expect(result).toEqual({ added: 1, missing: [], sizeBytes: archive.length, manifestName: undefined })
  })

  it('gives random trees back byte for byte, with distinct safe names and the forecast size', async () => {
    const segment = fc.oneof(
      fc.constantFrom('a', 'A', 'ß', 'SS', 'é', 'e\u0301', '..', '.', '', 'CON', 'x '),
      fc.string(),
    )
    const wish = fc.record({
      name: fc.array(segment, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/')),
      bytes: fc.uint8Array({ maxLength: 300 }),
      modifiedAtMs: fc.integer({ min: -1e13, max: 1e13 }),
      form: fc.constantFrom('bytes', 'promise', 'pieces', 'sync', 'unknown'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { maxLength: 12 }), fc.integer({ min: 1, max: 5 }), async (wishes, readAhead) => {
        const entries = wishes.map(({ name, bytes, modifiedAtMs, form }) => ({
          name,
          modifiedAtMs,
          ...(form === 'unknown' ? {} : { sizeBytes: bytes.length }),
          open: () =>
            form === 'bytes'
              ? bytes
              : form === 'promise'
                ? Promise.resolve(bytes)
                : form === 'sync'
                  ? [bytes]
                  : pieces(bytes),
        }))
        const { archive, result } = await zip(entries, { readAhead })
        const files = [...readZip(archive)]
        expect(files.map(([, bytes]) => bytes)).toEqual(wishes.map(({ bytes }) => bytes))
        expect(new Set(files.map(([name]) => collisionKey(name))).size).toBe(files.length)
        for (const [name] of files) {
          expect(name).toBe(name.normalize('NFC'))
          expect(name).not.toMatch(/^\/|\\|(^|\/)\.{0,2}(\/|$)|[<>:"|?*]|\p{Cc}|[. ](\/|$)/u)
        }
        expect(result.missing).toEqual([])
        const sizes = wishes.map(({ name, bytes, modifiedAtMs }) => ({ name, modifiedAtMs, sizeBytes: bytes.length }))
        expect(zipSizeBytes(sizes)).toBe(archive.length)
        expect(readZip(await zipRewritten(entries))).toEqual(readZip(archive))
      }),
      { numRuns: 150 },
    )
  })

  it('writes big content piece by piece, with a descriptor only where it must', async () => {
    const content = () => pieces(...cut(big, 7))
    const known = { sizeBytes: big.length }
    const cases = [
      { facts: {}, descriptor: true },
      { facts: known, descriptor: true },
      { facts: { ...known, crc32: crc32(big) }, descriptor: false },
    ]
    for (const { facts, descriptor } of cases) {
      const entries = [file('big.bin', content, facts), file('tail', text('x'))]
      const { archive } = await zip(entries)
      expect(Buffer.from(readZip(archive).get('big.bin') ?? []).equals(Buffer.from(big))).toBe(true)
      expect(((readDirectory(archive)[0]?.flags ?? 0) & 8) !== 0).toBe(descriptor)
      const rewritten = await zipRewritten(entries)
      expect(Buffer.from(readZip(rewritten).get('big.bin') ?? []).equals(Buffer.from(big))).toBe(true)
      expect((readDirectory(rewritten)[0]?.flags ?? 8) & 8).toBe(0)
    }
    const sized = [{ name: 'big.bin', modifiedAtMs: 0, ...known }]
    for (const rewrite of [false, true]) {
      const entries = [{ ...file('big.bin', content, known), modifiedAtMs: 0 }]
      const length = rewrite ? (await zipRewritten(entries)).length : (await zip(entries)).archive.length
      expect(zipSizeBytes(sized, { rewrite })).toBe(length)
    }
  })

  it('keeps the pieces of a big file uncopied, and small ones together', async () => {
    const parts = cut(big, 3)
    const entries = [
      file('s1', text('1')),
      file('s2', text('2')),
      file('big', () => pieces(...parts)),
      file('s3', text('3')),
    ]
    const chunks: Uint8Array[] = []
    for await (const chunk of zipStream(entries, { crc32 })) chunks.push(chunk)
    // First entry at once; the header of the big one with what came before it; the directory with what follows.
    expect(chunks.length).toBe(2 + 2 + 1)
    expect(chunks[3]?.buffer).toBe(parts[2]?.buffer)
  })

  it('keeps times: UT in seconds, MS-DOS in local time, both inside their bounds', async () => {
    const at = [Date.UTC(2026, 0, 1), Date.UTC(1970, 0, 1), Date.UTC(2200, 0, 1), Number.NaN]
    const entries = at.map((modifiedAtMs, index) => file(`${index}`, text(''), { modifiedAtMs }))
    const { archive } = await zip(entries, { utcOffsetMinutes: () => 90 })
    const [now, old, far, broken] = readDirectory(archive)
    expect(now).toMatchObject({
      unixSeconds: Date.UTC(2026, 0, 1) / 1000,
      dosTime: (46 << 25) | (1 << 21) | (1 << 16) | (1 << 11) | (30 << 5),
    })
    expect(old).toMatchObject({ unixSeconds: 0, dosTime: (1 << 21) | (1 << 16) })
    expect(far).toMatchObject({ unixSeconds: undefined, dosTime: 0xff9fbf7d })
    expect(broken).toMatchObject({ unixSeconds: 0 })
  })

  it('holds more than 65,535 entries', async () => {
    const count = 70_000
    const entries = Array.from({ length: count }, (_, index) => file(`${index % 10}/${index}`, text(String(index))))
    const { archive, result } = await zip(entries)
    expect(result.added).toBe(count)
    const files = readDirectory(archive)
    expect(files.length).toBe(count)
    expect(files.at(-1)?.name).toBe(`9/${count - 1}`)
    expect(zipSizeBytes(entries.map((entry, index) => ({ ...entry, sizeBytes: String(index).length })))).toBe(
      archive.length,
    )
  })

  it('holds files and offsets beyond 4 GiB', async () => {
    const piece = new Uint8Array(8 * 1024 * 1024)
    const size = 4 * 1024 ** 3 + 5
    function* zeros() {
      for (let left = size; left > 0; left -= piece.length) yield left < piece.length ? piece.subarray(0, left) : piece
    }
    for (const sizeBytes of [size, undefined]) {
      const entries = [
        file('huge.bin', zeros, sizeBytes === undefined ? {} : { sizeBytes }),
        file('after.txt', text('behind four gibibytes'), { sizeBytes: 21 }),
      ]
      let total = 0
      let tail = new Uint8Array(0)
      // The checksum of 4 GiB would only cost time here: lengths and offsets are what is looked at.
      for await (const chunk of zipStream(entries, { crc32: (bytes, before = 0) => (before + bytes.length) >>> 0 })) {
        total += chunk.length
        if (chunk.length < 4096) tail = new Uint8Array(Buffer.concat([tail, chunk]).subarray(-4096))
        else tail = new Uint8Array(0)
      }
      const [huge, after] = readDirectory(tail, total)
      expect(huge).toMatchObject({ name: 'huge.bin', sizeBytes: size, offset: 0, versionNeeded: 45, crc32: 5 })
      expect(after).toMatchObject({ name: 'after.txt', sizeBytes: 21 })
      expect(after?.offset).toBeGreaterThan(size)
      const first = { name: 'huge.bin', modifiedAtMs: 0, sizeBytes: size }
      if (sizeBytes) expect(zipSizeBytes([first, { name: 'after.txt', modifiedAtMs: 0, sizeBytes: 21 }])).toBe(total)
    }
  })
})

describe('names in an archive', () => {
  const names = async (...wishes: string[]) => {
    const { archive } = await zip(wishes.map((name, index) => file(name, text(String(index)))))
    return [...readZip(archive).keys()]
  }

  it('N-3: the NFC and NFD forms of one name become two distinct NFC names', async () => {
    expect(await names('\u00e9.txt', 'e\u0301.txt')).toEqual(['\u00e9.txt', '\u00e9 (2).txt'])
  })

  it('N-4: names that differ only in case get a number, in folders too', async () => {
    expect(await names('A.txt', 'a.txt', 'ß', 'SS')).toEqual(['A.txt', 'a (2).txt', 'ß', 'SS (2)'])
    expect(await names('Dir/x', 'dir/X', 'dir/y')).toEqual(['Dir/x', 'dir/X (2)', 'dir/y'])
  })

  it('N-5: names that Windows refuses are made safe', async () => {
    const safe = await names('CON', 'nul.txt', 'COM¹', 'CLOCK$', 'CONIN$', 'end. ', 'a:b')
    expect(safe).toEqual(['CON_', 'nul_.txt', 'COM¹_', 'CLOCK$_', 'CONIN$_', 'end', 'a_b'])
  })

  it('never leave the folder they are unpacked into', async () => {
    const safe = await names('../../etc/passwd', '/abs', 'a/../b', 'C:\\x', './c', 'd//e', '', '..')
    expect(safe).toEqual(['_/_/etc/passwd', 'abs', 'a/_/b', 'C__x', 'c', 'd/e', '_ (2)', '_ (3)'])
  })

  it('never make a file and a folder of one name', async () => {
    expect(await names('a', 'a/b', 'c/d', 'c')).toEqual(['a', 'a (2)/b', 'c/d', 'c (2)'])
  })

  it('are found fast for ten thousand twins', async () => {
    const twins = await names(...Array.from({ length: 10_000 }, () => 'same.txt'))
    expect(twins.at(-1)).toBe('same (10000).txt')
  })
})

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

describe('crc32', () => {
  it('agrees with the standard, in one piece or several, at any alignment', () => {
    expect(crc32(text('123456789'))).toBe(0xcbf43926)
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(40), fc.nat(200), (bytes, shift, at) => {
        const shifted = new Uint8Array(bytes.length + shift).subarray(shift)
        shifted.set(bytes)
        expect(crc32(shifted)).toBe(plainCrc32(bytes))
        expect(crc32(shifted.subarray(at), crc32(shifted.subarray(0, at)))).toBe(plainCrc32(bytes))
      }),
    )
  })
})

function toHexLe(value: number): string {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32LE(value)
  return bytes.toString('hex')
}
