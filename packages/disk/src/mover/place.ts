import { createHash } from 'node:crypto'
import fs from 'node:fs'
import type { ActOutcome, ErrorCode } from '@octavo/core'
import { describeError } from '../errors.ts'
import { type AnchoredFolder, checkSegment, type RootAnchor } from '../folder/anchor.ts'

/** One end of a move: a held folder, the name in it, and the absolute path that identifies it from run to run. */
export interface Place {
  readonly folder: AnchoredFolder
  readonly name: string
  readonly path: string
  /** For file calls: tied to the held folder. */
  readonly at: string
}

/** The place of a path below an anchor's root, in its folder, which is held. Throws AppError `bad_path` for a name that leads elsewhere. */
export function placeIn(anchor: RootAnchor, folder: AnchoredFolder, relative: string): Place {
  const name = relative.slice(relative.lastIndexOf('/') + 1)
  checkSegment(name)
  return { folder, name, path: `${anchor.root}/${relative}`, at: folder.prefix + name }
}

const QUIET = { throwIfNoEntry: false } as const

/** What is at a place now, or undefined when nothing is. Links are not followed. */
export function lookAt(place: Place): fs.Stats | undefined {
  return place.folder.dev < 0 ? undefined : fs.lstatSync(place.at, QUIET)
}

/** What a receipt says of a moved file. */
export interface After {
  readonly sizeBytes: number
  readonly modifiedAtMs: number
}

/** Outcome of a move that was carried out. */
export function done(to: string, after: After, message?: string): ActOutcome {
  return { to, status: 'done', after, ...(message === undefined ? {} : { message }) }
}

/** Outcome of a move that was rightly not carried out: the source is as it was. */
export function skipped(to: string, code: ErrorCode, message: string): ActOutcome {
  return { to, status: 'skipped', code, message }
}

/** Outcome of a move that the system refused: the source is as it was. */
export function failed(to: string, error: unknown): ActOutcome {
  return { to, status: 'failed', ...describeError(error) }
}

/** True when size and time are those that were reviewed; times within a millisecond, since file systems round them. */
export function matches(found: After, expected: After): boolean {
  return found.sizeBytes === expected.sizeBytes && Math.abs(found.modifiedAtMs - expected.modifiedAtMs) < 1
}

/** Size and time of a file as a receipt has them. */
export function afterOf(stat: fs.Stats): After {
  return { sizeBytes: stat.size, modifiedAtMs: stat.mtimeMs }
}

/** True when two looks saw one and the same unchanged file. */
export function isUnchanged(before: fs.Stats, now: fs.Stats): boolean {
  return before.ino === now.ino && before.dev === now.dev && before.size === now.size && before.mtimeMs === now.mtimeMs
}

/** True when both are one file under two names. */
export function isSameFile(a: fs.Stats, b: fs.Stats): boolean {
  return a.ino === b.ino && a.dev === b.dev
}

/** The same 20 hex digits for a pair of places in either direction, so that a move and its undo find each other's traces. */
export function pairToken(a: Place, b: Place): string {
  return createHash('sha256').update([a.path, b.path].sort().join('\0')).digest('hex').slice(0, 20)
}
