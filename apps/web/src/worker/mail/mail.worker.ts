import {
  blobSource,
  gather,
  groupOwnEmails,
  itemOf,
  type MailToGroup,
  type OwnEmail,
  ownEmails,
  type Unlisted,
} from '@octavo/core'
import { MailboxSource, mailFilesOf } from '@octavo/readers'
import {
  type FoundMail,
  type FromMailReader,
  type GroupPlaces,
  type MailInput,
  PIECE,
  type ToMailReader,
} from './protocol.ts'

/** How often the page hears of progress. */
const TELL_MS = 100

const tell = (message: FromMailReader) => postMessage(message)
let toldAtMs = 0

/** What was read last: the page has the same, in the same order. */
let found: readonly OwnEmail[] = []

addEventListener('message', async ({ data }: MessageEvent<ToMailReader>) => {
  try {
    if (data.type === 'read') await read(data.files)
    else tell({ type: 'grouped', id: data.id, groups: grouped(data) })
  } catch (error) {
    tell({ type: 'failed', message: error instanceof Error ? error.message : 'unknown' })
  }
})

/** Reads each mailbox once, from its beginning to its end; what is kept of a mail are its headers and where it lies. */
async function read(inputs: readonly MailInput[]): Promise<void> {
  const blobs = new Map(inputs.map(({ path, blob }) => [path, blob]))
  const blobOf = (path: string): Blob => blobs.get(path) ?? new Blob()
  const items = inputs.map(({ path, blob }) => itemOf('picker', { path, sizeBytes: blob.size }))
  const heads = (some: typeof items, most: number) =>
    Promise.all(some.map(async ({ path }) => new Uint8Array(await blobOf(path).slice(0, most).arrayBuffer())))
  const typed = await gather({ heads }, { items, bundles: [] })
  const { files, others } = mailFilesOf(
    typed.map(({ item, typed: known }) => ({ item, extension: known?.facts.extension ?? '' })),
    async ({ path }) => blobSource(blobOf(path)),
  )
  const source = new MailboxSource(files)
  const unlisted: Unlisted[] = others.map(({ path }) => ({ path, code: 'unsupported', reason: 'It is no e-mail.' }))
  const names = new Map<string, string>()
  const mails: MailToGroup[] = []
  for await (const page of source.scan({ onCount: progress })) {
    unlisted.push(...page.unlisted)
    for (const { id, name, sizeBytes } of page.items) {
      const known = source.known.get(id)
      if (!known) continue
      names.set(id, name)
      mails.push({ item: { id, sizeBytes }, mail: known.mail })
    }
  }
  found = ownEmails(mails)
  for (let at = 0; at < found.length; at += PIECE) {
    const piece = found.slice(at, at + PIECE).flatMap((email): FoundMail[] => {
      const lies = source.known.get(email.id)?.lies
      return lies ? [{ ...email, fileName: names.get(email.id) ?? '', lies }] : []
    })
    tell({ type: 'mails', mails: piece })
  }
  tell({ type: 'done', unlisted })
}

function grouped({ method, options }: Extract<ToMailReader, { readonly type: 'group' }>): readonly GroupPlaces[] {
  const places = new Map(found.map((email, at) => [email, at]))
  const groups = groupOwnEmails(found, method, options)
  return [...groups].map(([name, members]) => [name, Uint32Array.from(members, (email) => places.get(email) ?? 0)])
}

const progress = (count: number) => {
  const nowMs = performance.now()
  if (nowMs < toldAtMs + TELL_MS) return
  toldAtMs = nowMs
  tell({ type: 'progress', count })
}
