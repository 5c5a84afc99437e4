import type { Encoding, GroupMailOptions, Item, OwnEmail, OwnMailMethod, Unlisted } from '@octavo/core'

/** A file that may hold mails. */
export interface MailInput {
  /** From what was picked, `/` between folders; its id, too. */
  readonly path: string
  readonly blob: Blob
}

/** Where something lies: in which of the files, where in it, and the bytes that its mailbox has put in between, as offsets in the file. */
export interface MailPlace {
  readonly path: string
  readonly at: number
  readonly sizeBytes: number
  readonly without: readonly number[]
  /** How an attachment is written there; left out of a mail. */
  readonly encoding?: Encoding
}

/** A mail that was found: what its headers say, and how it is called as a file of its own. */
export interface FoundMail extends OwnEmail {
  readonly fileName: string
  readonly lies: MailPlace
  /** What is written otherwise in a mailbox: lines that a `>` comes before, and whether its last line has no end. */
  readonly asInMailbox: { readonly unquoted: readonly number[]; readonly isOpen: boolean }
}

/** What is attached to a mail, and the folder that it is filed in. */
export interface FoundAttachment {
  readonly item: Item
  readonly folder: string
  readonly lies: MailPlace
  /** Another one before it has the very same bytes. */
  readonly isCopy: boolean
}

/** From the page to the worker that holds a mailbox: all files, once; then what to group its mails by, and where to file what is attached. */
export type ToMailReader =
  | { readonly type: 'read'; readonly files: readonly MailInput[] }
  | { readonly type: 'group'; readonly id: number; readonly method: OwnMailMethod; readonly options: GroupingOf }
  | ({ readonly type: 'attachments'; readonly id: number } & Pick<GroupingOf, 'language'>)

/** What mails are grouped by beside their method. */
export type GroupingOf = Omit<GroupMailOptions, 'method'>

/** The places of a group's mails among all that were found. */
export type GroupPlaces = readonly [name: string, places: Uint32Array]

/** From the worker to the page; mails come in pieces, in the order of the files, once all are known. */
export type FromMailReader =
  | { readonly type: 'progress'; readonly count: number }
  | { readonly type: 'mails'; readonly mails: readonly FoundMail[] }
  | { readonly type: 'done'; readonly unlisted: readonly Unlisted[] }
  | { readonly type: 'grouped'; readonly id: number; readonly groups: readonly GroupPlaces[] }
  | { readonly type: 'attachments'; readonly id: number; readonly attachments: readonly FoundAttachment[] }
  | { readonly type: 'attached'; readonly id: number }
  | { readonly type: 'failed'; readonly message: string }

/** Mails and attachments travel in pieces of so many, so that no message holds up the page. */
export const PIECE = 200
