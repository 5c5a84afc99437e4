import { crc32, deflateSync } from 'node:zlib'
import { bytesSource, type Reading } from '@octavo/core'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { decodePixels } from '../src/image/pixels.ts'
import { asThumbnail } from '../src/image/thumbnail.ts'
import { DEFAULT_LIMITS } from '../src/index.ts'
import { createReaderPool, type Thumbnail } from '../src/node/index.ts'
import { makeThumbnail } from '../src/thumbnail/make.ts'
import { join, latin1, numbers, utf8, zip } from './support/bytes.ts'
import { docx, odf, relation, relations } from './support/office.ts'
import { pdf } from './support/pdf.ts'
import { bmp, bmpHeader, FIELDS, mp3, psd } from './support/pictures.ts'

const SIDE = 256
const pool = createReaderPool({ width: 1, draws: true })
afterAll(() => pool.close())

const made = (name: string, bytes: Uint8Array): Promise<Thumbnail | Reading> =>
  pool.thumbnail({ name, source: bytesSource(bytes) }, SIDE)

/** The colour of a thumbnail in the middle of each quarter, as `redgreenblue` in steps of a third. */
async function coloursOf(thumbnail: Thumbnail | Reading): Promise<string[]> {
  if (!('webp' in thumbnail)) throw new Error(`${thumbnail.code}: ${thumbnail.reason}`)
  const { data, info } = await sharp(thumbnail.webp).raw().toBuffer({ resolveWithObject: true })
  return [0.25, 0.75].flatMap((y) =>
    [0.25, 0.75].map((x) => {
      const at = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels
      return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 85)).join('')
    }),
  )
}

const FOUR = ['300', '030', '003', '333']
const rgb = Uint8Array.from({ length: FIELDS.width * FIELDS.height * 3 }, (_, index) => {
  const place = Math.floor(index / 3)
  return FIELDS.at(place % FIELDS.width, Math.floor(place / FIELDS.width))[index % 3] ?? 0
})
const drawn = () => sharp(rgb, { raw: { width: FIELDS.width, height: FIELDS.height, channels: 3 } })
const png = new Uint8Array(await drawn().png().toBuffer())
const jpeg = new Uint8Array(await drawn().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer())

describe('a thumbnail', () => {
  it.each(['jpeg', 'png', 'gif', 'webp', 'tiff', 'avif'] as const)('of a picture: %s', async (format) => {
    const bytes = new Uint8Array(await drawn().resize(600, 400, { kernel: 'nearest' }).toFormat(format).toBuffer())
    const thumbnail = await made(`a.${format}`, bytes)
    expect(thumbnail).toMatchObject({ widthPx: 256, heightPx: 171 })
    expect(await coloursOf(thumbnail)).toEqual(FOUR)
  })

  it('stands upright, whatever way the camera was held', async () => {
    const turned = await drawn()
      .resize(600, 400, { kernel: 'nearest' })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const thumbnail = await made('a.jpg', new Uint8Array(turned))
    expect(thumbnail).toMatchObject({ widthPx: 171, heightPx: 256 })
    expect(await coloursOf(thumbnail)).toEqual(['003', '300', '333', '030'])
  })

  it('is no larger than a small picture', async () => {
    expect(await made('a.png', png)).toMatchObject({ widthPx: 24, heightPx: 16 })
  })

  it('tells of no place and no camera', async () => {
    const bytes = await drawn()
      .withExif({ IFD0: { Make: 'Lumen' }, IFD3: { GPSLatitude: '1/1 2/1 3/1' } })
      .jpeg()
      .toBuffer()
    const thumbnail = await made('a.jpg', new Uint8Array(bytes))
    if (!('webp' in thumbnail)) throw new Error(thumbnail.reason)
    expect((await sharp(thumbnail.webp).metadata()).exif).toBeUndefined()
  })

  it('of a PDF is its first page', async () => {
    const thumbnail = await made('a.pdf', pdf(['first']))
    expect(thumbnail).toMatchObject({ widthPx: 198, heightPx: 256 })
    expect(await coloursOf(thumbnail)).toEqual(['333', '333', '333', '333'])
    if (!('webp' in thumbnail)) throw new Error()
    // The word is there: not all of the page is white.
    expect((await sharp(thumbnail.webp).stats()).channels[0]?.min).toBeLessThan(200)
  })

  it('of a PDF needs a pool that draws: others load no canvas', async () => {
    const quiet = createReaderPool({ width: 1 })
    const answer = await quiet.thumbnail({ name: 'a.pdf', source: bytesSource(pdf(['first'])) }, SIDE)
    quiet.close()
    expect(answer).not.toHaveProperty('webp')
    expect(answer).toHaveProperty('code')
  })

  it('of a document is the preview that it carries, of an e-book and of music the cover', async () => {
    const preview = zip({
      mimetype: 'application/vnd.oasis.opendocument.text',
      'content.xml': '<x/>',
      'Thumbnails/thumbnail.png': png,
    })
    expect(await coloursOf(await made('a.odt', preview))).toEqual(FOUR)
    const office = docx({
      '_rels/.rels': relations(relation('r1', 'thumbnail', 'docProps/thumbnail.jpeg')),
      'docProps/thumbnail.jpeg': jpeg,
    })
    expect(await coloursOf(await made('a.docx', office))).toEqual(FOUR)
    const book = zip({
      'META-INF/container.xml': '<container><rootfiles><rootfile full-path="OEBPS/a.opf"/></rootfiles></container>',
      'OEBPS/a.opf':
        '<package><manifest><item id="c" href="c%20over.png" properties="cover-image"/></manifest></package>',
      'OEBPS/c over.png': png,
    })
    expect(await coloursOf(await made('a.epub', book))).toEqual(FOUR)
    expect(await coloursOf(await made('a.cbz', zip({ '2.txt': 'x', '10.png': jpeg, '2.png': png })))).toEqual(FOUR)
    expect(await coloursOf(await made('a.mp3', mp3(png)))).toEqual(FOUR)
  })

  it('is not there, with a code, when an item has no picture', async () => {
    const cases: Readonly<Record<string, Uint8Array>> = {
      'a.txt': utf8('words'),
      'a.docx': docx(),
      'a.odt': odf('text', '<text:p>words</text:p>'),
      'a.zip': zip({ 'a.png': png }),
      'a.mp3': mp3(utf8('no picture')),
      'a.jpg': new Uint8Array(),
      'b.jpg': Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3),
    }
    for (const [name, bytes] of Object.entries(cases)) {
      const answer = await made(name, bytes)
      expect(answer, name).not.toHaveProperty('webp')
      expect(answer, name).toHaveProperty('code')
    }
    const key = 'ab'.repeat(32)
    const trailer = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -44 >> /ID [<${key}> <${key}>]`
    expect(await made('a.pdf', pdf(['secret'], { trailer }))).toMatchObject({ code: 'password_needed' })
  })

  it('P-2: is never drawn from SVG, under any name', async () => {
    const bomb = utf8('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>')
    for (const name of ['a.svg', 'a.png', 'a.jpg', 'a'])
      expect(await made(name, bomb), name).toMatchObject({ code: expect.stringMatching(/unsupported|damaged/u) })
    const inside = zip({ mimetype: 'x', 'content.xml': '<x/>', 'Thumbnails/thumbnail.png': bomb })
    expect(await made('a.odt', inside)).toMatchObject({ code: 'unsupported' })
    expect(await made('a.mp3', mp3(bomb, 'image/svg+xml'))).not.toHaveProperty('webp')
  })

  it('P-4: of a pixel bomb is refused by its header, in every format', async () => {
    const chunk = (type: string, data: Uint8Array) => {
      const named = join(latin1(type), data)
      return join(numbers([data.length, 4]).reverse(), named, numbers([crc32(named), 4]).reverse())
    }
    const header = join(numbers([65_500, 4]).reverse(), numbers([65_500, 4]).reverse(), Uint8Array.of(8, 2, 0, 0, 0))
    const bombs: Readonly<Record<string, Uint8Array>> = {
      'a.png': join(
        Uint8Array.of(0x89),
        latin1('PNG\r\n\x1a\n'),
        chunk('IHDR', header),
        chunk('IDAT', new Uint8Array(deflateSync(new Uint8Array(9)))),
      ),
      'a.bmp': bmpHeader(65_500, 65_500),
      'long.bmp': bmpHeader(90_000_000, 1),
      'a.psd': join(psd(FIELDS).subarray(0, 14), header.subarray(0, 8), psd(FIELDS).subarray(22)),
    }
    for (const [name, bytes] of Object.entries(bombs))
      expect(await made(name, bytes), name).toMatchObject({ code: 'too_large' })
  })
})

describe('own decoders', () => {
  const pixelsOf = async (bytes: Uint8Array) => {
    const pixels = await decodePixels(bytes, 160)
    if (!('rgb' in pixels)) throw new Error(`${pixels.code}: ${pixels.reason}`)
    return pixels
  }

  it.each([
    [4, 'plain'],
    [8, 'plain'],
    [8, 'runs'],
    [16, 'masks'],
    [24, 'plain'],
    [24, 'top'],
    [32, 'plain'],
  ] as const)('a bitmap of %i bits, %s', async (bits, how) => {
    expect(await pixelsOf(bmp(FIELDS, bits, how))).toEqual({ widthPx: 24, heightPx: 16, rgb })
  })

  it.each([
    { mode: 'rgb', depth: 8, isPacked: false },
    { mode: 'rgb', depth: 8, isPacked: true },
    { mode: 'rgb', depth: 16, isPacked: true },
    { mode: 'cmyk', depth: 8, isPacked: true },
  ] as const)('a Photoshop document: %o', async (how) => {
    expect(await pixelsOf(psd(FIELDS, how))).toEqual({ widthPx: 24, heightPx: 16, rgb })
  })

  it('a Photoshop document in other colours shows its preview', async () => {
    expect(await coloursOf(await made('a.psd', psd(FIELDS, { mode: 'lab', preview: jpeg })))).toEqual(FOUR)
    expect(await decodePixels(psd(FIELDS, { mode: 'lab' }), 160)).toMatchObject({ code: 'unsupported' })
  })

  it('a HEIC picture that can not be decoded shows the preview beside its facts', async () => {
    const heic = join(numbers([24, 4]).reverse(), latin1('ftypheic\0\0\0\0mif1heic'), latin1('Exif\0\0MM\0*'), jpeg)
    expect(await coloursOf(await made('a.heic', heic))).toEqual(FOUR)
  })

  it('keep the mean of what they leave out', async () => {
    const stripes = {
      width: 2000,
      height: 1000,
      at: (x: number) => (x % 2 ? [255, 255, 255] : [0, 0, 0]) as [number, number, number],
    }
    for (const bytes of [bmp(stripes, 24), psd(stripes, { isPacked: true })]) {
      const pixels = await pixelsOf(bytes)
      expect([pixels.widthPx, pixels.heightPx]).toEqual([160, 80])
      expect(pixels.rgb.every((value) => Math.abs(value - 128) <= 8)).toBe(true)
    }
  })
})

describe('laws', () => {
  it('P-13: making a thumbnail never fails, whatever the bytes', async () => {
    const good: Readonly<Record<string, Uint8Array>> = {
      'a.bmp': bmp(FIELDS, 8, 'runs'),
      'b.bmp': bmp(FIELDS, 16, 'masks'),
      'a.psd': psd(FIELDS, { isPacked: true }),
      'a.mp3': mp3(png),
      'a.odt': zip({ mimetype: 'x', 'content.xml': '<x/>', 'Thumbnails/thumbnail.png': png }),
      'a.png': png,
      'a.jpg': jpeg,
    }
    const edit = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), byte: fc.nat(255) })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(good)),
        fc.array(edit, { minLength: 1, maxLength: 20 }),
        fc.double({ min: 0.2, max: 1, noNaN: true }),
        async (name, edits, kept) => {
          const bytes = (good[name] ?? new Uint8Array()).slice()
          for (const { at, byte } of edits) bytes[Math.floor(at * (bytes.length - 1))] = byte
          const source = bytesSource(bytes.subarray(0, Math.ceil(bytes.length * kept)))
          const answer = await makeThumbnail({ name, source }, 64, { ...DEFAULT_LIMITS, softMs: 2000 })
          if ('webp' in answer) expect(asThumbnail(answer, 64)).toEqual(answer)
          else expect(answer.code).toBeDefined()
        },
      ),
      { numRuns: 300 },
    )
  })

  it('no thumbnail is believed that is not what was asked for', async () => {
    const webp = new Uint8Array(await drawn().webp().toBuffer())
    expect(asThumbnail({ widthPx: 9, heightPx: 9, webp }, 256)).toEqual({ widthPx: 24, heightPx: 16, webp })
    const lossless = new Uint8Array(await drawn().webp({ lossless: true }).toBuffer())
    const lies = [
      null,
      'x',
      { webp: [...webp] },
      { webp: webp.subarray(0, 20) },
      { webp: join(webp, latin1('<script>')) },
      { webp: join(lossless, new Uint8Array(200_000)) },
      { webp: png },
      { webp: utf8('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    ]
    for (const lie of lies) expect(asThumbnail(lie, 256)).toBeUndefined()
    expect(asThumbnail({ webp }, 23)).toBeUndefined()
  })
})
