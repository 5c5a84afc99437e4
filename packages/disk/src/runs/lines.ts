import { crc32 } from 'node:zlib'
import type { JournalRecord } from '@octavo/core'

const HEAD = '{"crc":"'
const MIDDLE = '","record":'
const RECORD_AT = HEAD.length + 8 + MIDDLE.length

/** One line of a journal file, newline included: `{"crc":"<CRC-32 of the record's text, 8 hex digits>","record":{…}}`. */
export function encodeLine(record: JournalRecord): string {
  const text = JSON.stringify(record)
  return `${HEAD}${checksum(text)}${MIDDLE}${text}}\n`
}

/** The record of a line (without its newline); undefined when the line is cut off or was changed. */
export function decodeLine(line: string): JournalRecord | undefined {
  const text = line.slice(RECORD_AT, -1)
  if (!line.startsWith(HEAD) || !line.endsWith('}') || line.slice(HEAD.length, HEAD.length + 8) !== checksum(text))
    return undefined
  return JSON.parse(text) as JournalRecord
}

/** True when a line looks like a move of the plan, told without reading all of it. */
export function isIntent(line: string): boolean {
  return line.startsWith('{"type":"intent"', RECORD_AT)
}

function checksum(text: string): string {
  return crc32(text).toString(16).padStart(8, '0')
}
