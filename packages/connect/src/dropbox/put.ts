import { randomBytes } from 'node:crypto'
import { AppError, joinPath } from '@octavo/core'
import type { Entry, MoveOrder, PutOrder } from '@octavo/core/connect'
import { asObject, asText } from '../body.ts'
import { type Piece, piecesOf } from '../pieces.ts'
import type { DropboxCalls, Told } from './calls.ts'
import { entryOf, pathOf } from './metadata.ts'

/** Gives an answer that is wrong as what it means. */
type Odd = (told: Told) => AppError

/**
 * Makes a file: a small one in one call, a larger one by an upload session, of which nothing is there before it is finished. Dropbox looks
 * itself whether the name is free, and says so of the same content, too (`strict_conflict`). Throws as `Connector.put` does.
 */
export async function putFile(calls: DropboxCalls, order: PutOrder, odd: Odd): Promise<Entry> {
  const { parentId, name, sizeBytes, modifiedAtMs, bytes, signal } = order
  const commit = {
    path: `/${joinPath(parentId, name)}`,
    ...{ mode: 'add', autorename: false, strict_conflict: true, mute: true },
    ...(modifiedAtMs > 0 && { client_modified: new Date(modifiedAtMs).toISOString().replace(/\.\d+Z$/u, 'Z') }),
  }
  let session: string | undefined
  let told: Told | undefined
  for await (const piece of piecesOf(bytes, sizeBytes)) {
    const { at, isLast } = piece
    if (session === undefined && isLast)
      told = await calls.send('files/upload', commit, piece.bytes, { signal, isOnce: true })
    else if (session === undefined) {
      const begun = await calls.send('files/upload_session/start', { close: false }, piece.bytes, { signal })
      session = 'body' in begun ? asText(begun.body.session_id) : undefined
      if (session === undefined) throw odd(begun)
    } else if (isLast) {
      const finish = { cursor: { session_id: session, offset: at }, commit }
      told = await calls.send('files/upload_session/finish', finish, piece.bytes, { signal, isOnce: true })
    } else await append(calls, session, piece, signal, odd)
  }
  if (told === undefined || 'wrong' in told) throw odd(told ?? { wrong: [] })
  const made = entryOf({ ...told.body, '.tag': 'file' })
  if (made === undefined) throw new AppError('transient', 'It was sent, and can not be seen yet.')
  return made
}

/** A piece that came twice, since its first answer was lost, is where the session says that it is. */
async function append(
  calls: DropboxCalls,
  session: string,
  { at, bytes }: Piece,
  signal: AbortSignal | undefined,
  odd: Odd,
): Promise<void> {
  const asked = { cursor: { session_id: session, offset: at }, close: false }
  const told = await calls.send('files/upload_session/append_v2', asked, bytes, { signal })
  if ('body' in told || told.correctOffset === at + bytes.length) return
  throw odd(told)
}

/** Puts a file into what Dropbox keeps for a month, where its person finds it. Throws as `Connector.letGo` does. */
export async function letGo(calls: DropboxCalls, id: string, version: string | undefined, odd: Odd): Promise<void> {
  const found = await calls.tell('files/get_metadata', { path: pathOf(id) })
  if ('wrong' in found) throw odd(found)
  const entry = entryOf(found.body)
  if (entry?.kind !== 'file') throw new AppError('is_folder', 'It is a folder.')
  if (version !== undefined && entry.version !== version) throw changed()
  const parent_rev = asText(found.body.rev)
  const told = await calls.tell('files/delete_v2', { path: pathOf(id), parent_rev }, { isOnce: true })
  if ('body' in told) return
  throw told.wrong.includes('conflict') ? changed() : odd(told)
}

/**
 * Dropbox restores over whatever is there. So the file comes back under a name that nobody knows, and is moved from there to where it is
 * wanted, or goes again. Throws as `Connector.takeBack` does.
 */
export async function takeBack(
  calls: DropboxCalls,
  { id, parentId, name }: Omit<MoveOrder, 'version'>,
  { odd, rename }: { odd: Odd; rename: (id: string, to: string) => Promise<Entry> },
): Promise<Entry | undefined> {
  const kept = await calls.tell('files/list_revisions', { path: pathOf(id), limit: 1 })
  if ('wrong' in kept) {
    if (kept.wrong.includes('not_found') || kept.wrong.includes('not_file')) return undefined
    throw odd(kept)
  }
  const [latest] = Array.isArray(kept.body.entries) ? kept.body.entries : []
  const rev = asText(asObject(latest)?.rev)
  if (kept.body.is_deleted !== true || rev === undefined) return undefined
  const aside = `/${joinPath(parentId, `.octavo-back-${randomBytes(8).toString('hex')}`)}`
  const told = await calls.tell('files/restore', { path: aside, rev }, { isOnce: true })
  if ('wrong' in told) {
    if (told.wrong.includes('invalid_revision')) return undefined
    throw odd(told)
  }
  try {
    return await rename(aside.slice(1).toLowerCase(), joinPath(parentId, name))
  } catch (error) {
    const again = { path: aside, parent_rev: asText(told.body.rev) }
    if (error instanceof AppError && error.code === 'already_exists') await calls.tell('files/delete_v2', again)
    throw error
  }
}

const changed = (): AppError => new AppError('changed_since_review', 'It is another one by now.')
