import type { AppError } from '../errors/index.ts'
import type { Unlisted } from '../ports/index.ts'

/** One file or folder as a provider lists it. */
export interface Entry {
  /** The provider's name for it: on some its path, which a move changes, on others an id of its own. */
  readonly id: string
  readonly kind: 'file' | 'folder'
  /** Id of the folder that it lies in; `TOP` right where the connection begins. */
  readonly parentId: string
  readonly name: string
  /** 0 for folders. */
  readonly sizeBytes: number
  /** Milliseconds since 1970-01-01T00:00:00Z; 0 where the provider does not say. */
  readonly modifiedAtMs: number
  readonly mediaType: string
  /** Another one with each change of the content, the same after a move; absent where the provider has none. */
  readonly version?: string
  /** A document without bytes of its own: what `open` gives of it, its size unknown until it is read. */
  readonly exportAs?: { readonly mediaType: string; readonly extension: string }
  /** A pointer to another entry, named by its id, that is never followed; it stays where it is. */
  readonly shortcutTo?: string
  /** Where a person can look at it: an address of the provider. */
  readonly link?: string
  /**
   * A folder in which nothing is filed: `apart` is one of a mail server's own (trash, junk, sent, drafts, all mail), with whatever
   * is in it; `bare` holds folders alone.
   */
  readonly use?: 'apart' | 'bare'
}

/** The id of the folder that a connection begins at. */
export const TOP = ''

/** What a provider can do, as data: who needs it asks first. */
export interface Abilities {
  /** `changes` after a cursor tells what came since; without, it lists everything again, and what is not listed is gone. */
  readonly hasChangeFeed: boolean
  /** An entry keeps its id when it is moved. */
  readonly keepsIds: boolean
}

/** Whose place it is that a connection leads to. */
export interface Account {
  /** A name for people: the user, an address, or the host where nobody signed in. */
  readonly name: string
  readonly usedBytes?: number
  readonly freeBytes?: number
}

/** A page of what is there, or of what changed. */
export interface Changes {
  /** Entries that are there, new, changed or the same; a folder may come after what lies in it. */
  readonly entries: readonly Entry[]
  /** Ids of what is gone; a folder takes along what was in it. */
  readonly gone: readonly string[]
  /** What the provider names and nobody could handle: names that no path can hold. */
  readonly unlisted: readonly Unlisted[]
  /** True for a page of a whole listing: when its last one has come, what was on none of them is gone. */
  readonly isListing: boolean
  /** Where to go on: the next page, or after the last one what came since. Kept with what came, it outlives any crash. */
  readonly cursor: string
  readonly hasMore: boolean
}

export interface ChangesAsk {
  /** Where to go on; from the beginning when left out. */
  readonly cursor?: string
  /** The folder whose insides are meant, by its id; the whole connection when left out. */
  readonly within?: string
  /** About how many entries a page may have. */
  readonly limit?: number
  readonly signal?: AbortSignal
}

/** Where an entry is to be. */
export interface MoveOrder {
  readonly id: string
  /** Id of the folder that it is to lie in. */
  readonly parentId: string
  readonly name: string
  /** Moved only while it has this version. */
  readonly version?: string
}

/** A file that comes from elsewhere. */
export interface PutOrder {
  readonly parentId: string
  readonly name: string
  /** As many as `bytes` give; with fewer or more nothing is made. */
  readonly sizeBytes: number
  readonly modifiedAtMs: number
  readonly mediaType: string
  readonly bytes: AsyncIterable<Uint8Array>
  readonly signal?: AbortSignal
}

/** Part of a file's content. */
export interface OpenAsk {
  /** First byte that is wanted. */
  readonly at: number
  /** How many bytes are; to the end when left out. */
  readonly length?: number
  /** Refused with `changed_since_review` when the content is of another version. */
  readonly version?: string
  readonly signal?: AbortSignal
}

/** Which messages' headers are wanted. */
export interface HeadsAsk {
  /** The folder whose messages are meant, with those below it, by its id; the whole mailbox when left out. Folders apart are never looked into. */
  readonly within?: string
  /** Only messages that have this header, in small letters. */
  readonly having: string
  /** The headers that are wanted of each, in small letters. */
  readonly names: readonly string[]
  /** Only messages that came since this day: milliseconds since 1970. */
  readonly sinceMs?: number
  /** At most so many, the inbox first and of each folder the newest. */
  readonly most: number
  readonly signal?: AbortSignal
}

/** Some headers of a message, as they stand in it. */
export interface Head {
  readonly id: string
  readonly bytes: Uint8Array
}

/**
 * One place elsewhere in which a person's things lie: a drive, a server of files, a mailbox. It keeps nothing between two
 * calls but connections: whatever a restart needs is in cursors and ids. All of it throws AppError: `auth_expired`,
 * `rate_limited` (with `retryAfterMs`), `transient`, `no_space` for what may go well later; `permission_denied`,
 * `not_found`, `bad_input`, `corrupt` (it speaks something else); and the signal's reason.
 */
export interface Connector {
  readonly can: Abilities
  account(signal?: AbortSignal): Promise<Account>
  /** The whole listing, page by page, and what came since; `expired` for a cursor that is too old: begin again. */
  changes(ask: ChangesAsk): Promise<Changes | 'expired'>
  /** The entry of an id; undefined when it is gone. */
  get(id: string, signal?: AbortSignal): Promise<Entry | undefined>
  /** The entry of that name in a folder; undefined when there is none. */
  find(parentId: string, name: string, signal?: AbortSignal): Promise<Entry | undefined>
  /** What lies right in a folder. Throws `not_found`, `not_a_folder`. */
  list(id: string, signal?: AbortSignal): Promise<readonly Entry[]>
  /** Headers of messages; left out by who holds none. Throws `not_found`, `not_a_folder`. */
  heads?(ask: HeadsAsk): Promise<readonly Head[]>
  /** A file's bytes in order, as they arrive. Throws `not_found`, `is_folder`, `changed_since_review`; cut off, `transient`. */
  open(id: string, ask: OpenAsk): Promise<AsyncIterable<Uint8Array>>
  /** The folder of that name, made when it is missing, however often it is asked for. Throws `not_a_folder` where a file has the name. */
  makeFolder(parentId: string, name: string): Promise<Entry>
  /**
   * Moves an entry with all that is in it, and answers it as it is then. Never replaces: throws `already_exists`; `not_found`,
   * `not_a_folder`, `changed_since_review`. With `transient` it may have been done all the same.
   */
  move(order: MoveOrder): Promise<Entry>
  /**
   * Moves files of one folder into another, each with its name, in fewer calls than one by one; left out by who has no such call.
   * Answers an entry or a refusal per order, as `move` would; none any more after one that means "later". Throws when it can't
   * be told of each: then any of them may have been moved.
   */
  moveAll?(orders: readonly MoveOrder[]): Promise<readonly (Entry | AppError)[]>
  /** Removes a folder if nothing is in it; false when something is. Nothing else is ever removed. */
  removeEmptyFolder(id: string): Promise<boolean>
  /**
   * Makes a file of bytes that come from elsewhere, whole or not at all. Never replaces: throws `already_exists`; `not_found`,
   * `not_a_folder`, `no_space`, and what `bytes` throw. With `transient` it may have been made all the same. Left out where nothing can be written.
   */
  put?(order: PutOrder): Promise<Entry>
  /**
   * Puts a file into the provider's own trash, where a person finds it again. Throws `not_found`, `is_folder`, and `changed_since_review` when it has
   * another version. With `transient` it may lie there all the same. Left out where there is no trash.
   */
  letGo?(id: string, version?: string): Promise<void>
  /** Takes a file out of the trash again, to where it is wanted; undefined when it is not there any more. Throws `already_exists`, `not_found`, `not_a_folder`. */
  takeBack?(order: Pick<MoveOrder, 'id' | 'parentId' | 'name'>): Promise<Entry | undefined>
  close(): Promise<void>
}
