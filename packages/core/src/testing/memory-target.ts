import type { ErrorCode } from '../errors/errors.ts'
import { parentPath, pathProblem } from '../item/path.ts'
import type { Expectation, Move } from '../plan/plan.ts'
import type { MoveOutcome, Settlement, Target } from '../ports/index.ts'
import { type MemoryTree, partialPath } from './memory-tree.ts'

type Folders = { onFolder?(path: string): Promise<void> | void }

/**
 * A target over memory trees that works like a careful one on a disk: within one tree a link and an unlink, from tree
 * to tree a copy under another name, a link to the right one, and an unlink; each of them one step of the power switch.
 */
export class MemoryTarget implements Target {
  readonly #from: MemoryTree
  readonly #to: MemoryTree

  constructor(from: MemoryTree, to: MemoryTree = from) {
    this.#from = from
    this.#to = to
  }

  async names(folder: string): Promise<readonly string[]> {
    return this.#to.names(folder)
  }

  reversed(): Target {
    return this.#from === this.#to ? this : new MemoryTarget(this.#to, this.#from)
  }

  async check(moves: readonly Move[]): Promise<readonly (MoveOutcome | undefined)[]> {
    return moves.map((move) => this.#refusal(move))
  }

  async moveAll(
    moves: readonly Move[],
    options: { readonly signal?: AbortSignal } & Folders = {},
  ): Promise<readonly MoveOutcome[]> {
    const outcomes: MoveOutcome[] = []
    let full = false
    for (const move of moves) {
      if (full) outcomes.push(outcome(move, 'skipped', 'interrupted', 'It was not tried: there is no space left.'))
      else if (options.signal?.aborted) outcomes.push(outcome(move, 'skipped', 'cancelled', 'It was not tried.'))
      else outcomes.push(await this.#move(move, options))
      full ||= outcomes.at(-1)?.code === 'no_space'
    }
    return outcomes
  }

  async #move(move: Move, folders: Folders): Promise<MoveOutcome> {
    const refusal = this.#refusal(move) ?? (await this.#makeFolders(move, folders))
    if (refusal !== undefined) return refusal
    if (move.what === 'bundle') return this.#moveBundle(move)
    if (this.#from !== this.#to) {
      if (!this.#to.hasRoom(move.expect.sizeBytes))
        return outcome(move, 'failed', 'no_space', 'There is no space left.')
      this.#copy(move)
    } else {
      this.#to.power.step(`link ${move.to}`)
      this.#to.link(move.from, move.to)
    }
    this.#from.power.step(`unlink ${move.from}`)
    this.#from.remove(move.from)
    return this.#done(move)
  }

  #moveBundle(move: Move): MoveOutcome {
    if (this.#from !== this.#to) return outcome(move, 'failed', 'cross_device', 'It lies on another disk.')
    this.#to.power.step(`rename ${move.from}`)
    this.#to.rename(move.from, move.to)
    return this.#done(move)
  }

  #copy(move: Move): void {
    const file = this.#from.file(move.from)
    const part = partialPath(move.to)
    this.#to.power.step(`copy ${part}`)
    this.#to.write(part, new TextDecoder().decode(file?.bytes), file?.modifiedAtMs)
    this.#to.power.step(`link ${move.to}`)
    this.#to.link(part, move.to)
    this.#to.power.step(`unlink ${part}`)
    this.#to.remove(part)
  }

  #done(move: Move): MoveOutcome {
    return { to: move.to, status: 'done', after: this.#to.expectation(move.to) ?? move.expect }
  }

  #refusal(move: Move): MoveOutcome | undefined {
    const problem = pathProblem(move.from) ?? pathProblem(move.to)
    if (problem !== undefined) return outcome(move, 'failed', 'bad_path', `It can't be moved: ${problem}.`)
    const found = this.#from.expectation(move.from)
    if (found === undefined) return outcome(move, 'failed', 'source_missing', 'It is no longer there.')
    if (!matches(found, move.expect)) {
      return outcome(move, 'skipped', 'changed_since_review', 'It has changed since the plan was made.')
    }
    if (this.#to.has(move.to)) return outcome(move, 'skipped', 'already_exists', 'Its new name is taken.')
    return undefined
  }

  async #makeFolders(move: Move, { onFolder }: Folders): Promise<MoveOutcome | undefined> {
    const missing: string[] = []
    let folder = parentPath(move.to)
    while (!this.#to.has(folder)) {
      missing.unshift(folder)
      folder = parentPath(folder)
    }
    if (!this.#to.isFolder(folder)) return outcome(move, 'failed', 'not_a_folder', `${folder} is a file.`)
    if (this.#to.readOnly.has(folder))
      return outcome(move, 'failed', 'permission_denied', `${folder} can't be written.`)
    for (const path of missing) {
      await onFolder?.(path)
      this.#to.power.step(`folder ${path}`)
      this.#to.makeFolders(path)
    }
    return undefined
  }

  async settle(moves: readonly Move[]): Promise<readonly Settlement[]> {
    return moves.map((move) => this.#settleOne(move))
  }

  #settleOne(move: Move): Settlement {
    const part = partialPath(move.to)
    if (this.#to.has(part)) {
      this.#to.power.step(`unlink ${part}`)
      this.#to.remove(part)
    }
    const here = this.#from.expectation(move.from)
    const there = this.#to.expectation(move.to)
    if (here !== undefined) {
      if (there === undefined || !this.#isSame(move)) return { state: 'untouched' }
      this.#from.power.step(`unlink ${move.from}`)
      this.#from.remove(move.from)
      return { state: 'moved', to: move.to, after: there }
    }
    if (there !== undefined && matches(there, move.expect)) return { state: 'moved', to: move.to, after: there }
    return { state: 'unclear', code: 'source_missing', message: 'It is neither where it was nor where it should be.' }
  }

  #isSame(move: Move): boolean {
    const one = this.#from.file(move.from)
    const other = this.#to.file(move.to)
    if (one === undefined || other === undefined) return false
    if (this.#from === this.#to) return one === other
    const bytes = other.bytes
    return (
      matches({ sizeBytes: bytes.length, modifiedAtMs: other.modifiedAtMs }, move.expect) && equal(one.bytes, bytes)
    )
  }

  async removeEmptyFolder(path: string): Promise<boolean> {
    if (path === '' || !this.#to.isFolder(path) || this.#to.names(path).length > 0) return false
    this.#to.power.step(`rmdir ${path}`)
    this.#to.remove(path)
    return true
  }
}

function outcome(move: Move, status: 'skipped' | 'failed', code: ErrorCode, message: string): MoveOutcome {
  return { to: move.to, status, code, message }
}

function matches(found: Expectation, expected: Expectation): boolean {
  return found.sizeBytes === expected.sizeBytes && found.modifiedAtMs === expected.modifiedAtMs
}

function equal(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
