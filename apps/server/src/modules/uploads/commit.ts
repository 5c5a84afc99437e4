import { sql } from 'drizzle-orm'
import type { BlobLocation } from '../../infra/blobs/layout.ts'
import type { BlobIntake, Blobs, ContentReader } from '../../infra/blobs/port.ts'
import { canCopy, copyRows } from '../../infra/db/copy.ts'
import { type Db, query } from '../../infra/db/db.ts'
import { jsonForDb } from '../../infra/db/json.ts'
import { BLOB_LOCK } from '../../infra/db/locks.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { uuidv7 } from '../../infra/ids.ts'
import type { Caller } from '../callers/index.ts'
import { type FileRow, findFiles, logicalPath, makeFolders, type StoredEntry, toEntry } from '../library/index.ts'
import { addPictures } from '../photos/index.ts'
import { holdLibrary, type Room } from '../pricing/index.ts'
import { noteArrivals } from '../runs/index.ts'
import type { WantedPlace } from './names.ts'
import { UploadNames } from './upload-names.ts'

/** A received file that is ready to become a row. */
export interface NewFile {
  readonly place: WantedPlace
  readonly sha256: string
  readonly sizeBytes: number
  readonly mediaType: string
  readonly declaredType: string
  readonly typeMismatch: boolean
  readonly modifiedAtMs: number
}

/** The files of an upload that are in the library now, and those for which it had no room, by position. */
export interface Committed {
  readonly entries: readonly StoredEntry[]
  readonly refused: ReadonlyMap<number, Refusal>
  /** The run that brought what was not there before. */
  readonly runId?: string | undefined
}

/**
 * Makes received files part of a library: bytes into their places, then all rows in one transaction; returns them in
 * order, and by position those for which there is no room, counted where nobody else can count: in that transaction. The same content under the same name in the same folder, sent again, is the file that is there already; a name
 * that something else has gets ` (2)`. `key` makes a whole request repeatable, wherever its files have gone meanwhile.
 * `outOf` makes it a run of its own: of the file of that name.
 */
export async function commitUpload(options: {
  readonly db: Db
  readonly store: Blobs
  readonly owner: Caller
  readonly room: (tx: Db) => Promise<Room>
  readonly intake: BlobIntake
  readonly files: readonly NewFile[]
  readonly key: string | undefined
  readonly outOf?: string
  readonly nowMs: number
}): Promise<Committed> {
  const { db, store, owner, room, intake, files, key, outOf, nowMs } = options
  await intake.carry()
  return await db.transaction(async (tx) => {
    // One upload of a library at a time, and none while a sweep removes bytes that nothing refers to.
    if (!(await holdLibrary(tx, owner))) throw new Refusal('conflict', 'This library has just been removed')
    await query(tx, sql`select pg_advisory_xact_lock_shared(${BLOB_LOCK})`)
    const known = key === undefined ? undefined : await answerOfKey(tx, owner, key, files)
    if (known) return { entries: await inOrder(tx, owner, known, []), refused: new Map() }

    const locations = await storeLocations(tx, store, intake, files)
    const { ids, ...stored } = await storeRows(tx, owner, { files, outOf, nowMs }, locations, await room(tx))
    const { fresh, refused, runId } = stored
    const [first] = refused.values()
    if (ids.length === 0 && first) throw first
    if (key !== undefined) {
      await query(
        tx,
        sql`insert into upload_keys (owner_id, key, file_ids, created_at_ms) values (${owner.id}, ${key}, ${JSON.stringify(ids)}::jsonb, ${nowMs})`,
      )
    }
    return { entries: await inOrder(tx, owner, ids, fresh), refused, runId }
  })
}

/** The entries of some ids in their order: new ones as they were just made, the others from the database. */
async function inOrder(
  tx: Db,
  owner: Caller,
  ids: readonly string[],
  fresh: readonly StoredEntry[],
): Promise<readonly StoredEntry[]> {
  const byId = new Map(fresh.map((entry) => [entry.file.id, entry]))
  const old = ids.filter((id) => !byId.has(id))
  if (old.length > 0) for (const entry of (await findFiles(tx, owner, old)).entries) byId.set(entry.file.id, entry)
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function answerOfKey(
  tx: Db,
  owner: Caller,
  key: string,
  files: readonly NewFile[],
): Promise<readonly string[] | undefined> {
  const [row] = await query<{ file_ids: string[] }>(
    tx,
    sql`select file_ids from upload_keys where owner_id = ${owner.id} and key = ${key}`,
  )
  if (!row) return undefined
  const found = await query<{ id: string; sha256: string }>(
    tx,
    sql`select id, sha256 from files where owner_id = ${owner.id} and id in (select json_array_elements_text(${JSON.stringify(row.file_ids)}::json))`,
  )
  const hashes = new Map(found.map((file) => [file.id, file.sha256]))
  const same =
    row.file_ids.length === files.length && row.file_ids.every((id, index) => hashes.get(id) === files[index]?.sha256)
  if (!same) throw new Refusal('conflict', 'This Idempotency-Key was used for other files')
  return row.file_ids
}

async function storeLocations(
  tx: Db,
  store: Blobs,
  intake: BlobIntake,
  files: readonly NewFile[],
): Promise<ReadonlyMap<string, BlobLocation>> {
  const placed = await intake.place()
  const wanted = JSON.stringify([...new Set(files.map((file) => file.sha256))])
  const rows = await query<{
    sha256: string
    size_bytes: number
    pack: string | null
    pack_offset: number | null
    missing: boolean
    damaged_as: string | null
  }>(
    tx,
    sql`select sha256, size_bytes, pack, pack_offset, missing, damaged_as from blobs where sha256 in (select json_array_elements_text(${wanted}::json))
        order by pack, pack_offset`,
  )
  const fresh = new Map<string, BlobLocation>(placed)
  const all = new Map<string, BlobLocation>(placed)
  const reader = store.reader()
  try {
    for (const row of rows) {
      const place = placed.get(row.sha256)
      // A content of its own file was just written anew: whatever was wrong with the old one is healed.
      if (row.missing || row.damaged_as !== null || place?.pack === null) continue
      const old = { sha256: row.sha256, sizeBytes: row.size_bytes, pack: row.pack, packOffset: row.pack_offset }
      if (!(await isWhole(reader, store, old))) continue
      fresh.delete(row.sha256)
      all.set(row.sha256, old)
    }
  } finally {
    await reader.close()
  }
  const packsUsed = [...fresh.values()].some((place) => place.pack !== null)
  if (!packsUsed) await intake.dropPack()
  if (fresh.size === 0) return all
  await storeBlobs(tx, [...fresh.values()], rows.length === 0)
  return all
}

/** Whether a content that is known can be used. A packed one is small, so it is read: the upload at hand would heal it. */
async function isWhole(reader: ContentReader, store: Blobs, blob: BlobLocation): Promise<boolean> {
  if (blob.pack === null) return await store.holds(blob)
  return await reader.read(blob).then(
    () => true,
    () => false,
  )
}

/** Writes where contents lie. `isNew`: the database has no row of any of them. */
async function storeBlobs(tx: Db, places: readonly BlobLocation[], isNew: boolean): Promise<void> {
  if (isNew && canCopy(tx)) {
    const rows = places.map((place) => [place.sha256, place.sizeBytes, place.pack, place.packOffset])
    return await copyRows(tx, sql`blobs (sha256, size_bytes, pack, pack_offset)`, rows)
  }
  const values = places.map((place) => ({
    sha256: place.sha256,
    size_bytes: place.sizeBytes,
    pack: place.pack,
    pack_offset: place.packOffset,
    missing: false,
  }))
  await query(
    tx,
    sql`insert into blobs select * from json_populate_recordset(null::blobs, ${JSON.stringify(values)}::json)
        on conflict (sha256) do update set pack = excluded.pack, pack_offset = excluded.pack_offset, missing = false,
        damaged_as = null, checked_at_ms = null`,
  )
}

async function storeRows(
  tx: Db,
  owner: Caller,
  {
    files,
    outOf,
    nowMs,
  }: { readonly files: readonly NewFile[]; readonly outOf: string | undefined; readonly nowMs: number },
  locations: ReadonlyMap<string, BlobLocation>,
  room: Room,
): Promise<{
  readonly ids: readonly string[]
  readonly fresh: readonly StoredEntry[]
  readonly refused: ReadonlyMap<number, Refusal>
  readonly runId: string | undefined
}> {
  const names = await UploadNames.load(tx, owner, files)
  const rows: FileRow[] = []
  const ids: string[] = []
  const refused = new Map<number, Refusal>()
  let bytes = 0
  for (const [index, file] of files.entries()) {
    const { folder, name: requested, originalName } = file.place
    const twin = names.twin(folder, requested, file.sha256)
    if (twin !== undefined) {
      ids.push(twin)
      continue
    }
    if (rows.length >= room.files || bytes + file.sizeBytes > room.bytes) {
      refused.set(index, rows.length >= room.files ? room.tooMany() : room.overQuota())
      continue
    }
    bytes += file.sizeBytes
    const id = uuidv7(nowMs)
    const location = locations.get(file.sha256)
    ids.push(id)
    rows.push({
      id,
      owner_id: owner.id,
      folder,
      name: await names.take(folder, requested),
      requested_name: requested,
      original_name: originalName === null ? null : JSON.stringify(originalName),
      media_type: file.mediaType,
      declared_type: file.declaredType,
      size_bytes: file.sizeBytes,
      sha256: file.sha256,
      type_mismatch: file.typeMismatch,
      modified_at_ms: file.modifiedAtMs,
      uploaded_at_ms: nowMs,
      missing: false,
      damaged_as: null,
      pack: location?.pack ?? null,
      pack_offset: location?.packOffset ?? null,
    })
  }
  const taken = files.filter((_, index) => !refused.has(index))
  const made = await makeFolders(tx, owner, new Set(taken.map((file) => file.place.folder)))
  if (rows.length > 0) await insertFiles(tx, owner, rows)
  const arrived = rows.map(({ id, folder, name, size_bytes: sizeBytes, modified_at_ms: modifiedAtMs }) => {
    return { itemId: id, to: logicalPath(folder, name).slice(1), sizeBytes, modifiedAtMs }
  })
  const folders = made.map((path) => path.slice(1))
  const runId = await noteArrivals(tx, owner, { files: arrived, folders, outOf, nowMs })
  await addPictures(tx, owner, rows)
  return { ids, fresh: rows.map(toEntry), refused, runId }
}

const FILE_COLUMNS =
  sql.raw(`id, owner_id, folder, name, requested_name, original_name, media_type, declared_type, size_bytes,
  sha256, type_mismatch, modified_at_ms, uploaded_at_ms`)

async function insertFiles(tx: Db, owner: Caller, rows: readonly FileRow[]): Promise<void> {
  if (!canCopy(tx)) {
    await query(
      tx,
      sql`insert into files (${FILE_COLUMNS})
          select ${FILE_COLUMNS} from json_populate_recordset(null::files, ${jsonForDb(rows)}::json)`,
    )
    return
  }
  await copyRows(
    tx,
    sql`files (${FILE_COLUMNS})`,
    rows.map((row) => [
      row.id,
      owner.id,
      row.folder,
      row.name,
      row.requested_name ?? row.name,
      row.original_name,
      row.media_type,
      row.declared_type,
      row.size_bytes,
      row.sha256,
      row.type_mismatch,
      row.modified_at_ms,
      row.uploaded_at_ms,
    ]),
  )
}
