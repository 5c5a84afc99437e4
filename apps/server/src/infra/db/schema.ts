import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'

const ms = (name: string) => bigint(name, { mode: 'number' })

/** Who a library belongs to: a guest for a time (`expiresAtMs`), or an account for good. */
export const owners = pgTable('owners', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: ['guest', 'account'] }).notNull(),
  createdAtMs: ms('created_at_ms').notNull(),
  expiresAtMs: ms('expires_at_ms'),
})

/** Tokens that stand for an owner: only their SHA-256 is kept. */
export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  ownerId: text('owner_id').notNull(),
  createdAtMs: ms('created_at_ms').notNull(),
})

/** Where the bytes of a content lie: a file of its own, or `packOffset` bytes into a pack. */
export const blobs = pgTable('blobs', {
  sha256: text('sha256').primaryKey(),
  sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
  pack: text('pack'),
  packOffset: bigint('pack_offset', { mode: 'number' }),
  missing: boolean('missing').notNull(),
  /** The hash that the bytes have when it is not the content's own. */
  damagedAs: text('damaged_as'),
  checkedAtMs: ms('checked_at_ms'),
})

/** Files of the libraries. `requestedName` is the safe name before it was changed to a free one. */
export const files = pgTable(
  'files',
  {
    id: text('id').notNull(),
    ownerId: text('owner_id').notNull(),
    folder: text('folder').notNull(),
    name: text('name').notNull(),
    requestedName: text('requested_name').notNull(),
    /** JSON text, for it may hold what PostgreSQL's texts can't (NUL, lone surrogates). */
    originalName: text('original_name'),
    mediaType: text('media_type').notNull(),
    declaredType: text('declared_type').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    typeMismatch: boolean('type_mismatch').notNull(),
    modifiedAtMs: ms('modified_at_ms').notNull(),
    uploadedAtMs: ms('uploaded_at_ms').notNull(),
  },
  (table) => [
    unique('files_place').on(table.ownerId, table.folder, table.name),
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('files_blob').on(table.sha256),
  ],
)

/** Folders of the libraries: all that ever held a file, the empty ones too. `/` is not among them. */
export const folders = pgTable(
  'folders',
  { ownerId: text('owner_id').notNull(), path: text('path').notNull() },
  (table) => [primaryKey({ columns: [table.ownerId, table.path] })],
)

/** Runs and their records: the journal of the library. */
export const runs = pgTable('runs', {
  id: text('id').primaryKey(),
  ownerId: text('owner_id').notNull(),
  kind: text('kind', { enum: ['organize', 'undo', 'trash', 'restore'] }).notNull(),
  undoes: text('undoes'),
  undoneBy: text('undone_by'),
  status: text('status', { enum: ['running', 'completed', 'partial', 'paused', 'interrupted', 'undone'] }).notNull(),
  createdAtMs: ms('created_at_ms').notNull(),
  moved: integer('moved').notNull(),
  skipped: integer('skipped').notNull(),
  failed: integer('failed').notNull(),
})

export const runRecords = pgTable(
  'run_records',
  { runId: text('run_id').notNull(), seq: integer('seq').notNull(), record: jsonb('record').notNull() },
  (table) => [primaryKey({ columns: [table.runId, table.seq] })],
)

/** Answers to uploads that carried an `Idempotency-Key`. */
export const uploadKeys = pgTable(
  'upload_keys',
  {
    ownerId: text('owner_id').notNull(),
    key: text('key').notNull(),
    fileIds: jsonb('file_ids').notNull(),
    createdAtMs: ms('created_at_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.key] })],
)
