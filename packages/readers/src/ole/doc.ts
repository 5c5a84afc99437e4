import { Bytes } from '../bytes.ts'
import type { Draft } from '../draft.ts'
import { damaged, ReadProblem } from '../problem.ts'
import { decodeCodePage } from '../text/codepages.ts'
import type { CompoundFile } from './cfb.ts'

const MAX_CHARS = 4_000_000

/** Windows language of the file -> code page of its 8-bit text, where it isn't 1252 ([MS-LCID]). */
function codePageOf(language: number): number {
  const primary = language & 0x3ff
  if ([0x05, 0x0e, 0x15, 0x18, 0x1a, 0x1b, 0x1c, 0x24].includes(primary)) return 1250
  if ([0x02, 0x19, 0x22, 0x23, 0x2f].includes(primary)) return 1251
  if (primary === 0x08) return 1253
  if (primary === 0x1f) return 1254
  if (primary === 0x0d) return 1255
  if (primary === 0x01 || primary === 0x29) return 1256
  if ([0x25, 0x26, 0x27].includes(primary)) return 1257
  if (primary === 0x11) return 932
  if (primary === 0x12) return 949
  if (primary === 0x04) return language === 0x0404 ? 950 : 936
  return 1252
}

/** Text of the pieces in a `Clx` ([MS-DOC], section 2.9.38): main text, notes, headers, text boxes, one after another. */
function pieces(document: Bytes, clx: Bytes, isWide: boolean, codePage: number): string {
  let at = 0
  while (clx.u8(at) === 1 && at < clx.length) at += 3 + clx.u16(at + 1)
  if (clx.u8(at) !== 2) throw damaged('Its list of text pieces is missing.')
  const sizeBytes = Math.min(clx.u32(at + 1), clx.length - at - 5)
  const count = Math.floor((sizeBytes - 4) / 12)
  const parts: string[] = []
  let total = 0
  for (let index = 0; index < count && total < MAX_CHARS; index += 1) {
    const from = clx.u32(at + 5 + index * 4)
    const chars = Math.min(clx.u32(at + 9 + index * 4) - from, MAX_CHARS)
    const place = clx.u32(at + 5 + (count + 1) * 4 + index * 8 + 2)
    if (chars <= 0) continue
    total += chars
    if (!isWide) parts.push(decodeCodePage(document.slice(place, chars), codePage))
    else if (place & 0x4000_0000) parts.push(decodeCodePage(document.slice((place & 0x3fff_ffff) / 2, chars), codePage))
    else parts.push(document.utf16(place & 0x3fff_ffff, chars * 2))
  }
  return parts.join('')
}

/** Special characters of a document's text ([MS-DOC], section 2.8.25) and what they show: fields, cells, breaks, hyphens. */
const SPECIAL: ReadonlyMap<string, string> = new Map([
  ['\u0013', ' '],
  ['\u0014', ' '],
  ['\u0007', '\t'],
  ['\u000b', '\n'],
  ['\u000c', '\n'],
  ['\u000d', '\n'],
  ['\u000e', '\n'],
  ['\u001e', '-'],
])

const FIELD_BEGIN = '\u0013'
const FIELD_MARKS = '\u0013-\u0015'
/** Instructions of fields that say nothing about the document: numbers of pages, tables of contents, references. */
const DULL_FIELD = new RegExp(
  `${FIELD_BEGIN}\\s*(?:PAGE|NUMPAGES|SECTIONPAGES|TOC|PAGEREF|REF|NOTEREF|SEQ|STYLEREF|DATE|TIME|MERGEFIELD|INDEX|XE|TC|FORM[A-Z]+)\\b[^${FIELD_MARKS}]{0,500}`,
  'giu',
)

const shown = (text: string): string =>
  text.replace(DULL_FIELD, ' ').replace(/\p{Cc}/gu, (character) => SPECIAL.get(character) ?? character)

/**
 * Reads a Word document of Word 6 to 2003: all of its text, also headers, footers, notes, comments and text boxes,
 * which lie behind the main text in the same pieces. Instructions of fields are kept where they say something (an address).
 */
export function readDoc(file: CompoundFile, draft: Draft): void {
  const document = new Bytes(file.stream('WordDocument') ?? new Uint8Array())
  const version = document.u16(2)
  const flags = document.u16(10)
  if (![0xa5ec, 0xa5dc, 0xa5db].includes(document.u16(0))) throw damaged('Its header is damaged.')
  if (flags & 0x0100) throw new ReadProblem('password_needed')
  const codePage = flags & 0x1000 ? 1252 : codePageOf(document.u16(6))
  const isWide = version >= 193
  if (isWide) {
    const table = new Bytes(file.stream(flags & 0x0200 ? '1Table' : '0Table') ?? new Uint8Array())
    const clx = new Bytes(table.slice(document.u32(0x01a2), document.u32(0x01a6)))
    draft.text.add(shown(pieces(document, clx, true, 1252)))
  } else if (flags & 0x0004) {
    const clx = new Bytes(document.slice(document.u32(0x0160), document.u32(0x0164)))
    draft.text.add(shown(pieces(document, clx, false, codePage)))
  } else {
    const from = document.u32(24)
    draft.text.add(shown(decodeCodePage(document.slice(from, Math.min(document.u32(28) - from, MAX_CHARS)), codePage)))
  }
}
