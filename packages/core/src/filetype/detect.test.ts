import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SIGNATURE_HEAD_BYTES } from '../facts/facts.ts'
import { binarySamples, bytesOf, ole, textSamples, tiff, zip } from '../testing/file-samples.ts'
import { detect } from './detect.ts'
import { extensionTypes } from './extension-types.ts'

const samples: readonly (readonly [extension: string, bytes: Uint8Array])[] = [
  ...binarySamples,
  ...textSamples.map(([extension, text]) => [extension, new TextEncoder().encode(text)] as const),
]

describe('detect', () => {
  it.each(samples)('finds %s in the bytes', (extension, bytes) => {
    const found = detect(bytes)
    expect(found?.extension).toBe(extension)
    expect(found?.mediaType).toBe(extensionTypes.get(extension)?.mediaType)
    expect(found?.kind).toBe(extensionTypes.get(extension)?.kind)
  })

  it('knows more than 120 types by their bytes', () => {
    expect(new Set(samples.map(([extension]) => extension)).size).toBeGreaterThanOrEqual(120)
  })

  it('says nothing about no bytes, and that an empty file is empty', () => {
    expect(detect(new Uint8Array())).toBeUndefined()
    expect(detect(new Uint8Array(), { sizeBytes: 0 })).toMatchObject({
      extension: '',
      mediaType: 'application/x-empty',
    })
  })

  it('tells an Office file by the members behind its first ones, with sizes after the data too', () => {
    expect(detect(zip(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']))?.extension).toBe('docx')
    expect(detect(zip(['[Content_Types].xml', 'xl/workbook.xml'], { streamed: true }))?.extension).toBe('xlsx')
    expect(detect(zip(['a.txt', 'b.txt']))?.extension).toBe('zip')
    expect(detect(zip(['word/notes.txt', 'xl/table.csv']))?.extension).toBe('zip')
  })

  it('tells a compound file by the streams in its directory', () => {
    expect(detect(ole(['Root Entry', 'WordDocument']))?.extension).toBe('doc')
    expect(detect(ole(['Root Entry', 'Workbook']))?.extension).toBe('xls')
    expect(detect(ole(['Root Entry', '__nameid_version1.0']))?.extension).toBe('msg')
    expect(detect(ole(['Root Entry']))?.extension).toBe('cfb')
  })

  it('tells RAW photos from TIFF images by their tags', () => {
    expect(detect(tiff([[0x10f, 'NIKON CORPORATION'], [0x14a]]))?.extension).toBe('nef')
    expect(detect(tiff([[0x10f, 'SONY\x00'], [0x14a]]))?.extension).toBe('arw')
    expect(detect(tiff([[0xc612]]))?.extension).toBe('dng')
    expect(detect(tiff([[0x10f, 'NIKON CORPORATION']]))?.extension).toBe('tif')
  })

  it('tells an STL model by its length', () => {
    const head = new Uint8Array(134)
    head[80] = 1
    head[3] = 200
    expect(detect(head, { sizeBytes: 134 })?.extension).toBe('stl')
    expect(detect(head, { sizeBytes: 135 })).toBeUndefined()
  })

  it('reads text with a byte order mark, in UTF-16 and in ISO 8859-1', () => {
    expect(detect(bytesOf('\xef\xbb\xbf{"a": 1}'))?.extension).toBe('json')
    expect(detect(bytesOf('\xff\xfe<\x00h\x00t\x00m\x00l\x00>\x00'))?.extension).toBe('html')
    expect(detect(bytesOf('h\x00e\x00l\x00l\x00o\x00 \x00y\x00o\x00u\x00'))?.extension).toBe('txt')
    expect(detect(bytesOf('Gr\xfc\xdfe aus K\xf6ln, und bis bald!'))?.extension).toBe('txt')
  })

  it('does not take a text that mentions a format for that format', () => {
    expect(detect(bytesOf('BM is short for bitmap.'))?.extension).toBe('txt')
    expect(detect(bytesOf('A file begins with %PDF-1.7 when it is a PDF.'))?.extension).toBe('txt')
    const starts = [
      'MZ was a man. ',
      'BLENDER is free. ',
      'MAC addresses are. ',
      'ORCs fight. ',
      'ID3 tags are. ',
      'FORM 1040. ',
      'a word: DUCK. ',
    ]
    for (const start of starts) expect(detect(bytesOf(start.repeat(90)))?.extension).toBe('txt')
    expect(detect(bytesOf('\xff\xfeH\x00e\x00l\x00l\x00o\x00 \x00t\x00o\x00 \x00a\x00l\x00l\x00'))?.extension).toBe(
      'txt',
    )
  })

  it('never throws on random bytes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: SIGNATURE_HEAD_BYTES }),
        fc.option(fc.nat(), { nil: undefined }),
        (head, size) => {
          const found = detect(head, size === undefined ? {} : { sizeBytes: size })
          return found === undefined || found.mediaType !== ''
        },
      ),
      { numRuns: 500 },
    )
  })

  it('never throws on a known file that was cut or changed anywhere', () => {
    const known = fc.constantFrom(...samples.map(([, bytes]) => bytes))
    fc.assert(
      fc.property(known, fc.nat(4100), fc.nat(255), fc.nat(4100), (bytes, at, value, length) => {
        const changed = Uint8Array.from(bytes)
        if (changed.length > 0) changed[at % changed.length] = value
        detect(changed)
        detect(changed.subarray(0, length % (changed.length + 1)))
      }),
      { numRuns: 2000 },
    )
  })

  it('answers for long heads that repeat what its rules look for', () => {
    const teasers = [
      'PK\x03\x04',
      '<',
      '[',
      '{"',
      ' ',
      '\n',
      '#!',
      '<!--',
      'a,',
      '---\n',
      '=\n',
      '<!doctype [',
      '* a\n',
      'PK\x03\x04\xff\xff\xff\xff',
    ]
    for (const teaser of teasers) detect(bytesOf(teaser.repeat(Math.ceil(200_000 / teaser.length))))
    for (const teaser of teasers) detect(bytesOf(`<?xml ${teaser.repeat(20_000)}`))
    expect(teasers.length).toBeGreaterThan(10)
  })
})
