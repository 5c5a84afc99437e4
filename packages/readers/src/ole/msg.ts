import { Bytes } from '../bytes.ts'
import type { Draft } from '../draft.ts'
import { postMarks } from '../mail/facts.ts'
import { decodeBytes } from '../text/charset.ts'
import { decodeCodePage } from '../text/codepages.ts'
import { htmlText } from '../text/html.ts'
import { rtfText } from '../text/rtf.ts'
import type { CompoundFile } from './cfb.ts'
import { inflateRtf } from './compressed-rtf.ts'
import { fileTime } from './properties.ts'

const PROPERTIES = '__properties_version1.0'
const HEADER_BYTES = 32
/** Property tags of [MS-OXPROPS]. */
const TAG = {
  subject: '0037',
  senderName: '0C1A',
  senderMail: '5D01',
  senderAddress: '0C1F',
  to: '0E04',
  headers: '007D',
  body: '1000',
  html: '1013',
  rtf: '1009',
  id: '1035',
  longName: '3707',
  shortName: '3704',
} as const

/** Fixed properties of the message by number ([MS-OXMSG], section 2.4): their eight bytes as two numbers. */
function fixed(file: CompoundFile): Map<number, number> {
  const bytes = new Bytes(file.stream(PROPERTIES) ?? new Uint8Array())
  const values = new Map<number, number>()
  for (let at = HEADER_BYTES; at + 16 <= bytes.length && values.size < 5000; at += 16)
    values.set(bytes.u16(at + 2), bytes.u16(at) === 0x0040 ? bytes.u64(at + 8) : bytes.u32(at + 8))
  return values
}

/** Reads a message of Outlook: headers, names of attachments, and the text of its plain, HTML or rich body. */
export function readMsg(file: CompoundFile, draft: Draft): void {
  const numbers = fixed(file)
  const codePage = numbers.get(0x3ffd) ?? numbers.get(0x3fde) ?? 1252
  const words = (tag: string, folder = ''): string | undefined => {
    const wide = file.stream(`${folder}__substg1.0_${tag}001F`)
    if (wide) return new Bytes(wide).utf16(0, wide.length).replaceAll('\0', '')
    const narrow = file.stream(`${folder}__substg1.0_${tag}001E`)
    return narrow && decodeCodePage(narrow, codePage).replaceAll('\0', '')
  }
  const headers = (words(TAG.headers) ?? '').replace(/\r?\n[ \t]+/gu, ' ')
  const header = (name: string): string | undefined =>
    new RegExp(`^${name}:[ \t]*(.{1,1000})`, 'imu').exec(headers)?.[1]?.trim()
  const folders = [
    ...new Set(file.names.map((name) => /^__attach_version1\.0_#[\dA-F]{8}\//iu.exec(name)?.[0] ?? '')),
  ].filter((name) => name !== '')
  const attachments = folders
    .map((folder) => words(TAG.longName, folder) ?? words(TAG.shortName, folder) ?? '')
    .filter((name) => name !== '')
  const ticks = numbers.get(0x0039) ?? numbers.get(0x0e06) ?? 0
  const sentAtMs = Date.parse(`${fileTime(ticks)}Z`)
  const sender = words(TAG.senderMail) ?? words(TAG.senderAddress)
  const mail = {
    from: [words(TAG.senderName), sender && !sender.startsWith('/') ? `<${sender}>` : ''].join(' ').trim(),
    to: header('To') ?? words(TAG.to) ?? '',
    subject: words(TAG.subject) ?? '',
    messageId: words(TAG.id) ?? header('Message-ID') ?? '',
    listId: header('List-Id') ?? '',
  }
  draft.facts.mail = {
    ...Object.fromEntries(Object.entries(mail).filter(([, value]) => value !== '')),
    ...(!Number.isNaN(sentAtMs) && { sentAtMs }),
    ...postMarks((name) => header(name) ?? ''),
    attachments,
  }
  draft.flag('attachments', attachments.length > 0)
  draft.line('title', mail.subject)
  draft.line('author', words(TAG.senderName))
  draft.text.line(mail.subject)
  body(file, words, draft)
}

function body(file: CompoundFile, words: (tag: string) => string | undefined, draft: Draft): void {
  const plain = words(TAG.body)
  const html = file.stream(`__substg1.0_${TAG.html}0102`)
  const rich = file.stream(`__substg1.0_${TAG.rtf}0102`)
  if (plain !== undefined && plain.trim() !== '') draft.text.add(plain)
  else if (html) htmlText(decodeBytes(html), draft)
  else if (words(TAG.html) !== undefined) htmlText(words(TAG.html) ?? '', draft)
  else if (rich) rtfText(inflateRtf(rich), draft)
}
