import { describe, expect, it } from 'vitest'
import { bytesOf, ole } from '../testing/file-samples.ts'
import { detect } from './detect.ts'
import { bytesWanted } from './farther.ts'

const at = (length: number, ...parts: readonly (readonly [number, string])[]): Uint8Array => {
  const bytes = new Uint8Array(length)
  for (const [from, text] of parts) bytes.set(bytesOf(text), from)
  return bytes
}
const typeOf = (bytes: Uint8Array, sizeBytes?: number): string | undefined =>
  detect(bytes, sizeBytes === undefined ? {} : { sizeBytes })?.extension

describe('types by more than one mark', () => {
  it('tells the forms of sound of one family apart', () => {
    expect(typeOf(at(64, [0, '\x0b\x77\x00\x00\x14\x40']))).toBe('ac3')
    expect(typeOf(at(64, [0, '\x0b\x77\x00\x00\x14\x80']))).toBe('eac3')
    expect(typeOf(bytesOf(`\xd8${'\x20'.repeat(31)}\x01`.repeat(20)))).toBe('gsm')
    expect(typeOf(at(1100, [1080, '12CH']))).toBe('mod')
    expect(typeOf(at(64, [0, '\x1a\x45\xdf\xa3'], [20, 'matroska'], [40, '\x86\x86A_OPUS']))).toBe('mka')
    expect(typeOf(at(64, [0, '\x1a\x45\xdf\xa3'], [20, 'matroska'], [40, '\x86\x86V_AV1A\x86\x86A_OPUS']))).toBe('mkv')
  })

  it('takes a film of sound alone for sound, and only where all its parts are seen', () => {
    const film = (kind: string, moov: string) =>
      at(
        200,
        [0, '\x00\x00\x00\x10ftypisom\x00\x00\x00\x00'],
        [16, `\x00\x00\x00${moov}moov`],
        [40, `hdlr\0\0\0\0\0\0\0\0${kind}`],
      )
    expect(typeOf(film('soun', '\x60'))).toBe('m4a')
    expect(typeOf(film('vide', '\x60'))).toBe('mp4')
    expect(typeOf(film('soun', '\xff'))).toBe('mp4')
  })

  it('knows databases, subtitles, lists of what is shared and cartridges by their records', () => {
    expect(typeOf(at(64, [0, '\x01\x00\x39\x30'], [16, '\x00\x10\x0c\x80']))).toBe('fdb')
    expect(typeOf(at(64, [26, ''], [24, '\x00\x08'], [34, '\x00\x00\x00\x07\x00\x00\x00\x07']))).toBe('ibd')
    expect(typeOf(at(40, [0, 'PG'], [10, '\x16\x00\x02'], [15, 'PG'], [25, '\x17']))).toBe('sup')
    expect(typeOf(bytesOf('d13:creation datei1e4:infod6:pieces20:\x00\x01\x02'))).toBe('torrent')
    expect(typeOf(at(40_000, [0x7fc0, 'BIRDS OF THE GARDEN  '], [0x7fdc, '\x0f\xf0\xf0\x0f']))).toBe('sfc')
  })

  it('knows fonts of Windows by their own size', () => {
    const font = at(200, [0, '\x00\x03\xc8\x00\x00\x00'], [66, '\x00\x00'])
    expect(typeOf(font, 200)).toBe('fnt')
    expect(typeOf(font, 201)).not.toBe('fnt')
  })

  it('looks farther into a copy of a disk, which may be of a disc as well', () => {
    const both = at(
      40_000,
      [450, '\x83'],
      [454, '\x00\x08\x00\x00\x00\x10\x00\x00'],
      [510, '\x55\xaa'],
      [32_769, 'CD001'],
    )
    expect(typeOf(both.subarray(0, 4100))).toBe('img')
    expect(bytesWanted(both.subarray(0, 4100), both.length)).toBe(40_000)
    expect(typeOf(both)).toBe('iso')
  })

  it('knows drawings of Inventor among compound files', () => {
    expect(typeOf(ole(['Root Entry', 'RSeStorageInfo']))).toBe('ipt')
  })
})
