import type { ConsentListItem, ConsentReceipt } from '@octavo/core'
import { m } from '../../paraglide/messages.js'
import { saveFile } from '../../platform/index.ts'

/** A field of a table; what a spreadsheet would take for a formula is text. */
const field = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const columns = () => [
  m.consent_column_path(),
  m.consent_column_folder(),
  m.consent_column_name(),
  m.consent_column_size(),
  m.consent_column_type(),
]

/** The list as a table (RFC 4180), the names of its columns first. */
export const tableOf = (list: readonly ConsentListItem[]): string =>
  [columns(), ...list.map(({ path, folder, name, size, type }) => [path, folder, name, size, type])]
    .map((row) => `${row.map(field).join(',')}\r\n`)
    .join('')

/** Saves the list. It begins with the mark by which spreadsheets know that it is Unicode. */
export const saveList = (list: readonly ConsentListItem[]): Promise<void> =>
  saveFile(new Blob([`\ufeff${tableOf(list)}`], { type: 'text/csv;charset=utf-8' }), m.consent_list_file())

/** Saves what was agreed to. */
export const saveReceipt = (receipt: ConsentReceipt): Promise<void> => {
  const grantedAt = new Date(receipt.grantedAtMs).toISOString()
  const text = JSON.stringify({ ...receipt, grantedAt }, null, 2)
  return saveFile(new Blob([text], { type: 'application/json' }), 'octavo-consent.json')
}
