import fs from 'node:fs'
import type { ActOutcome, Move, Settlement } from '@octavo/core'
import { isErrno } from '../errors.ts'
import { measureTree } from '../folder/tree.ts'
import { isFolderClaim, removeIfEmpty, renameFolder } from './claim.ts'
import { changed, missing, OTHER_DISK, taken } from './move-file.ts'
import { type After, done, failed, lookAt, matches, type Place } from './place.ts'

/** Moves a folder that stays whole within a file system, without ever replacing anything (see `renameFolder`). */
export function moveBundle(from: Place, to: Place, move: Move): ActOutcome | typeof OTHER_DISK {
  try {
    const before = measureBundle(from)
    const refused = refuseBundle(from, before, move)
    if (refused || !before) return refused ?? missing(move.to)
    renameFolder(from.at, to.at)
    return done(move.to, { ...before, modifiedAtMs: Math.max(before.modifiedAtMs, fs.lstatSync(to.at).mtimeMs) })
  } catch (error) {
    if (isErrno(error, 'EXDEV')) return OTHER_DISK
    return isErrno(error, 'EEXIST', 'ENOTEMPTY', 'ENOTDIR') ? taken(move.to) : failed(move.to, error)
  }
}

/** Size of all files in a folder and the time of its newest part; undefined when no real folder is there. */
export function measureBundle(place: Place): After | undefined {
  if (!lookAt(place)?.isDirectory()) return undefined
  const { sizeBytes, modifiedAtMs } = measureTree(place.at)
  return { sizeBytes, modifiedAtMs }
}

/** Why a bundle must stay; undefined when it may go. */
export function refuseBundle(from: Place, found: After | undefined, move: Move): ActOutcome | undefined {
  if (!found) return lookAt(from) ? changed(move.to) : missing(move.to)
  return matches(found, move.expect) ? undefined : changed(move.to)
}

/** Says where a bundle is after a run was killed somewhere in `moveBundle`; takes away the empty folder that kept its name. */
export function settleBundle(from: Place, to: Place, move: Move): Settlement {
  if (lookAt(from)) {
    if (isFolderClaim(to.at)) removeIfEmpty(to.at)
    return { state: 'untouched' }
  }
  const there = measureBundle(to)
  if (there && there.sizeBytes === move.expect.sizeBytes) return { state: 'done', to: move.to, after: there }
  return { state: 'unclear', code: 'source_missing', message: 'It is at neither of its two places any more.' }
}
