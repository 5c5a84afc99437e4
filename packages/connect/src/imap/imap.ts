import { randomBytes } from 'node:crypto'
import { AppError, isLater, type Unlisted } from '@octavo/core'
import {
  type Account,
  type Changes,
  type ChangesAsk,
  type Connector,
  type Entry,
  type Head,
  type HeadsAsk,
  type MoveOrder,
  type OpenAsk,
  TOP,
} from '@octavo/core/connect'
import type { FetchMessageObject, ImapFlow } from 'imapflow'
import { changed, nameless, notFound, taken } from '../mail/refusals.ts'
import { type Box, boxEntry, boxesOf, look, Shelves, select } from './boxes.ts'
import { headsOf } from './heads.ts'
import { boxOf, entryOf, FACTS, type MessageId, messageOf, readId } from './messages.ts'
import { type Cursor, pageOf, readCursor } from './pages.ts'
import { type ImapOptions, Session } from './session.ts'
import { moveTogether } from './together.ts'

const USUAL_LIMIT = 1000
const PIECE_BYTES = 256 * 1024

/**
 * A mailbox server (IMAP, RFC 9051 and 3501): mailboxes are folders, messages files with names of their own making, which
 * no move changes. Flags and the time of arrival go with a message. Nothing is expunged but what a server without MOVE
 * has said it has copied, and that by its number alone.
 */
export class Imap implements Connector {
  readonly can = { hasChangeFeed: false, keepsIds: false }
  readonly #session: Session
  readonly #options: ImapOptions
  readonly #shelves = new Shelves()

  constructor(options: ImapOptions) {
    this.#options = options
    this.#session = new Session(options)
  }

  async account(signal?: AbortSignal): Promise<Account> {
    const { user, url } = this.#options
    return await this.#session.use(async (client) => {
      const quota = client.capabilities.has('QUOTA') ? await client.getQuota('INBOX') : false
      const { usage, limit } = quota ? (quota.storage ?? {}) : {}
      return {
        name: user || url.host,
        ...(usage !== undefined && { usedBytes: usage }),
        ...(usage !== undefined && limit !== undefined && { freeBytes: Math.max(0, limit - usage) }),
      }
    }, signal)
  }

  async changes({ cursor, within = TOP, limit = USUAL_LIMIT, signal }: ChangesAsk): Promise<Changes | 'expired'> {
    return await this.#session.use(async (client) => {
      const entries: Entry[] = []
      let at: Cursor
      if (cursor) at = readCursor(cursor)
      else {
        const boxes = await boxesOf(client)
        const top = boxOf(within)
        const below = [...boxes.values()]
          .filter((box) => top === undefined || isBelow(box, top))
          .toSorted((one, other) => (one.path < other.path ? -1 : 1))
        if (top !== undefined && !boxes.has(top)) throw notFound()
        entries.push(...below.map(boxEntry))
        at = {
          boxes: [...(top === undefined ? [] : [top]), ...below.map(({ path }) => path)].filter(
            (path) => boxes.get(path)?.holdsMessages,
          ),
        }
      }
      const unlisted: Unlisted[] = []
      while (at.boxes.length > 0 && entries.length < limit) {
        const page = await pageOf(client, at, limit - entries.length)
        if (page === 'expired') return 'expired'
        entries.push(...page.entries)
        at = page.next
      }
      const hasMore = at.boxes.length > 0
      return { entries, gone: [], unlisted, isListing: true, cursor: hasMore ? JSON.stringify(at) : '', hasMore }
    }, signal)
  }

  async get(id: string, signal?: AbortSignal): Promise<Entry | undefined> {
    return await this.#session.use(async (client) => {
      const message = readId(id)
      if (message) return await messageEntry(client, message)
      const box = (await boxesOf(client)).get(boxOf(id) ?? '')
      return box && boxEntry(box)
    }, signal)
  }

  async find(parentId: string, name: string, signal?: AbortSignal): Promise<Entry | undefined> {
    return await this.#session.use((client) => this.#find(client, parentId, name), signal)
  }

  async #find(client: ImapFlow, parentId: string, name: string): Promise<Entry | undefined> {
    const parent = boxOf(parentId)
    const boxes = await boxesOf(client)
    if (parent !== undefined && !boxes.has(parent)) return undefined
    for (const box of boxes.values()) if (box.parentPath === (parent ?? '') && isNamed(box, name)) return boxEntry(box)
    if (parent === undefined || !name.endsWith('.eml') || !boxes.get(parent)?.holdsMessages) return undefined
    const { uidValidity, messages } = await this.#shelves.in(client, parent)
    // The same message twice has one name: the first of them is meant, as in a listing.
    for (const message of messages.values()) if (message.name === name) return entryOf(parent, uidValidity, message)
    return undefined
  }

  async list(id: string, signal?: AbortSignal): Promise<readonly Entry[]> {
    return await this.#session.use(async (client) => {
      const path = boxOf(id)
      const boxes = await boxesOf(client)
      const inside = [...boxes.values()].filter(({ parentPath }) => parentPath === (path ?? '')).map(boxEntry)
      if (path === undefined) return inside
      const box = boxes.get(path)
      if (box === undefined) throw notFound()
      if (!box.holdsMessages) return inside
      const { uidValidity, messages } = await this.#shelves.in(client, path)
      return [...inside, ...[...messages.values()].map((message) => entryOf(path, uidValidity, message))]
    }, signal)
  }

  async heads({ signal, ...ask }: HeadsAsk): Promise<readonly Head[]> {
    return await this.#session.use((client) => headsOf(client, ask), signal)
  }

  async open(id: string, { at, length, version, signal }: OpenAsk): Promise<AsyncIterable<Uint8Array>> {
    const message = readId(id)
    if (message === undefined) throw new AppError('is_folder', 'It is a folder of messages.')
    const end = length === undefined ? Number.POSITIVE_INFINITY : at + length
    const piece = async (from: number): Promise<Buffer> => {
      const maxLength = Math.min(PIECE_BYTES, end - from)
      const found = await this.#session.use(
        (client) => fetched(client, message, { ...FACTS, source: { start: from, maxLength } }),
        signal,
      )
      if (found === undefined) throw notFound()
      if (version !== undefined && messageOf(found).version !== version) throw changed()
      return found.source ?? Buffer.alloc(0)
    }
    const first = end > at ? await piece(at) : Buffer.alloc(0)
    return (async function* () {
      let next = first
      for (let from = at; next.length > 0; next = from < end ? await piece(from) : Buffer.alloc(0)) {
        from += next.length
        yield next
        if (next.length < Math.min(PIECE_BYTES, end - from + next.length)) return
      }
    })()
  }

  async makeFolder(parentId: string, name: string): Promise<Entry> {
    return await this.#session.use(async (client) => {
      const there = await this.#find(client, parentId, name)
      if (there?.kind === 'folder') return there
      if (there) throw new AppError('not_a_folder', `"${name}" is a message.`)
      const path = await pathIn(client, boxOf(parentId), name)
      await client.mailboxCreate(path)
      const made = await this.#find(client, parentId, name)
      if (made === undefined) throw new AppError('permission_denied', 'The mail server made no such folder.')
      return made
    })
  }

  async move({ id, parentId, name, version }: MoveOrder): Promise<Entry> {
    const message = readId(id)
    return await this.#session.use((client) =>
      message
        ? this.#moveMessage(client, message, { parentId, name, version })
        : this.#moveBox(client, id, { parentId, name }),
    )
  }

  async moveAll(orders: readonly MoveOrder[]): Promise<readonly (Entry | AppError)[]> {
    // Where a message is copied first, one at a time may be at both places when the connection ends.
    if (!(await this.#session.use(async ({ capabilities }) => capabilities.has('MOVE'))))
      return await this.#eachAlone(orders)
    const refused = () => this.#session.refused('moved them')
    return await this.#session.use((client) => moveTogether(client, this.#shelves, orders, refused))
  }

  async #eachAlone(orders: readonly MoveOrder[]): Promise<readonly (Entry | AppError)[]> {
    const answers: (Entry | AppError)[] = []
    for (const order of orders) {
      try {
        answers.push(await this.move(order))
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        answers.push(error)
        if (isLater(error.code)) break
      }
    }
    return answers
  }

  async #moveMessage(
    client: ImapFlow,
    from: MessageId,
    {
      parentId,
      name,
      version,
    }: { readonly parentId: string; readonly name: string; readonly version: string | undefined },
  ): Promise<Entry> {
    const to = boxOf(parentId)
    if (to === undefined) throw new AppError('permission_denied', 'Messages lie in folders only.')
    const before = await messageEntry(client, from)
    if (before === undefined) throw notFound()
    if (version !== undefined && before.version !== version) throw changed()
    if (to === from.path && name === before.name) return before
    if (await this.#find(client, parentId, name)) throw taken()
    if (name !== before.name) throw nameless()
    if (!(await boxesOf(client)).get(to)?.holdsMessages) throw notFound()
    if ((await select(client, from.path)) !== from.uidValidity) throw notFound()
    const uid = String(from.uid)
    const told = client.capabilities.has('MOVE')
      ? await client.messageMove(uid, to, { uid: true })
      : await this.#copyAndExpunge(client, uid, to)
    if (!told) this.#session.refused('moved it')
    const newUid = told.uidMap?.get(from.uid)
    if (newUid !== undefined && told.uidValidity !== undefined)
      this.#shelves.moved(from, { path: to, uidValidity: String(told.uidValidity), uid: newUid })
    // A server says yes to the move of a number that is gone by now.
    const moved = await this.#find(client, parentId, name)
    if (moved === undefined) throw notFound()
    return moved
  }

  /** Throws AppError `unsupported` where it could not be told that what goes is what was copied. */
  async #copyAndExpunge(client: ImapFlow, uid: string, to: string) {
    if (!client.capabilities.has('UIDPLUS'))
      throw new AppError('unsupported', 'This mail server has no safe way to move a message: nothing was moved.')
    const copied = await client.messageCopy(uid, to, { uid: true })
    if (!copied) return copied
    if (copied.uidMap?.get(Number(uid)) === undefined)
      throw new AppError(
        'unsupported',
        'The mail server does not say what it has copied: the message stays where it was, too.',
      )
    // By its number alone (UID EXPUNGE): what others marked as deleted is none of ours.
    return (await client.messageDelete(uid, { uid: true })) ? copied : false
  }

  async #moveBox(
    client: ImapFlow,
    id: string,
    { parentId, name }: { readonly parentId: string; readonly name: string },
  ): Promise<Entry> {
    const path = boxOf(id)
    const box = (await boxesOf(client)).get(path ?? '')
    if (box === undefined) throw notFound()
    if (box.path.toUpperCase() === 'INBOX') throw new AppError('permission_denied', 'The inbox stays where it is.')
    const to = boxOf(parentId)
    if (to !== undefined && `${to}${box.delimiter}`.startsWith(`${box.path}${box.delimiter}`))
      throw new AppError('bad_input', 'A folder can not be moved into itself.')
    if (box.name === name && box.parentPath === (to ?? '')) return boxEntry(box)
    if (await this.#find(client, parentId, name)) throw taken()
    await this.#rename(client, box.path, await pathIn(client, to, name))
    const moved = await this.#find(client, parentId, name)
    if (moved === undefined) throw new AppError('transient', 'It was moved, and can not be seen yet.')
    return moved
  }

  async #rename(client: ImapFlow, from: string, to: string): Promise<void> {
    await leave(client)
    this.#shelves.clear()
    await client.mailboxRename(from, to)
  }

  /**
   * A server removes a mailbox with all messages in it. So it gets a name that nobody knows first; if something came into it
   * until then, it gets its name back.
   */
  async removeEmptyFolder(id: string): Promise<boolean> {
    return await this.#session.use(async (client) => {
      if (readId(id)) throw new AppError('not_a_folder', 'It is a message.')
      const boxes = await boxesOf(client)
      const box = boxes.get(boxOf(id) ?? '')
      if (box === undefined || box.path.toUpperCase() === 'INBOX') return false
      if (!(await isEmpty(client, box))) return false
      const aside = `octavo-empty-${randomBytes(8).toString('hex')}`
      await this.#rename(client, box.path, await pathIn(client, box.parentPath || undefined, aside))
      const renamed = [...(await boxesOf(client)).values()].find(({ name }) => name === aside)
      if (renamed === undefined) throw new AppError('transient', 'The mail server does not show what it has renamed.')
      if (!(await isEmpty(client, renamed))) {
        await this.#rename(client, renamed.path, box.path)
        return false
      }
      await leave(client)
      await client.mailboxDelete(renamed.path)
      return true
    })
  }

  close(): Promise<void> {
    return this.#session.close()
  }
}

const isNamed = ({ name, parentPath }: Box, wanted: string): boolean =>
  name === wanted || (parentPath === '' && name.toUpperCase() === 'INBOX' && wanted.toUpperCase() === 'INBOX')

const isBelow = ({ path, delimiter }: Box, top: string): boolean => delimiter !== '' && path.startsWith(top + delimiter)

/** Where a new mailbox of that name lies. Throws AppError `bad_name`, `not_found`. */
async function pathIn(client: ImapFlow, parent: string | undefined, name: string): Promise<string> {
  const boxes = await boxesOf(client)
  const above = parent === undefined ? [...boxes.values()].find(({ delimiter }) => delimiter) : boxes.get(parent)
  if (parent !== undefined && above === undefined) throw notFound()
  const delimiter = above?.delimiter ?? ''
  if (name === '' || /\p{Cc}/u.test(name) || (delimiter !== '' && name.includes(delimiter)))
    throw new AppError('bad_name', `The mail server can have no folder "${name}".`)
  if (parent !== undefined && delimiter === '')
    throw new AppError('unsupported', 'This mail server has no folders in folders.')
  return parent === undefined ? name : `${parent}${delimiter}${name}`
}

/** Before the mailbox that is open changes its name: closing it would expunge what is marked as deleted. */
async function leave(client: ImapFlow): Promise<void> {
  await client.mailboxOpen('INBOX', { readOnly: true })
}

async function isEmpty(client: ImapFlow, box: Box): Promise<boolean> {
  const boxes = [...(await boxesOf(client)).values()]
  if (boxes.some((other) => isBelow(other, box.path))) return false
  if (!box.holdsMessages) return true
  await leave(client)
  await look(client, box.path)
  return client.mailbox !== false && client.mailbox.exists === 0
}

/** A message of an id; undefined when it is gone, or its mailbox was made anew. */
async function fetched(
  client: ImapFlow,
  { path, uidValidity, uid }: MessageId,
  query: typeof FACTS,
): Promise<FetchMessageObject | undefined> {
  const isThere = client.mailbox && client.mailbox.path === path
  if (!isThere && !(await boxesOf(client)).get(path)?.holdsMessages) return undefined
  if ((await look(client, path)) !== uidValidity) return undefined
  return (await client.fetchOne(String(uid), query, { uid: true })) || undefined
}

async function messageEntry(client: ImapFlow, id: MessageId): Promise<Entry | undefined> {
  const found = await fetched(client, id, FACTS)
  return found && entryOf(id.path, id.uidValidity, messageOf(found))
}
