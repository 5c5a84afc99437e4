import fs from 'node:fs'
import path from 'node:path'
import { classify, gather, holdsManyMails, itemOf, SIGNATURE_HEAD_BYTES, type Unlisted } from '@octavo/core'
import { FolderSource, WriteOutTarget } from '@octavo/disk'
import type { MailFile } from '@octavo/readers/node'
import { listed } from './given.ts'
import type { Hooks } from './hooks.ts'

/** The files of a mailbox, and what lies beside them and is no mail. */
export interface Mailbox {
  readonly files: readonly MailFile[]
  readonly others: readonly Unlisted[]
}

/** Folders of a Maildir (D. J. Bernstein): what is in `tmp` was never delivered. */
const MAILDIR = ['cur', 'new', 'tmp']

/** True for a file of many mails by its name and first bytes, and for a Maildir. */
export function isMailbox(operand: string): boolean {
  const stat = fs.statSync(operand, { throwIfNoEntry: false })
  if (stat?.isDirectory()) return MAILDIR.every((name) => fs.existsSync(path.join(operand, name)))
  return stat?.isFile() === true && holdsManyMails(extensionOf(operand))
}

function extensionOf(file: string): string {
  const fd = fs.openSync(file, 'r')
  try {
    const head = new Uint8Array(SIGNATURE_HEAD_BYTES)
    const length = fs.readSync(fd, head, 0, head.length, 0)
    const item = itemOf('folder', { path: path.basename(file), sizeBytes: length })
    return classify({ item, head: head.subarray(0, length) }).facts.extension ?? ''
  } finally {
    fs.closeSync(fd)
  }
}

/** Finds the mails of a file or a folder, by what the first bytes of each file say. `root` is a real path. */
export async function openMailbox(root: string, hooks: Hooks = {}): Promise<Mailbox> {
  if (fs.statSync(root).isFile()) {
    const source = new FolderSource(path.dirname(root))
    const item = itemOf('folder', { path: path.basename(root) })
    return {
      files: [{ path: '', isBox: holdsManyMails(extensionOf(root)), open: () => source.open(item) }],
      others: [],
    }
  }
  const source = new FolderSource(root, { everything: true })
  const page = await listed(source, hooks)
  const typed = await gather(source, page, { ...(hooks.signal && { signal: hooks.signal }) })
  const found = typed.map(({ item, typed: known }) => ({ item, extension: known?.facts.extension ?? '' }))
  const { mailFilesOf } = await import('@octavo/readers/node')
  const { files, others } = mailFilesOf(found, (item) => source.open(item))
  const unlisted = others.map(({ path }): Unlisted => ({ path, code: 'unsupported', reason: 'It is no e-mail.' }))
  return { files, others: [...page.unlisted, ...unlisted] }
}

/** Writes mails of a mailbox, or what is attached to them, into a folder. */
export async function writeMails(mailbox: string, into: string): Promise<WriteOutTarget> {
  const [{ MailboxSource }, { files }] = await Promise.all([import('@octavo/readers/node'), openMailbox(mailbox)])
  const source = new MailboxSource(files)
  return new WriteOutTarget(into, (itemId, version) => source.written(itemId, version))
}
