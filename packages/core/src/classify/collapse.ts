import { byPath, type Item, itemOf, joinPath } from '../item/index.ts'
import type { Page, Unlisted } from '../ports/index.ts'
import { type FolderEntry, type FolderOptions, meaningOf } from './folder.ts'

/** A flat list with its bundles made one item each; `members` are the items of the list inside of each, by its path. */
export interface Collapsed extends Page {
  readonly members: ReadonlyMap<string, readonly Item[]>
}

interface FileOfList extends FolderEntry {
  readonly type: 'file'
  readonly item: Item
}

/** A folder that the paths of the list pass through. */
class FolderOfList implements FolderEntry {
  readonly type = 'folder'
  readonly name: string
  readonly files: FileOfList[] = []
  readonly folders = new Map<string, FolderOfList>()

  constructor(name: string) {
    this.name = name
  }

  add(item: Item): void {
    let folder: FolderOfList = this
    let start = 0
    for (let slash = item.path.indexOf('/'); slash >= 0; slash = item.path.indexOf('/', start)) {
      folder = folder.#below(item.path.slice(start, slash))
      start = slash + 1
    }
    folder.files.push({ type: 'file', name: item.path.slice(start), item })
  }

  #below(name: string): FolderOfList {
    const known = this.folders.get(name)
    if (known !== undefined) return known
    const made = new FolderOfList(name)
    this.folders.set(name, made)
    return made
  }

  /** Everything in it, to its bottom. */
  all(): readonly Item[] {
    const items: Item[] = []
    const waiting: FolderOfList[] = [this]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      for (const { item } of next.files) items.push(item)
      for (const folder of next.folders.values()) waiting.push(folder)
    }
    return items.sort(byPath)
  }
}

/**
 * What `walk` makes of a folder, made of a flat list of files whose paths tell of the folders: a library's rows, a list
 * of picked files, the entries of an archive. A bundle is one item whose id is its path. What is in the root or in a sorted folder
 * came together there from anywhere, and makes neither a bundle. The whole list is needed: of a part, bundles are not known.
 */
export function collapse(list: readonly Item[], options: FolderOptions = {}): Collapsed {
  const root = new FolderOfList('')
  for (const item of list) root.add(item)
  const items: Item[] = []
  const unlisted: Unlisted[] = []
  const members = new Map<string, readonly Item[]>()
  const waiting = [{ path: '', folder: root }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { path, folder } = next
    const meaning = meaningOf(path, [...folder.files, ...folder.folders.values()], options, true)
    if (meaning.whole !== undefined) {
      const inside = folder.all()
      members.set(path, inside)
      items.push(bundleOf(path, inside))
      continue
    }
    for (const thing of meaning.unlisted) unlisted.push(thing)
    for (const entry of meaning.files) if (entry.type === 'file') items.push(entry.item)
    for (const entry of meaning.folders)
      if (entry.type === 'folder') waiting.push({ path: joinPath(path, entry.name), folder: entry })
  }
  return {
    items: items.sort(byPath),
    bundles: [...members.keys()].sort(),
    unlisted: unlisted.sort(byPath),
    members,
  }
}

/**
 * `collapse` for a library, or a part of one: its top, where uploads land, and the folders of the categories are where
 * things come together, and no bundles.
 */
export function collapseLibrary(list: readonly Item[]): Collapsed {
  return collapse(list, { sorted: new Set(['', ...list.map(({ path }) => path.split('/', 1)[0] ?? '')]) })
}

function bundleOf(path: string, inside: readonly Item[]): Item {
  let sizeBytes = 0
  let modifiedAtMs = 0
  for (const item of inside) {
    sizeBytes += item.sizeBytes
    modifiedAtMs = Math.max(modifiedAtMs, item.modifiedAtMs)
  }
  return itemOf(inside[0]?.origin.source ?? 'folder', { path, sizeBytes, modifiedAtMs })
}
