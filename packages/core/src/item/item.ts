/** What a thing is to the person: one file, one photo of a gallery, one mail of a mailbox, one entry of a cloud drive. */
export type ItemKind = 'file' | 'photo' | 'mail' | 'entry'

/** Where an item was found: the source's kind and, where the source has several, which one. */
export interface Origin {
  readonly source: 'folder' | 'picker' | 'library' | 'gallery' | 'mailbox' | 'drive'
  readonly id?: string
}

/**
 * One thing that can be put somewhere. Metadata only: no bytes, no handles, so that it can be cloned, stored and sent.
 * `path` is relative to the source's root, with `/` between segments and without `.` or `..` (see `safePath`).
 */
export interface Item {
  readonly id: string
  readonly is: ItemKind
  readonly name: string
  readonly path: string
  readonly sizeBytes: number
  /** The media type that the source declared; may be empty or wrong. The detected one is in `Facts`. */
  readonly mediaType: string
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly modifiedAtMs: number
  readonly origin: Origin
}
