import { AppError } from '../errors/index.ts'

/** Kinds of roots: a folder of a file system, a person's library or trash, a folder of a browser, a drive, a mailbox (a file or folder of mails by its absolute path), a document whose pages are copied out (the same). */
export const ROOT_KINDS = ['folder', 'library', 'trash', 'handle', 'drive', 'mailbox', 'document'] as const
export type RootKind = (typeof ROOT_KINDS)[number]

/** Where paths of a run begin, as the journal names it: `folder:/home/me/Downloads`, `library:ID`, `handle:ID`. */
export type RootName = `${RootKind}:${string}`

/** The two halves of a root's name. Throws AppError `unsupported` for a kind that this Octavo does not know. */
export function parseRoot(name: string): { readonly kind: RootKind; readonly id: string } {
  const colon = name.indexOf(':')
  const kind = ROOT_KINDS.find((known) => known === name.slice(0, colon))
  if (kind === undefined) {
    throw new AppError('unsupported', 'This root is of a kind that this Octavo does not know.', { details: { name } })
  }
  return { kind, id: name.slice(colon + 1) }
}

/** The name of a folder of a file system as a root, by its absolute path. */
export const folderRoot = (absolutePath: string): RootName => `folder:${absolutePath}`

/** A root's name as journals without a format wrote it: a folder's absolute path bare, the trash without its library. */
export function fromBareRoot(name: string): RootName {
  if (name === 'trash') return 'trash:'
  return isRootName(name) ? name : folderRoot(name)
}

const isRootName = (name: string): name is RootName => ROOT_KINDS.some((kind) => name.startsWith(`${kind}:`))
