import { onlyMoves, unsupported } from '../apply/index.ts'
import { AppError, isLater } from '../errors/index.ts'
import { baseName, isWithin, joinPath, parentPath, pathProblem } from '../item/index.ts'
import type { Act, Expectation, Move } from '../plan/index.ts'
import type { ActOutcome, Settlement, Target } from '../ports/index.ts'
import type { Connector, Entry } from './connector.ts'
import { inventoryOf } from './inventory.ts'
import { Folders } from './paths.ts'
import { measureAll } from './source.ts'

/** Where the two roots of a target lie: paths below where the connection begins, '' being all of it. */
export interface ConnectorRoots {
  readonly from: string
  readonly to: string
}

type CarryOutOptions = Parameters<Target['carryOut']>[1]

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
    return onlyMoves(acts, unsupported, (moves) => this.#moveAll(moves, options))
  }

  async #moveAll(moves: readonly Move[], { signal, onFolder }: CarryOutOptions): Promise<readonly ActOutcome[]> {
    const outcomes: ActOutcome[] = []
    const folders = new Folders(this.#connector)
    let mustWait = false
    for (const move of moves) {
      if (signal?.aborted) outcomes.push(skipped(move, 'cancelled', 'The run was stopped before it.'))
      else if (mustWait) outcomes.push(skipped(move, 'interrupted', 'The one before it has to wait.'))
      else outcomes.push(await this.#move(move, folders, onFolder))
      mustWait ||= isLater(outcomes.at(-1)?.code)
    }
    return outcomes
  }

  /** Throws only what `onFolder` throws. */
  async #move(move: Move, folders: Folders, onFolder: CarryOutOptions['onFolder']): Promise<ActOutcome> {
    let journalError: unknown
    const onMissing = async (path: string) => {
      // The root is none of the run's: it stays when the run is taken back.
      if (isWithin(path, this.#roots.to)) return
      const below = this.#roots.to === '' ? path : path.slice(this.#roots.to.length + 1)
      await Promise.resolve(onFolder?.(below)).catch((error: unknown) => {
        journalError = error
        throw error
      })
    }
    try {
      checkPaths(move)
      const found = await this.#source(move, folders)
      if ('status' in found) return found
      const parentId = await folders.ensure(joinPath(this.#roots.to, parentPath(move.to)), onMissing)
      const moved = await this.#moveOnce(move, found, parentId, folders)
      return { to: move.to, status: 'done', after: afterOf(moved, move) }
    } catch (error) {
      if (journalError !== undefined) throw journalError
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
    const folders = new Folders(this.#connector)
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
      return there && skipped(move, 'already_exists', TAKEN)
    } catch (error) {
      return refusal(move, error)
    }
  }

  async settle(acts: readonly Act[]): Promise<readonly Settlement[]> {
    const folders = new Folders(this.#connector)
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

const TAKEN = 'Something with this name is there already.'

function checkPaths({ from, to }: Move): void {
  const problem = pathProblem(from) ?? pathProblem(to)
  if (problem !== undefined) throw new AppError('bad_path', `This path can't be used: ${problem}.`)
}

/** A version tells more than a time; where one side has none, the time counts, within a millisecond. */
function isSame(found: Expectation, expected: Expectation): boolean {
  if (found.sizeBytes !== expected.sizeBytes) return false
  if (found.version !== undefined && expected.version !== undefined) return found.version === expected.version
  return Math.abs(found.modifiedAtMs - expected.modifiedAtMs) < 1
}

function afterOf(entry: Entry, { what, expect, itemId }: Move): NonNullable<ActOutcome['after']> {
  const { id, sizeBytes, modifiedAtMs, version } = entry
  const now = what === 'bundle' ? expect : { sizeBytes, modifiedAtMs, ...(version !== undefined && { version }) }
  return id === itemId ? now : { ...now, id }
}

/** A way that leads through a file or nowhere leads to nothing. */
function noFolder(error: unknown): undefined {
  if (error instanceof AppError && (error.code === 'not_a_folder' || error.code === 'not_found')) return undefined
  throw error
}

const skipped = ({ to }: Move, code: NonNullable<ActOutcome['code']>, message: string): ActOutcome => ({
  to,
  status: 'skipped',
  code,
  message,
})

/** What the provider refused, as the target's answer; what is no AppError is thrown on. */
function refusal(move: Move, error: unknown): ActOutcome {
  if (!(error instanceof AppError)) throw error
  if (error.code === 'already_exists') return skipped(move, 'already_exists', TAKEN)
  if (error.code === 'changed_since_review')
    return skipped(move, 'changed_since_review', 'It has changed since the plan was made.')
  const { code, message, retryAfterMs } = error
  const missing = code === 'not_found' ? 'source_missing' : code
  return { to: move.to, status: 'failed', code: missing, message, ...(retryAfterMs !== undefined && { retryAfterMs }) }
}
