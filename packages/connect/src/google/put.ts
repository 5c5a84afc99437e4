import { AppError } from '@octavo/core'
import type { Entry, PutOrder } from '@octavo/core/connect'
import { type Piece, piecesOf } from '../pieces.ts'
import { type DriveCalls, notFound } from './calls.ts'
import { isNative } from './file.ts'

/** So often is a piece whose answer was lost asked after, and what is missing of it sent again. */
const MOST_TRIES = 5
const ANY_TYPE = 'application/octet-stream'

/**
 * Makes a file by Google's resumable uploads: an address for the upload, then its bytes piece by piece. Nothing is there before the last
 * piece has come. Google refuses no name, so whether it is free is looked at here. Throws as `Connector.put` does.
 */
export async function putFile(calls: DriveCalls, order: PutOrder): Promise<Entry> {
  const { parentId, name, sizeBytes, modifiedAtMs, mediaType, bytes, signal } = order
  const parent = await calls.idOf(parentId, signal)
  const folder = parentId === '' ? undefined : (await calls.file(parentId, signal))?.entry
  if (parentId !== '' && folder === undefined) throw notFound()
  if (folder?.kind === 'file') throw new AppError('not_a_folder', 'It is a file.')
  if ((await calls.named(parentId, name, signal)).length > 0)
    throw new AppError('already_exists', 'Something with this name is there already.')
  // A type of Google's own would turn the content into a document of theirs.
  const type = mediaType === '' || isNative(mediaType) ? ANY_TYPE : mediaType
  const modifiedTime = new Date(modifiedAtMs).toISOString()
  const body = { name, parents: [parent], mimeType: type, ...(modifiedAtMs > 0 && { modifiedTime }) }
  const address = await calls.beginUpload(body, { type, sizeBytes, signal })
  let made: Entry | undefined
  for await (const piece of piecesOf(bytes, sizeBytes)) made = await sent(calls, address, piece, order)
  if (made === undefined) throw new AppError('transient', 'It was sent, and can not be seen yet.')
  return made
}

/** The file once its last piece has come; undefined before. */
async function sent(
  calls: DriveCalls,
  address: URL,
  { at, bytes, isLast }: Piece,
  { sizeBytes, signal }: PutOrder,
): Promise<Entry | undefined> {
  const end = at + bytes.length
  let from = at
  for (let tries = 1; ; tries += 1)
    try {
      const told = await calls.upload(address, bytes.subarray(from - at), { from, sizeBytes, signal })
      if (typeof told === 'object') return told
      if (!isLast && told === end) return undefined
      if (told < from || told >= end || tries >= MOST_TRIES) throw new AppError('transient', 'Google took only a part.')
      from = told
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'transient' || tries >= MOST_TRIES) throw error
      const told = await calls.upload(address, undefined, { from, sizeBytes, signal })
      if (typeof told === 'object') return told
      if (told === end && !isLast) return undefined
      if (told < at || told > end) throw error
      from = told
    }
}
