import type { HeldLock } from '../db/held.ts'

/** The same among the processes of one installation. */
export interface RemovalLocks {
  /** Lets no process remove anything. Waits for one that is just doing so. */
  keep(): Promise<HeldLock>
  /** For one that removes, after the others; undefined while any process keeps all. */
  remove(): Promise<HeldLock | undefined>
}

/** Keeps removals and what needs all contents to stay, such as a backup, out of each other's way. */
export class Removals {
  #keepers = 0
  #last: Promise<unknown> = Promise.resolve()
  #others: RemovalLocks | undefined

  /** From now on the other processes are heeded, too. */
  heed(others: RemovalLocks): void {
    this.#others = others
  }

  /**
   * Waits for a removal under way, and lets none begin until `release` is called. `isHeld` is false where another process may have
   * removed something all the same, because the database went away.
   */
  async keepAll(): Promise<HeldLock> {
    this.#keepers += 1
    try {
      await this.#last
      const others = await this.#others?.keep()
      return {
        get isHeld() {
          return others?.isHeld ?? true
        },
        release: async () => {
          this.#keepers -= 1
          await others?.release()
        },
      }
    } catch (error) {
      this.#keepers -= 1
      throw error
    }
  }

  /** Does what removes contents, unless they are all to be kept for now; then undefined. */
  async run<T>(act: () => Promise<T>): Promise<T | undefined> {
    if (this.#keepers > 0) return undefined
    const done = this.#last.then(() => this.#afterOthers(act))
    this.#last = done.catch(() => undefined)
    return await done
  }

  async #afterOthers<T>(act: () => Promise<T>): Promise<T | undefined> {
    if (!this.#others) return await act()
    const held = await this.#others.remove()
    if (!held) return undefined
    try {
      return await act()
    } finally {
      await held.release()
    }
  }
}
