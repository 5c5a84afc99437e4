import { AppError } from '@octavo/core'
import { type Entry, type MoveOrder, type PutOrder, TOP } from '@octavo/core/connect'
import { asList, asText, jsonOf } from '../body.ts'
import { type Answer, drained } from '../http.ts'
import { type Piece, piecesOf } from '../pieces.ts'
import { type GraphCalls, notFound } from './calls.ts'
import { itemOf, SELECTED } from './item.ts'

/** Nothing that is there is ever replaced. */
export const FAIL = { '@microsoft.graph.conflictBehavior': 'fail' }
/** So often is a piece whose answer was lost asked after, and what is missing of it sent again. */
const MOST_TRIES = 5

/** What an item's own kind of answer means. */
type Odd = (answer: Answer) => AppError

/**
 * Makes a file by an upload session, of which nothing is there before its last piece has come; Microsoft refuses a name that is taken. An empty
 * file has no session, and gets its time afterwards. Throws as `Connector.put` does.
 */
export async function putFile(calls: GraphCalls, order: PutOrder, odd: Odd): Promise<Entry> {
  const { parentId, name, sizeBytes, modifiedAtMs, bytes, signal } = order
  const at = (end: string, query = {}) => calls.at(parentId, `:/${encodeURIComponent(name)}:/${end}`, query, signal)
  const time = { fileSystemInfo: { lastModifiedDateTime: new Date(modifiedAtMs).toISOString() } }
  if (sizeBytes === 0) {
    for await (const piece of piecesOf(bytes, 0)) {
      const made = await calls.content(await at('content', FAIL), piece.bytes, signal)
      if (made.status !== 201) throw odd(made)
      const item = itemOf(await jsonOf(made, calls.host, { signal }), await calls.topId(signal))
      if (item === undefined) break
      if (modifiedAtMs === 0) return item.entry
      const answer = await calls.change('PATCH', await calls.at(item.entry.id, '', { $select: SELECTED }), time)
      return await entryIn(calls, answer, odd)
    }
    throw new AppError('transient', 'It was sent, and can not be seen yet.')
  }
  const item = { ...FAIL, name, ...(modifiedAtMs > 0 && time) }
  const begun = await calls.change('POST', await at('createUploadSession'), { item })
  if (begun.status !== 200) throw odd(begun)
  const address = asText((await jsonOf(begun, calls.host, { signal })).uploadUrl) ?? ''
  let made: Entry | undefined
  try {
    for await (const piece of piecesOf(bytes, sizeBytes)) made = await sent(calls, address, piece, { order, odd })
  } catch (error) {
    // What was sent is let go of at once, not after days.
    if (error instanceof AppError && error.code !== 'transient')
      await calls.piece('DELETE', address).catch(() => undefined)
    throw error
  }
  if (made === undefined) throw new AppError('transient', 'It was sent, and can not be seen yet.')
  return made
}

/** The file once its last piece has come; undefined before. */
async function sent(
  calls: GraphCalls,
  address: string,
  { at, bytes, isLast }: Piece,
  { order: { sizeBytes, parentId, name, signal }, odd }: { order: PutOrder; odd: Odd },
): Promise<Entry | undefined> {
  const end = at + bytes.length
  let from = at
  for (let tries = 1; ; tries += 1) {
    let why: unknown
    try {
      const range = `bytes ${from}-${end - 1}/${sizeBytes}`
      const answer = await calls.piece('PUT', address, { bytes: bytes.subarray(from - at), range, signal })
      if (answer.status === 200 || answer.status === 201) return await entryIn(calls, answer, odd)
      if (answer.status !== 202 && answer.status !== 416) throw odd(answer)
      await drained(answer.body)
      if (answer.status === 202 && !isLast) return undefined
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'transient') throw error
      why = error
    }
    if (tries >= MOST_TRIES) throw why ?? new AppError('transient', 'Microsoft took only a part.')
    const next = await expected(calls, address, signal)
    // A session that is over has made its file, unless it was given up.
    if (next === undefined && isLast) {
      const made = await calls.item(
        await calls.at(parentId, `:/${encodeURIComponent(name)}`, { $select: SELECTED }, signal),
        signal,
      )
      if (made?.entry.sizeBytes === sizeBytes) throw why ?? new AppError('transient', 'It may have been made.')
    }
    if (next === undefined || next < at || next > end)
      throw why ?? new AppError('transient', 'The upload has been given up there. It begins anew.')
    if (next === end && !isLast) return undefined
    from = next
  }
}

/** Where a session goes on; undefined when it is over. */
async function expected(calls: GraphCalls, address: string, signal?: AbortSignal): Promise<number | undefined> {
  const answer = await calls.piece('GET', address, { signal })
  if (answer.status !== 200) {
    await drained(answer.body)
    return undefined
  }
  const [range] = asList((await jsonOf(answer, calls.host, { signal })).nextExpectedRanges)
  const first = /^(\d{1,15})-/u.exec(asText(range) ?? '')?.[1]
  return first === undefined ? undefined : Number(first)
}

/** Puts a file into the recycle bin, if nobody has changed it since. Throws as `Connector.letGo` does. */
export async function letGo(calls: GraphCalls, id: string, version: string | undefined, odd: Odd): Promise<void> {
  const before = await calls.item(await calls.at(id, '', { $select: SELECTED }))
  if (before === undefined) throw notFound()
  if (before.entry.kind === 'folder') throw new AppError('is_folder', 'It is a folder.')
  if (version !== undefined && before.entry.version !== version) throw changed()
  const answer = await calls.change('DELETE', await calls.at(id), undefined, before.eTag)
  await drained(answer.body)
  if (answer.status !== 204) throw odd(answer)
}

/** Takes a file out of the recycle bin; drives of companies do not give anything out of it by this call. Throws as `Connector.takeBack` does. */
export async function takeBack(
  calls: GraphCalls,
  { id, parentId, name }: Omit<MoveOrder, 'version'>,
  odd: Odd,
): Promise<Entry | undefined> {
  if ((await calls.item(await calls.at(id, '', { $select: SELECTED }))) !== undefined) return undefined
  const parent = parentId === TOP ? await calls.topId() : parentId
  const body = { parentReference: { id: parent }, name }
  const answer = await calls.change('POST', await calls.at(id, '/restore'), body)
  if (answer.status === 200) return await entryIn(calls, answer, odd)
  await drained(answer.body)
  if (answer.status === 404 || answer.status === 400 || answer.status === 405) return undefined
  throw odd(answer)
}

async function entryIn(calls: GraphCalls, answer: Answer, odd: Odd): Promise<Entry> {
  if (answer.status !== 200 && answer.status !== 201) throw odd(answer)
  const item = itemOf(await jsonOf(answer, calls.host, {}), await calls.topId())
  if (item === undefined) throw new AppError('transient', 'It was made, and can not be seen yet.')
  return item.entry
}

const changed = (): AppError => new AppError('changed_since_review', 'It is another one by now.')
