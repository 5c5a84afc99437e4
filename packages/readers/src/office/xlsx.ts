import type { Draft } from '../draft.ts'
import { scanXml } from '../xml/scan.ts'
import type { ZipPackage } from '../zip/package.ts'
import type { Book } from './book.ts'
import { drawingText } from './drawing.ts'
import { builtInFormat, formatNumber, formatText, headerFooterText } from './number-format.ts'
import { relationsOf } from './opc.ts'
import { readFormatsBin, readSheetBin, readStringsBin } from './xlsb.ts'

/** Strings that many cells share; those behind are left out. */
const MAX_STRINGS = 1_000_000
/** The strings of all cells may be longer than other parts: a cell whose string is left out would be empty. */
const STRING_BYTES = 16 * 1024 * 1024
const MAX_SHEETS = 500

/** Rich text items (`si`) of a part, each with its phonetic reading behind it. */
function readStrings(xml: string): string[] {
  const strings: string[] = []
  let current = ''
  let isText = false
  scanXml(xml, {
    open(name) {
      if (name === 'si') current = ''
      isText = name === 't'
    },
    close(name) {
      isText = false
      if (name === 'rPh') current += ' '
      if (name === 'si') strings.push(current)
    },
    text(value) {
      if (isText) current += value
    },
    done: () => strings.length >= MAX_STRINGS,
  })
  return strings
}

/** Format code of each cell style. */
function readFormats(xml: string): string[] {
  const own = new Map<number, string>()
  const formats: string[] = []
  let inCells = false
  scanXml(xml, {
    open(name, attributes) {
      if (name === 'numFmt') own.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '')
      else if (name === 'cellXfs') inCells = true
      else if (name === 'xf' && inCells) {
        const id = Number(attributes.get('numFmtId'))
        formats.push(own.get(id) ?? builtInFormat(id) ?? '')
      }
    },
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
    done: () => formats.length > 70_000,
  })
  return formats
}

/** A cell's value as text: `kind` is its `t` attribute (ISO/IEC 29500-1, section 18.18.11). */
export function cellText(book: Book, kind: string, style: number, value: string): string {
  if (kind === 's') return formatText(book.strings[Number(value)] ?? '', book.formats[style] ?? '')
  if (kind === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (kind === 'str' || kind === 'inlineStr' || kind === 'e' || kind === 'd') return value
  const number = Number(value)
  return value.trim() === '' || Number.isNaN(number)
    ? value
    : formatNumber(number, book.formats[style] ?? '', book.is1904)
}

function sheetText(xml: string, book: Book, draft: Draft): void {
  const { text } = draft
  let kind = ''
  let style = 0
  let value = ''
  let current = ''
  const HEADINGS = /^(?:odd|even|first)(?:Header|Footer)$/u
  scanXml(xml, {
    open(name, attributes) {
      current = name
      if (name !== 'c') return
      kind = attributes.get('t') ?? 'n'
      style = Number(attributes.get('s') ?? 0)
      value = ''
    },
    close(name) {
      current = ''
      if (name === 'c') {
        const shown = cellText(book, kind, style, value)
        if (shown !== '') text.add(`${shown}\t`)
      } else if (name === 'row') text.add('\n')
    },
    text(part) {
      if (current === 'v' || current === 't') value += part
      else if (HEADINGS.test(current)) text.line(headerFooterText(part))
      else if (current === 'f' && /^\s*(?:DDE\(|\[?[^!]{0,100}\|)/iu.test(part)) draft.flag('external_links')
    },
    done: () => text.isFull,
  })
}

interface Sheet {
  readonly name: string
  readonly part: string
}

/** The sheets of a workbook in their order, each with the part that holds it. */
export async function sheetsOf(zip: ZipPackage, main: string): Promise<{ sheets: Sheet[]; is1904: boolean }> {
  const relations = new Map((await relationsOf(zip, main)).map((relation) => [relation.id, relation.target]))
  const sheets: Sheet[] = []
  let is1904 = false
  if (main.endsWith('.xml')) {
    scanXml(await zip.text(main), {
      open(name, attributes) {
        if (name === 'workbookPr') is1904 = /^(?:1|true)$/u.test(attributes.get('date1904') ?? '')
        if (name !== 'sheet' || sheets.length >= MAX_SHEETS) return
        const part = relations.get(attributes.get('r:id') ?? attributes.get('id') ?? '')
        if (part !== undefined) sheets.push({ name: attributes.get('name') ?? '', part })
      },
    })
  }
  const known = new Set(sheets.map(({ part }) => part))
  for (const part of zip.matching(/\/(?:work|chart|dialog|macro)sheets\/[^/]+\.(?:xml|bin)$/u))
    if (!known.has(part) && sheets.length < MAX_SHEETS) sheets.push({ name: '', part })
  return { sheets, is1904 }
}

/** What the cells of a workbook of XML parts refer to. */
export const bookOf = async (zip: ZipPackage, folder: string, is1904: boolean): Promise<Book> => ({
  strings: readStrings(await zip.text(`${folder}sharedStrings.xml`, STRING_BYTES)),
  formats: readFormats(await zip.text(`${folder}styles.xml`)),
  is1904,
})

/** Reads a workbook (.xlsx, .xlsb and their kin): sheets as they are shown, headings, comments, shapes, charts. */
export async function readXlsx(zip: ZipPackage, main: string, draft: Draft): Promise<void> {
  const { text } = draft
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const { sheets, is1904 } = await sheetsOf(zip, main)
  draft.facts.pageCount = sheets.length
  const binary = async (name: string): Promise<Uint8Array> =>
    (await zip.bytes(folder + name, STRING_BYTES)) ?? new Uint8Array()
  const book: Book = main.endsWith('.bin')
    ? {
        strings: readStringsBin(await binary('sharedStrings.bin')),
        formats: readFormatsBin(await binary('styles.bin')),
        is1904,
      }
    : await bookOf(zip, folder, is1904)
  for (const { name, part } of sheets) {
    text.line(`\n${name}`)
    if (part.endsWith('.bin')) readSheetBin((await zip.bytes(part)) ?? new Uint8Array(), book, draft)
    else sheetText(await zip.text(part), book, draft)
    if (text.isFull) return
  }
  for (const name of zip.matching(
    /\/(?:comments\d*|threadedComment\d*|(?:drawings\/drawing|charts\/chart|diagrams\/data)\d*)\.xml$/u,
  ))
    drawingText(await zip.text(name), text)
  for (const name of zip.matching(/\/drawings\/vmlDrawing[^/]*\.vml$/u)) vmlText(await zip.text(name), draft)
  draft.flag(
    'external_links',
    zip.names.some((name) => /\/externalLinks\//u.test(name)),
  )
}

/** Text boxes of the older drawing language; it looks like HTML more than XML. */
function vmlText(vml: string, draft: Draft): void {
  let inBox = 0
  scanXml(vml, {
    open(name) {
      if (name === 'textbox') inBox += 1
    },
    close(name) {
      if (name === 'textbox') inBox -= 1
      if (name === 'div' || name === 'textbox') draft.text.add('\n')
    },
    text(value) {
      if (inBox > 0) draft.text.add(value)
    },
  })
}
