import { createHash } from 'node:crypto'
import fs from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import type { ActOutcome, Move } from '@octavo/core'
import { isErrno } from '../errors.ts'
import { renameFileOverClaim } from './claim.ts'
import { taken } from './move-file.ts'
import { type After, afterOf, done, failed, type Place } from './place.ts'
import { isWithoutLinks } from './remove-name.ts'

/** A copy that is written and not in its place yet. */
export interface Part {
  readonly handle: FileHandle
  readonly part: string
  readonly place: Place
  readonly move: Move
}

/** True when the disk was full before it was written. */
export const isFullDisk = (one: Part | ActOutcome | undefined): boolean =>
  one !== undefined && 'code' in one && one.code === 'no_space'

/** Gives a copy that is safe on the disk its name, if that is still free. */
export async function putInPlace(
  { handle, part, place, move }: Part,
  sync?: PromiseSettledResult<void>,
): Promise<ActOutcome> {
  try {
    await handle.close()
    if (sync?.status === 'rejected') throw sync.reason
    linkOrRename(part, place)
    return done(move.to, withVersion(afterOf(fs.lstatSync(place.at)), move))
  } catch (error) {
    return isErrno(error, 'EEXIST') ? taken(move.to) : failed(move.to, error)
  } finally {
    fs.rmSync(part, { force: true })
  }
}

function linkOrRename(part: string, place: Place): void {
  try {
    fs.linkSync(part, place.at)
  } catch (error) {
    if (!isWithoutLinks(error)) throw error
    renameFileOverClaim(part, place.at, place.name)
  }
}

/** What lies at its place now, for the receipt: with the version of what it was made of. */
export const withVersion = ({ sizeBytes, modifiedAtMs }: After, { expect: { version } }: Move) => ({
  sizeBytes,
  modifiedAtMs,
  ...(version !== undefined && { version }),
})

/** True when a file has exactly these bytes. Throws what gives them piece by piece. */
export async function isSame(at: Place['at'], bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<boolean> {
  const stat = fs.lstatSync(at, { throwIfNoEntry: false })
  if (stat?.isFile() !== true) return false
  if (bytes instanceof Uint8Array) return stat.size === bytes.length && Buffer.compare(fs.readFileSync(at), bytes) === 0
  const fd = fs.openSync(at, 'r')
  try {
    let from = 0
    for await (const piece of bytes) {
      const found = Buffer.alloc(piece.length)
      if (fs.readSync(fd, found, 0, found.length, from) < found.length || found.compare(piece) !== 0) return false
      from += piece.length
    }
    return stat.size === from
  } finally {
    fs.closeSync(fd)
  }
}

/** The private name of a copy until it is whole; the same for a later process. */
export function partOf({ folder }: Place, { itemId, to }: Move): string {
  const token = createHash('sha256').update(`${itemId}\0${to}`).digest('hex').slice(0, 20)
  return `${folder.prefix}.octavo-${token}.part`
}
