import { itemOf, listItemOf, recordOf } from '@octavo/core'
import { expect, it } from 'vitest'
import { tableOf } from './list-file.ts'

it('a list is a table whose fields stay what they are: commas, quotes, line breaks, and nothing that runs', () => {
  const line = (path: string) => listItemOf(recordOf(itemOf('picker', { path, sizeBytes: 3 }), 'PDF Documents'))
  const lines = tableOf([line('a, "b".pdf'), line('=SUM(A1).csv'), line('two\nlines.txt')]).split('\r\n')
  expect(lines).toEqual([
    'Path,Belongs to,Name,Bytes,Type',
    '"a, ""b"".pdf",PDF Documents,"a, ""b"".pdf",3,',
    "'=SUM(A1).csv,PDF Documents,'=SUM(A1).csv,3,",
    '"two\nlines.txt",PDF Documents,"two\nlines.txt",3,',
    '',
  ])
})
