import type { PostMark } from '../mail/index.ts'

/** Why an item (or part of it) could not be read. The item keeps what was learned before it happened. */
export const READING_CODES = [
  /** It is encrypted: a password is needed. */
  'password_needed',
  /** Its bytes contradict its format. */
  'damaged',
  /** Reading it took longer than the limit, and was ended. */
  'too_slow',
  /** It holds more than the limits let a reader look at. */
  'too_large',
  /** There is no reader for its format. */
  'unsupported',
  /** It was read, and holds no text (a scan, a drawing). */
  'no_text',
  /** The source could not be read at all. */
  'unreadable',
] as const
export type ReadingCode = (typeof READING_CODES)[number]

/** Something about the inside of an item that a person should know before opening it. */
export type ReadingFlag = 'macros' | 'external_links' | 'scripts' | 'encrypted_members' | 'unsafe_names' | 'attachments'

/** What a mail says in its headers. Addresses as written, decoded. */
export interface MailFacts {
  readonly from?: string
  readonly to?: string
  readonly subject?: string
  readonly sentAtMs?: number
  readonly messageId?: string
  readonly listId?: string
  /** Message ids of the conversation that it goes on with: the first one, and the one that it answers. */
  readonly references?: readonly string[]
  /** True when it went to many: a list, a newsletter, a program that says so (RFC 2369, RFC 2919, RFC 3834). */
  readonly toMany?: true
  readonly isImportant?: true
  readonly isUnread?: true
  /** Labels that its mailbox gave it, as an export of Gmail writes them. */
  readonly labels?: readonly string[]
  /** How it was sent, as its headers say. */
  readonly marks?: readonly PostMark[]
  readonly attachments: readonly string[]
}

/** One member of an archive, as its directory lists it; nothing is unpacked. */
export interface ArchiveMember {
  readonly name: string
  readonly sizeBytes: number
}

/** What reading the inside of an item taught. Every member is optional knowledge; strings come from hostile input. */
export interface Reading {
  /** Absent when everything that the reader looks for was read. */
  readonly code?: ReadingCode
  /** One plain sentence with the code. */
  readonly reason?: string
  /** Text of the item from its beginning, at most `MAX_READING_TEXT` characters, paragraphs divided by newlines. */
  readonly text?: string
  readonly title?: string
  readonly author?: string
  /** Pages, slides or sheets. */
  readonly pageCount?: number
  /** When it was taken or made, by its own clock: `YYYY-MM-DDTHH:MM:SS`, without a zone. */
  readonly takenAt?: string
  /** Decimal degrees, WGS 84, north and east positive. */
  readonly gps?: { readonly latitude: number; readonly longitude: number }
  readonly make?: string
  readonly model?: string
  /** Who is on a picture, by name, as whoever marked the faces wrote it down. */
  readonly people?: readonly string[]
  readonly widthPx?: number
  readonly heightPx?: number
  /** How little was taken away of a picture, 1 to 99 as encoders of JPEG count it; 100 where nothing was, 99.5 where only colours may have been. */
  readonly quality?: number
  /** A picture says of itself that a program changed it after it was taken. */
  readonly isEdited?: true
  readonly durationMs?: number
  readonly artist?: string
  readonly album?: string
  readonly mail?: MailFacts
  /** First members of an archive, at most `MAX_READING_MEMBERS`. */
  readonly members?: readonly ArchiveMember[]
  readonly memberCount?: number
  readonly flags?: readonly ReadingFlag[]
  /** Its text was recognised on pictures of so many of its first pages, so sure of the words (0 to 1; 0: no word was found). */
  readonly ocr?: { readonly pages: number; readonly confidence: number }
}

/** A small picture for looking at: 3 bytes (red, green, blue, sRGB) a pixel, rows from the top. */
export interface Pixels {
  readonly widthPx: number
  readonly heightPx: number
  readonly rgb: Uint8Array
}

export const MAX_READING_TEXT = 400_000
export const MAX_READING_MEMBERS = 1000
