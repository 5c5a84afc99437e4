import { describe, expect, it } from 'vitest'
import { extensionTypes } from '../filetype/extension-types.ts'
import { FILE_KINDS } from '../item/file-kind.ts'
import { folderIn } from '../kinds/index.ts'
import { categoryOf, TAXONOMIES, type TaxonomyId } from './taxonomies.ts'

const labels = (id: TaxonomyId): string[] => TAXONOMIES[id].categories.map((category) => category.label)
const keys = (id: TaxonomyId): string[] => TAXONOMIES[id].categories.map((category) => category.key)
const byExtension = (id: TaxonomyId, extension: string, mediaType = ''): string =>
  categoryOf(id, { kind: extensionTypes.get(extension)?.kind ?? 'other', mediaType, extension }).label

describe('taxonomies', () => {
  it('library: the mobile categories of part 1 section 3 with their names', () => {
    expect(labels('library')).toEqual([
      'Photos & Images',
      'Videos & Movies',
      'Music & Audio',
      'PDF Documents',
      'Documents & Text',
      'Spreadsheets',
      'Presentations',
      'Archives & Zips',
      'Software & Apps',
      'Code & Data',
      'Other Files',
    ])
    expect(byExtension('library', 'heic')).toBe('Photos & Images')
    expect(byExtension('library', 'csv')).toBe('Spreadsheets')
    expect(byExtension('library', 'deb')).toBe('Software & Apps')
    expect(byExtension('library', 'py')).toBe('Code & Data')
  })

  it('folder access: category types and names of part 1 section 3', () => {
    expect(TAXONOMIES.folderAccess.categories).toEqual([
      { key: 'images', label: 'Photos & Images' },
      { key: 'documents', label: 'Documents & PDFs' },
      { key: 'videos', label: 'Videos & Movies' },
      { key: 'audio', label: 'Music & Audio' },
      { key: 'archives', label: 'Archives' },
      { key: 'other', label: 'Other Files' },
    ])
  })

  it('folder access: sorts by media type prefix or extension as part 1 section 3 lists them', () => {
    const listed: Record<string, string> = {
      'Photos & Images': 'jpg jpeg png gif bmp svg webp',
      'Videos & Movies': 'mp4 avi mov wmv flv webm mkv',
      'Music & Audio': 'mp3 wav ogg flac m4a aac',
      'Documents & PDFs': 'doc docx pdf txt rtf odt',
      Archives: 'zip rar 7z tar gz bz2',
    }
    for (const [label, extensions] of Object.entries(listed))
      for (const extension of extensions.split(' '))
        expect([extension, byExtension('folderAccess', extension)]).toEqual([extension, label])
    expect(byExtension('folderAccess', '', 'image/heic')).toBe('Photos & Images')
    expect(byExtension('folderAccess', '', 'video/x-new')).toBe('Videos & Movies')
    expect(byExtension('folderAccess', '', 'audio/x-new')).toBe('Music & Audio')
    expect(byExtension('folderAccess', '', 'text/x-new')).toBe('Documents & PDFs')
    expect(byExtension('folderAccess', '', 'application/vnd.oasis.opendocument.text')).toBe('Documents & PDFs')
    expect(byExtension('folderAccess', 'exe')).toBe('Other Files')
  })

  it('two other local categorizers: Photos or Images first, as part 1 section 3 names them', () => {
    expect(labels('localPhotos')).toEqual(['Photos', 'Documents', 'Videos', 'Music', 'Archives', 'Other'])
    expect(labels('localImages')).toEqual(['Images', 'Videos', 'Music', 'Documents', 'Archives', 'Other'])
  })

  it('extension categories: the lists of part 2 section 9', () => {
    const listed: Record<string, string> = {
      Images: 'jpg jpeg png gif bmp tiff webp svg',
      Videos: 'mp4 mov avi mkv flv wmv webm m4v',
      Documents: 'pdf doc docx xls xlsx ppt pptx txt rtf',
      Audio: 'mp3 wav aac flac ogg m4a wma',
      Archives: 'zip rar 7z tar gz bz2',
      Code: 'js ts jsx tsx py java cpp cs php rb',
    }
    expect(labels('extensions')).toEqual([...Object.keys(listed), 'Other'])
    for (const [label, extensions] of Object.entries(listed))
      for (const extension of extensions.split(' '))
        expect([extension, byExtension('extensions', extension)]).toEqual([extension, label])
    expect(byExtension('extensions', 'heic')).toBe('Other')
  })

  it('MIME categories: the names of part 2 section 9', () => {
    expect(labels('mediaTypes')).toEqual(['Images', 'Videos', 'Audio', 'Documents', 'Archives', 'Other'])
  })

  it('platform groupings: the groups of part 2 section 9', () => {
    expect(keys('ios')).toEqual(['photos', 'videos', 'music', 'notes', 'documents', 'downloads', 'other'])
    expect(keys('android')).toEqual(['photos', 'videos', 'music', 'documents', 'downloads', 'other'])
    expect(keys('web')).toEqual(['images', 'videos', 'audio', 'pdfs', 'documents', 'downloads', 'other'])
  })

  it('platform groupings: what has no group of its own and lies in a download folder is a download', () => {
    const typed = { kind: 'software', mediaType: '', extension: 'exe' } as const
    expect(categoryOf('web', { ...typed, path: 'Downloads/setup.exe' }).label).toBe('Downloads')
    expect(categoryOf('web', { ...typed, path: 'Desktop/setup.exe' }).label).toBe('Other')
    expect(
      categoryOf('android', { kind: 'image', mediaType: '', extension: 'jpg', path: 'Download/a.jpg' }).label,
    ).toBe('Photos')
  })

  it('every category has a name of its own in Arabic, which shares no letters with English', () => {
    const english = Object.values(TAXONOMIES).flatMap(({ categories }) => categories.map(({ label }) => label))
    expect([...new Set(english)].filter((label) => folderIn('ar', label) === label)).toEqual([])
  })

  it('every kind has a category in every taxonomy, and no kind has two', () => {
    for (const id of Object.keys(TAXONOMIES) as TaxonomyId[]) {
      const kinds = Object.values('kinds' in TAXONOMIES[id] ? TAXONOMIES[id].kinds : {}).flat()
      expect(new Set(kinds).size).toBe(kinds.length)
      for (const kind of FILE_KINDS)
        expect(labels(id)).toContain(categoryOf(id, { kind, mediaType: '', extension: '' }).label)
    }
  })
})
