import fs from 'node:fs'
import path from 'node:path'
import type { Move } from '@octavo/core'
import { asPrefix, joinRaw, type RawPath, readFolder } from '../folder/tree.ts'

/** What of a plan goes to another disk, as a copy that is checked before the original goes. */
export interface ToOtherDisk {
  /** Files and folders that stay whole. */
  readonly moveCount: number
  /** Files with further names (hard links): these names stay where they are, and part with the copy. */
  readonly linkedCount: number
}

/**
 * Which moves of a plan lead to another disk, as the disks are now; `roots` are the absolute folders that the moves' paths
 * start from and lead into, of which the second need not exist. What can not be looked at does not count.
 */
export function toOtherDisk(roots: { readonly from: string; readonly to: string }, moves: Iterable<Move>): ToOtherDisk {
  const disks = new Map<string, number>()
  let moveCount = 0
  let linkedCount = 0
  for (const { from, to } of moves) {
    const at = path.join(roots.from, from)
    const stat = fs.lstatSync(at, { throwIfNoEntry: false })
    if (!stat || stat.dev === diskOf(path.dirname(path.join(roots.to, to)), disks)) continue
    moveCount += 1
    linkedCount += stat.isDirectory() ? linkedBelow(at) : stat.nlink > 1 ? 1 : 0
  }
  return { moveCount, linkedCount }
}

/** The disk that a folder is on, or would be made on; remembered in `known`. */
function diskOf(folder: string, known: Map<string, number>): number {
  const found = known.get(folder) ?? fs.statSync(folder, { throwIfNoEntry: false })?.dev
  const disk = found ?? diskOf(path.dirname(folder), known)
  known.set(folder, disk)
  return disk
}

function linkedBelow(folder: RawPath): number {
  let count = 0
  const waiting: RawPath[] = [folder]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const { name, type } of readFolder(next)) {
      const at = joinRaw(asPrefix(next), name)
      if (type === 'folder') waiting.push(at)
      else if (type === 'file' && (fs.lstatSync(at, { throwIfNoEntry: false })?.nlink ?? 0) > 1) count += 1
    }
  return count
}
