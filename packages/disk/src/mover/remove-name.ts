import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { numberedName } from '@octavo/core'
import { isErrno } from '../errors.ts'
import { asPrefix, joinRaw, type RawPath } from '../folder/tree.ts'
import { renameFileOverClaim, renameFolder } from './claim.ts'
import { isSameFile } from './place.ts'

const HELD = '.octavo-old.'
const LONGEST_KEPT = 255 - HELD.length
const QUIET = { throwIfNoEntry: false } as const
const NO_HARD_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL']

/** True for the system's answer of a disk, or a file, that cannot have one more hard link. */
export function isWithoutLinks(error: unknown): boolean {
  return isErrno(error, ...NO_HARD_LINKS)
}

/** What became of a name: removed (with what it named), kept (with the reason), or gone before. */
export type Removal<Why> =
  | { readonly state: 'removed'; readonly found: fs.Stats }
  | { readonly state: 'kept'; readonly why: Why }
  | { readonly state: 'gone' }

/**
 * Removes a name of a person's file only after a look at what it names at that very moment: the name is changed to a private
 * one, so that nobody can put another file in its place between the look and the removal; what `refuse` gives a reason
 * against gets its name back. Throws the system's error, with the name back in place.
 */
export function removeName<Why>(at: RawPath, refuse: (found: fs.Stats) => Why | undefined): Removal<Why> {
  const held = heldPath(at)
  // Rename would replace what a killed run left there.
  putBack(at, held)
  try {
    fs.renameSync(at, held)
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return { state: 'gone' }
    throw error
  }
  try {
    const found = fs.lstatSync(held)
    const why = refuse(found)
    if (why === undefined) {
      fs.unlinkSync(held)
      return { state: 'removed', found }
    }
    putBack(at, held)
    return { state: 'kept', why }
  } catch (error) {
    putBack(at, held)
    throw error
  }
}

/**
 * The private name, in the same folder, under which a thing waits to be looked at: hidden, and made of its own name, so that
 * a later process knows which name to give back.
 */
export function heldPath(at: RawPath): RawPath {
  const { prefix, name } = cutName(at)
  const kept = Buffer.byteLength(name) <= LONGEST_KEPT ? name : createHash('sha256').update(name).digest('hex')
  return joinRaw(prefix, joinRaw(HELD, kept))
}

/** Gives a held thing its name back, never over an existing one: what has that name now stays, and it comes beside it. */
export function putBack(at: RawPath, held = heldPath(at)): void {
  const found = fs.lstatSync(held, QUIET)
  if (!found) return
  for (let number = 1; !nameAgain(held, found, number === 1 ? at : beside(at, number)); ) number += 1
}

/** Moves a held thing to a name; false when that is taken. */
function nameAgain(held: RawPath, found: fs.Stats, to: RawPath): boolean {
  try {
    if (found.isDirectory()) renameFolder(held, to)
    else {
      linkAgain(held, found, to)
      fs.rmSync(held, { force: true })
    }
    return true
  } catch (error) {
    if (!isErrno(error, 'EEXIST', 'ENOTEMPTY')) throw error
    const there = fs.lstatSync(to, QUIET)
    if (!there || !isSameFile(there, found)) return false
    // A kill came between the two steps.
    fs.unlinkSync(held)
    return true
  }
}

function linkAgain(held: RawPath, found: fs.Stats, to: RawPath): void {
  try {
    if (found.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(held, { encoding: 'buffer' }), to)
    else fs.linkSync(held, to)
  } catch (error) {
    if (!isWithoutLinks(error)) throw error
    renameFileOverClaim(held, to, String(cutName(held).name))
  }
}

function beside(at: RawPath, number: number): RawPath {
  const { prefix, name } = cutName(at)
  return joinRaw(prefix, typeof name === 'string' ? numberedName(name, number) : joinRaw(name, ` (${number})`))
}

function cutName(at: RawPath): { readonly prefix: RawPath; readonly name: RawPath } {
  const cut = Math.max(at.lastIndexOf('/'), process.platform === 'win32' ? at.lastIndexOf('\\') : -1)
  if (cut < 0) return { prefix: asPrefix('.'), name: at }
  return typeof at === 'string'
    ? { prefix: at.slice(0, cut + 1), name: at.slice(cut + 1) }
    : { prefix: at.subarray(0, cut + 1), name: at.subarray(cut + 1) }
}
