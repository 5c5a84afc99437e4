import type { LibraryFile } from '@octavo/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchFiles } from './search.ts'

const file = (name: string, folder = '/Inbox') => ({ name, folder }) as LibraryFile
const names = (files: readonly LibraryFile[]) => files.map(({ name }) => name)

describe('the search by name', () => {
  const files = [file('Résumé 2024.pdf', '/Documents'), file('holiday.JPG', '/Photos/Lisboa'), file('notes.txt')]

  it('looks at names and folders, without case and accents, every word for itself', () => {
    expect(names(searchFiles(files, 'resume'))).toEqual(['Résumé 2024.pdf'])
    expect(names(searchFiles(files, 'LISBOA jpg'))).toEqual(['holiday.JPG'])
    expect(names(searchFiles(files, 'photos resume'))).toEqual([])
  })

  it('shows everything for an empty query, in the order of the list', () => {
    expect(searchFiles(files, '  ')).toBe(files)
    expect(names(searchFiles(files, 'o'))).toEqual(names(files.filter((one) => one.name !== '')))
  })

  it('finds every file by its own name, whatever it is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        expect(searchFiles([file(name)], name)).toHaveLength(1)
      }),
    )
  })
})
