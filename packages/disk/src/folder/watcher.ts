import fs from 'node:fs'
import path from 'node:path'

interface Watched {
  readonly watcher: fs.FSWatcher
  readonly inode: bigint
}

/**
 * Watches the folders below one, not their files, each by itself: a few bytes a folder, and what is moved in whole is seen, too.
 * What it tells is a hint and never data: who hears it lists the folder. Hidden folders and links are left out.
 */
export class FolderWatcher {
  readonly #root: string
  readonly #onHint: () => void
  readonly #watched = new Map<string, Watched>()

  /** `root` is a path from `realRoot`; `onHint` is called in the midst of anything, as often as the system likes. */
  constructor(root: string, onHint: () => void) {
    this.#root = root
    this.#onHint = onHint
  }

  /**
   * Watches every folder that is there now; to be called before each listing, so that what comes after it gives a hint. False when
   * the system does not let some of them be watched: then only looking again finds what comes.
   */
  sync(): boolean {
    const there = new Set<string>()
    let isWhole = true
    const waiting = [this.#root]
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
      there.add(folder)
      // Before its insides are read: what is made in between gives a hint.
      isWhole = this.#watch(folder) && isWhole
      for (const entry of entriesOf(folder))
        if (entry.isDirectory() && !entry.name.startsWith('.')) waiting.push(path.join(folder, entry.name))
    }
    for (const [folder, { watcher }] of this.#watched) {
      if (there.has(folder)) continue
      watcher.close()
      this.#watched.delete(folder)
    }
    return isWhole
  }

  /** How many folders are watched. */
  get size(): number {
    return this.#watched.size
  }

  close(): void {
    for (const { watcher } of this.#watched.values()) watcher.close()
    this.#watched.clear()
  }

  #watch(folder: string): boolean {
    try {
      const inode = fs.statSync(folder, { bigint: true }).ino
      const before = this.#watched.get(folder)
      if (before?.inode === inode) return true
      // Another folder has its name now.
      before?.watcher.close()
      this.#watched.delete(folder)
      const watcher = fs.watch(folder, { persistent: false }, this.#onHint)
      watcher.on('error', () => {
        watcher.close()
        if (this.#watched.get(folder)?.watcher === watcher) this.#watched.delete(folder)
        this.#onHint()
      })
      this.#watched.set(folder, { watcher, inode })
      return true
    } catch {
      // Gone in the meantime, or no more can be watched: the listing says which, and who looks again finds what comes.
      return false
    }
  }
}

function entriesOf(folder: string): readonly fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
