import {
  blobSource,
  gather,
  groupAttachments,
  groupOwnEmails,
  type Item,
  itemOf,
  type MailToGroup,
  type OwnEmail,
  ownEmails,
  type Unlisted,
} from '@octavo/core'
import { MailboxSource, mailFilesOf } from '@octavo/readers'
import { equalFiles } from '../sort/equal-files.ts'
import { contentOf } from './contents.ts'
import {
  type FoundAttachment,
  type FoundMail,
  type FromMailReader,
  type GroupPlaces,
  type MailInput,
  type MailPlace,
  PIECE,
  type ToMailReader,
} from './protocol.ts'

/** How often the page hears of progress. */
const TELL_MS = 100

const tell = (message: FromMailReader) => postMessage(message)
let toldAtMs = 0

/** What was read last: the page has the same, in the same order. */
let found: readonly OwnEmail[] = []
let attached: readonly Attached[] = []
let blobs: ReadonlyMap<string, Blob> = new Map()

type Asked<Type> = Extract<ToMailReader, { readonly type: Type }>
/** A file that is attached to a mail, whose headers say where it is filed. */
type Attached = MailToGroup & { readonly item: Item; readonly lies: MailPlace }

addEventListener('message', async ({ data }: MessageEvent<ToMailReader>) => {
  try {
    if (data.type === 'read') await read(data.files)
    else if (data.type === 'group') tell({ type: 'grouped', id: data.id, groups: grouped(data) })
    else await fileAttachments(data)
  } catch (error) {
    tell({ type: 'failed', message: error instanceof Error ? error.message : 'unknown' })
  }
})

/** Reads each mailbox once, from its beginning to its end; what is kept of a mail are its headers and where it lies. */
async function read(inputs: readonly MailInput[]): Promise<void> {
  blobs = new Map(inputs.map(({ path, blob }) => [path, blob]))
  const items = inputs.map(({ path, blob }) => itemOf('picker', { path, sizeBytes: blob.size }))
  const heads = (some: typeof items, most: number) =>
    Promise.all(some.map(async ({ path }) => new Uint8Array(await blobOf(path).slice(0, most).arrayBuffer())))
  const typed = await gather({ heads }, { items, bundles: [] })
  const { files, others } = mailFilesOf(
    typed.map(({ item, typed: known }) => ({ item, extension: known?.facts.extension ?? '' })),
    async ({ path }) => blobSource(blobOf(path)),
  )
  const source = new MailboxSource(files, { attachments: true })
  const unlisted: Unlisted[] = others.map(({ path }) => ({ path, code: 'unsupported', reason: 'It is no e-mail.' }))
  const names = new Map<string, string>()
  const mails: MailToGroup[] = []
  const parts: Attached[] = []
  for await (const page of source.scan()) {
    unlisted.push(...page.unlisted)
    for (const item of page.items) {
      const { id, name, sizeBytes } = item
      const known = source.known.get(id)
      if (!known) continue
      const { mail, lies } = known
      if (known.attachedTo !== undefined) parts.push({ item, mail, lies })
      else {
        names.set(id, name)
        mails.push({ item: { id, sizeBytes }, mail })
      }
    }
    progress(mails.length)
  }
  attached = parts
  found = ownEmails(mails)
  for (let at = 0; at < found.length; at += PIECE) {
    const piece = found.slice(at, at + PIECE).flatMap((email): FoundMail[] => {
      const known = source.known.get(email.id)
      if (!known) return []
      const { lies, asInMailbox } = known
      return [{ ...email, fileName: names.get(email.id) ?? '', lies, asInMailbox }]
    })
    tell({ type: 'mails', mails: piece })
  }
  tell({ type: 'done', unlisted })
}

const blobOf = (path: string): Blob => blobs.get(path) ?? new Blob()

function grouped({ method, options }: Asked<'group'>): readonly GroupPlaces[] {
  const places = new Map(found.map((email, at) => [email, at]))
  const groups = groupOwnEmails(found, method, options)
  return [...groups].map(([name, members]) => [name, Uint32Array.from(members, (email) => places.get(email) ?? 0)])
}

/** Tells where each attachment is filed, and which are copies: two that share a size are compared, nothing else is read. */
async function fileAttachments({ id, language }: Asked<'attachments'>): Promise<void> {
  const folders = groupAttachments(attached, { ...(language && { language }) })
  const sets = await equalFiles(
    attached.map(({ item, lies }) => ({
      ...{ id: item.id, sizeBytes: item.sizeBytes },
      bytes: contentOf(blobOf(lies.path), lies, item.mediaType),
    })),
  )
  const copies = new Set(sets.flatMap(([, ...others]) => others))
  for (let at = 0; at < attached.length; at += PIECE) {
    const attachments = attached.slice(at, at + PIECE).map(
      ({ item, lies }): FoundAttachment => ({
        ...{ item, lies, folder: folders.get(item.id)?.folder ?? '', isCopy: copies.has(item.id) },
      }),
    )
    tell({ type: 'attachments', id, attachments })
  }
  tell({ type: 'attached', id })
}

const progress = (count: number) => {
  const nowMs = performance.now()
  if (nowMs < toldAtMs + TELL_MS) return
  toldAtMs = nowMs
  tell({ type: 'progress', count })
}
