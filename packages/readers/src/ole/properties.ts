import { Bytes } from '../bytes.ts'
import type { Draft } from '../draft.ts'
import { decodeCodePage } from '../text/codepages.ts'
import type { CompoundFile } from './cfb.ts'

const SUMMARY = '\u0005SummaryInformation'
const DOCUMENT_SUMMARY = '\u0005DocumentSummaryInformation'
/** Identifiers in the summary ([MS-OLEPS], section 2.25.1): those with words for the text, in this order. */
const WORDS = [3, 5, 6]
const TICKS_PER_MS = 10_000
/** Milliseconds from 1601 to 1970. */
const EPOCH_MS = 11_644_473_600_000

/** Properties of the first set in a stream ([MS-OLEPS], section 2.21): texts and dates, by identifier. */
function readSet(stream: Uint8Array): Map<number, string> {
  const bytes = new Bytes(stream)
  const values = new Map<number, string>()
  const at = bytes.u32(44)
  const count = Math.min(bytes.u32(at + 4), 1000)
  let codePage = 1252
  for (let index = 0; index < count; index += 1) {
    const id = bytes.u32(at + 8 + index * 8)
    const value = at + bytes.u32(at + 12 + index * 8)
    const type = bytes.u16(value)
    if (id === 1 && type === 2) codePage = bytes.u16(value + 4)
    else if (type === 30) {
      const text = bytes.slice(value + 8, Math.min(bytes.u32(value + 4), 10_000))
      values.set(id, decodeCodePage(text, codePage).replace(/\0.*$/su, ''))
    } else if (type === 31)
      values.set(id, bytes.utf16(value + 8, Math.min(bytes.u32(value + 4), 10_000) * 2).replace(/\0.*$/su, ''))
    else if (type === 64) values.set(id, fileTime(bytes.u64(value + 4)))
    else if (type === 3) values.set(id, String(bytes.i32(value + 4)))
  }
  return values
}

/** A Windows file time (100 ns since 1601) as `YYYY-MM-DDTHH:MM:SS`; '' when it is none. */
export function fileTime(ticks: number): string {
  const atMs = ticks / TICKS_PER_MS - EPOCH_MS
  return atMs > -EPOCH_MS && atMs < 4e12 && ticks > 0 ? new Date(atMs).toISOString().slice(0, 19) : ''
}

/** Title, author, date and the words that its author gave a compound document; flags macros and embedded files. */
export function readOleProperties(file: CompoundFile, draft: Draft): void {
  const summary = readSet(file.stream(SUMMARY) ?? new Uint8Array())
  draft.line('title', summary.get(2))
  draft.line('author', summary.get(4))
  draft.made(summary.get(12))
  for (const id of WORDS) draft.text.line(`\n${summary.get(id) ?? ''}`)
  const more = readSet(file.stream(DOCUMENT_SUMMARY) ?? new Uint8Array())
  for (const id of [2, 14, 15]) draft.text.line(/^\d+$/u.test(more.get(id) ?? '') ? '' : more.get(id))
  draft.flag(
    'macros',
    file.names.some((name) => /(?:^|\/)(?:Macros|_VBA_PROJECT_CUR|VBA)\//iu.test(name)),
  )
  for (const name of file.names.filter((path) => path.endsWith('\u0001Ole10Native')).slice(0, 100)) {
    draft.flag('attachments')
    for (const line of nativeNames(file.stream(name) ?? new Uint8Array())) draft.text.line(`\n${line}`)
  }
  draft.flag(
    'attachments',
    file.names.some((name) => name.startsWith('ObjectPool/')),
  )
}

/** Label and paths of an embedded file ([MS-OLEDS], section 2.3.6 and the packager's own layout behind it). */
function nativeNames(stream: Uint8Array): string[] {
  const bytes = new Bytes(stream)
  if (bytes.u16(4) !== 2) return []
  let at = 6
  const text = (): string => {
    const end = stream.subarray(0, at + 1000).indexOf(0, at)
    const from = at
    at = end === -1 ? stream.length : end + 1
    return decodeCodePage(bytes.slice(from, end - from), 1252)
  }
  const [label, path] = [text(), text()]
  at += 8
  return [label, path, text()]
}
