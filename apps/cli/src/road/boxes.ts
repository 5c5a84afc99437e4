import { type Draft, type DraftEntry, folderPath, itemOf } from '@octavo/core'
import type { MailboxSource } from '@octavo/readers/node'

/** A mailbox that a plan writes: how many mails it has, and the version of all of them. */
export interface PlannedBox {
  readonly mailCount: number
  readonly version: string
}

/** A draft whose folders of mails are one mailbox each, and what each of these is, by item id. */
interface InBoxes {
  readonly draft: Draft
  readonly boxes: ReadonlyMap<string, PlannedBox>
}

/**
 * The draft with the mails of each folder as one mailbox of its name; what is left out of it, and what is attached, is as it
 * was. Nothing is read.
 */
export function inBoxes(draft: Draft, source: MailboxSource): InBoxes {
  const folders = new Map<string, DraftEntry[]>()
  const entries = new Map<string, DraftEntry>()
  for (const [id, entry] of draft.entries) {
    const known = source.known.get(id)
    if (known === undefined || known.attachedTo !== undefined || entry.excluded) entries.set(id, entry)
    else {
      const members = folders.get(entry.category)
      if (members) members.push(entry)
      else folders.set(entry.category, [entry])
    }
  }
  const boxes = new Map<string, PlannedBox>()
  for (const [category, members] of folders) {
    const { entry, version } = boxEntry(category, members, source)
    boxes.set(entry.item.id, { mailCount: members.length, version })
    entries.set(entry.item.id, entry)
  }
  return { draft: { ...draft, entries }, boxes }
}

function boxEntry(
  category: string,
  members: readonly DraftEntry[],
  source: MailboxSource,
): { readonly entry: DraftEntry; readonly version: string } {
  const { id, sizeBytes, version } = source.boxOf(members.map(({ item }) => item.id))
  const item = itemOf('mailbox', {
    ...{ id, sizeBytes, path: `${folderPath(category)}.mbox`, mediaType: 'application/mbox' },
    modifiedAtMs: members.reduce((newest, one) => Math.max(newest, one.item.modifiedAtMs), 0),
  })
  const leastSure = members.reduce((least, one) => (one.verdict.confidence < least.verdict.confidence ? one : least))
  const verdict = { ...leastSure.verdict, itemId: id }
  return { entry: { item, verdict, category, excluded: false }, version }
}
