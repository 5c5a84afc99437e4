import fs from 'node:fs'
import type { Seen } from '@octavo/core/guard'
import { isErrno } from '../errors.ts'

/**
 * Paths within this room are texts of bytes (`latin1`), so that a name of any bytes comes back as it was: `said` gives them to
 * people.
 */
export const bytesOf = (path: string): Buffer => Buffer.from(path, 'latin1')
/** A path of this room from one of the system's. */
export const pathOf = (path: string): string => Buffer.from(path, 'utf8').toString('latin1')
/** A path of this room for people. */
export const said = (path: string): string => bytesOf(path).toString('utf8')

/** What a look at a folder found, and what it could not look into. */
export interface Look {
  readonly seen: readonly Seen[]
  /** Folders on another disk, or that nobody may read. */
  readonly unseen: readonly { readonly path: string; readonly why: 'other_disk' | 'unreadable' }[]
}

/**
 * Everything in a folder, itself included, parents first; no link is followed, and the folders `own` are passed over. Nothing
 * where the folder is gone.
 */
export function lookThrough(root: string, own: readonly string[]): Look {
  const seen: Seen[] = []
  const unseen: Look['unseen'][number][] = []
  const top = seenAt(root, '')
  if (top?.type !== 'folder') return { seen: [], unseen: [] }
  const disk = top.id.slice(0, top.id.indexOf(':') + 1)
  seen.push(top)
  const waiting = ['']
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    let names: readonly Buffer[]
    try {
      names = fs.readdirSync(bytesOf(below(root, folder)), { encoding: 'buffer' })
    } catch (error) {
      if (!isErrno(error, 'ENOENT', 'ENOTDIR')) unseen.push({ path: folder, why: 'unreadable' })
      continue
    }
    for (const name of names) {
      const path = folder === '' ? name.toString('latin1') : `${folder}/${name.toString('latin1')}`
      const one = seenAt(root, path)
      if (one === undefined) continue
      if (one.type === 'folder') {
        if (own.includes(below(root, path))) continue
        if (!one.id.startsWith(disk)) {
          unseen.push({ path, why: 'other_disk' })
          continue
        }
        waiting.push(path)
      }
      seen.push(one)
    }
  }
  return { seen, unseen }
}

/** What lies at a path of a folder now; undefined when nothing does. */
export function seenAt(root: string, path: string): Seen | undefined {
  const at = bytesOf(below(root, path))
  try {
    const stat = fs.lstatSync(at, { bigint: true, throwIfNoEntry: false })
    if (!stat) return undefined
    const type = stat.isFile() ? 'file' : stat.isDirectory() ? 'folder' : stat.isSymbolicLink() ? 'link' : 'special'
    return {
      path,
      type,
      id: `${stat.dev}:${stat.ino}`,
      sizeBytes: type === 'folder' ? 0 : Number(stat.size),
      modifiedNs: String(stat.mtimeNs),
      changedNs: String(stat.ctimeNs),
      mode: Number(stat.mode) & 0o7777,
      ...(type === 'link' && { to: fs.readlinkSync(at, { encoding: 'buffer' }).toString('latin1') }),
    }
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) return undefined
    throw error
  }
}

/** A path below a folder, both texts of bytes. */
export const below = (root: string, path: string): string => (path === '' ? root : `${root}/${path}`)
