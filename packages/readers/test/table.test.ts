import { bytesSource } from '@octavo/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS, readTable } from '../src/index.ts'
import { columnOf } from '../src/office/xlsx-table.ts'
import { cellsIn } from '../src/table/cells.ts'
import { utf8 } from './support/bytes.ts'
import { xlsx } from './support/office.ts'

const table = (name: string, bytes: Uint8Array) => readTable({ name, source: bytesSource(bytes) }, DEFAULT_LIMITS)
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

describe('tables, cell by cell', () => {
  it('whatever the cells hold, what was written is what is read', () => {
    const cells = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(cells, fc.constantFrom(',', ';', '\t'), (rows, separator) => {
        const text = rows.map((row) => row.map(quoted).join(separator)).join('\r\n')
        expect(cellsIn(text, separator, 100)).toEqual(rows)
      }),
    )
  })

  it('finds out what stands between the cells, and takes the encoding that Windows writes', async () => {
    expect(await table('a.csv', utf8('Name;Betrag\nMiete;1.200,00\nStrom;80,50\n'))).toEqual([
      {
        name: '',
        rows: [
          ['Name', 'Betrag'],
          ['Miete', '1.200,00'],
          ['Strom', '80,50'],
        ],
      },
    ])
    const windows = Uint8Array.from('Straße,Größe\nA,1\n', (letter) => letter.charCodeAt(0))
    expect((await table('b.csv', windows))[0]?.rows[0]).toEqual(['Straße', 'Größe'])
  })

  it('cells of a workbook stay in their columns when those before them are empty', async () => {
    const sheet =
      '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>A</t></is></c><c r="D1" t="inlineStr"><is><t>D</t></is></c></row></sheetData></worksheet>'
    const sheets = await table('book.xlsx', xlsx({ 'xl/worksheets/sheet1.xml': sheet }))
    expect(sheets[0]?.rows[0]).toEqual(['A', '', '', 'D'])
    expect(['A1', 'Z9', 'AA1', 'BC12', '7'].map(columnOf)).toEqual([0, 25, 26, 54, -1])
  })

  it('what is no table, or only called one, has none', async () => {
    expect(await table('a.csv', utf8('just one line of text'))).toEqual([])
    expect(await table('a.xlsx', utf8('no workbook'))).toEqual([])
    expect(await table('a.txt', utf8('a,b\nc,d'))).toEqual([])
  })
})
