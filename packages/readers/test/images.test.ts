import { crc32, deflateSync } from 'node:zlib'
import { bytesSource } from '@octavo/core'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { asPixels } from '../src/image/as-pixels.ts'
import { dateOf } from '../src/image/dates.ts'
import { readImage } from '../src/image/index.ts'
import { decodePixels } from '../src/image/pixels.ts'
import { createReaderPool, type ReaderPool } from '../src/node/index.ts'

let pool: ReaderPool | undefined
afterEach(() => pool?.close())

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const box = (type: string, ...parts: readonly (Uint8Array | readonly number[])[]) => {
  const inside = parts.flatMap((part) => [...part])
  return Uint8Array.from([...u32(inside.length + 8), ...ascii(type), ...inside])
}
const join = (...parts: readonly (Uint8Array | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]))

const EXIF = {
  IFD0: { Make: 'Lumen', Model: 'L-1 ', DateTime: '2020:02:02 10:00:00' },
  IFD2: { DateTimeOriginal: '2019:07:06 05:04:03', DateTimeDigitized: '2019:07:07 00:00:00' },
  IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 30/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '151/1 15/1 36/1' },
}
const drawn = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#3a7' } })
const photo = async (format: 'jpeg' | 'png' | 'webp') =>
  new Uint8Array(await drawn().withExif(EXIF).toFormat(format).toBuffer())

/** A little TIFF block: make, and the original date where RAW cameras put it. */
function tiff(magic: readonly number[]): Uint8Array {
  const [make, date] = [ascii('Lumen\0'), ascii('2018:01:02 03:04:05\0')]
  const le = (value: number, bytes: number) => Array.from({ length: bytes }, (_, i) => (value >>> (8 * i)) & 255)
  const entry = (tag: number, type: number, count: number, at: number) => [
    ...le(tag, 2),
    ...le(type, 2),
    ...le(count, 4),
    ...le(at, 4),
  ]
  const [firstAt, exifAt] = [8, 38]
  const makeAt = exifAt + 18
  const first = [...le(2, 2), ...entry(0x10f, 2, make.length, makeAt), ...entry(0x8769, 4, 1, exifAt), ...le(0, 4)]
  const exif = [...le(1, 2), ...entry(0x9003, 2, date.length, makeAt + make.length), ...le(0, 4)]
  return join([0x49, 0x49, ...magic], le(firstAt, 4), first, exif, make, date)
}

describe('readImage', () => {
  for (const format of ['jpeg', 'png', 'webp'] as const)
    it(`reads date, place, camera and size of a ${format}`, async () => {
      const read = await readImage(await photo(format))
      expect(read).toMatchObject({
        takenAt: '2019-07-06T05:04:03',
        make: 'Lumen',
        model: 'L-1',
        widthPx: 40,
        heightPx: 30,
      })
      expect(read.gps?.latitude).toBeCloseTo(-33.5, 6)
      expect(read.gps?.longitude).toBeCloseTo(151.26, 6)
      expect(read.code).toBeUndefined()
    })

  it('takes the date of XMP when there is no other, and a date of change only at last', async () => {
    const xmp = (text: string) =>
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:xmp="http://ns.adobe.com/xap/1.0/" ${text}/></rdf:RDF></x:xmpmeta>`
    const change = 'xmp:ModifyDate="2022-01-01T00:00:00Z"'
    const both = await drawn()
      .withXmp(xmp(`xmp:CreateDate="2021-05-06T07:08:09+02:00" ${change}`))
      .jpeg()
      .toBuffer()
    expect((await readImage(new Uint8Array(both))).takenAt).toBe('2021-05-06T07:08:09')
    const changed = await drawn().withXmp(xmp(change)).webp().toBuffer()
    expect((await readImage(new Uint8Array(changed))).takenAt).toBe('2022-01-01T00:00:00')
  })

  it('reads WebP without an extended header', async () => {
    for (const lossless of [true, false]) {
      const bytes = await drawn().webp({ lossless }).toBuffer()
      expect(await readImage(new Uint8Array(bytes))).toEqual({ widthPx: 40, heightPx: 30 })
    }
  })

  it('reads the RAW families that dress up their TIFF, and the JPEG in a RAF', async () => {
    const expected = { takenAt: '2018-01-02T03:04:05', make: 'Lumen' }
    for (const magic of [[0x2a, 0], [...ascii('RO')], [...ascii('RS')], [...ascii('U\0')]])
      expect(await readImage(tiff(magic))).toMatchObject(expected)
    const jpeg = await photo('jpeg')
    const raf = join(ascii('FUJIFILMCCD-RAW '), new Uint8Array(68), u32(100), u32(jpeg.length), new Uint8Array(8), jpeg)
    expect(await readImage(raf)).toMatchObject({ takenAt: '2019-07-06T05:04:03', make: 'Lumen' })
    const cr3 = join(
      box('ftyp', ascii('crx '), u32(1)),
      box('moov', box('uuid', new Uint8Array(16), box('CMT1', tiff([0x2a, 0])))),
    )
    expect(await readImage(cr3)).toMatchObject(expected)
  })

  it('a picture has the size that it is seen with, whichever way the camera was held', async () => {
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { data, info } = await drawn().jpeg().withMetadata({ orientation }).toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([40, 30])
      const seen = orientation >= 5 ? { widthPx: 30, heightPx: 40 } : { widthPx: 40, heightPx: 30 }
      expect([orientation, await readImage(new Uint8Array(data))]).toEqual([orientation, expect.objectContaining(seen)])
    }
    // A HEIF file is turned as its own properties say; no other way is looked for.
    for (const turns of [0, 1, 2, 3]) {
      const side = box('ispe', u32(0), u32(4032), u32(3024))
      const heif = join(
        box('ftyp', ascii('heic'), u32(0)),
        box('meta', u32(0), box('iprp', box('ipco', side, box('irot', [turns])))),
      )
      expect(await readImage(heif)).toEqual(
        turns % 2 === 1 ? { widthPx: 3024, heightPx: 4032 } : { widthPx: 4032, heightPx: 3024 },
      )
    }
  })

  it('reads the size of HEIF and the date, place and length of movies', async () => {
    const size = (width: number, height: number) => box('ispe', u32(0), u32(width), u32(height))
    const picture = join(
      box('ftyp', ascii('heic'), u32(0)),
      box('meta', u32(0), box('iprp', box('ipco', size(512, 512), size(4032, 3024)))),
    )
    expect(await readImage(picture)).toEqual({ widthPx: 4032, heightPx: 3024 })
    const header = box(
      'mvhd',
      u32(0),
      u32(2_082_844_800 + 86_400 * 365),
      u32(0),
      u32(600),
      u32(90_000),
      new Uint8Array(80),
    )
    const place = box('udta', box('\u00a9xyz', [0, 18, 0x15, 0xc7], ascii('+27.5916-086.5640/')))
    const movie = join(box('ftyp', ascii('isom'), u32(0)), box('moov', header, place))
    expect(await readImage(movie)).toEqual({
      takenAt: '1971-01-01T00:00:00',
      durationMs: 150_000,
      gps: { latitude: 27.5916, longitude: -86.564 },
    })
    const keys = box('keys', u32(0), u32(1), box('mdta', ascii('com.apple.quicktime.creationdate')))
    const value = box('data', u32(1), u32(0), ascii('2023-04-05T06:07:08+0200'))
    const list = box('ilst', join(u32(value.length + 8), u32(1), value))
    const handler = box('hdlr', new Uint8Array(24))
    const apple = join(box('ftyp', ascii('qt  '), u32(0)), box('moov', header, box('meta', handler, keys, list)))
    expect((await readImage(apple)).takenAt).toBe('2023-04-05T06:07:08')
  })

  it('says with a code what it can not read', async () => {
    expect((await readImage(new Uint8Array(0))).code).toBe('damaged')
    expect((await readImage(ascii('BM not known here'))).code).toBe('unsupported')
    expect((await readImage(join([0xff, 0xd8, 0xff, 0xe0], new Uint8Array(20)))).code).toBe('damaged')
  })

  it('never throws, and never answers with a place, a date or a size that is none, whatever the bytes are', async () => {
    const good = [await photo('jpeg'), await photo('png'), await photo('webp'), tiff([0x2a, 0])]
    const edits = fc.array(fc.tuple(fc.nat({ max: 4000 }), fc.nat({ max: 255 })), { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...good),
        edits,
        fc.option(fc.nat({ max: 4000 })),
        async (bytes, changes, end) => {
          const broken = bytes.slice(0, end ?? bytes.length)
          for (const [at, value] of changes) if (at < broken.length) broken[at] = value
          const read = await readImage(broken)
          if (read.takenAt) expect(new Date(`${read.takenAt}Z`).toISOString().slice(0, 19)).toBe(read.takenAt)
          if (read.gps) expect(Math.abs(read.gps.latitude) <= 90 && Math.abs(read.gps.longitude) <= 180).toBe(true)
          if (read.widthPx !== undefined) expect(read.widthPx).toBeGreaterThan(0)
          expect(read.make ?? '').not.toMatch(/\p{Cc}/u)
        },
      ),
      { numRuns: 150 },
    )
  })
})

describe('dateOf', () => {
  it('reads what cameras, editors and scanners write, and nothing that is no date', () => {
    expect(dateOf('2004:08:31 19:52:58')).toBe('2004-08-31T19:52:58')
    expect(dateOf('2010-04-13T09:37:22.15+02:00')).toBe('2010-04-13T09:37:22')
    expect(dateOf('1997:08:25:13:12:50')).toBe('1997-08-25T13:12:50')
    expect(dateOf('2012-08-05')).toBe('2012-08-05T00:00:00')
    expect(dateOf('Tue, 16 Jun 2009 14:57:56 +0000')).toBe('2009-06-16T14:57:56')
    for (const text of [
      '0000:00:00 00:00:00',
      '    :  :     :  :  ',
      '2021:02:30 10:00:00',
      '2020:13:01',
      '',
      undefined,
      7,
    ])
      expect(dateOf(text)).toBeUndefined()
  })
})

describe('decodePixels', () => {
  const pixelsOf = async (bytes: Uint8Array, side = 160) => {
    const pixels = await decodePixels(bytes, side)
    if (!('rgb' in pixels)) throw new Error(pixels.code)
    return pixels
  }
  const split = Uint8Array.from({ length: 40 * 30 * 3 }, (_, i) => (Math.floor(i / 3) % 40 < 20 ? 250 : 5))
  const leftLight = () => sharp(split, { raw: { width: 40, height: 30, channels: 3 } })

  it('answers small, upright, whole pixels, and enlarges nothing', async () => {
    const plain = await pixelsOf(new Uint8Array(await leftLight().png().toBuffer()))
    expect([plain.widthPx, plain.heightPx, plain.rgb.length]).toEqual([40, 30, 3600])
    expect([plain.rgb[0], plain.rgb[39 * 3]]).toEqual([250, 5])
    const turned = await pixelsOf(
      new Uint8Array(await leftLight().jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer()),
    )
    expect([turned.widthPx, turned.heightPx]).toEqual([30, 40])
    expect(turned.rgb[0]).toBeGreaterThan(200)
    expect(turned.rgb[39 * 30 * 3]).toBeLessThan(60)
    expect(await pixelsOf(new Uint8Array(await leftLight().webp().toBuffer()), 8)).toMatchObject({
      widthPx: 8,
      heightPx: 6,
    })
  })

  it('lays transparent pictures on white, and makes gray ones three channels wide', async () => {
    const clear = sharp({ create: { width: 4, height: 4, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    expect([...(await pixelsOf(new Uint8Array(await clear.png().toBuffer()))).rgb]).toEqual(new Array(48).fill(255))
    const gray = await pixelsOf(new Uint8Array(await leftLight().toColourspace('b-w').png().toBuffer()))
    expect(gray.rgb.length).toBe(3600)
  })

  it('shows what there is of a picture that ends too early, and the JPEG inside a RAW file', async () => {
    const jpeg = new Uint8Array(await leftLight().jpeg().toBuffer())
    expect((await pixelsOf(jpeg.slice(0, jpeg.length - 8))).widthPx).toBe(40)
    const raf = join(ascii('FUJIFILMCCD-RAW '), new Uint8Array(84), jpeg)
    expect(await pixelsOf(raf)).toMatchObject({ widthPx: 40, heightPx: 30 })
  })

  it('P-4: refuses a pixel bomb by its header', async () => {
    const chunk = (type: string, inside: readonly number[]) => {
      const named = join(ascii(type), inside)
      return join(u32(inside.length), named, u32(crc32(named)))
    }
    const header = chunk('IHDR', [...u32(65_500), ...u32(65_500), 8, 2, 0, 0, 0])
    const bomb = join([0x89, ...ascii('PNG\r\n\x1a\n')], header, chunk('IDAT', [...deflateSync(new Uint8Array(9))]))
    const before = process.memoryUsage().rss
    expect(await decodePixels(bomb, 160)).toMatchObject({ code: 'too_large' })
    expect(process.memoryUsage().rss - before).toBeLessThan(100e6)
  })

  it('P-2: never draws SVG or PDF', async () => {
    const bomb = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
    expect(await decodePixels(ascii(bomb), 160)).toMatchObject({ code: 'unsupported' })
    expect(await decodePixels(ascii(`<?xml version="1.0"?>\n${bomb}`), 160)).toMatchObject({ code: 'unsupported' })
    expect(await decodePixels(ascii('%PDF-1.7\n'), 160)).toMatchObject({ code: 'unsupported' })
  })

  it('never throws, whatever the bytes are', async () => {
    const good = new Uint8Array(await leftLight().png().toBuffer())
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat({ max: good.length - 1 }), fc.nat({ max: 255 })), { minLength: 1 }),
        async (changes) => {
          const broken = good.slice()
          for (const [at, value] of changes) broken[at] = value
          const answer = await decodePixels(broken, 32)
          if ('rgb' in answer) expect(answer.rgb.length).toBe(answer.widthPx * answer.heightPx * 3)
          else expect(answer.reason).not.toBe('')
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('pixels from a reader process', () => {
  it('decodes there, with the same answer, and says what it can not', async () => {
    pool = createReaderPool({ width: 1 })
    const png = new Uint8Array(await drawn().png().toBuffer())
    const item = (bytes: Uint8Array) => ({ name: 'a.png', source: bytesSource(bytes) })
    expect(await pool.pixels(item(png), 20)).toEqual(await decodePixels(png, 20))
    expect(await pool.pixels(item(ascii('<svg xmlns="http://www.w3.org/2000/svg"/>')), 20)).toMatchObject({
      code: 'unsupported',
    })
    expect(
      await pool.pixels({ name: 'gone', source: { sizeBytes: 9, read: () => Promise.reject(new Error('gone')) } }, 20),
    ).toMatchObject({ code: 'unreadable' })
    expect(await pool.read(item(png))).toMatchObject({ widthPx: 40, heightPx: 30 })
  })

  it('believes no pixels that are not what was asked for', () => {
    const rgb = new Uint8Array(12)
    expect(asPixels({ widthPx: 2, heightPx: 2, rgb }, 2)).toEqual({ widthPx: 2, heightPx: 2, rgb })
    for (const lie of [
      { widthPx: 2, heightPx: 3, rgb },
      { widthPx: 4, heightPx: 1, rgb },
      { widthPx: 1.5, heightPx: 2, rgb },
      { widthPx: 2, heightPx: 2, rgb: [...rgb] },
      { widthPx: '2', heightPx: 2, rgb },
      null,
      'x',
    ])
      expect(asPixels(lie, 3)).toBeUndefined()
  })
})
