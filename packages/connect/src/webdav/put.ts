import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { AppError, joinPath } from '@octavo/core'
import { type Entry, type PutOrder, TOP } from '@octavo/core/connect'
import { type Caller, drained } from '../http.ts'
import { type Piece, piecesOf } from '../pieces.ts'

/** What a server of files does, as far as it is needed to make one. */
interface Server {
  readonly caller: Caller
  urlOf(id: string): URL
  get(id: string, signal?: AbortSignal): Promise<Entry | undefined>
  rename(from: string, to: string): Promise<void>
}

/**
 * Makes a file. Some servers keep what came before a connection broke, and some take no condition with a `PUT`: so the bytes go to a
 * name that nobody knows, and get theirs by a move that replaces nothing. Its time is said as ownCloud, Nextcloud and rclone
 * take it (`X-OC-Mtime`). Throws as `Connector.put` does.
 */
export async function putFile({ caller, urlOf, get, rename }: Server, order: PutOrder): Promise<Entry> {
  const { parentId, name, sizeBytes, modifiedAtMs, bytes, signal } = order
  const folder = parentId === TOP ? undefined : await get(parentId, signal)
  if (parentId !== TOP && folder === undefined) throw gone()
  if (folder?.kind === 'file') throw new AppError('not_a_folder', 'It is a file.')
  const [to, aside] = [joinPath(parentId, name), joinPath(parentId, `.octavo-new-${randomBytes(8).toString('hex')}`)]
  if (await get(to, signal)) throw new AppError('already_exists', 'Something with this name is there already.')
  const headers = {
    'content-type': order.mediaType || 'application/octet-stream',
    'content-length': String(sizeBytes),
    ...(modifiedAtMs > 0 && { 'x-oc-mtime': String(Math.floor(modifiedAtMs / 1000)) }),
  }
  try {
    const pieces = piecesOf(bytes, sizeBytes)
    const { value: first } = await pieces.next()
    // What fits into one piece is whole before it is sent, so that it can be sent again.
    const body = first?.isLast ? first.bytes : Readable.from(following(first, pieces), { objectMode: false })
    const url = urlOf(aside)
    const answer = await caller.ask({ method: 'PUT', url, headers, body, signal, mayRepeat: first?.isLast === true })
    await drained(answer.body)
    if (answer.status === 404 || answer.status === 409) throw gone()
    if (answer.status < 200 || answer.status > 299)
      throw new AppError('corrupt', `It was not taken (${answer.status}).`)
    if ((await get(aside, signal))?.sizeBytes !== sizeBytes) throw new AppError('transient', 'Only a part of it came.')
    await rename(aside, to)
  } catch (error) {
    // It is ours alone, and a move whose answer was lost has taken it away.
    await caller
      .ask({ method: 'DELETE', url: urlOf(aside), mayRepeat: true })
      .then(({ body }) => drained(body))
      .catch(() => undefined)
    throw error
  }
  const made = await get(to)
  if (made === undefined) throw new AppError('transient', 'It was sent, and can not be seen yet.')
  return made
}

async function* following(first: Piece | undefined, pieces: AsyncIterable<Piece>): AsyncGenerator<Uint8Array> {
  if (first) yield first.bytes
  for await (const { bytes } of pieces) yield bytes
}

const gone = (): AppError => new AppError('not_found', 'It is not there any more.')
