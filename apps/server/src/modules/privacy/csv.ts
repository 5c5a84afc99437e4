import type { LibraryFile } from '@octavo/contract'

/** What a spreadsheet takes for the beginning of a formula, wide forms too, also behind blanks; and what it may drop in front. */
const FORMULA = /^[\t\r\n]|^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/u

/** A cell that is text whatever is in it: quoted (RFC 4180), with an apostrophe in front of what could be a formula. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  return `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
}

const row = (cells: readonly (string | number)[]) => `${cells.map(csvCell).join(',')}\r\n`
const isoTime = (ms: number) => (Math.abs(ms) <= 8.64e15 ? new Date(ms).toISOString() : '')

/** The files of a library as a table. The mark in front makes spreadsheets read it as UTF-8. */
export async function* filesCsv(files: AsyncIterable<LibraryFile>): AsyncGenerator<string> {
  yield `\ufeff${row(['id', 'name', 'path', 'category', 'type', 'bytes', 'modified', 'uploaded', 'sha256', 'state'])}`
  for await (const file of files) {
    const { id, name, path, category, type, size, modifiedAtMs, uploadedAtMs, sha256, state } = file
    yield row([id, name, path, category ?? '', type, size, isoTime(modifiedAtMs), isoTime(uploadedAtMs), sha256, state])
  }
}
