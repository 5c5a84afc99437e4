import { scanXml } from '../xml/scan.ts'
import type { ZipPackage } from '../zip/package.ts'
import type { Book } from './book.ts'
import { mainPart } from './opc.ts'
import { bookOf, cellText, sheetsOf } from './xlsx.ts'

/** How much of each sheet, and of how many, is looked at. */
export interface TableBounds {
  readonly rows: number
  readonly columns: number
  readonly sheets: number
}

/** The first rows of each sheet of a workbook of XML parts, cells in their columns as they are shown. Throws ReadProblem. */
export async function xlsxSheets(zip: ZipPackage, bounds: TableBounds): Promise<{ name: string; rows: string[][] }[]> {
  const main = await mainPart(zip)
  if (main?.endsWith('.xml') !== true) return []
  const { sheets, is1904 } = await sheetsOf(zip, main)
  const book = await bookOf(zip, main.slice(0, main.lastIndexOf('/') + 1), is1904)
  const tables: { name: string; rows: string[][] }[] = []
  for (const { name, part } of sheets.slice(0, bounds.sheets))
    tables.push({ name, rows: rowsOf(await zip.text(part), book, bounds) })
  return tables
}

/** `BC12` is column 54, counted from 0; -1 for what is no address. */
export const columnOf = (address: string): number =>
  [...(/^[A-Z]{1,3}/u.exec(address)?.[0] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

function rowsOf(xml: string, book: Book, { rows: maxRows, columns }: TableBounds): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let [kind, style, column, value, current] = ['', 0, 0, '', '']
  scanXml(xml, {
    open(name, attributes) {
      current = name
      if (name === 'row') row = []
      if (name !== 'c') return
      kind = attributes.get('t') ?? 'n'
      style = Number(attributes.get('s') ?? 0)
      const told = columnOf(attributes.get('r') ?? '')
      column = told === -1 ? row.length : told
      value = ''
    },
    close(name) {
      current = ''
      if (name === 'c' && column < columns) {
        // Cells that are empty are left out of a sheet; those behind them stay in their columns.
        while (row.length < column) row.push('')
        row[column] = cellText(book, kind, style, value)
      } else if (name === 'row' && row.some((cell) => cell !== '')) rows.push(row)
    },
    text(part) {
      if (current === 'v' || current === 't') value += part
    },
    done: () => rows.length >= maxRows,
  })
  return rows
}
