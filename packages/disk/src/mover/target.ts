import fs from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type Act,
  type ActOutcome,
  type Move,
  onlyMoves,
  parentPath,
  type Settlement,
  type Target,
  unsupported,
} from '@octavo/core'
import { describeError, toAppError } from '../errors.ts'
import { type AnchoredFolder, RootAnchor } from '../folder/anchor.ts'
import { moveAcross, settleAcross } from './across.ts'
import { removeIfEmpty } from './claim.ts'
import { syncFolders } from './flush.ts'
import { measureBundle, moveBundle, refuseBundle, settleBundle } from './move-bundle.ts'
import { missing, moveFile, OTHER_DISK, refuseSource, settleFile, taken } from './move-file.ts'
import { failed, lookAt, type Place, placeIn, skipped } from './place.ts'

const YIELD_AFTER_MS = 12

export interface FolderTargetOptions {
  /** Real path of the folder that items come from. */
  readonly from: string
  /** Absolute path of the folder that they go to, links resolved; made when missing. The same as `from` when left out. */
  readonly to?: string
}

type CarryOutOptions = Parameters<Target['carryOut']>[1]

/**
 * The one mover: the only code of Octavo that gives a person's file another name or removes an old one. It never replaces,
 * never follows a symbolic link, and may be killed at any instruction: `settle` then says for each move where its item is
 * and finishes or clears away what was begun. Within a file system a file goes by `link`, a look under a private name, and
 * `unlink`; a bundle by `rename` onto a name claimed with `mkdir`; to another one by a verified copy. See
 * docs/decisions/0006-moving-without-replacing.md.
 */
export class FolderTarget implements Target {
  readonly #options: FolderTargetOptions
  readonly #from: RootAnchor
  readonly #to: RootAnchor

  constructor(options: FolderTargetOptions) {
    this.#options = options
    this.#from = new RootAnchor(options.from)
    this.#to = new RootAnchor(options.to ?? options.from)
  }

  reversed(): FolderTarget {
    const { from, to = from } = this.#options
    return from === to ? this : new FolderTarget({ from: to, to: from })
  }

  async names(folders: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    try {
      return new Map(folders.map((folder) => [folder, this.#namesIn(folder)]))
    } finally {
      this.#to.close()
    }
  }

  #namesIn(folder: string): readonly string[] {
    try {
      return fs.readdirSync(this.#to.folder(folder).prefix)
    } catch (error) {
      const problem = toAppError(error)
      if (problem.code === 'not_found' || problem.code === 'not_a_folder') return []
      throw problem
    }
  }

  carryOut(acts: readonly Act[], options: CarryOutOptions = {}): Promise<readonly ActOutcome[]> {
    return onlyMoves(acts, unsupported, (moves) => this.#moveAll(moves, options))
  }

  async #moveAll(moves: readonly Move[], options: CarryOutOptions): Promise<readonly ActOutcome[]> {
    const outcomes: ActOutcome[] = []
    const touched: Touched = { from: new Set(), to: new Set() }
    let turnStartedAt = performance.now()
    let isFull = false
    try {
      for (const move of moves) {
        if (options.signal?.aborted) outcomes.push(skipped(move.to, 'cancelled', 'The run was stopped before it.'))
        else if (isFull) outcomes.push(skipped(move.to, 'interrupted', 'The disk was full before it was its turn.'))
        else {
          this.#from.trim()
          this.#to.trim()
          const outcome = this.#moveAtOnce(move, touched) ?? (await this.#moveSlowly(move, options, touched))
          isFull = outcome.code === 'no_space'
          outcomes.push(outcome)
        }
        if (performance.now() - turnStartedAt < YIELD_AFTER_MS) continue
        await nextTurn()
        turnStartedAt = performance.now()
      }
      await syncFolders(this.#to, touched.to)
      await syncFolders(this.#from, touched.from)
      return outcomes
    } catch (error) {
      throw toAppError(error)
    } finally {
      this.#close()
    }
  }

  async check(acts: readonly Act[]): Promise<readonly (ActOutcome | undefined)[]> {
    try {
      return acts.map((act) => (act.type === 'move' ? this.#checkOne(act) : undefined))
    } finally {
      this.#close()
    }
  }

  async settle(acts: readonly Act[]): Promise<readonly Settlement[]> {
    const settlements: Settlement[] = []
    try {
      for (const act of acts) {
        settlements.push(act.type === 'move' ? await this.#settleOne(act) : { state: 'untouched' })
      }
      return settlements
    } finally {
      this.#close()
    }
  }

  async removeEmptyFolder(folder: string): Promise<boolean> {
    try {
      const parent = held(this.#to, parentPath(folder))
      return parent !== undefined && folder !== '' && removeIfEmpty(placeIn(this.#to, parent, folder).at)
    } catch (error) {
      const problem = toAppError(error)
      if (problem.code === 'not_a_folder' || problem.code === 'link_outside') return false
      throw problem
    } finally {
      this.#close()
    }
  }

  /** A move whose two folders are there, done at once; undefined when it needs `#moveSlowly`. */
  #moveAtOnce(move: Move, touched: Touched): ActOutcome | undefined {
    const fromFolder = parentPath(move.from)
    const toFolder = parentPath(move.to)
    try {
      const out = held(this.#from, fromFolder)
      if (!out) return missing(move.to)
      const into = held(this.#to, toFolder)
      if (!into) return refuse(placeIn(this.#from, out, move.from), move)
      touched.from.add(fromFolder)
      touched.to.add(toFolder)
      const from = placeIn(this.#from, out, move.from)
      const to = placeIn(this.#to, into, move.to)
      const outcome = move.what === 'file' ? moveFile(from, to, move.expect, move.to) : moveBundle(from, to, move)
      return outcome === OTHER_DISK ? undefined : outcome
    } catch (error) {
      return failed(move.to, error)
    }
  }

  /** A move that has to make its folder first or goes to another file system. Throws only what `onFolder` throws. */
  async #moveSlowly(move: Move, options: CarryOutOptions, touched: Touched): Promise<ActOutcome> {
    let journalError: unknown
    const onMissing = async (folder: string) => {
      await Promise.resolve(options.onFolder?.(folder)).catch((error: unknown) => {
        journalError = error
        throw error
      })
    }
    try {
      const into = await this.#to.ensureFolder(parentPath(move.to), onMissing)
      const outcome = this.#moveAtOnce(move, touched)
      if (outcome) return outcome
      const from = placeIn(this.#from, this.#from.folder(parentPath(move.from)), move.from)
      return await moveAcross(from, placeIn(this.#to, into, move.to), move)
    } catch (error) {
      if (journalError !== undefined) throw journalError
      return failed(move.to, error)
    }
  }

  #checkOne(move: Move): ActOutcome | undefined {
    try {
      const out = held(this.#from, parentPath(move.from))
      if (!out) return missing(move.to)
      const refused = refuse(placeIn(this.#from, out, move.from), move)
      if (refused) return refused
      const into = held(this.#to, parentPath(move.to))
      return into && lookAt(placeIn(this.#to, into, move.to)) ? taken(move.to) : undefined
    } catch (error) {
      return failed(move.to, error)
    }
  }

  async #settleOne(move: Move): Promise<Settlement> {
    try {
      const to = placeIn(this.#to, held(this.#to, parentPath(move.to)) ?? NOWHERE, move.to)
      const from = placeIn(this.#from, held(this.#from, parentPath(move.from)) ?? NOWHERE, move.from)
      if (to.folder !== NOWHERE) await settleAcross(from, to)
      return move.what === 'file' ? settleFile(from, to, move.expect, move.to) : settleBundle(from, to, move)
    } catch (error) {
      return { state: 'unclear', ...describeError(error) }
    }
  }

  #close(): void {
    this.#from.close()
    this.#to.close()
  }
}

/** Folders of the two roots in which names changed and that are to be flushed. */
interface Touched {
  readonly from: Set<string>
  readonly to: Set<string>
}

/** Stands for a folder that is gone: nothing is ever found in it. */
const NOWHERE: AnchoredFolder = { prefix: '', dev: -1, ino: -1, fd: undefined }

function refuse(from: Place, move: Move): ActOutcome | undefined {
  return move.what === 'file'
    ? refuseSource(lookAt(from), move.expect, move.to)
    : refuseBundle(from, measureBundle(from), move)
}

/** The folder if it is there, undefined if it is not. Throws AppError when something else is in its place. */
function held(anchor: RootAnchor, folder: string): AnchoredFolder | undefined {
  try {
    return anchor.folder(folder)
  } catch (error) {
    const problem = toAppError(error)
    if (problem.code === 'not_found') return undefined
    throw problem
  }
}
