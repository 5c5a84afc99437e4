import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Item } from '../item/item.ts'
import { judge } from '../judge/judge.ts'
import { said } from '../testing/said.ts'
import { groupUnits } from './units.ts'

const item = (path: string, sizeBytes = 1000): Item => ({
  id: path,
  is: 'file',
  name: path.slice(path.lastIndexOf('/') + 1),
  path,
  sizeBytes,
  mediaType: '',
  modifiedAtMs: 0,
  origin: { source: 'folder' },
})
const units = (...paths: string[]): Record<string, string> =>
  Object.fromEntries(groupUnits(paths.map((path) => item(path))))

describe('units', () => {
  it('keeps RAW, JPEG and their XMP sidecar together, led by the picture', () => {
    expect(units('a/IMG_1.CR2', 'a/IMG_1.JPG', 'a/IMG_1.xmp', 'a/IMG_2.JPG', 'b/IMG_1.JPG')).toEqual({
      'a/IMG_1.JPG': 'a/IMG_1.JPG',
      'a/IMG_1.CR2': 'a/IMG_1.JPG',
      'a/IMG_1.xmp': 'a/IMG_1.JPG',
    })
    expect(units('IMG_1.CR2', 'IMG_1.CR2.xmp')).toEqual({ 'IMG_1.CR2': 'IMG_1.CR2', 'IMG_1.CR2.xmp': 'IMG_1.CR2' })
  })

  it('keeps a Live Photo together: HEIC or JPG and MOV of one stem', () => {
    expect(units('IMG_7.HEIC', 'IMG_7.MOV', 'IMG_7.AAE')).toEqual({
      'IMG_7.HEIC': 'IMG_7.HEIC',
      'IMG_7.MOV': 'IMG_7.HEIC',
      'IMG_7.AAE': 'IMG_7.HEIC',
    })
    expect(units('IMG_8.jpg', 'IMG_8.mov')).toEqual({ 'IMG_8.jpg': 'IMG_8.jpg', 'IMG_8.mov': 'IMG_8.jpg' })
  })

  it('leaves a long film beside its poster alone', () => {
    expect(groupUnits([item('Film.jpg'), item('Film.mov', 900 * 1024 * 1024)]).size).toBe(0)
  })

  it('keeps a video with its subtitles in any language together', () => {
    expect(units('Film.mkv', 'Film.srt', 'Film.en.srt', 'Film.pt-BR.forced.ass', 'Other.srt', 'Film 2.srt')).toEqual({
      'Film.mkv': 'Film.mkv',
      'Film.srt': 'Film.mkv',
      'Film.en.srt': 'Film.mkv',
      'Film.pt-BR.forced.ass': 'Film.mkv',
    })
  })

  it('keeps numbered archive parts together, led by the first', () => {
    expect(units('a.part2.rar', 'a.part1.rar')).toEqual({ 'a.part1.rar': 'a.part1.rar', 'a.part2.rar': 'a.part1.rar' })
    expect(units('b.r00', 'b.rar', 'b.r01')).toEqual({ 'b.rar': 'b.rar', 'b.r00': 'b.rar', 'b.r01': 'b.rar' })
    expect(units('c.z01', 'c.zip')).toEqual({ 'c.zip': 'c.zip', 'c.z01': 'c.zip' })
    expect(units('d.zip.002', 'd.zip.001')).toEqual({ 'd.zip.001': 'd.zip.001', 'd.zip.002': 'd.zip.001' })
    expect(units('e.7z.001', 'e.7z.002')).toEqual({ 'e.7z.001': 'e.7z.001', 'e.7z.002': 'e.7z.001' })
    expect(units('f.zip', 'g.zip', 'h.rar')).toEqual({})
  })

  it('keeps a saved web page and everything in its folder together', () => {
    expect(units('x/Page.html', 'x/Page_files/a.css', 'x/Page_files/deep/b.js', 'x/Other_files/c.js')).toEqual({
      'x/Page.html': 'x/Page.html',
      'x/Page_files/a.css': 'x/Page.html',
      'x/Page_files/deep/b.js': 'x/Page.html',
    })
    expect(Object.keys(units('Seite.htm', 'Seite-Dateien/a.png', 'Alt.html', 'Alt.files/b.png'))).toHaveLength(4)
  })

  it('gives a page inside a saved page to the outer one', () => {
    expect(units('P.html', 'P_files/in.html', 'P_files/in_files/a.png')).toEqual({
      'P.html': 'P.html',
      'P_files/in.html': 'P.html',
      'P_files/in_files/a.png': 'P.html',
    })
  })

  it('joins a camera thumbnail and a film, and leaves pictures of one stem without a RAW file alone', () => {
    expect(units('MVI_1.mp4', 'MVI_1.thm')).toEqual({ 'MVI_1.mp4': 'MVI_1.mp4', 'MVI_1.thm': 'MVI_1.mp4' })
    expect(units('logo.png', 'logo.jpg', 'logo.json')).toEqual({})
  })

  it('keeps the notes of an export with their picture, under whatever name the export gave them', () => {
    expect(units('IMG_1.jpg', 'IMG_1.jpg.json', 'IMG_2.jpg', 'IMG_2.jpg.suppl.json')).toEqual({
      'IMG_1.jpg': 'IMG_1.jpg',
      'IMG_1.jpg.json': 'IMG_1.jpg',
      'IMG_2.jpg': 'IMG_2.jpg',
      'IMG_2.jpg.suppl.json': 'IMG_2.jpg',
    })
    expect(units('IMG_3(1).jpg', 'IMG_3.jpg(1).json', 'IMG_3.jpg', 'x/IMG_3.jpg.json')).toEqual({
      'IMG_3(1).jpg': 'IMG_3(1).jpg',
      'IMG_3.jpg(1).json': 'IMG_3(1).jpg',
    })
    expect(units('IMG_4-edited.jpg', 'IMG_4.jpg', 'IMG_4.jpg.json')['IMG_4.jpg.json']).toBe('IMG_4.jpg')
    expect(units('IMG_5-edited.jpg', 'IMG_5.jpg.json')['IMG_5.jpg.json']).toBe('IMG_5-edited.jpg')
    expect(units('IMG_6.jpg', 'IMG_6.json', 'note.txt', 'note.txt.json')).toEqual({})
  })

  it('puts every member where its leader goes and says why', () => {
    const results = judge(
      ['IMG_7.HEIC', 'IMG_7.MOV', 'Film.mkv', 'Film.en.srt', 'P.html', 'P_files/a.js'].map((path) => ({
        item: item(path),
      })),
    )
    expect(results.map(({ verdict, unit }) => [verdict.itemId, verdict.category, unit])).toEqual([
      ['IMG_7.HEIC', 'Photos & Images', 'IMG_7.HEIC'],
      ['IMG_7.MOV', 'Photos & Images', 'IMG_7.HEIC'],
      ['Film.mkv', 'Videos & Movies', 'Film.mkv'],
      ['Film.en.srt', 'Videos & Movies', 'Film.mkv'],
      ['P.html', 'Documents & Text', 'P.html'],
      ['P_files/a.js', 'Documents & Text', 'P.html'],
    ])
    expect(said(results[1]?.verdict.why)[0]).toBe(
      'It goes with "IMG_7.HEIC": the picture and the film of a Live Photo.',
    )
    expect(said(results[3]?.verdict.why)[0]).toBe('It goes with "Film.mkv": a video and its subtitles.')
  })

  it('never puts an item into two units, and leads every unit by a member of it', () => {
    const stem = fc.constantFrom('a', 'b', 'a.en')
    const ending = fc.constantFrom(
      'jpg',
      'heic',
      'mov',
      'cr2',
      'xmp',
      'srt',
      'mp4',
      'zip',
      'z01',
      'rar',
      'r00',
      'html',
      'zip.001',
      'part1.rar',
      'json',
    )
    const folder = fc.constantFrom('', 'x/', 'a_files/', 'x/a_files/')
    const path = fc.tuple(folder, stem, ending).map(([f, s, e]) => `${f}${s}.${e}`)
    fc.assert(
      fc.property(fc.uniqueArray(path, { maxLength: 40 }), (paths) => {
        const found = groupUnits(paths.map((each) => item(each)))
        const sizes = new Map<string, number>()
        for (const unit of found.values()) sizes.set(unit, (sizes.get(unit) ?? 0) + 1)
        for (const [unit, size] of sizes) {
          expect(found.get(unit)).toBe(unit)
          expect(size).toBeGreaterThan(1)
        }
      }),
    )
  })

  it('groups 20,000 items of one folder', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => [
      item(`IMG_${index}.CR2`),
      item(`IMG_${index}.JPG`),
    ]).flat()
    expect(groupUnits(many).size).toBe(20_000)
  })
})
