import { baseName, isWithin, joinPath, parentPath, pathProblem } from '../item/index.ts'
import type { Expectation, Move } from '../plan/index.ts'
import type { ActOutcome, Settlement } from '../ports/index.ts'

/** A file of a library that is kept as rows: a move changes its path and none of its bytes. */
export interface Row extends Expectation {
  readonly id: string
}

/** What lies at some places of such a library, by path. */
export interface Rows {
  readonly files: Map<string, Row>
  readonly folders: Set<string>
  /** Size of all inside and newest time of folders that are to move whole; one that is not named is not compared. */
  readonly bundles?: Map<string, Expectation>
}

/**
 * What moves between two libraries of rows (one, when they are organised in place) meet and change, in memory: who carries
 * them out asks it first and writes `takeChanges` down afterwards.
 */
export class MoveView {
  readonly #from: Rows
  readonly #into: Rows
  #changes = new Map<string, string>()

  constructor(from: Rows, into: Rows = from) {
    this.#from = from
    this.#into = into
  }

  /** Why a move can't be carried out as things are; undefined when nothing stands against it. */
  refusalOf(move: Move): ActOutcome | undefined {
    const refuse = (status: 'skipped' | 'failed', code: NonNullable<ActOutcome['code']>, message: string) => ({
      ...{ to: move.to, status, code, message },
    })
    const problem = pathProblem(move.from) ?? pathProblem(move.to)
    if (problem !== undefined) return refuse('failed', 'bad_path', `It can't be moved: ${problem}.`)
    const isFolder = move.what === 'bundle'
    const found = isFolder ? this.#bundle(move) : this.#from.files.get(move.from)
    if (found === undefined) return refuse('failed', 'source_missing', 'It is not there any more.')
    if (!isExpected(found, move.expect)) {
      return refuse('skipped', 'changed_since_review', 'It has changed since the review.')
    }
    for (let folder = parentPath(move.to); folder !== ''; folder = parentPath(folder)) {
      if (this.#into.files.has(folder))
        return refuse('failed', 'not_a_folder', `"${baseName(folder)}" is a file, not a folder.`)
    }
    if (this.#into.files.has(move.to) || this.#into.folders.has(move.to)) {
      return refuse('skipped', 'already_exists', 'Something of this name is there already.')
    }
    if (isFolder && this.#from === this.#into && isWithin(move.from, move.to))
      return refuse('failed', 'bad_path', 'A folder can not go into itself.')
    return undefined
  }

  #bundle(move: Move): Expectation | undefined {
    if (!this.#from.folders.has(move.from)) return undefined
    return this.#from.bundles?.get(move.from) ?? move.expect
  }

  /** Folders that a move needs and that are not there, parents first. */
  missingFolders(move: Move): readonly string[] {
    const missing: string[] = []
    for (
      let folder = parentPath(move.to);
      folder !== '' && !this.#into.folders.has(folder);
      folder = parentPath(folder)
    )
      missing.unshift(folder)
    return missing
  }

  addFolder(path: string): void {
    this.#into.folders.add(path)
  }

  /** Moves a file, or a folder with all that is known to be in it. */
  move(move: Move): void {
    if (move.what === 'file') this.#moveFile(move.from, move.to)
    else this.#moveFolder(move)
  }

  #moveFolder(move: Move): void {
    const inside = (path: string) => joinPath(move.to, path.slice(move.from.length + 1))
    for (const path of [...this.#from.files.keys()])
      if (path !== move.from && isWithin(move.from, path)) this.#moveFile(path, inside(path))
    for (const path of [...this.#from.folders]) {
      if (!isWithin(move.from, path)) continue
      this.#from.folders.delete(path)
      this.#into.folders.add(path === move.from ? move.to : inside(path))
    }
    const sums = this.#from.bundles?.get(move.from)
    if (sums) this.#into.bundles?.set(move.to, sums)
  }

  #moveFile(from: string, to: string): void {
    const file = this.#from.files.get(from)
    if (file === undefined) return
    this.#from.files.delete(from)
    this.#into.files.set(to, file)
    this.#changes.set(file.id, to)
  }

  /** The new paths of the files moved since the last call, by id. */
  takeChanges(): ReadonlyMap<string, string> {
    const changes = this.#changes
    this.#changes = new Map()
    return changes
  }

  /** Where a move really is that a killed run may have carried out: rows change together, so never in between. */
  settle(move: Move): Settlement {
    const isFolder = move.what === 'bundle'
    const here = isFolder ? this.#from.folders.has(move.from) : this.#from.files.has(move.from)
    if (here) return { state: 'untouched' }
    const there = isFolder ? this.#into.folders.has(move.to) : this.#into.files.get(move.to)
    if (there === true || (there && isExpected(there, move.expect)))
      return { state: 'done', to: move.to, after: move.expect }
    return { state: 'unclear', code: 'source_missing', message: 'It is at neither of its two places.' }
  }
}

const isExpected = (found: Expectation, expected: Expectation) =>
  found.sizeBytes === expected.sizeBytes && found.modifiedAtMs === expected.modifiedAtMs
