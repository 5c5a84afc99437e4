import { parentPath } from '@octavo/core'

/** A folder with what lies in it and in those below it. */
export interface FolderNode {
  readonly path: string
  readonly name: string
  readonly count: number
  readonly sizeBytes: number
  readonly isNew: boolean
  readonly folders: readonly FolderNode[]
}

/** A folder with the files that lie right in it. */
export interface FlatFolder {
  readonly path: string
  readonly count: number
  readonly sizeBytes: number
}

const NONE: ReadonlySet<string> = new Set()

interface Growing {
  readonly path: string
  readonly name: string
  count: number
  sizeBytes: number
  readonly isNew: boolean
  readonly folders: Growing[]
}

/**
 * Folders as the tree that they are, in the order in which they come; each counts what is below it. `''` is the top itself,
 * `made` are paths of those that are not there yet.
 */
export const treeOf = (folders: readonly FlatFolder[], made: ReadonlySet<string> = NONE): readonly FolderNode[] => {
  const known = new Map<string, Growing>()
  const roots: Growing[] = []
  const nodeAt = (path: string): Growing => {
    const before = known.get(path)
    if (before) return before
    const name = path.slice(path.lastIndexOf('/') + 1)
    const node: Growing = { path, name, count: 0, sizeBytes: 0, isNew: made.has(path), folders: [] }
    known.set(path, node)
    if (path.includes('/')) nodeAt(parentPath(path)).folders.push(node)
    else roots.push(node)
    return node
  }
  for (const { path, count, sizeBytes } of folders) {
    for (let at = path; ; at = parentPath(at)) {
      const node = nodeAt(at)
      node.count += count
      node.sizeBytes += sizeBytes
      if (!at.includes('/')) break
    }
  }
  return roots
}
