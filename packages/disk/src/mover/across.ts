import fs from 'node:fs'
import { type ActOutcome, AppError, type Move } from '@octavo/core'
import { isErrno } from '../errors.ts'
import { asPrefix, joinRaw, type RawPath, readFolder } from '../folder/tree.ts'
import { removeIfEmpty, renameFileOverClaim, renameFolder } from './claim.ts'
import { type CopiedFile, copyFile, copyTree, hashFile } from './copy.ts'
import { syncFolder } from './flush.ts'
import { measureBundle, refuseBundle } from './move-bundle.ts'
import { changed, missing, refuseSource, taken } from './move-file.ts'
import { afterOf, done, failed, isSameFile, isUnchanged, lookAt, type Place, pairToken } from './place.ts'
import { isWithoutLinks, putBack, removeName } from './remove-name.ts'

/**
 * Moves a file or a bundle to another file system: copy to a temporary name in the target folder, flush, verify, note that
 * the copy is whole, put it in place without replacing, flush the folder, and only then remove the original. After a kill
 * anywhere in between `settleAcross` brings the move to its end.
 */
export async function moveAcross(from: Place, to: Place, move: Move): Promise<ActOutcome> {
  const traces = tracesOf(from, to)
  try {
    await settleAcross(from, to)
    const found = lookAt(from)
    const before = move.what === 'bundle' ? measureBundle(from) : found && afterOf(found)
    const refused =
      move.what === 'bundle' ? refuseBundle(from, before, move) : refuseSource(found, move.expect, move.to)
    if (refused || !before) return refused ?? missing(move.to)
    if (lookAt(to)) return taken(move.to)
    const copied =
      move.what === 'bundle'
        ? await copyTree(from.at, traces.part)
        : { files: [await copyFile(from.at, traces.part)], folders: [] }
    writeMark(traces.mark)
    syncFolder(to.folder)
    putInPlace(traces.part, to, move.what, pairToken(from, to))
    syncFolder(to.folder)
    const rest = removeOriginals(copied)
    syncFolder(from.folder)
    fs.unlinkSync(traces.mark)
    const after = move.what === 'bundle' ? measureBundle(to) : afterOf(fs.lstatSync(to.at))
    return done(
      move.to,
      after ?? before,
      rest > 0 ? `${rest} things in the old folder changed meanwhile and were left there.` : undefined,
    )
  } catch (error) {
    if (!isPlaced(traces, to)) discard(traces)
    if (error instanceof AppError && error.code === 'changed_since_review') return changed(move.to)
    if (isErrno(error, 'EEXIST', 'ENOTEMPTY')) return taken(move.to)
    return failed(move.to, error)
  }
}

/** Finishes a move between these places that was killed, or clears away its unfinished copy. No trace: nothing happens. */
export async function settleAcross(from: Place, to: Place): Promise<void> {
  const traces = tracesOf(from, to)
  if (!fs.existsSync(traces.mark)) return discard(traces)
  if (isPlaced(traces, to)) {
    fs.rmSync(traces.part, { force: true })
    if (from.folder.dev >= 0) await removeEqualOriginals(from.at, to.at)
    syncFolder(to.folder)
    syncFolder(from.folder)
  }
  discard(traces)
}

/** What lies beside the target of a move to another file system until it is over. */
interface Traces {
  /** The copy before it is in place. */
  readonly part: string
  /** Exists from the moment the copy is whole until the original is gone. */
  readonly mark: string
}

/** Where the traces of a move between two places are; the same for a later process. */
export function tracesOf(from: Place, to: Place): Traces {
  const token = pairToken(from, to)
  return { part: `${to.folder.prefix}.octavo-${token}.part`, mark: `${to.folder.prefix}.octavo-${token}.moved` }
}

/** With the mark there, the copy is in place when the temporary name is gone or is a second name of the same file. */
function isPlaced(traces: Traces, to: Place): boolean {
  const there = lookAt(to)
  if (!there || !fs.existsSync(traces.mark)) return false
  const part = fs.lstatSync(traces.part, { throwIfNoEntry: false })
  return !part || (part.isFile() && isSameFile(part, there))
}

function discard(traces: Traces): void {
  for (const trace of [traces.part, traces.mark])
    if (fs.lstatSync(trace, { throwIfNoEntry: false })) fs.rmSync(trace, { recursive: true, force: true })
}

function writeMark(mark: string): void {
  const fd = fs.openSync(mark, 'wx', 0o600)
  try {
    fs.fsyncSync(fd)
  } finally {
    fs.closeSync(fd)
  }
}

function putInPlace(part: string, to: Place, what: Move['what'], token: string): void {
  if (what === 'bundle') {
    renameFolder(part, to.at)
    return
  }
  try {
    fs.linkSync(part, to.at)
    fs.unlinkSync(part)
  } catch (error) {
    if (!isWithoutLinks(error)) throw error
    renameFileOverClaim(part, to.at, token)
  }
}

/** Removes what was copied and is still as it was; returns how many things stay because they are not. */
function removeOriginals(copied: { files: readonly CopiedFile[]; folders: readonly RawPath[] }): number {
  let rest = 0
  for (const { from, stat } of copied.files) if (!removeUnchanged(from, stat)) rest += 1
  for (const folder of copied.folders.toReversed()) if (!removeIfEmpty(folder)) rest += 1
  return rest
}

/** False when the file stays because it is not what it was. */
function removeUnchanged(at: RawPath, was: fs.Stats): boolean {
  return removeName(at, (found) => (isUnchanged(was, found) ? undefined : 'changed')).state !== 'kept'
}

/** After a kill: removes every original whose equal (size and SHA-256) lies in the finished copy; anything else stays. */
async function removeEqualOriginals(original: RawPath, copy: RawPath): Promise<void> {
  const made = fs.lstatSync(copy, { throwIfNoEntry: false })
  if (!made) return
  if (!made.isDirectory()) await removeEqual(original, copy)
  else if (fs.lstatSync(original, { throwIfNoEntry: false })?.isDirectory()) {
    for (const { name } of readFolder(copy))
      await removeEqualOriginals(joinRaw(asPrefix(original), name), joinRaw(asPrefix(copy), name))
    fs.rmdirSync(original)
  }
}

async function removeEqual(original: RawPath, copy: RawPath): Promise<void> {
  // The kill may have come while it was looked at under its private name.
  putBack(original)
  const old = fs.lstatSync(original, { throwIfNoEntry: false })
  if (!old || old.isDirectory() || (await hashFile(original)) !== (await hashFile(copy))) return
  removeUnchanged(original, old)
}
