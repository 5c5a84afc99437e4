import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { big, cut, file, pieces, text, zip, zipRewritten } from '../../test/zip-making.ts'
import { plainCrc32, readDirectory, readZip } from '../../test/zip-reader.ts'
import { collisionKey } from '../item/fold.ts'
import { crc32, zipStream } from './index.ts'

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

  it('fills the memory of used chunks again where it may, and writes every byte of it anew', async () => {
    const entries = () =>
      Array.from({ length: 300 }, (_, index) =>
        file(`${index}.bin`, new Uint8Array((index * 97) % 20_000).fill(index), { sizeBytes: (index * 97) % 20_000 }),
      )
    const chunks: Uint8Array[] = []
    const memory = new Set<unknown>()
    for await (const chunk of zipStream(entries(), { crc32, reuse: true })) {
      chunks.push(chunk.slice())
      memory.add(chunk.buffer)
      chunk.fill(0xff)
    }
    expect(memory.size).toBeLessThan(chunks.length)
    const { archive } = await zip(entries())
    expect(Buffer.concat(chunks).equals(archive)).toBe(true)
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

  it('UX-102: each file bears its own date to the second, wherever it is unpacked, however its bytes arrive', async () => {
    const wish = fc.record({
      modifiedAtMs: fc.integer({ min: -0x80000000 * 1000, max: 0x7fffffff * 1000 }),
      isSizeKnown: fc.boolean(),
      isInPieces: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(wish, { maxLength: 8 }),
        fc.integer({ min: -14 * 60, max: 14 * 60 }),
        async (wishes, utcOffset) => {
          const entries = wishes.map(({ modifiedAtMs, isSizeKnown, isInPieces }, index) =>
            file(`${index}`, () => (isInPieces ? pieces(text('a'), text('b')) : text('ab')), {
              modifiedAtMs,
              ...(isSizeKnown && { sizeBytes: 2 }),
            }),
          )
          const { archive } = await zip(entries, { utcOffsetMinutes: () => utcOffset })
          expect(readDirectory(archive).map(({ unixSeconds }) => unixSeconds)).toEqual(
            wishes.map(({ modifiedAtMs }) => Math.floor(modifiedAtMs / 1000)),
          )
        },
      ),
    )
  })

  it('holds more than 65,535 entries', async () => {
    const count = 70_000
    const entries = Array.from({ length: count }, (_, index) => file(`${index % 10}/${index}`, text(String(index))))
    const { archive, result } = await zip(entries)
    expect(result.added).toBe(count)
    const files = readDirectory(archive)
    expect(files.length).toBe(count)
    expect(files.at(-1)?.name).toBe(`9/${count - 1}`)
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
    }
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
