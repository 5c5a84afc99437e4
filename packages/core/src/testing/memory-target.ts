import { type ErrorCode, isLater } from '../errors/errors.ts'
import { parentPath, pathProblem } from '../item/path.ts'
import {
  type Act,
  type Expectation,
  type FolderAct,
  type Label,
  type Link,
  type Marks,
  type Move,
  placeAfter,
} from '../plan/plan.ts'
import type { ActOutcome, Roots, Settlement, Target } from '../ports/index.ts'
import { type MemoryTree, partialPath } from './memory-tree.ts'

type Folders = { onFolder?(path: string): Promise<void> | void }

/** What a test makes a target answer instead of carrying an act out; undefined to let it. */
export type Interference = (act: Act) => ActOutcome | undefined

/**
 * A target over memory trees that works like a careful one on a disk: within one tree a link and an unlink, from tree
 * to tree a copy under another name, a link to the right one, and an unlink; each of them one step of the power switch,
 * as is each label and collection that an item gets or loses. Those are of one tree: from tree to tree there are none.
 */
export class MemoryTarget implements Target {
  readonly #from: MemoryTree
  readonly #to: MemoryTree
  readonly #interfere: Interference

  constructor(from: MemoryTree, to: MemoryTree = from, interfere: Interference = () => undefined) {
    this.#from = from
    this.#to = to
    this.#interfere = interfere
  }

  async names(folders: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    return new Map(folders.map((folder) => [folder, this.#to.names(folder)]))
  }

  reversed(): Target {
    return this.#from === this.#to ? this : new MemoryTarget(this.#to, this.#from, this.#interfere)
  }

  async check(acts: readonly Act[]): Promise<readonly (ActOutcome | undefined)[]> {
    return acts.map((act) => (act.type === 'move' ? this.#refusal(act) : undefined))
  }

  async carryOut(
    acts: readonly Act[],
    options: { readonly signal?: AbortSignal } & Folders = {},
  ): Promise<readonly ActOutcome[]> {
    const outcomes: ActOutcome[] = []
    let mustWait = false
    for (const act of acts) {
      if (mustWait)
        outcomes.push(outcome(act, 'skipped', 'interrupted', 'It was not tried: the one before has to wait.'))
      else if (options.signal?.aborted) outcomes.push(outcome(act, 'skipped', 'cancelled', 'It was not tried.'))
      else outcomes.push(this.#interfere(act) ?? (await this.#carryOutOne(act, options)))
      mustWait ||= isLater(outcomes.at(-1)?.code)
    }
    return outcomes
  }

  async #carryOutOne(act: Act, folders: Folders): Promise<ActOutcome> {
    if (act.type === 'folder') return this.#folder(act)
    return act.type === 'move' ? this.#move(act, folders) : this.#mark(act)
  }

  #folder(act: FolderAct): ActOutcome {
    const tree = act.what === 'make' ? this.#to : this.#from
    if (act.what === 'make') {
      if (tree.has(act.from)) return outcome(act, 'skipped', 'already_exists', 'It is there already.')
      tree.power.step(`folder ${act.from}`)
      tree.makeFolders(act.from)
    } else {
      if (!tree.isFolder(act.from)) return missing(act)
      if (tree.names(act.from).length > 0) return outcome(act, 'skipped', 'not_empty', 'It is not empty.')
      tree.power.step(`rmdir ${act.from}`)
      tree.remove(act.from)
    }
    return { to: act.from, status: 'done', after: act.expect }
  }

  async marks(acts: readonly Act[]): Promise<readonly (readonly string[])[]> {
    return acts.map((act) => (act.type === 'label' || act.type === 'link' ? [...(this.#marksOf(act) ?? [])] : []))
  }

  /** The labels or collections of a file; undefined for what can have none. */
  #marksOf(act: Label | Link): Set<string> | undefined {
    if (this.#from !== this.#to) return undefined
    const file = this.#from.file(act.from)
    return act.type === 'label' ? file?.labels : file?.collections
  }

  #mark(act: Label | Link): ActOutcome {
    if (this.#from !== this.#to || this.#from.isFolder(act.from)) {
      return outcome(act, 'failed', 'unsupported', 'It can have neither labels nor collections.')
    }
    const refusal = this.#sourceRefusal(act)
    const marks = this.#marksOf(act)
    if (refusal !== undefined || marks === undefined) return refusal ?? missing(act)
    return { to: act.from, status: 'done', after: act.expect, changed: this.#change(marks, act) }
  }

  #change(marks: Set<string>, wanted: Marks): Marks {
    const add = wanted.add.filter((name) => !marks.has(name))
    const remove = wanted.remove.filter((name) => marks.has(name))
    for (const name of add) {
      this.#from.power.step(`mark ${name}`)
      marks.add(name)
    }
    for (const name of remove) {
      this.#from.power.step(`unmark ${name}`)
      marks.delete(name)
    }
    return { add, remove }
  }

  async #move(move: Move, folders: Folders): Promise<ActOutcome> {
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

  #moveBundle(move: Move): ActOutcome {
    if (this.#from !== this.#to) return outcome(move, 'failed', 'cross_device', 'It lies on another disk.')
    this.#to.power.step(`rename ${move.from}`)
    this.#to.rename(move.from, move.to)
    return this.#done(move)
  }

  #copy(move: Move): void {
    const file = this.#from.file(move.from)
    const part = partialPath(move.to)
    this.#to.power.step(`copy ${part}`)
    this.#to.write(part, new TextDecoder().decode(file?.bytes), file?.modifiedAtMs, file)
    this.#to.power.step(`link ${move.to}`)
    this.#to.link(part, move.to)
    this.#to.power.step(`unlink ${part}`)
    this.#to.remove(part)
  }

  #done(move: Move): ActOutcome {
    return { to: move.to, status: 'done', after: this.#to.expectation(move.to) ?? move.expect }
  }

  #refusal(move: Move): ActOutcome | undefined {
    const problem = pathProblem(move.from) ?? pathProblem(move.to)
    if (problem !== undefined) return outcome(move, 'failed', 'bad_path', `It can't be moved: ${problem}.`)
    const refusal = this.#sourceRefusal(move)
    if (refusal !== undefined) return refusal
    if (this.#to.has(move.to)) return outcome(move, 'skipped', 'already_exists', 'Its new name is taken.')
    return undefined
  }

  #sourceRefusal(act: Act): ActOutcome | undefined {
    const found = this.#from.expectation(act.from)
    if (found === undefined) return missing(act)
    if (matches(found, act.expect)) return undefined
    return outcome(act, 'skipped', 'changed_since_review', 'It has changed since the plan was made.')
  }

  async #makeFolders(move: Move, { onFolder }: Folders): Promise<ActOutcome | undefined> {
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

  async settle(acts: readonly Act[], had?: ReadonlyMap<Act, readonly string[]>): Promise<readonly Settlement[]> {
    return acts.map((act) => {
      if (act.type === 'folder') return this.#settleFolder(act)
      return act.type === 'move' ? this.#settleMove(act) : this.#settleMarks(act, had?.get(act))
    })
  }

  #settleFolder(act: FolderAct): Settlement {
    const isThere = (act.what === 'make' ? this.#to : this.#from).isFolder(act.from)
    return isThere === (act.what === 'make')
      ? { state: 'done', to: act.from, after: act.expect }
      : { state: 'untouched' }
  }

  #settleMarks(act: Label | Link, had: readonly string[] | undefined): Settlement {
    const marks = this.#marksOf(act)
    if (marks === undefined || had === undefined) return { state: 'untouched' }
    const changed = {
      add: act.add.filter((name) => marks.has(name) && !had.includes(name)),
      remove: act.remove.filter((name) => !marks.has(name) && had.includes(name)),
    }
    if (act.add.every((name) => marks.has(name)) && !act.remove.some((name) => marks.has(name))) {
      return { state: 'done', to: act.from, after: act.expect, changed }
    }
    this.#change(marks, { add: changed.remove, remove: changed.add })
    return { state: 'untouched' }
  }

  #settleMove(move: Move): Settlement {
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
      return { state: 'done', to: move.to, after: there }
    }
    if (there !== undefined && matches(there, move.expect)) return { state: 'done', to: move.to, after: there }
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

function outcome(act: Act, status: 'skipped' | 'failed', code: ErrorCode, message: string): ActOutcome {
  return { to: placeAfter(act), status, code, message }
}

const missing = (act: Act): ActOutcome => outcome(act, 'failed', 'source_missing', 'It is no longer there.')

function matches(found: Expectation, expected: Expectation): boolean {
  return found.sizeBytes === expected.sizeBytes && found.modifiedAtMs === expected.modifiedAtMs
}

function equal(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}

/** A registry that opens one target, whatever the names. */
export const rootsOf = (target: Target): Roots => ({ open: () => Promise.resolve(target) })
