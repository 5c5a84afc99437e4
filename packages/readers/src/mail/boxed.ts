import { AppError, crc32 } from '@octavo/core'
import { quotesBeforeFrom } from './contents.ts'
import type { MailItem } from './mailbox.ts'

const LF = 10
/** Mails that are put together before somebody gets them: a piece for each mail would be a call to the disk for each. */
const PIECE_BYTES = 1024 * 1024
/** What a divider has room for: a year of four digits. */
const LATEST_MS = Date.UTC(9999, 11, 31)
const GREATER = Uint8Array.of(62)
const ascii = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0))

/** A mailbox that is made of mails of other ones: what it is told by, how large it is, and the version of all that is in it. */
export interface Boxed {
  readonly id: string
  readonly sizeBytes: number
  /** CRC-32 over the versions of its mails, as eight hex digits. */
  readonly version: string
}

/** Mails of one file: where each lies, how long it is, and when it was sent, in seconds. */
type Lies = readonly [path: string, ...numbers: number[]]

const PREFIX = 'boxed:'

/** True for the id of a mailbox that is made of mails of other ones; ids of mails end otherwise. */
export const isBoxed = (id: string): boolean => id.startsWith(PREFIX) && id.endsWith(']]')

/** Mails, in their order, as one mailbox (`mboxrd`, RFC 4155): its id says where they lie, nothing else has to be kept. */
export function boxed(mails: readonly MailItem[]): Boxed {
  const files: [path: string, ...numbers: number[]][] = []
  let [sizeBytes, crc] = [0, 0]
  for (const { mail, version, lies, asInMailbox } of mails) {
    const sentAtS = secondsOf(mail.sentAtMs)
    const { path, at, sizeBytes: length } = lies
    const last = files.at(-1)
    if (last?.[0] === path) last.push(at, length, sentAtS)
    else files.push([path, at, length, sentAtS])
    const { unquoted, isOpen } = asInMailbox
    sizeBytes += dividerOf(sentAtS).length + unquoted.length + length + (isOpen ? 2 : 1)
    crc = crc32(ascii(version), crc)
  }
  return { id: `${PREFIX}${JSON.stringify(files)}`, sizeBytes, version: crc.toString(16).padStart(8, '0') }
}

/** Reads a message where it lies. `isBox`: in a file of many, whose quotes of `From ` are there already. */
type ReadMessage = (
  path: string,
  at: number,
  sizeBytes: number,
) => Promise<{ readonly bytes: Uint8Array; readonly isBox: boolean }>

/**
 * What a mailbox that is made of mails holds, piece by piece. Throws AppError `bad_input` for an id that is none, what `read`
 * throws, and `changed_since_review` at its end where a mail is not the one of the version any more.
 */
export async function* boxedBytes(
  id: string,
  version: string | undefined,
  read: ReadMessage,
): AsyncGenerator<Uint8Array> {
  let [crc, held] = [0, 0]
  let pieces: Uint8Array[] = []
  for (const [path, ...numbers] of parse(id))
    for (let at = 0; at < numbers.length; at += 3) {
      const [from = 0, length = 0, sentAtS = 0] = numbers.slice(at, at + 3)
      const { bytes, isBox } = await read(path, from, length)
      crc = crc32(ascii(crc32(bytes).toString(16).padStart(8, '0')), crc)
      for (const piece of [dividerOf(sentAtS), ...quoted(bytes, isBox), ascii(bytes.at(-1) === LF ? '\n' : '\n\n')]) {
        pieces.push(piece)
        held += piece.length
      }
      if (held < PIECE_BYTES) continue
      yield joined(pieces, held)
      ;[pieces, held] = [[], 0]
    }
  if (version !== undefined && crc.toString(16).padStart(8, '0') !== version)
    throw new AppError('changed_since_review', 'The mailbox has changed: a mail is not where it was.')
  if (held > 0) yield joined(pieces, held)
}

/** A message with a `>` before each line that would divide a mailbox, or would be taken for one that was quoted. */
function* quoted(bytes: Uint8Array, isBox: boolean): Iterable<Uint8Array> {
  let from = 0
  for (let line = 0; line !== -1 && line < bytes.length; line = bytes.indexOf(LF, line) + 1 || -1) {
    const quotes = quotesBeforeFrom(bytes, line)
    if (quotes === undefined || (isBox && quotes > 0)) continue
    yield bytes.subarray(from, line)
    yield GREATER
    from = line
  }
  yield bytes.subarray(from)
}

const secondsOf = (sentAtMs = 0): number => (sentAtMs > 0 && sentAtMs < LATEST_MS ? Math.floor(sentAtMs / 1000) : 0)

/** `From - Mon May  6 07:08:09 2024`, as C's `asctime` writes a universal time. */
function dividerOf(sentAtS: number): Uint8Array {
  const [weekday = '', day = '', month = '', year = '', time = ''] = new Date(sentAtS * 1000)
    .toUTCString()
    .split(/,? /u)
  return ascii(`From - ${weekday} ${month} ${String(Number(day)).padStart(2)} ${time} ${year}\n`)
}

function parse(id: string): readonly Lies[] {
  try {
    const files: unknown = JSON.parse(id.slice(PREFIX.length))
    if (Array.isArray(files) && files.every(isLies)) return files
  } catch {
    // Told below.
  }
  throw new AppError('bad_input', 'That is no item of a mailbox.')
}

const isLies = (one: unknown): one is Lies =>
  Array.isArray(one) &&
  typeof one[0] === 'string' &&
  one.length % 3 === 1 &&
  one.slice(1).every((number) => Number.isSafeInteger(number) && number >= 0)

function joined(pieces: readonly Uint8Array[], sizeBytes: number): Uint8Array {
  const all = new Uint8Array(sizeBytes)
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
