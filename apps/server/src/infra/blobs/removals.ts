/** Keeps removals and what needs all contents to stay, such as a backup, out of each other's way. */
export class Removals {
  #keepers = 0
  #last: Promise<unknown> = Promise.resolve()

  /** Waits for a removal under way, and lets none begin until what it returns is called. */
  async keepAll(): Promise<() => void> {
    this.#keepers += 1
    await this.#last
    return () => {
      this.#keepers -= 1
    }
  }

  /** Does what removes contents, unless they are all to be kept for now; then undefined. */
  async run<T>(act: () => Promise<T>): Promise<T | undefined> {
    if (this.#keepers > 0) return undefined
    const done = this.#last.then(act)
    this.#last = done.catch(() => undefined)
    return await done
  }
}
