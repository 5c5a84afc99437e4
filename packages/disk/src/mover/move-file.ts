import fs from 'node:fs'
import type { ActOutcome, Expectation, Settlement } from '@octavo/core'
import { isErrno } from '../errors.ts'
import { isFileClaim, renameFileOverClaim } from './claim.ts'
import { afterOf, done, failed, isSameFile, lookAt, matches, type Place, pairToken, skipped } from './place.ts'
import { heldPath, isWithoutLinks, putBack, removeName } from './remove-name.ts'

/** Said instead of an outcome when the two places are on different file systems. */
export const OTHER_DISK = Symbol('other disk')

/**
 * Moves one file within a file system without ever replacing anything: a second name by `link`, which fails when the
 * name is taken; then the old one is removed (`removeName`), but only from the reviewed file and while it has that second
 * name. What somebody put there meanwhile keeps the old name. `toPath` is the path for the receipt.
 */
export function moveFile(from: Place, to: Place, expect: Expectation, toPath: string): ActOutcome | typeof OTHER_DISK {
  try {
    fs.linkSync(from.at, to.at)
  } catch (error) {
    return whenNotLinked(error, from, to, expect, toPath)
  }
  try {
    const removal = removeName(
      from.at,
      (found) => refuseSource(found, expect, toPath) ?? (hasBothNames(found, to) ? undefined : changed(toPath)),
    )
    if (removal.state === 'removed') return done(toPath, afterOf(removal.found))
    if (removal.state === 'kept') {
      fs.unlinkSync(to.at)
      return removal.why
    }
  } catch (error) {
    if (lookAt(from)) {
      fs.unlinkSync(to.at)
      return failed(toPath, error)
    }
  }
  // Without an old name any more (somebody removed it meanwhile) the new one may be the last: it stays.
  return done(toPath, afterOf(fs.lstatSync(to.at)))
}

/** True when the file has a second name, ours. Some file systems always count one name; there the two are compared. */
function hasBothNames(now: fs.Stats, to: Place): boolean {
  if (now.nlink > 1) return true
  const there = lookAt(to)
  return there !== undefined && isSameFile(now, there)
}

function whenNotLinked(
  error: unknown,
  from: Place,
  to: Place,
  expect: Expectation,
  toPath: string,
): ActOutcome | typeof OTHER_DISK {
  try {
    const before = lookAt(from)
    const refused = refuseSource(before, expect, toPath)
    if (refused || !before) return refused ?? missing(toPath)
    if (isErrno(error, 'EXDEV')) return OTHER_DISK
    if (isErrno(error, 'EEXIST')) return whenTaken(from, to, before, toPath)
    if (!isWithoutLinks(error)) return failed(toPath, error)
    renameFileOverClaim(from.at, to.at, pairToken(from, to))
    return done(toPath, afterOf(before))
  } catch (second) {
    if (isErrno(second, 'EEXIST')) return taken(toPath)
    return isErrno(second, 'EXDEV') ? OTHER_DISK : failed(toPath, second)
  }
}

/** Why a source must stay as it is: gone, no ordinary file any more, or not what was reviewed; undefined when it may go. */
export function refuseSource(found: fs.Stats | undefined, expect: Expectation, toPath: string): ActOutcome | undefined {
  if (!found) return missing(toPath)
  if (found.isSymbolicLink()) return skipped(toPath, 'link_outside', 'A symbolic link has taken its place.')
  return found.isFile() && matches(afterOf(found), expect) ? undefined : changed(toPath)
}

/** The outcome for a source that is gone. */
export function missing(toPath: string): ActOutcome {
  return { to: toPath, status: 'failed', code: 'source_missing', message: 'It is not there any more.' }
}

/** The outcome for a source that differs from what was reviewed. */
export function changed(toPath: string): ActOutcome {
  return skipped(toPath, 'changed_since_review', 'It has changed since the plan was made.')
}

/** The outcome for a name that something else has. */
export function taken(toPath: string): ActOutcome {
  return skipped(toPath, 'already_exists', 'Something with that name is there already.')
}

/**
 * Says where a file is after a run was killed somewhere in `moveFile`, and finishes what is certain: two names of one
 * file lose the old one, a file under its private name is removed there if it is the moved one and has its name back
 * otherwise, a claim of ours is taken away.
 */
export function settleFile(from: Place, to: Place, expect: Expectation, toPath: string): Settlement {
  const there = lookAt(to)
  if (there && settleHeld(from, there, expect)) return { state: 'done', to: toPath, after: afterOf(there) }
  if (from.folder.dev >= 0) putBack(from.at)
  const old = lookAt(from)
  if (!old && there?.isFile() && matches(afterOf(there), expect))
    return { state: 'done', to: toPath, after: afterOf(there) }
  if (!old) return { state: 'unclear', code: 'source_missing', message: 'It is at neither of its two places any more.' }
  if (there && isSameFile(old, there) && old.nlink > 1 && !isOneEntry(from, to)) {
    const refuse = (found: fs.Stats) =>
      isSameFile(found, there) ? refuseSource(found, expect, toPath) : changed(toPath)
    const isMoved = removeName(from.at, refuse).state !== 'kept'
    if (isMoved) return { state: 'done', to: toPath, after: afterOf(there) }
    fs.unlinkSync(to.at)
    return { state: 'untouched' }
  }
  if (there && isFileClaim(to.at, pairToken(from, to))) fs.unlinkSync(to.at)
  return { state: 'untouched' }
}

/** True when what lies under the private name is the moved file, as it was reviewed; the name is gone then. */
function settleHeld(from: Place, there: fs.Stats, expect: Expectation): boolean {
  if (from.folder.dev < 0) return false
  const held = heldPath(from.at)
  const found = fs.lstatSync(held, { throwIfNoEntry: false })
  if (!found || !isSameFile(found, there) || refuseSource(found, expect, '')) return false
  fs.unlinkSync(held)
  return true
}

function whenTaken(from: Place, to: Place, before: fs.Stats, toPath: string): ActOutcome {
  const there = lookAt(to)
  if (!there || !isSameFile(before, there) || from.name === to.name || !isOneEntry(from, to)) return taken(toPath)
  fs.renameSync(from.at, to.at)
  return done(toPath, afterOf(before))
}

/**
 * True when both places are one entry of one folder under two spellings (a disk that ignores case or composes accents).
 * Two hard links have one inode as well, so the folder's own list decides: removing "the other name" here would remove
 * the only one.
 */
function isOneEntry(from: Place, to: Place): boolean {
  if (from.folder.ino !== to.folder.ino || from.folder.dev !== to.folder.dev) return false
  const names = new Set(fs.readdirSync(from.folder.prefix))
  return from.name === to.name || !(names.has(from.name) && names.has(to.name))
}
