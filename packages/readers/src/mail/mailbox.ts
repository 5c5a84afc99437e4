import {
  AppError,
  type ByteSource,
  bytesSource,
  crc32,
  decoded,
  type Encoding,
  type Item,
  itemOf,
  type MailFacts,
  type Page,
  type ScanOptions,
  type Source,
  safeName,
  type Unlisted,
} from '@octavo/core'
import { type Boxed, boxed, boxedBytes, isBoxed } from './boxed.ts'
import { withoutFromQuotes } from './contents.ts'
import { mailFactsOf, mailName } from './facts.ts'
import { type Range, scanMessages } from './scan.ts'
import type { FoundMessage, FoundPart } from './scan-message.ts'

const PAGE_MAILS = 500
/** A message that is longer is listed and never held in memory whole. */
const LARGEST_MAIL_BYTES = 1024 * 1024 * 1024

/** A file of a mailbox: one that holds many messages, or a single message. */
export interface MailFile {
  /** From the mailbox's root; `''` where the mailbox is this one file. */
  readonly path: string
  readonly isBox: boolean
  /** Marks that a folder of mails keeps in the names of its files: `S` seen, `F` flagged (Maildir). */
  readonly flags?: string
  /** Opens it; who asks closes it. */
  open(): Promise<ByteSource>
}

/**
 * Where a message or an attachment lies: in which file, where in it, and the bytes of it that its mailbox has put there, as
 * offsets in the file. What is left without them is the item's own, an attachment's still written as `encoding` says.
 */
interface MailPlace {
  readonly path: string
  readonly at: number
  readonly sizeBytes: number
  readonly without: readonly number[]
  readonly encoding?: Encoding
}

/** What of a message is written otherwise where it is put into a mailbox; offsets in the file that it lies in. */
interface AsInMailbox {
  /** Lines that a `>` comes before. */
  readonly unquoted: readonly number[]
  /** True where its last line has no end. */
  readonly isOpen: boolean
}

/** What a mailbox knows of one of its items beside the item: the mail's headers, and of an attachment which mail it was in. */
export interface MailItem {
  readonly mail: MailFacts
  /** Of an attachment: the item of its mail. */
  readonly attachedTo?: string
  /** CRC-32 of the message where it lies, as eight hex digits: whoever writes it out again asks for these very bytes. */
  readonly version: string
  readonly lies: MailPlace
  readonly asInMailbox: AsInMailbox
}

/**
 * A mailbox as a source: every message is an item (`is: 'mail'`, named by day, sender and subject), its attachments are
 * items if they are asked for. An item's id says where its bytes lie; what is read of a mailbox of any size are its
 * messages once, one after the other, in bounded memory. Nothing is ever written to it.
 */
export class MailboxSource implements Source {
  readonly #files: ReadonlyMap<string, MailFile>
  readonly #withAttachments: boolean
  readonly #known = new Map<string, MailItem>()

  constructor(files: readonly MailFile[], { attachments = false }: { readonly attachments?: boolean } = {}) {
    this.#files = new Map(files.map((file) => [file.path, file]))
    this.#withAttachments = attachments
  }

  /** What is known of the items that were listed, by their ids. */
  get known(): ReadonlyMap<string, MailItem> {
    return this.#known
  }

  async *scan({ signal, onCount }: ScanOptions = {}): AsyncIterable<Page> {
    let [items, unlisted]: [Item[], Unlisted[]] = [[], []]
    let count = 0
    const page = (): Page => {
      const found = { items, bundles: [], unlisted }
      count += items.length
      ;[items, unlisted] = [[], []]
      return found
    }
    for (const file of this.#files.values()) {
      let [number, path] = [0, file.path]
      try {
        for await (const message of messagesOf(file, signal)) {
          number += 1
          path = `${file.path === '' ? '' : `${file.path}/`}${number}`
          for (const item of this.#itemsOf(file, message, path)) items.push(item)
          if (items.length < PAGE_MAILS) continue
          onCount?.(count + items.length, { count: count + items.length, path })
          yield page()
        }
      } catch (error) {
        signal?.throwIfAborted()
        if (!(error instanceof AppError)) throw error
        unlisted.push({ path: file.path || '.', code: error.code, reason: error.message })
      }
    }
    onCount?.(count + items.length, { count: count + items.length, path: '' })
    yield page()
  }

  async open({ id }: Pick<Item, 'id'>): Promise<ByteSource> {
    return bytesSource(await this.contents(id, this.#known.get(id)?.version))
  }

  /**
   * The bytes of an item, as a file of its own has them. Throws AppError `changed_since_review` when its message is not
   * the one of that version any more, `not_found` when its file is gone, `bad_input` for an id that is none, `too_large`.
   */
  async contents(id: string, version?: string): Promise<Uint8Array> {
    const { path, message, part } = parseId(id)
    const file = this.#fileOf(path, message.sizeBytes)
    const source = await file.open()
    try {
      const bytes = await source.read(message.at, message.sizeBytes)
      if (bytes.length !== message.sizeBytes || (version !== undefined && versionOf(crc32(bytes)) !== version))
        throw new AppError('changed_since_review', 'The mailbox has changed: this mail is not where it was.')
      const inner = part ? bytes.subarray(part.at, part.at + part.sizeBytes) : bytes
      const plain = file.isBox && part?.encoding !== 'base64' ? withoutFromQuotes(inner) : inner
      return part ? decoded(plain, part.encoding) : plain
    } finally {
      await source.close?.()
    }
  }

  /** Listed mails, in their order, as one mailbox of their own; nothing is read. */
  boxOf(ids: readonly string[]): Boxed {
    return boxed(ids.flatMap((id) => this.#known.get(id) ?? []))
  }

  /** What the file of an item holds: as `contents`, and of a mailbox that was made of mails piece by piece. Throws as that. */
  written(id: string, version?: string): Promise<Uint8Array> | AsyncIterable<Uint8Array> {
    return isBoxed(id) ? this.#boxedBytes(id, version) : this.contents(id, version)
  }

  async *#boxedBytes(id: string, version: string | undefined): AsyncGenerator<Uint8Array> {
    let opened: { readonly file: MailFile; readonly source: ByteSource } | undefined
    try {
      yield* boxedBytes(id, version, async (path, at, sizeBytes) => {
        const file = this.#fileOf(path, sizeBytes)
        if (opened?.file !== file) {
          await opened?.source.close?.()
          opened = undefined
          opened = { file, source: await file.open() }
        }
        return { bytes: await opened.source.read(at, sizeBytes), isBox: file.isBox }
      })
    } finally {
      await opened?.source.close?.()
    }
  }

  #fileOf(path: string, sizeBytes: number): MailFile {
    const file = this.#files.get(path)
    if (!file) throw new AppError('not_found', 'The file that it was in is not there any more.')
    if (sizeBytes > LARGEST_MAIL_BYTES) throw new AppError('too_large', 'It is larger than one gigabyte.')
    return file
  }

  *#itemsOf(file: MailFile, message: FoundMessage, path: string): Iterable<Item> {
    const mail = mailFactsOf(message, file.flags)
    const version = versionOf(message.crc)
    const lies: MailPlace = { path: file.path, at: message.at, sizeBytes: message.sizeBytes, without: message.quotedAt }
    const asInMailbox = { unquoted: message.unquotedAt, isOpen: message.isOpen }
    const id = `${file.path}#${message.at}+${message.sizeBytes}`
    const modifiedAtMs = mail.sentAtMs ?? 0
    const name = mailName(mail)
    this.#known.set(id, { mail, version, lies, asInMailbox })
    const mediaType = 'message/rfc822'
    const { sizeBytes } = message
    yield itemOf('mailbox', { id, is: 'mail', name, path: `${path}/${name}`, sizeBytes, mediaType, modifiedAtMs })
    if (!this.#withAttachments) return
    for (const [at, part] of message.parts.entries()) {
      const own = `${id}:${part.at - message.at}+${part.sizeBytes}${part.encoding}`
      const place = { ...lies, at: part.at, sizeBytes: part.sizeBytes, encoding: part.encoding }
      const without = lies.without.filter((one) => one >= part.at && one < part.at + part.sizeBytes)
      this.#known.set(own, { mail, attachedTo: id, version, lies: { ...place, without }, asInMailbox })
      const called = attachmentName(part)
      const found = { id: own, name: called, path: `${path}/${at + 1}/${called}`, modifiedAtMs }
      yield itemOf('mailbox', { ...found, sizeBytes: part.contentBytes, mediaType: part.mediaType })
    }
  }
}

const versionOf = (crc: number): string => crc.toString(16).padStart(8, '0')

const ID = /^([\s\S]*)#(\d+)\+(\d+)(?::(\d+)\+(\d+)(base64|quoted|text))?$/u

function parseId(id: string) {
  const [, path, at, size, partAt, partSize, encoding] = ID.exec(id) ?? []
  if (path === undefined) throw new AppError('bad_input', 'That is no item of a mailbox.', { details: { id } })
  const message = { at: Number(at), sizeBytes: Number(size) }
  if (encoding === undefined) return { path, message }
  return { path, message, part: { at: Number(partAt), sizeBytes: Number(partSize), encoding: encoding as Encoding } }
}

/** Messages of a file, one after the other. */
async function* messagesOf(file: MailFile, signal: AbortSignal | undefined): AsyncGenerator<FoundMessage> {
  const source = await file.open()
  try {
    const range = file.isBox ? undefined : await rangeOfOne(source)
    yield* scanMessages(source, file.isBox, { ...(range && { range }), ...(signal && { signal }) })
  } finally {
    await source.close?.()
  }
}

/** Apple Mail puts the number of bytes before a message, and what it knows of it behind. */
async function rangeOfOne(source: ByteSource): Promise<Range | undefined> {
  const first = /^(\d{1,10}) *\r?\n/u.exec(String.fromCharCode(...(await source.read(0, 16))))
  if (!first) return undefined
  const at = first[0].length
  return { at, endAt: Math.min(source.sizeBytes, at + Number(first[1])) }
}

const ENDINGS: Readonly<Record<string, string>> = {
  'message/rfc822': '.eml',
  'text/calendar': '.ics',
  'text/plain': '.txt',
  'text/html': '.html',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/gif': '.gif',
  'application/pdf': '.pdf',
}

/** The name of an attachment's file: its own last step, never a way to another folder. */
function attachmentName({ name, mediaType }: FoundPart): string {
  const last = name.split(/[/\\]/u).at(-1)?.replace(/^\.+/u, '').trim() ?? ''
  return safeName(last || `attachment${ENDINGS[mediaType] ?? ''}`, { windows: true }).name
}
