import fs from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import {
  type Act,
  type ActOutcome,
  AppError,
  type Move,
  onlyMoves,
  parentPath,
  type Settlement,
  type Target,
  unsupported,
} from '@octavo/core'
import { describeError, toAppError } from '../errors.ts'
import { RootAnchor } from '../folder/anchor.ts'
import { syncFolders } from './flush.ts'
import { changed, refuseSource, taken } from './move-file.ts'
import { afterOf, done, failed, lookAt, placeIn, skipped } from './place.ts'
import { putBack, removeName } from './remove-name.ts'
import { FolderTarget } from './target.ts'
import { isFullDisk, isSame, type Part, partOf, putInPlace, withVersion } from './written-part.ts'

/** Files that wait for the disk together: a flush of many costs little more than that of one. */
const AT_ONCE = 16

/**
 * Things that lie inside of something which is never written to, a mailbox above all: their bytes by the ids of the items,
 * whole or piece by piece, if they are still those of that version. Throws AppError `changed_since_review`, `not_found` and what reading reports.
 */
export type Contents = (itemId: string, version: string | undefined) => Promise<Uint8Array> | AsyncIterable<Uint8Array>

type CarryOutOptions = Parameters<Target['carryOut']>[1]

/**
 * Writes things out of a container into a folder, as copies: "moved" is what can be read at its new place while the container
 * stays as it is. Nothing is ever replaced. Taken back (`reversed`), a file goes only while it is what was written and the
 * container still holds the very same bytes; what a person changed since stays.
 */
export class WriteOutTarget implements Target {
  readonly #into: string
  readonly #contents: Contents
  readonly #folder: FolderTarget
  readonly #anchor: RootAnchor

  /** `into` is an absolute path with links resolved; made when missing. */
  constructor(into: string, contents: Contents) {
    this.#into = into
    this.#contents = contents
    this.#folder = new FolderTarget({ from: into })
    this.#anchor = new RootAnchor(into)
  }

  reversed(): Target {
    return new TakeBackTarget(this.#into, this.#contents)
  }

  names(folders: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    return this.#folder.names(folders)
  }

  removeEmptyFolder(path: string): Promise<boolean> {
    return this.#folder.removeEmptyFolder(path)
  }

  carryOut(acts: readonly Act[], options: CarryOutOptions = {}): Promise<readonly ActOutcome[]> {
    return onlyMoves(acts, unsupported, (moves) => this.#writeAll(moves, options))
  }

  async #writeAll(moves: readonly Move[], { signal, onFolder }: CarryOutOptions): Promise<readonly ActOutcome[]> {
    const outcomes: ActOutcome[] = []
    const touched = new Set<string>()
    const onMissing = (folder: string) => onFolder?.(folder)
    let isFull = false
    try {
      for (let at = 0; at < moves.length; at += AT_ONCE) {
        const wave = moves.slice(at, at + AT_ONCE)
        const parts: (Part | ActOutcome)[] = []
        this.#anchor.trim()
        for (const move of wave) {
          if (signal?.aborted) parts.push(skipped(move.to, 'cancelled', 'The run was stopped before it.'))
          else if (isFull) parts.push(skipped(move.to, 'interrupted', 'The disk was full before it was its turn.'))
          else parts.push(await this.#write(move, onMissing))
          isFull ||= isFullDisk(parts.at(-1))
        }
        const synced = await Promise.allSettled(
          parts.map((part) => ('handle' in part ? part.handle.sync() : undefined)),
        )
        for (const [index, part] of parts.entries()) {
          const sync = synced[index]
          const outcome = 'handle' in part ? await putInPlace(part, sync) : part
          isFull ||= isFullDisk(outcome)
          outcomes.push(outcome)
          touched.add(parentPath(outcome.to))
        }
      }
      await syncFolders(this.#anchor, touched)
      return outcomes
    } catch (error) {
      throw toAppError(error)
    } finally {
      this.#anchor.close()
    }
  }

  /** Writes a copy under a private name beside its place; what `onFolder` throws is thrown on. */
  async #write(move: Move, onFolder: (folder: string) => Promise<void> | void): Promise<Part | ActOutcome> {
    let journalError: unknown
    const onMissing = async (folder: string) => {
      await Promise.resolve(onFolder(folder)).catch((error: unknown) => {
        journalError = error
        throw error
      })
    }
    let handle: FileHandle | undefined
    let part = ''
    try {
      const bytes = await this.#contents(move.itemId, move.expect.version)
      const place = placeIn(this.#anchor, await this.#anchor.ensureFolder(parentPath(move.to), onMissing), move.to)
      if (lookAt(place)) return taken(move.to)
      part = partOf(place, move)
      fs.rmSync(part, { force: true })
      handle = await open(part, 'wx', 0o644)
      for await (const piece of bytes instanceof Uint8Array ? [bytes] : bytes) await handle.writeFile(piece)
      await handle.utimes(move.expect.modifiedAtMs / 1000, move.expect.modifiedAtMs / 1000)
      return { handle, part, place, move }
    } catch (error) {
      await handle?.close()
      if (part !== '') fs.rmSync(part, { force: true })
      if (journalError !== undefined) throw journalError
      return refusal(move.to, error)
    }
  }

  async settle(acts: readonly Act[]): Promise<readonly Settlement[]> {
    const settlements: Settlement[] = []
    try {
      for (const act of acts)
        settlements.push(act.type === 'move' ? await this.#settleOne(act) : { state: 'untouched' })
      return settlements
    } finally {
      this.#anchor.close()
    }
  }

  /** A copy appears under its name only when it is whole: what is there with the bytes of the container is done. */
  async #settleOne(move: Move): Promise<Settlement> {
    try {
      const folder = this.#anchor.folder(parentPath(move.to))
      const place = placeIn(this.#anchor, folder, move.to)
      const found = lookAt(place)
      const isDone =
        found?.isFile() === true && (await isSame(place.at, await this.#contents(move.itemId, move.expect.version)))
      fs.rmSync(partOf(place, move), { force: true })
      return isDone && found
        ? { state: 'done', to: move.to, after: withVersion(afterOf(found), move) }
        : { state: 'untouched' }
    } catch (error) {
      const { code, message } = describeError(error)
      return code === 'not_found' ? { state: 'untouched' } : { state: 'unclear', code, message }
    }
  }
}

/** The way back: files that were written out go, and nothing else. */
class TakeBackTarget implements Target {
  readonly #into: string
  readonly #contents: Contents
  readonly #anchor: RootAnchor

  constructor(into: string, contents: Contents) {
    this.#into = into
    this.#contents = contents
    this.#anchor = new RootAnchor(into)
  }

  reversed(): Target {
    return new WriteOutTarget(this.#into, this.#contents)
  }

  /** Nothing is ever put into the container, so no name in it is looked for. */
  async names(): Promise<ReadonlyMap<string, readonly string[]>> {
    return new Map()
  }

  async removeEmptyFolder(): Promise<boolean> {
    return false
  }

  carryOut(acts: readonly Act[], { signal }: CarryOutOptions = {}): Promise<readonly ActOutcome[]> {
    return onlyMoves(acts, unsupported, async (moves) => {
      const outcomes: ActOutcome[] = []
      const touched = new Set<string>()
      try {
        for (const move of moves) {
          this.#anchor.trim()
          if (signal?.aborted) outcomes.push(skipped(move.to, 'cancelled', 'The run was stopped before it.'))
          else outcomes.push(await this.#takeBack(move))
          touched.add(parentPath(move.from))
        }
        await syncFolders(this.#anchor, touched)
        return outcomes
      } finally {
        this.#anchor.close()
      }
    })
  }

  async #takeBack(move: Move): Promise<ActOutcome> {
    try {
      const place = placeIn(this.#anchor, this.#anchor.folder(parentPath(move.from)), move.from)
      const refused = refuseSource(lookAt(place), move.expect, move.to)
      if (refused) return refused
      const bytes = await this.#contents(move.itemId, move.expect.version)
      if (!(await isSame(place.at, bytes))) return changed(move.to)
      const removal = removeName(place.at, (found) => refuseSource(found, move.expect, move.to))
      if (removal.state === 'kept') return removal.why
      return done(move.to, withVersion(move.expect, move))
    } catch (error) {
      return refusal(move.to, error)
    }
  }

  async settle(acts: readonly Act[]): Promise<readonly Settlement[]> {
    try {
      return acts.map((act) => (act.type === 'move' ? this.#settleOne(act) : { state: 'untouched' }))
    } finally {
      this.#anchor.close()
    }
  }

  #settleOne(move: Move): Settlement {
    const gone: Settlement = { state: 'done', to: move.to, after: withVersion(move.expect, move) }
    try {
      const place = placeIn(this.#anchor, this.#anchor.folder(parentPath(move.from)), move.from)
      // The kill may have come while it was looked at under its private name.
      putBack(place.at)
      return lookAt(place) ? { state: 'untouched' } : gone
    } catch (error) {
      const { code, message } = describeError(error)
      return code === 'not_found' ? gone : { state: 'unclear', code, message }
    }
  }
}

/** What has changed or is gone in the container is left out, as a file that changed is; the rest is a failure. */
function refusal(to: string, error: unknown): ActOutcome {
  if (error instanceof AppError && error.code === 'changed_since_review')
    return skipped(to, 'changed_since_review', error.message)
  if (error instanceof AppError && error.code === 'not_found')
    return { to, status: 'failed', code: 'source_missing', message: error.message }
  return failed(to, error)
}
