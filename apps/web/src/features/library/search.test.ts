import type { LibraryFile, SearchHit } from '@octavo/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchFiles, stretchesOf } from './search.ts'

const file = (name: string, folder = '/Inbox') => ({ id: name, name, folder }) as LibraryFile
const names = (files: readonly LibraryFile[], query: string, hits?: readonly SearchHit[]) =>
  searchFiles(files, query, hits).map((found) => found.file.name)

describe('the search by name', () => {
  const files = [file('Résumé 2024.pdf', '/Documents'), file('holiday.JPG', '/Photos/Lisboa'), file('notes.txt')]

  it('looks at names and folders, without case and accents, every word for itself', () => {
    expect(names(files, 'resume')).toEqual(['Résumé 2024.pdf'])
    expect(names(files, 'LISBOA jpg')).toEqual(['holiday.JPG'])
    expect(names(files, 'photos resume')).toEqual([])
  })

  it('shows everything for an empty query, in the order of the list', () => {
    expect(names(files, '  ')).toEqual(files.map(({ name }) => name))
  })

  it("puts the server's hits first and names no file twice", () => {
    const hits: SearchHit[] = [{ file: file('notes.txt'), why: ['words'], name: [], snippet: null }]
    expect(names(files, 'o', hits)).toEqual(['notes.txt', 'Résumé 2024.pdf', 'holiday.JPG'])
    expect(names(files, '', hits)).toHaveLength(3)
  })

  it('finds every file by its own name, whatever it is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        expect(searchFiles([file(name)], name)).toHaveLength(1)
      }),
    )
  })
})

describe('marks', () => {
  it('part a text without losing or doubling a character, whatever they say', () => {
    const mark = fc.record({ start: fc.integer({ min: -5, max: 40 }), end: fc.integer({ min: -5, max: 40 }) })
    fc.assert(
      fc.property(fc.string(), fc.array(mark), (text, marks) => {
        const parts = stretchesOf(text, marks)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        expect(parts.every((part) => part.text !== '')).toBe(true)
      }),
    )
  })

  it('are where they were put', () => {
    expect(stretchesOf('invoice', [{ start: 2, end: 5 }])).toEqual([
      { text: 'in', isMarked: false },
      { text: 'voi', isMarked: true },
      { text: 'ce', isMarked: false },
    ])
  })
})
