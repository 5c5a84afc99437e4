import { SIGNATURE_HEAD_BYTES } from '@octavo/core'
import { startsWith } from '../bytes.ts'
import { Draft, readRange } from '../draft.ts'
import type { ReadLimits } from '../limits.ts'
import { xlsxSheets } from '../office/xlsx-table.ts'
import type { ReadInput } from '../read.ts'
import { decodeBytes } from '../text/charset.ts'
import { ZipPackage } from '../zip/package.ts'
import { cellsIn, separatorOf } from './cells.ts'

/** The first rows of a table, cell by cell as they are shown. */
export interface Sheet {
  /** Empty where the file is the table. */
  readonly name: string
  readonly rows: readonly (readonly string[])[]
}

/** So many rows and columns are looked at; a text table also as far as so many bytes. */
export const TABLE = { rows: 500, columns: 60, sheets: 20, textBytes: 1024 * 1024 } as const

const TEXT = /\.(?:csv|tsv|tab)$/iu
const BOOK = /\.(?:xlsx|xlsm|xltx)$/iu

/**
 * The sheets of a table file (CSV and its kin, workbooks since 2007) with their first rows; none for any other file, and for
 * one that can't be read. Never throws. The input is hostile: call this where it can be killed.
 */
export async function readTable({ name, source }: ReadInput, limits: ReadLimits): Promise<readonly Sheet[]> {
  try {
    if (TEXT.test(name)) {
      const text = decodeBytes(await readRange(source, 0, Math.min(source.sizeBytes, TABLE.textBytes)))
      const rows = cellsIn(text, separatorOf(text), TABLE.rows).map((row) => row.slice(0, TABLE.columns))
      return rows.some(({ length }) => length > 1) ? [{ name: '', rows }] : []
    }
    if (!BOOK.test(name) || !startsWith(await readRange(source, 0, SIGNATURE_HEAD_BYTES), 'PK\u0003\u0004')) return []
    const draft = new Draft(limits)
    const sheets = await xlsxSheets(await ZipPackage.open(source, draft, limits), TABLE)
    return sheets.filter(({ rows }) => rows.length > 0)
  } catch {
    return []
  }
}
