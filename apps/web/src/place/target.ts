import {
  type Act,
  type ActOutcome,
  AppError,
  collisionKey,
  type ErrorCode,
  type Expectation,
  isLater,
  isWithin,
  type Move,
  onlyMoves,
  parentPath,
  pathProblem,
  type Settlement,
  type Target,
  unsupported,
} from '@octavo/core'
import type { FileStat, PlaceFiles } from './files.ts'
import { measureFolder } from './source.ts'

type CarryOutOptions = Parameters<Target['carryOut']>[1]

/**
 * A folder that the person has opened to this app as a target, organised in place. It looks at both ends of a move right
 * before it and at the new one right after: what the calls of a browser or a phone report is never all that is known.
 */
export class PlaceTarget implements Target {
  readonly #files: PlaceFiles

  constructor(files: PlaceFiles) {
    this.#files = files
  }

  reversed(): Target {
    return this
  }

  async names(folders: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const names = new Map<string, readonly string[]>()
    for (const folder of folders)
      names.set(
        folder,
        ((await this.#files.list(folder)) ?? []).map(({ name }) => name),
      )
    return names
  }

  carryOut(acts: readonly Act[], options: CarryOutOptions): Promise<readonly ActOutcome[]> {
    return onlyMoves(acts, unsupported, async (moves) => {
      const folders = new Folders(this.#files, options)
      const outcomes: ActOutcome[] = []
      let mustWait = false
      for (const move of moves) {
        const outcome: ActOutcome = options.signal?.aborted
          ? refuse(move, 'cancelled', 'The run was stopped before it.')
          : mustWait
            ? refuse(move, 'interrupted', 'The one before it has to wait.')
            : await this.#move(move, folders)
        mustWait ||= isLater(outcome.code)
        outcomes.push(outcome)
      }
      return outcomes
    })
  }

  async #move(move: Move, folders: Folders): Promise<ActOutcome> {
    try {
      const refusal = await this.#refusalOf(move)
      if (refusal !== undefined) return refusal
      await folders.make(parentPath(move.to))
      await this.#files.move(move.from, move.to, move.what)
      const after = await this.#look(move.to, move.what)
      return after ? { to: move.to, status: 'done', after } : refuse(move, 'io_error', 'It did not arrive.')
    } catch (error) {
      return asOutcome(move, error)
    }
  }

  check(acts: readonly Act[]): Promise<readonly (ActOutcome | undefined)[]> {
    return onlyMoves<ActOutcome | undefined>(
      acts,
      () => undefined,
      async (moves) => {
        const answers: (ActOutcome | undefined)[] = []
        for (const move of moves)
          answers.push(await this.#refusalOf(move).catch((error: unknown) => asOutcome(move, error)))
        return answers
      },
    )
  }

  /** Why a move can't be carried out as things are; undefined when nothing stands against it. */
  async #refusalOf(move: Move): Promise<ActOutcome | undefined> {
    const problem = pathProblem(move.from) ?? pathProblem(move.to)
    if (problem !== undefined) return refuse(move, 'bad_path', `It can't be moved: ${problem}.`)
    if (move.what === 'bundle' && isWithin(move.from, move.to))
      return refuse(move, 'bad_path', 'A folder can not go into itself.')
    const [here, there] = await this.#files.stat([move.from, move.to])
    if (here === undefined) return this.#missing(move)
    const found = await this.#measured(move.from, move.what, here)
    if (!found || !isExpected(found, move.expect))
      return refuse(move, 'changed_since_review', 'It has changed since the plan was made.')
    // Two spellings of one name may be one entry: whoever moves it looks again.
    if (there !== undefined && !isRespelled(move))
      return refuse(move, 'already_exists', 'Something with that name is there already.')
    return undefined
  }

  async #missing(move: Move): Promise<ActOutcome> {
    await this.#reach()
    return refuse(move, 'source_missing', 'It is not there any more.')
  }

  /** A thing that is gone is lost to the run; a folder that is gone may come back, with the disk that it is on. */
  async #reach(): Promise<void> {
    if ((await this.#files.list('')) === undefined) throw new AppError('transient', 'The folder can not be reached.')
  }

  async #look(path: string, what: Move['what']): Promise<Expectation | undefined> {
    const [found] = await this.#files.stat([path])
    return this.#measured(path, what, found)
  }

  /** Size and time of what was just seen at a path; undefined where that is no such thing. */
  async #measured(
    path: string,
    what: Move['what'],
    found: FileStat | 'folder' | undefined,
  ): Promise<Expectation | undefined> {
    const seen = what === 'bundle' && found === 'folder' ? await measureFolder(this.#files, path) : found
    if (typeof seen !== 'object' || (what === 'bundle') !== (found === 'folder')) return undefined
    return { sizeBytes: seen.sizeBytes, modifiedAtMs: seen.modifiedAtMs }
  }

  settle(acts: readonly Act[]): Promise<readonly Settlement[]> {
    return onlyMoves<Settlement>(
      acts,
      () => ({ state: 'untouched' }),
      async (moves) => {
        const settlements: Settlement[] = []
        for (const move of moves) settlements.push(await this.#settle(move))
        return settlements
      },
    )
  }

  async #settle(move: Move): Promise<Settlement> {
    try {
      return await this.#whereIs(move)
    } catch (error) {
      if (!(error instanceof AppError) || isLater(error.code)) throw error
      return { state: 'unclear', code: error.code, message: error.message }
    }
  }

  async #whereIs(move: Move): Promise<Settlement> {
    const { from, to, what, expect } = move
    const ended = await this.#files.settle?.(from, to, what)
    const there = await this.#look(to, what)
    if (ended === 'there' && there) return { state: 'done', to, after: there }
    if (ended === 'here') return { state: 'untouched' }
    const here = await this.#look(from, what)
    if (here && (there === undefined || !(isRespelled(move) && (await this.#isListedAsOnly(move)))))
      return { state: 'untouched' }
    if (there && this.#isMoved(there, expect, what)) return { state: 'done', to, after: there }
    await this.#reach()
    return { state: 'unclear', code: 'source_missing', message: 'It is at neither of its two places.' }
  }

  /** True when what lies at the new place is what left the old one: the name was free, and nothing but size and time tells. */
  #isMoved(there: Expectation, expect: Expectation, what: Move['what']): boolean {
    if (there.sizeBytes !== expect.sizeBytes) return false
    return what === 'bundle' || !this.#files.keepsTimes || there.modifiedAtMs === expect.modifiedAtMs
  }

  /** True when a folder that ignores case lists the new spelling of a name, and not the old one. */
  async #isListedAsOnly({ from, to }: Move): Promise<boolean> {
    const names = new Set(((await this.#files.list(parentPath(to))) ?? []).map(({ name }) => name))
    return names.has(nameOf(to)) && !names.has(nameOf(from))
  }

  async removeEmptyFolder(path: string): Promise<boolean> {
    return path !== '' && (await this.#files.removeEmptyFolder(path))
  }
}

/** Makes the folders that moves need; each is told of before. What is known to be there is asked for once. */
class Folders {
  readonly #files: PlaceFiles
  readonly #options: CarryOutOptions
  readonly #known = new Set([''])

  constructor(files: PlaceFiles, options: CarryOutOptions) {
    this.#files = files
    this.#options = options
  }

  async make(folder: string): Promise<void> {
    if (this.#known.has(folder)) return
    const [found] = await this.#files.stat([folder])
    if (found === undefined) {
      await this.make(parentPath(folder))
      await this.#tell(folder)
      await this.#files.makeFolder(folder)
    } else if (found !== 'folder') throw new AppError('not_a_folder', 'A file is where a folder is needed.')
    this.#known.add(folder)
  }

  async #tell(folder: string): Promise<void> {
    try {
      await this.#options.onFolder?.(folder)
    } catch (cause) {
      throw new JournalFailure('The journal failed', { cause })
    }
  }
}

/** What the journal threw: no outcome of a move, but the end of the run. */
class JournalFailure extends Error {
  override readonly name = 'JournalFailure'
}

function asOutcome(move: Move, error: unknown): ActOutcome {
  if (error instanceof JournalFailure) throw error.cause
  if (error instanceof AppError) return refuse(move, error.code, error.message)
  throw error
}

const SKIPPED: ReadonlySet<ErrorCode> = new Set(['cancelled', 'interrupted', 'changed_since_review', 'already_exists'])

const refuse = ({ to }: Move, code: ErrorCode, message: string): ActOutcome => ({
  ...{ to, status: SKIPPED.has(code) ? 'skipped' : 'failed', code, message },
})

const isExpected = (found: Expectation, expected: Expectation): boolean =>
  found.sizeBytes === expected.sizeBytes && Math.abs(found.modifiedAtMs - expected.modifiedAtMs) < 1

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** True for a move that only spells a name otherwise, in the same folder. */
const isRespelled = ({ from, to }: Move): boolean =>
  parentPath(from) === parentPath(to) && from !== to && collisionKey(nameOf(from)) === collisionKey(nameOf(to))
