interface AtWork<T> {
  readonly work: Promise<T>
  readonly stop: AbortController
  waiting: number
}

/** Work that is done once for all who ask for the same thing at the same time. */
export class SharedWork<T> {
  readonly #atWork = new Map<string, AtWork<T>>()

  /** How many different things are being done. */
  get size(): number {
    return this.#atWork.size
  }

  /**
   * Begins the work called `key`, or joins in when it is under way. Throws the signal's reason at once when it is aborted;
   * the work hears of it by its own signal only when nobody else waits for it, and then nobody joins it any more.
   */
  join(key: string, begin: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      signal?.throwIfAborted()
      const one = this.#atWork.get(key) ?? this.#begin(key, begin)
      one.waiting += 1
      const leave = () => {
        one.waiting -= 1
        if (one.waiting === 0) {
          this.#forget(key, one)
          one.stop.abort(signal?.reason)
        }
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      const forget = () => signal?.removeEventListener('abort', leave)
      one.work.then(resolve, reject).finally(forget)
    })
  }

  #begin(key: string, begin: (signal: AbortSignal) => Promise<T>): AtWork<T> {
    const stop = new AbortController()
    const one: AtWork<T> = { work: begin(stop.signal), stop, waiting: 0 }
    this.#atWork.set(key, one)
    const forget = () => this.#forget(key, one)
    one.work.then(forget, forget)
    return one
  }

  #forget(key: string, one: AtWork<T>): void {
    if (this.#atWork.get(key) === one) this.#atWork.delete(key)
  }
}
