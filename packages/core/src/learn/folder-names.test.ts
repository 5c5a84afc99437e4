import { describe, expect, it } from 'vitest'
import { TAXONOMIES } from '../classify/index.ts'
import { collisionKey, folderName } from '../item/index.ts'
import { ALL_DOCUMENT_KINDS, allNamesOf, englishOf, folderIn, kindFolder } from '../kinds/index.ts'
import { LANGUAGES } from '../reasons/index.ts'
import { folderForCategory, folderForKind, isTypeFolder, meansTheSame, saysWhatItHolds } from './folders.ts'

const TYPES = TAXONOMIES.library.categories.map(({ label }) => label)
const KINDS = ALL_DOCUMENT_KINDS.map(kindFolder)
const ALL = [...new Set([...TYPES, ...KINDS])]

describe('names of folders in every language', () => {
  it('each has one of its own, that can stand on any disk and is no other one', () => {
    for (const language of LANGUAGES) {
      const names = ALL.map((name) => folderIn(language, name))
      expect(new Set(names.map(collisionKey)).size).toBe(ALL.length)
      for (const name of names) expect(folderName(name)).toBe(name)
    }
    for (const name of ALL) expect(allNamesOf(name).filter(Boolean)).toHaveLength(LANGUAGES.length)
  })

  it('every name leads back to the English one, however it is spelled', () => {
    for (const name of ALL)
      for (const own of allNamesOf(name))
        expect([englishOf(own), englishOf(own.toUpperCase()), englishOf(own.normalize('NFD'))]).toEqual([
          name,
          name,
          name,
        ])
    expect(englishOf('Tax 2024')).toBeUndefined()
  })

  it("a word of everyday is said in every language, and a folder of that name is the person's all the same", () => {
    const short = ['Images', 'Photos', 'Videos', 'Audio', 'Music', 'PDFs', 'Other']
    for (const label of short) {
      expect(folderIn('ar', label), label).not.toBe(label)
      expect([englishOf(label), englishOf(folderIn('ar', label))], label).toEqual([undefined, undefined])
    }
    expect([folderIn('de', 'Music'), folderIn('es', 'Other')]).toEqual(['Musik', 'Otros'])
  })

  it('a folder that is there is used whatever its language, and whatever that of the person', () => {
    for (const language of LANGUAGES) {
      for (const type of TYPES)
        for (const own of allNamesOf(type)) expect(folderForCategory(type, ['Work', own], language)).toBe(own)
      for (const kind of ALL_DOCUMENT_KINDS)
        for (const own of allNamesOf(kindFolder(kind))) expect(folderForKind(kind, ['Work', own], language)).toBe(own)
    }
  })

  it('where none is there, the name is in the language of the person', () => {
    expect(folderForCategory('Photos & Images', ['Arbeit'], 'de')).toBe('Fotos & Bilder')
    expect(folderForKind('invoice', [], 'es')).toBe('Facturas')
    expect(folderForKind('invoice', ['Work'], 'ar')).toBe('الفواتير')
  })

  it('of two that are there the one in the language of the person is used', () => {
    const both = ['Photos & Images', 'Fotos & Bilder']
    expect([folderForCategory('Photos & Images', both, 'de'), folderForCategory('Photos & Images', both)]).toEqual([
      'Fotos & Bilder',
      'Photos & Images',
    ])
  })

  it('say what they hold, and mean the same as their others', () => {
    for (const name of ALL)
      for (const own of allNamesOf(name)) {
        expect(saysWhatItHolds(own), own).toBe(true)
        expect(meansTheSame(own, name), own).toBe(true)
        expect(isTypeFolder(own), own).toBe(isTypeFolder(name))
      }
  })
})
