import { expect, it } from 'vitest'
import { mayHaveThumb, shapeOf, typeWords } from './kinds.ts'

const of = (name: string, mediaType = '') => ({ id: '1', name, mediaType, sizeBytes: 1 })

it('a type that was told speaks before the name, and the name where none was', () => {
  expect(shapeOf(of('a.png', 'application/pdf'))).toBe('pages')
  expect(['a.PNG', 'a.pdf', 'a.mp4', 'a.flac', 'a.md', 'a.csv', 'a'].map((name) => shapeOf(of(name)))).toEqual([
    'picture',
    'pages',
    'video',
    'sound',
    'text',
    'other',
    'other',
  ])
  expect(shapeOf(of('a.jpg', 'application/octet-stream'))).toBe('picture')
  expect(shapeOf(of('a.csv', 'text/csv'))).toBe('other')
})

it('nobody is asked for a picture of a text or of a drawing that is never drawn', () => {
  expect(
    [of('a.txt'), of('a.zip'), of('a.svg', 'image/svg+xml'), of('a.md', 'text/markdown')].map(mayHaveThumb),
  ).toEqual([false, false, false, false])
  expect([of('a.heic'), of('a.docx'), of('a.pdf'), of('a', 'image/heic')].map(mayHaveThumb)).toEqual([
    true,
    true,
    true,
    true,
  ])
})

it('a type is said by its ending and its media type, as far as they are known and short', () => {
  expect(typeWords('sea.png', 'image/png')).toBe('PNG · image/png')
  expect(typeWords('sea.png', '')).toBe('PNG')
  expect(typeWords('a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document')).toBe('DOCX')
  expect([typeWords('README', 'text/plain'), typeWords('README', '')]).toEqual(['text/plain', ''])
})
