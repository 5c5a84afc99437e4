import { parentPath } from '@octavo/core'
import { inTurns } from '../../platform/in-turns.ts'
import { inMailbox } from './contents.ts'
import type { FoundMail } from './protocol.ts'

/** Mails that make one piece of a mailbox: a blob of a hundred thousand pieces takes long to make. */
const TOGETHER = 500

/** Mails, and the files that they lie in by path. */
interface Mailbox {
  readonly mails: readonly FoundMail[]
  readonly files: ReadonlyMap<string, Blob>
}

/** A file on its way into an archive. */
interface Packed {
  readonly id: string
  readonly path: string
  readonly sizeBytes: number
}

/** What is put together of a folder so far. */
interface Box {
  readonly pieces: Blob[]
  parts: BlobPart[]
  count: number
}

/**
 * Files on their way into an archive, the mails of each folder as one mailbox with its name (`Receipts & Bills.mbox`), in the
 * order in which they were found; what else lies in a folder stays a file. Nothing is read yet.
 */
export const asMailboxes = <T extends Packed>(
  mailbox: Mailbox,
  packed: readonly T[],
  signal?: AbortSignal,
): Promise<readonly (T | (Packed & { readonly blob: Blob }))[]> => inTurns(boxed(mailbox, packed), signal)

function* boxed<T extends Packed>({ mails, files }: Mailbox, packed: readonly T[]) {
  const found = new Map<string, FoundMail>()
  for (const mail of mails) {
    found.set(mail.id, mail)
    yield
  }
  const boxes = new Map<string, Box>()
  const others: T[] = []
  for (const one of packed) {
    const mail = found.get(one.id)
    const file = mail && files.get(mail.lies.path)
    if (!mail || !file) others.push(one)
    else {
      const folder = parentPath(one.path)
      const box = boxes.get(folder) ?? { pieces: [], parts: [], count: 0 }
      boxes.set(folder, box)
      box.parts.push(...inMailbox(file, mail))
      box.count += 1
      if (box.count % TOGETHER === 0) close(box)
    }
    yield
  }
  const mailboxes: (Packed & { readonly blob: Blob })[] = []
  for (const [folder, box] of boxes) {
    close(box)
    const blob = new Blob(box.pieces, { type: 'application/mbox' })
    const path = `${folder === '' ? 'Mail' : folder}.mbox`
    mailboxes.push({ id: path, path, sizeBytes: blob.size, blob })
    yield
  }
  return [...mailboxes, ...others]
}

function close(box: Box): void {
  if (box.parts.length > 0) box.pieces.push(new Blob(box.parts))
  box.parts = []
}
