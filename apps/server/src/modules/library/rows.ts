import type { LibraryFile } from '@octavo/contract'
import { kindOfMediaType, readMarks } from '@octavo/core'
import type { BlobLocation } from '../../infra/blobs/layout.ts'
import { isDrawable } from './picture.ts'

/** A row of `files` as the statements of this module select it (snake case, as PostgreSQL names it). */
export interface FileRow {
  readonly id: string
  readonly owner_id?: string
  readonly folder: string
  readonly name: string
  readonly requested_name?: string
  readonly original_name: string | null
  readonly media_type: string
  readonly declared_type: string
  readonly size_bytes: number
  readonly sha256: string
  readonly type_mismatch: boolean
  readonly modified_at_ms: number
  readonly uploaded_at_ms: number
  readonly missing: boolean
  readonly damaged_as: string | null
  readonly pack: string | null
  readonly pack_offset: number | null
  /** In the order of the alphabet; null or left out where there are none. */
  readonly marks?: readonly string[] | null
  readonly taken_at_ms?: number | null
  /** Why there is no small picture of it, when that is known. */
  readonly picture_code?: string | null
}

/** A file of somebody's library with the place of its bytes. */
export interface StoredEntry {
  readonly file: LibraryFile
  readonly declaredType: string
  /** The hash that the bytes were found to have, when it is not the file's own. */
  readonly damagedAs: string | null
  readonly blob: BlobLocation
}

/** Where uploads land. */
export const INBOX = '/Inbox'

/** Logical path of a name in a folder: `/Inbox/a.pdf`. */
export const logicalPath = (folder: string, name: string) => (folder === '/' ? `/${name}` : `${folder}/${name}`)

/** The category that a file was organised into: the top folder it lies in; null in the inbox and at the top. */
export function categoryOfFolder(folder: string): string | null {
  const top = folder.split('/')[1] ?? ''
  return top === '' || `/${top}` === INBOX ? null : top
}

/** The wire's view of a row, and where its bytes lie. */
export function toEntry(row: FileRow): StoredEntry {
  const state = row.missing ? 'missing' : row.damaged_as === null ? 'ok' : 'damaged'
  const { starred, tags, color } = readMarks(row.marks ?? [])
  return {
    file: {
      id: row.id,
      name: row.name,
      type: row.media_type,
      size: row.size_bytes,
      path: logicalPath(row.folder, row.name),
      folder: row.folder,
      category: categoryOfFolder(row.folder),
      originalName: row.original_name === null ? null : String(JSON.parse(row.original_name)),
      sha256: row.sha256,
      typeMismatch: row.type_mismatch,
      state,
      modifiedAtMs: row.modified_at_ms,
      uploadedAtMs: row.uploaded_at_ms,
      kind: kindOfMediaType(row.media_type) ?? 'other',
      starred,
      tags: [...tags],
      ...(color && { color }),
      takenAtMs: row.taken_at_ms ?? null,
      hasPicture:
        (row.picture_code ?? null) === null &&
        isDrawable({ file: { type: row.media_type, size: row.size_bytes, state } }),
    },
    declaredType: row.declared_type,
    damagedAs: row.damaged_as,
    blob: { sha256: row.sha256, sizeBytes: row.size_bytes, pack: row.pack, packOffset: row.pack_offset },
  }
}
