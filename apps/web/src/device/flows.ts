import type { IDBPTransaction } from 'idb'
import { uuid } from '../platform/uuid.ts'
import { noteClosing, takeClosing } from './closing-note.ts'
import { type Device, type DeviceSchema, openDevice, writeDevice } from './db.ts'
import { type ChangedPiece, changedPieces, PIECE, type SavedLists } from './flow-pieces.ts'
import { nameTab, tabName } from './tab.ts'

export type { SavedLists } from './flow-pieces.ts'

/** What a tab remembers of where its person was: metadata only, in the words of the flow that keeps it. */
export interface SavedFlow {
  readonly savedAtMs: number
  /** Id of the account whose files these are; none for a guest's. */
  readonly person?: string | undefined
  /** How long each of its lists is, where it has some, and the page that wrote them. */
  readonly lengths?: Readonly<Record<string, number>>
  readonly keeper?: string
}

interface Kept {
  readonly flow: SavedFlow
  readonly lists: SavedLists
}

type Writing = IDBPTransaction<DeviceSchema, ['flows', 'flowPieces'], 'readwrite'>

const MAX_AGE_MS = 24 * 60 * 60 * 1000
const NONE: SavedLists = {}
/** Pieces that are written before the page has its turn again. */
const AT_ONCE = 4
/** Pieces that are read at a time. */
const READ_AT_ONCE = 20

/** All pieces of a tab, or of one of its lists. */
const piecesOf = (...name: readonly string[]) => IDBKeyRange.bound([...name], [...name, []])

/**
 * Saves the flow of this tab, after every change of it. Its lists are written in pieces, and only those in which something
 * is another object than before: one edit among ten thousand files costs no more than one among ten. A browser without
 * storage only loses the way back after a reload.
 */
export class FlowKeeper {
  readonly #name = uuid()
  /** Tells pages of the same name who writes: a tab that was copied has the name of the other one. */
  readonly #others = new BroadcastChannel('octavo-flows')
  /** What this page has written last, whole. */
  #kept = NONE
  #next: Kept | undefined
  #writing: Writing | undefined
  #work: Promise<void> | undefined
  #isOver = false

  constructor() {
    this.#others.onmessage = ({ data }: MessageEvent<unknown>) => {
      // What this page has written is not there any more.
      if (data === tabName()) this.#kept = NONE
    }
  }

  /** True while something is being written. */
  get isBusy(): boolean {
    return this.#work !== undefined
  }

  /** Saves what there is now; of what comes while something is being written, the newest alone. Never rejects. */
  save(flow: SavedFlow, lists: SavedLists): Promise<void> {
    if (this.#isOver) return Promise.resolve()
    this.#next = { flow, lists }
    this.#work ??= this.#workOff().finally(() => {
      this.#work = undefined
    })
    return this.#work
  }

  /** Saves what there is now without giving anybody a turn, for the page is being closed. */
  close(flow: SavedFlow, lists: SavedLists): void {
    this.#next = undefined
    try {
      // What it has not written by now it never would: all or nothing of it is there.
      this.#writing?.abort()
    } catch {
      // It has ended already.
    }
    const [before, head] = [this.#kept, this.#headOf(flow, lists)]
    const tab = nameTab()
    // The database may hear of it only after the next page has read, or never.
    noteClosing({ flow: head, isWhole: before === NONE, pieces: changedPieces(before, lists) })
    void openDevice()
      .then((db) => {
        const writing = begin(db)
        const asked: Promise<unknown>[] = []
        // Of what a page before this one has written nothing may stay behind the end of a shorter list.
        if (before === NONE) asked.push(ask(writing.objectStore('flowPieces').delete(piecesOf(tab))))
        asked.push(...put(writing, tab, changedPieces(before, lists)))
        asked.push(ask(writing.objectStore('flows').put(head, tab)))
        writing.commit()
        return writing.done
      })
      .catch(lost)
  }

  /** Saves nothing any more: whose files these were has gone. */
  end(): void {
    this.#isOver = true
    this.#next = undefined
    this.#others.close()
  }

  async #workOff(): Promise<void> {
    for (let next = this.#next; next; next = this.#next) {
      this.#next = undefined
      try {
        await this.#write(next)
        this.#kept = next.lists
      } catch (error) {
        this.#kept = NONE
        lost(error)
      }
    }
  }

  async #write({ flow, lists }: Kept): Promise<void> {
    const tab = nameTab()
    const writing = begin(await openDevice())
    this.#writing = writing
    const [flows, pieces] = [writing.objectStore('flows'), writing.objectStore('flowPieces')]
    // Two pages may have one name: a tab that was copied. Each of them writes all of its own.
    const isMine = (await flows.get(tab))?.keeper === this.#name
    if (!isMine) await pieces.delete(piecesOf(tab))
    let count = 0
    for (const done of put(writing, tab, changedPieces(isMine ? this.#kept : NONE, lists))) {
      count += 1
      if (count % AT_ONCE === 0) await done
    }
    await flows.put(this.#headOf(flow, lists), tab)
    await writing.done
    if (!isMine) this.#others.postMessage(tab)
  }

  #headOf(flow: SavedFlow, lists: SavedLists): SavedFlow {
    const lengths = Object.fromEntries(Object.entries(lists).map(([name, all]) => [name, all.length]))
    return { ...flow, lengths, keeper: this.#name }
  }
}

/** A transaction over a flow and its lists; who waits for its end hears of its failure. */
const begin = (db: Device): Writing => {
  const writing = db.transaction(['flows', 'flowPieces'], 'readwrite')
  writing.done.catch(() => undefined)
  return writing
}

/** One request of many: where it fails, its transaction does. */
const ask = (request: Promise<unknown>): Promise<unknown> => request.catch(() => undefined)

const lost = (error: unknown) => console.warn('The state of the flow could not be stored', error)

/** Asks for each piece that changed to be written, or taken away. */
function* put(writing: Writing, tab: string, changed: Iterable<ChangedPiece>): Generator<Promise<unknown>> {
  const pieces = writing.objectStore('flowPieces')
  for (const { list, at, things } of changed) {
    const key: [string, string, number] = [tab, list, at]
    yield ask(things ? pieces.put(things, key) : pieces.delete(key))
  }
}

/** True when a flow may be gone on with: an account's only by that account. */
const isFor = (flow: SavedFlow, person: string | undefined) => flow.person === undefined || flow.person === person

/** Writes what the page before this one noted when it was closed, where the database is behind that. */
const catchUp = async (db: Device, tab: string, person: string | undefined): Promise<void> => {
  const noted = takeClosing()
  if (!noted || !isFor(noted.flow, person)) return
  const writing = begin(db)
  const known = await writing.objectStore('flows').get(tab)
  const isNewer = known === undefined || known.savedAtMs <= noted.flow.savedAtMs
  if (isNewer && (noted.isWhole || known?.keeper === noted.flow.keeper)) {
    if (noted.isWhole) await writing.objectStore('flowPieces').delete(piecesOf(tab))
    for (const done of put(writing, tab, noted.pieces)) await done
    await writing.objectStore('flows').put(noted.flow, tab)
  }
  await writing.done
}

/**
 * The flow of this tab before the reload with its lists (none where an older version saved it); undefined when there is
 * none, or when it is of an account that is not logged in any more (`person` is who is now). Forgets flows older than a day.
 */
export const loadFlow = async <T extends SavedFlow>(
  nowMs: number,
  person: string | undefined,
): Promise<{ readonly flow: T; readonly lists: SavedLists } | undefined> => {
  try {
    const db = await openDevice()
    const tab = tabName()
    if (tab !== undefined) await catchUp(db, tab, person)
    await forgetWhere(begin(db), ({ savedAtMs }) => nowMs - savedAtMs > MAX_AGE_MS)
    const flow = tab === undefined ? undefined : await db.get('flows', tab)
    if (!flow || tab === undefined || !isFor(flow, person)) return undefined
    return { flow: flow as T, lists: await listsOf(tab, flow.lengths ?? {}) }
  } catch (error) {
    console.warn('The state of the flow could not be read', error)
    return undefined
  }
}

/** Lists from their pieces, some at a time. Throws where a piece is missing. */
const listsOf = async (tab: string, lengths: Readonly<Record<string, number>>): Promise<SavedLists> => {
  const db = await openDevice()
  const lists: Record<string, readonly unknown[]> = {}
  for (const [list, length] of Object.entries(lengths)) {
    const all: unknown[] = []
    for (let at = 0; at * PIECE < length; at += READ_AT_ONCE) {
      const some = IDBKeyRange.bound([tab, list, at], [tab, list, at + READ_AT_ONCE], false, true)
      for (const things of await db.getAll('flowPieces', some)) all.push(...things)
    }
    if (all.length !== length) throw new Error(`${list} is not whole`)
    lists[list] = all
  }
  return lists
}

/** Forgets where the flows of a person stood, with the names of their files; a guest's became theirs when they logged in. */
export const forgetFlows = async (person: string): Promise<void> =>
  forgetWhere(
    await writeDevice(['flows', 'flowPieces']),
    ({ person: whose }) => whose === undefined || whose === person,
  )

const forgetWhere = async (transaction: Writing, isOver: (flow: SavedFlow) => boolean): Promise<void> => {
  for await (const cursor of transaction.objectStore('flows')) {
    if (!isOver(cursor.value)) continue
    await transaction.objectStore('flowPieces').delete(piecesOf(cursor.key))
    await cursor.delete()
  }
  await transaction.done
}
