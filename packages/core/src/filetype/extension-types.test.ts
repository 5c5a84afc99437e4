import { describe, expect, it } from 'vitest'
import { FILE_KINDS } from '../item/file-kind.ts'
import {
  canonicalMediaType,
  extensionOf,
  extensionOfMediaType,
  extensionTypes,
  kindOfMediaType,
  typeOfName,
} from './extension-types.ts'
import { nameFits } from './families.ts'
import { codeTypes } from './types-code.ts'
import { listedCodeTypes } from './types-listed-code.ts'
import { listedMediaTypes } from './types-listed-media.ts'
import { mediaTypes } from './types-media.ts'
import { officeTypes } from './types-office.ts'
import { rareTypes } from './types-rare.ts'
import { wideCodeTypes } from './types-wide-code.ts'
import { wideMediaTypes } from './types-wide-media.ts'

describe('extensionTypes', () => {
  it('knows more than 3,000 extensions, each once, and each media type in one kind', () => {
    const usual = Object.entries({ ...mediaTypes, ...officeTypes, ...codeTypes })
    const all = [
      ...usual,
      ...[rareTypes, wideMediaTypes, wideCodeTypes, listedMediaTypes, listedCodeTypes].flatMap((types) =>
        Object.entries(types),
      ),
    ]
    const rows = all.flatMap(([, types]) => Object.entries(types))
    const kinds = all.flatMap(([kind, types]) => Object.keys(types).map((mediaType) => [mediaType, kind] as const))
    const kindOf = new Map(kinds)
    for (const [mediaType, kind] of kinds) expect(kind, mediaType).toBe(kindOf.get(mediaType))
    const usualTypes = usual.flatMap(([, types]) => Object.keys(types))
    expect(new Set(usualTypes).size).toBe(usualTypes.length)
    const extensions = rows.flatMap(([, names]) => names.split(' '))
    expect(extensions.length).toBeGreaterThan(3000)
    expect(extensions.filter((name, index) => extensions.indexOf(name) !== index)).toEqual([])
    expect(extensionTypes.size).toBe(extensions.length)
  })

  it('is lower case, without dots, with a well-formed media type and a known kind', () => {
    for (const [extension, type] of extensionTypes) {
      expect(extension).toMatch(/^[a-z0-9_-]{1,12}$/u)
      expect(type.mediaType).toMatch(/^[a-z]+\/[a-z0-9][a-z0-9.+-]*$/u)
      expect(FILE_KINDS).toContain(type.kind)
    }
  })
})

describe('kindOfMediaType', () => {
  it('uses the table, other names for the same type, then the first half', () => {
    expect(kindOfMediaType('application/pdf')).toBe('pdf')
    expect(kindOfMediaType('text/xml; charset=utf-8')).toBe('data')
    expect(kindOfMediaType('image/x-something-new')).toBe('image')
    expect(kindOfMediaType('TEXT/HTML')).toBe('web-page')
  })

  it('says nothing about a type that says nothing', () => {
    for (const type of [
      '',
      'application/octet-stream',
      'application/x-nobody-knows',
      'nonsense',
      '__proto__',
      'constructor',
    ])
      expect(kindOfMediaType(type)).toBeUndefined()
  })

  it('has the usual extension of a type and one name for its other names', () => {
    expect(extensionOfMediaType('image/jpeg')).toBe('jpg')
    expect(extensionOfMediaType('application/x-nobody-knows')).toBeUndefined()
    expect(canonicalMediaType(' Image/JPG ; q=1')).toBe('image/jpeg')
  })
})

describe('extensionOf and typeOfName', () => {
  it('takes what follows the last dot, in lower case', () => {
    const names = [
      'a.PDF',
      'a.tar.gz',
      'README',
      '.profile',
      'a.',
      'a.b c',
      'end. of sentence',
      'x.averyveryverylong',
      '',
    ]
    expect(names.map(extensionOf)).toEqual(['pdf', 'gz', '', '', '', '', '', '', ''])
  })

  it('knows whole names', () => {
    expect(typeOfName('Makefile')?.kind).toBe('code')
    expect(typeOfName('CMakeLists.txt')?.kind).toBe('code')
    expect(typeOfName('constructor')).toBeUndefined()
    expect(typeOfName('a.constructor')).toBeUndefined()
  })
})

describe('nameFits', () => {
  it('accepts finer names for a container and other spellings of one type', () => {
    expect([
      nameFits('zip', 'docx'),
      nameFits('jpg', 'jpeg'),
      nameFits('docx', 'docm'),
      nameFits('pdf', 'pdf'),
    ]).toEqual([true, true, true, true])
  })

  it('refuses what the bytes contradict', () => {
    expect([nameFits('docx', 'zip'), nameFits('pdf', 'jpg'), nameFits('exe', 'pdf'), nameFits('html', 'png')]).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})
