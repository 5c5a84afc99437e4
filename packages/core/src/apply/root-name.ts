/** Kinds of roots: a folder of a file system, a person's library or trash, a folder of a browser, a drive, a mailbox. */
export const ROOT_KINDS = ['folder', 'library', 'trash', 'handle', 'drive', 'mailbox'] as const
export type RootKind = (typeof ROOT_KINDS)[number]

/** Where paths of a run begin, as the journal names it: `folder:/home/me/Downloads`, `library:ID`, `handle:ID`. */
export type RootName = `${RootKind}:${string}`
