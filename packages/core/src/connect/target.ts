import { onlyMoves, unsupported } from '../apply/index.ts'
import { AppError, isLater } from '../errors/index.ts'
import { baseName, joinPath, parentPath, pathProblem } from '../item/index.ts'
import type { Act, Move } from '../plan/index.ts'
import type { ActOutcome, Settlement, Target } from '../ports/index.ts'
import type { Connector, Entry } from './connector.ts'
import { groupsOf } from './groups.ts'
import { inventoryOf } from './inventory.ts'
import {
  afterOf,
  type CarryOutOptions,
  checkPaths,
  ensured,
  isSame,
  JournalError,
  noFolder,
  refusal,
  skipped,
  taken,
  untried,
} from './outcomes.ts'
import { Folders } from './paths.ts'
import { measureAll } from './source.ts'

/** Where the two roots of a target lie: paths below where the connection begins, '' being all of it. */
export interface ConnectorRoots {
  readonly from: string
  readonly to: string
}

/**
 * Two folders of one connection as a target: things are moved where they lie, by the provider, and none of their bytes
 * comes here. A move whose answer was lost is looked for before it counts as open; what has to wait ends the call, so that
 * the run pauses and is resumed.
 */
export class ConnectorTarget implements Target {
  readonly #connector: Connector
  readonly #roots: ConnectorRoots

  constructor(connector: Connector, roots: ConnectorRoots) {
    this.#connector = connector
    this.#roots = roots
  }

  reversed(): ConnectorTarget {
    const { from, to } = this.#roots
    return from === to ? this : new ConnectorTarget(this.#connector, { from: to, to: from })
  }

  async names(folders: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const known = new Folders(this.#connector)
    const names = new Map<string, readonly string[]>()
    for (const folder of folders) {
      const id = await known.idOf(joinPath(this.#roots.to, folder)).catch(noFolder)
      const inside = id === undefined ? [] : await this.#connector.list(id)
      names.set(
        folder,
        inside.map(({ name }) => name),
      )
    }
    return names
  }

  carryOut(acts: readonly Act[], options: CarryOutOptions = {}): Promise<readonly ActOutcome[]> {
    return onlyMoves(acts, unsupported, (moves) => this.#moveAll(moves, options)).catch((error: unknown) => {
      throw error instanceof JournalError ? error.why : error
    })
  }

  async #moveAll(moves: readonly Move[], { signal, onFolder }: CarryOutOptions): Promise<readonly ActOutcome[]> {
    const outcomes = new Map<Move, ActOutcome>()
    const folders = new Folders(this.#connector)
    let mustWait = false
    for (const group of this.#connector.moveAll ? groupsOf(moves, this.#roots) : moves.map((move) => [move])) {
      if (signal?.aborted) note(group, (move) => skipped(move, 'cancelled', 'The run was stopped before it.'))
      else if (mustWait) note(group, untried)
      else {
        const done = await this.#moveGroup(group, folders, onFolder)
        group.forEach((move, at) => {
          outcomes.set(move, done[at] ?? untried(move))
        })
      }
      mustWait ||= group.some((move) => isLater(outcomes.get(move)?.code))
    }
    return moves.map((move) => outcomes.get(move) ?? untried(move))

    function note(group: readonly Move[], outcome: (move: Move) => ActOutcome): void {
      for (const move of group) outcomes.set(move, outcome(move))
    }
  }

  async #moveGroup(
    group: readonly Move[],
    folders: Folders,
    onFolder: CarryOutOptions['onFolder'],
  ): Promise<readonly ActOutcome[]> {
    const [first] = group
    if (first === undefined) return []
    if (group.length === 1 || this.#connector.moveAll === undefined) return [await this.#move(first, folders, onFolder)]
    return await this.#moveTogether(group, first, folders, onFolder)
  }

  /** Moves files of one folder into another. Throws only what `onFolder` throws. */
  async #moveTogether(
    group: readonly Move[],
    { to }: Move,
    folders: Folders,
    onFolder: CarryOutOptions['onFolder'],
  ): Promise<readonly ActOutcome[]> {
    const outcomes = new Map<Move, ActOutcome>()
    const going = await this.#sources(group, outcomes)
    if (going.size > 0) {
      const moves = [...going.keys()]
      try {
        const parentId = await ensured(folders, this.#roots.to, parentPath(to), onFolder)
        const told = await this.#connector.moveAll?.(
          [...going].map(([move, { id, version }]) => ({
            id,
            parentId,
            name: baseName(move.to),
            ...(version !== undefined && { version }),
          })),
        )
        moves.forEach((move, at) => {
          const found = told?.[at]
          if (found !== undefined)
            outcomes.set(
              move,
              found instanceof AppError
                ? refusal(move, found)
                : { to: move.to, status: 'done', after: afterOf(found, move) },
            )
        })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        await this.#lookAgain(moves, error, outcomes)
      }
    }
    return group.map((move) => outcomes.get(move) ?? untried(move))
  }

  /** The things that can go; what stands against the others is noted. */
  async #sources(group: readonly Move[], outcomes: Map<Move, ActOutcome>): Promise<ReadonlyMap<Move, Entry>> {
    const seen = new Folders(this.#connector, { lists: true })
    const going = new Map<Move, Entry>()
    for (const move of group) {
      try {
        checkPaths(move)
        const found = await this.#source(move, seen)
        if ('status' in found) outcomes.set(move, found)
        else going.set(move, found)
      } catch (error) {
        const outcome = refusal(move, error)
        outcomes.set(move, outcome)
        if (isLater(outcome.code)) return new Map()
      }
    }
    return going
  }

  /** After an answer that says nothing of each: what lies at its new place and no longer at its old one was moved. */
  async #lookAgain(moves: readonly Move[], why: AppError, outcomes: Map<Move, ActOutcome>): Promise<void> {
    const seen = new Folders(this.#connector, { lists: true })
    let isAway = false
    for (const move of moves) {
      const settled = isAway
        ? undefined
        : await this.#settleOne(move, seen).catch(() => {
            isAway = true
            return undefined
          })
      outcomes.set(
        move,
        settled?.state === 'done'
          ? { to: move.to, status: 'done', ...(settled.after && { after: settled.after }) }
          : refusal(move, why),
      )
    }
  }

  /** Throws only what `onFolder` throws. */
  async #move(move: Move, folders: Folders, onFolder: CarryOutOptions['onFolder']): Promise<ActOutcome> {
    try {
      checkPaths(move)
      const found = await this.#source(move, folders)
      if ('status' in found) return found
      const parentId = await ensured(folders, this.#roots.to, parentPath(move.to), onFolder)
      const moved = await this.#moveOnce(move, found, parentId, folders)
      return { to: move.to, status: 'done', after: afterOf(moved, move) }
    } catch (error) {
      return refusal(move, error)
    }
  }

  async #moveOnce(move: Move, { id, version }: Entry, parentId: string, folders: Folders): Promise<Entry> {
    try {
      return await this.#connector.move({
        id,
        parentId,
        name: baseName(move.to),
        ...(version !== undefined && { version }),
      })
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'transient')) throw error
      const settled = await this.#settleOne(move, folders).catch(() => undefined)
      if (settled?.state !== 'done') throw error
      const moved = await folders.entryAt(joinPath(this.#roots.to, move.to))
      if (moved === undefined) throw error
      return moved
    }
  }

  async check(acts: readonly Act[]): Promise<readonly (ActOutcome | undefined)[]> {
    const folders = new Folders(this.#connector, { lists: this.#connector.moveAll !== undefined })
    const answers: (ActOutcome | undefined)[] = []
    for (const act of acts) answers.push(act.type === 'move' ? await this.#checkOne(act, folders) : undefined)
    return answers
  }

  async #checkOne(move: Move, folders: Folders): Promise<ActOutcome | undefined> {
    try {
      checkPaths(move)
      const found = await this.#source(move, folders)
      if ('status' in found) return found
      const there = await folders.entryAt(joinPath(this.#roots.to, move.to))
      return there && taken(move)
    } catch (error) {
      return refusal(move, error)
    }
  }

  async settle(acts: readonly Act[]): Promise<readonly Settlement[]> {
    const folders = new Folders(this.#connector, { lists: this.#connector.moveAll !== undefined })
    const settlements: Settlement[] = []
    for (const act of acts)
      settlements.push(act.type === 'move' ? await this.#settleOne(act, folders) : { state: 'untouched' })
    return settlements
  }

  /**
   * Providers move at once: a thing lies at one of its two places. Who keeps ids knows it by its id, else it is known by its
   * size and time or version. What lies at both stays at both, and the run says that the name is taken. Throws what means
   * "later", so that nothing is settled by a guess.
   */
  async #settleOne(move: Move, folders: Folders): Promise<Settlement> {
    try {
      checkPaths(move)
      const { keepsIds } = this.#connector.can
      const there = await folders.entryAt(joinPath(this.#roots.to, move.to)).catch(noFolder)
      if (there && keepsIds && there.id === move.itemId)
        return { state: 'done', to: move.to, after: afterOf(there, move) }
      const here = await this.#source(move, folders)
      if (!('status' in here) || here.code === 'changed_since_review') return { state: 'untouched' }
      if (there && !keepsIds && (await this.#isExpected(there, move)))
        return { state: 'done', to: move.to, after: afterOf(there, move) }
      return { state: 'unclear', code: 'source_missing', message: 'It is at neither of its two places any more.' }
    } catch (error) {
      if (!(error instanceof AppError) || isLater(error.code)) throw error
      return { state: 'unclear', code: error.code, message: error.message }
    }
  }

  async removeEmptyFolder(path: string): Promise<boolean> {
    if (path === '' || pathProblem(path) !== undefined) return false
    const found = await new Folders(this.#connector).entryAt(joinPath(this.#roots.to, path)).catch(noFolder)
    return found?.kind === 'folder' && (await this.#connector.removeEmptyFolder(found.id))
  }

  /** The thing where the plan saw it, as the plan saw it; else why it stays. */
  async #source(move: Move, folders: Folders): Promise<Entry | ActOutcome> {
    const entry = await folders.entryAt(joinPath(this.#roots.from, move.from)).catch(noFolder)
    if (entry === undefined || (entry.id !== move.itemId && this.#connector.can.keepsIds))
      return { to: move.to, status: 'failed', code: 'source_missing', message: 'It is not there any more.' }
    return (await this.#isExpected(entry, move))
      ? entry
      : skipped(move, 'changed_since_review', 'It has changed since the plan was made.')
  }

  async #isExpected(entry: Entry, { what, expect }: Move): Promise<boolean> {
    if (what === 'file') return entry.kind === 'file' && isSame(entry, expect)
    if (entry.kind !== 'folder') return false
    const { inventory } = await inventoryOf(this.#connector, { within: entry.id })
    return isSame(measureAll(inventory, entry.id), expect)
  }
}
