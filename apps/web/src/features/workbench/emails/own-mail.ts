import { because, type Item, itemOf, kindOfMediaType, typeOfName } from '@octavo/core'
import { chooseFiles } from '../../../intake/choose.ts'
import { pickFromDrop } from '../../../intake/pick.ts'
import { toEntry } from '../../../intake/picked.ts'
import type { UploadEntry } from '../../../intake/types.ts'
import { locale } from '../../../language/index.ts'
import type { FileBytes } from '../../../platform/file-bytes.ts'
import { inTurns } from '../../../platform/in-turns.ts'
import {
  contentOf,
  type FoundAttachment,
  type MailInput,
  type MailsHere,
  openMails,
} from '../../../worker/mail/client.ts'
import type { Laid, Place } from '../organiser/folders-flow.ts'
import { ownItems } from '../organiser/own-items.ts'
import type { WaysIn } from '../organiser/pick-own.tsx'

/** A mailbox of the person's own, as it was read on this device. */
export interface Mailbox extends Omit<MailsHere, 'unlisted'> {
  /** The files that it lies in, by path. */
  readonly files: ReadonlyMap<string, Blob>
  /** How many files were picked that hold no mail, or could not be read. */
  readonly otherCount: number
}

/** Endings of what mail programs save and export. Files of a Maildir have none: they come by their folder. */
const MAIL_FILES = '.eml,.emlx,.mbox,.mbx,message/rfc822,application/mbox'

const MAIL = 'message/rfc822'

/** The ways to a mailbox: files as mail programs name them, a folder, or a drop. */
export const MAIL_WAYS: WaysIn<readonly UploadEntry[]> = {
  files: async () => (await chooseFiles({ accept: MAIL_FILES })).map((file) => toEntry(file)),
  folder: async () => (await chooseFiles({ isFolder: true })).map((file) => toEntry(file)),
  // The transfer is empty after its event: reading it begins in the call.
  drop: async (transfer) =>
    (await pickFromDrop(transfer, { signal: new AbortController().signal, onCount: () => undefined })).entries,
}

const inputsOf = (entries: readonly UploadEntry[]): readonly MailInput[] => {
  const seen = new Map<string, number>()
  return entries.flatMap(({ path, blob }): MailInput[] => {
    if (!(blob instanceof Blob)) return []
    const count = (seen.get(path) ?? 0) + 1
    seen.set(path, count)
    return [{ path: count === 1 ? path : `${count}/${path}`, blob }]
  })
}

/** The mails that were picked last in this tab. */
export const ownMail = ownItems<readonly UploadEntry[], Mailbox>(
  async (entries, hooks) => {
    const inputs = inputsOf(entries)
    const { unlisted, ...here } = await openMails(inputs, hooks)
    if (here.mails.length > 0)
      return { ...here, files: new Map(inputs.map(({ path, blob }) => [path, blob])), otherCount: unlisted.length }
    here.close()
    return undefined
  },
  (mailbox) => mailbox.close(),
)

const EMPTY = new Blob()

/** What is laid out in folders of a mailbox, for a review: pieces of its files, of which nothing is read yet. */
export const laidOut = async (
  mailbox: Mailbox,
  { withAttachments, signal }: { readonly withAttachments: boolean; readonly signal: AbortSignal },
): Promise<Laid> => {
  const attachments = withAttachments ? await mailbox.attachments(locale(), signal) : []
  return inTurns(layOut(mailbox, attachments), signal)
}

function* layOut({ mails, files }: Mailbox, attachments: readonly FoundAttachment[]): Generator<void, Laid> {
  const items: Item[] = []
  const blobs = new Map<string, FileBytes>()
  const beside = new Map<string, Place>()
  for (const [at, { id, fileName, size, date, lies }] of mails.entries()) {
    const [path, modifiedAtMs] = [`${at + 1}/${fileName}`, Date.parse(date) || 0]
    items.push(itemOf('mailbox', { id, is: 'mail', path, sizeBytes: size, mediaType: MAIL, modifiedAtMs }))
    blobs.set(id, contentOf(files.get(lies.path) ?? EMPTY, lies, MAIL))
    yield
  }
  for (const { item, folder: category, lies, isCopy } of attachments) {
    items.push(item)
    blobs.set(item.id, contentOf(files.get(lies.path) ?? EMPTY, lies, item.mediaType))
    const fileKind = typeOfName(item.name)?.kind ?? kindOfMediaType(item.mediaType) ?? 'other'
    const why = [isCopy ? because('written-once') : because('mail-grouped', { group: category })]
    beside.set(item.id, { category, fileKind, why, ...(isCopy && { stays: true }) })
    yield
  }
  return { brought: { items, members: new Map(), unlisted: [], inside: new Map(), blobs }, beside }
}
