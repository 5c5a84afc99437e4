import { baseName, joinPath, parentPath } from '@octavo/core'
import type { MemoryTree } from '@octavo/core/testing'
import { type Answer, refusal, type ShellDouble } from './shell-double.ts'

const taken = () => refusal('Something of this name is there already.', 'already_exists')
const gone = () => refusal('It is not there any more.', 'not_found')

/**
 * Our own plugin over a tree in memory, as its Android side behaves: where folder and name change, a thing is renamed, moved and
 * renamed again, and the app may be killed between any two of these steps (the tree's power switch).
 */
export const folderPlugin = (tree: MemoryTree, shell: () => ShellDouble): Record<string, Answer> => {
  const text = (value: unknown) => String(value ?? '')
  const find = (path: string) => {
    const file = tree.file(path)
    const size = { sizeBytes: file?.bytes.length ?? 0, modifiedAtMs: file?.modifiedAtMs ?? 0 }
    if (!tree.has(path)) return null
    const found = { name: baseName(path), type: file ? 'file' : 'folder', ...size, isAway: false }
    return file ? { ...found, uri: addressOf(path) } : found
  }
  /** Where a file can be read; what is there is what lies at the path when it is asked. */
  const addressOf = (path: string) => {
    const uri = `content://tree/${path}`
    shell().bytes.set(uri, tree.file(path)?.bytes.slice() ?? '')
    return uri
  }
  const step = (from: string, to: string) => {
    if (tree.has(to)) throw taken()
    tree.power.step(`move ${from}`)
    tree.rename(from, to)
  }
  const move: Answer = ({ from: a, to: b, via: c }) => {
    const [from, to, via] = [text(a), text(b), text(c)]
    if (!tree.has(from)) throw gone()
    if (!tree.isFolder(parentPath(to))) throw refusal('There is no folder of this name.', 'not_a_folder')
    if (tree.has(to)) throw taken()
    if (parentPath(from) === parentPath(to) || baseName(from) === baseName(to)) return step(from, to)
    const home = joinPath(parentPath(from), via)
    if (from !== home) step(from, home)
    step(home, joinPath(parentPath(to), via))
    step(joinPath(parentPath(to), via), to)
  }
  const calls: Record<string, Answer> = {
    check: () => ({ isGranted: true }),
    list: ({ path }) =>
      tree.isFolder(text(path))
        ? { entries: tree.names(text(path)).map((name) => find(joinPath(text(path), name))) }
        : {},
    stat: ({ paths }) => ({ found: (paths as readonly string[]).map(find) }),
    makeFolder({ path }) {
      if (tree.isFolder(text(path))) return
      if (tree.has(text(path)) || !tree.isFolder(parentPath(text(path))))
        throw refusal('There is no folder of this name.', 'not_a_folder')
      tree.power.step(`folder ${text(path)}`)
      tree.makeFolders(text(path))
    },
    move,
    removeEmptyFolder({ path }) {
      if (!tree.isFolder(text(path)) || tree.names(text(path)).length > 0) return { removed: false }
      tree.remove(text(path))
      return { removed: true }
    },
    locate({ path }) {
      if (tree.file(text(path)) === undefined) throw gone()
      return { uri: addressOf(text(path)) }
    },
  }
  return Object.fromEntries(Object.entries(calls).map(([name, answer]) => [`OctavoFolders.${name}`, answer]))
}
