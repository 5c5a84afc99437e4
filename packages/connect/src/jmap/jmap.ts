import { AppError } from '@octavo/core'
import type {
  Account,
  Changes,
  ChangesAsk,
  Connector,
  Entry,
  Head,
  HeadsAsk,
  MoveOrder,
  OpenAsk,
} from '@octavo/core/connect'
import { asObject } from '../body.ts'
import { changed, nameless, notFound, taken } from '../mail/refusals.ts'
import { type Boxes, boxEntry, boxesOf, boxId, boxOf, isInside } from './boxes.ts'
import { headsOf } from './heads.ts'
import { entryOf, type Mail, type MailId, mailsOf, readId } from './letters.ts'
import { moveTogether, relabel } from './moves.ts'
import { pageOf } from './pages.ts'
import { problemOf, type Wrong } from './problems.ts'
import { type JmapOptions, Session, wrongOf } from './session.ts'
import { Shelves } from './shelves.ts'

/**
 * A mailbox server by JMAP (RFC 8620 and 8621): mailboxes are folders, messages files with the same names as by IMAP, one in each
 * mailbox that they are in. A move takes a message from one of them to another and leaves the others, its keywords and its time.
 * No message is ever destroyed, and a mailbox only by a call that the server refuses when anything is in it.
 */
export class Jmap implements Connector {
  readonly can = { hasChangeFeed: true, keepsIds: false }
  readonly #session: Session
  readonly #shelves: Shelves

  constructor(options: JmapOptions) {
    this.#session = new Session(options)
    this.#shelves = new Shelves(this.#session)
  }

  async account(signal?: AbortSignal): Promise<Account> {
    const { username } = await this.#session.place(signal)
    return { name: username || this.#session.host }
  }

  async changes(ask: ChangesAsk): Promise<Changes | 'expired'> {
    return await pageOf(this.#session, ask)
  }

  async get(id: string, signal?: AbortSignal): Promise<Entry | undefined> {
    const message = readId(id)
    if (message) {
      const mail = await this.#mail(message, signal)
      return mail && entryOf(message.boxId, mail)
    }
    const box = (await this.#boxes(signal)).get(boxOf(id) ?? '')
    return box && boxEntry(box)
  }

  /** A message where it lies; undefined where it does not. */
  async #mail({ id, boxId: box }: MailId, signal?: AbortSignal): Promise<Mail | undefined> {
    const mail = (await mailsOf(this.#session, [id], signal)).get(id)
    return mail?.boxIds.includes(box) ? mail : undefined
  }

  async #boxes(signal?: AbortSignal): Promise<Boxes> {
    return (await boxesOf(this.#session, signal)).boxes
  }

  async find(parentId: string, name: string, signal?: AbortSignal): Promise<Entry | undefined> {
    const parent = boxOf(parentId)
    const boxes = await this.#boxes(signal)
    if (parent !== undefined && !boxes.has(parent)) return undefined
    for (const box of boxes.values()) if (box.parentId === parent && isNamed(box, name)) return boxEntry(box)
    if (parent === undefined || !name.endsWith('.eml')) return undefined
    const mail = (await this.#shelves.in(parent, signal)).find((one) => one.name === name)
    return mail && entryOf(parent, mail)
  }

  async list(id: string, signal?: AbortSignal): Promise<readonly Entry[]> {
    const box = boxOf(id)
    const boxes = await this.#boxes(signal)
    if (box !== undefined && !boxes.has(box)) throw notFound()
    const inside = [...boxes.values()].filter(({ parentId }) => parentId === box).map(boxEntry)
    if (box === undefined) return inside
    return [...inside, ...(await this.#shelves.in(box, signal)).map((mail) => entryOf(box, mail))]
  }

  async heads(ask: HeadsAsk): Promise<readonly Head[]> {
    return await headsOf(this.#session, ask)
  }

  async open(id: string, { at, length, version, signal }: OpenAsk): Promise<AsyncIterable<Uint8Array>> {
    const message = readId(id)
    if (message === undefined) throw new AppError('is_folder', 'It is a folder of messages.')
    const mail = await this.#mail(message, signal)
    if (mail === undefined) throw notFound()
    if (version !== undefined && mail.version !== version) throw changed()
    if (at >= mail.sizeBytes || length === 0) return (async function* () {})()
    return await this.#session.download(mail.blobId, { at, length, signal })
  }

  async makeFolder(parentId: string, name: string): Promise<Entry> {
    const parent = boxOf(parentId)
    const there = await this.#folder(parentId, name)
    if (there) return there
    if (name === '' || /\p{Cc}|\//u.test(name)) throw badName(name)
    const create = { made: { name, parentId: parent ?? null } }
    const told = await this.#set({ create })
    const wrong = told.notCreated.made
    // Somebody else may have made it in that moment; what counts is what is there.
    const made = await this.#folder(parentId, name)
    if (made) return made
    if (wrong?.properties.includes('parentId')) throw notFound()
    if (wrong === undefined) throw new AppError('permission_denied', 'The mail server made no such folder.')
    throw wrong.type === 'invalidProperties' ? badName(name) : problemOf(wrong, this.#session.host)
  }

  /** Throws AppError `not_a_folder` where a message has the name. */
  async #folder(parentId: string, name: string): Promise<Entry | undefined> {
    const there = await this.find(parentId, name)
    if (there?.kind === 'file') throw new AppError('not_a_folder', `"${name}" is a message.`)
    return there
  }

  /** Changes mailboxes, and says what became of none. Never takes messages along. */
  async #set(args: Readonly<Record<string, unknown>>) {
    const call = ['Mailbox/set', { ...args, onDestroyRemoveEmails: false }] as const
    const [told] = await this.#session.ask([call], { mayRepeat: false })
    const said = this.#session.need(told)
    const wrongs = (key: string): Readonly<Record<string, Wrong | undefined>> =>
      Object.fromEntries(Object.entries(asObject(said[key]) ?? {}).map(([id, wrong]) => [id, wrongOf(wrong)]))
    return {
      notCreated: wrongs('notCreated'),
      notUpdated: wrongs('notUpdated'),
      notDestroyed: wrongs('notDestroyed'),
    }
  }

  async move(order: MoveOrder): Promise<Entry> {
    const message = readId(order.id)
    if (message === undefined) return await this.#moveBox(order)
    if (order.parentId === boxId(message.boxId)) return await this.#stays(message, order)
    const [moved] = await moveTogether(this.#session, this.#shelves, [order])
    if (moved === undefined || moved instanceof AppError) throw moved ?? notFound()
    return moved
  }

  /** A message is where it is to be. */
  async #stays(message: MailId, { parentId, name, version }: MoveOrder): Promise<Entry> {
    const mail = await this.#mail(message)
    if (mail === undefined) throw notFound()
    if (version !== undefined && mail.version !== version) throw changed()
    if (mail.name === name) return entryOf(message.boxId, mail)
    throw (await this.find(parentId, name)) ? taken() : nameless()
  }

  async moveAll(orders: readonly MoveOrder[]): Promise<readonly (Entry | AppError)[]> {
    return await moveTogether(this.#session, this.#shelves, orders)
  }

  async #moveBox({ id, parentId, name }: MoveOrder): Promise<Entry> {
    const boxes = await this.#boxes()
    const [box, to] = [boxes.get(boxOf(id) ?? ''), boxOf(parentId)]
    if (box === undefined || (to !== undefined && !boxes.has(to))) throw notFound()
    if (box.role === 'inbox') throw new AppError('permission_denied', 'The inbox stays where it is.')
    if (isInside(boxes, to, box.id)) throw new AppError('bad_input', 'A folder can not be moved into itself.')
    if (box.name === name && box.parentId === to) return boxEntry(box)
    if (await this.find(parentId, name)) throw taken()
    if (name === '' || /\p{Cc}|\//u.test(name)) throw badName(name)
    const told = await this.#set({ update: { [box.id]: { name, parentId: to ?? null } } })
    const wrong = told.notUpdated[box.id]
    if (wrong?.type === 'invalidProperties') throw (await this.find(parentId, name)) ? taken() : badName(name)
    if (wrong) throw problemOf(wrong, this.#session.host)
    const moved = (await this.#boxes()).get(box.id)
    if (moved?.name !== name || moved.parentId !== to)
      throw new AppError('transient', 'It was moved, and can not be seen yet.')
    return boxEntry(moved)
  }

  async removeEmptyFolder(id: string): Promise<boolean> {
    const box = (await this.#boxes()).get(boxOf(id) ?? '')
    // The server's own ones stay.
    if (box === undefined || box.role !== '') return false
    const wrong = (await this.#set({ destroy: [box.id] })).notDestroyed[box.id]
    if (wrong === undefined) return true
    if (['mailboxHasEmail', 'mailboxHasChild', 'notFound'].includes(wrong.type)) return false
    throw problemOf(wrong, this.#session.host)
  }

  async letGo(id: string, version?: string): Promise<void> {
    const message = readId(id)
    if (message === undefined) throw new AppError('is_folder', 'It is a folder of messages.')
    const to = await this.#trash()
    const from = message.boxId
    const refusalOf = (mail: Mail | undefined): AppError | undefined => {
      if (!mail?.boxIds.includes(from)) return notFound()
      return version !== undefined && mail.version !== version ? changed() : undefined
    }
    if (from === to) {
      const refusal = refusalOf(await this.#mail(message))
      if (refusal) throw refusal
      return
    }
    const [gone] = await relabel(this.#session, [{ id: message.id, from, to, refusalOf }])
    if (gone instanceof AppError) throw gone
  }

  async takeBack({ id, parentId, name }: Pick<MoveOrder, 'id' | 'parentId' | 'name'>): Promise<Entry | undefined> {
    const message = readId(id)
    const trash = await this.#trash()
    if (message === undefined || !(await this.#mail({ id: message.id, boxId: trash }))) return undefined
    return await this.move({ id: `message:${trash}:${message.id}`, parentId, name })
  }

  async #trash(): Promise<string> {
    for (const { id, role } of (await this.#boxes()).values()) if (role === 'trash') return id
    throw new AppError('unsupported', 'This mailbox has no trash.')
  }

  async close(): Promise<void> {
    // Connections are the guard's.
  }
}

const badName = (name: string): AppError => new AppError('bad_name', `The mail server can have no folder "${name}".`)

const isNamed = ({ name, parentId }: { name: string; parentId: string | undefined }, wanted: string): boolean =>
  name === wanted || (parentId === undefined && name === 'INBOX' && wanted.toUpperCase() === 'INBOX')
