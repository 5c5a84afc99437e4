import type { Look, Subject } from './look.ts'

/** Pictures that are asked for at the same time: a browser has six connections for everything. */
const AT_ONCE = 4
/** Pictures that are kept: some screens of a grid. */
const KEPT = 600
/** A picture that is still being made is asked for again: after these many milliseconds, then no more. */
const AGAIN_MS = [2500, 7000, 20_000] as const

interface Wish {
  readonly of: Subject
  readonly show: (address: string) => void
  attempt: number
  readonly stop: AbortController
}

/**
 * The small pictures of one look: what is in sight now is asked for first, what has scrolled away is asked for no more, and
 * what was had is shown at once the next time.
 */
export class Thumbs {
  readonly #look: Look
  /** Addresses by id, the one shown last at the end; undefined where there is no picture. */
  readonly #known = new Map<string, string | undefined>()
  readonly #shown = new Map<string, number>()
  readonly #waiting: Wish[] = []
  #busy = 0

  constructor(look: Look) {
    this.#look = look
  }

  /** The address of a picture that was had before. */
  known(id: string): string | undefined {
    return this.#known.get(id)
  }

  /** Asks for a picture and keeps it for as long as it is shown; the function that is returned ends that. */
  ask(of: Subject, show: (address: string) => void): () => void {
    const wish: Wish = { of, show, attempt: 0, stop: new AbortController() }
    this.#shown.set(of.id, (this.#shown.get(of.id) ?? 0) + 1)
    const known = this.#known.get(of.id)
    if (known !== undefined) {
      this.#known.delete(of.id)
      this.#known.set(of.id, known)
      show(known)
    } else if (!this.#known.has(of.id)) this.#want(wish)
    return () => {
      wish.stop.abort()
      const left = (this.#shown.get(of.id) ?? 1) - 1
      if (left === 0) this.#shown.delete(of.id)
      else this.#shown.set(of.id, left)
    }
  }

  #want(wish: Wish): void {
    if (wish.stop.signal.aborted) return
    this.#waiting.push(wish)
    this.#next()
  }

  #next(): void {
    while (this.#busy < AT_ONCE) {
      // The newest first: it is what is in sight.
      const wish = this.#waiting.pop()
      if (!wish) return
      if (wish.stop.signal.aborted) continue
      this.#busy += 1
      void this.#serve(wish).finally(() => {
        this.#busy -= 1
        this.#next()
      })
    }
  }

  async #serve(wish: Wish): Promise<void> {
    const { of, show, stop } = wish
    const { signal } = stop
    try {
      const known = this.#known.get(of.id)
      if (known !== undefined) return show(known)
      const picture = await this.#look.thumb(of, signal)
      if (picture === 'later') return this.#again(wish)
      this.#keep(of.id, picture && URL.createObjectURL(picture))
      const address = this.#known.get(of.id)
      if (address !== undefined && !signal.aborted) show(address)
    } catch {
      // Without a connection the icon stays; another look at it asks again.
    }
  }

  #again(wish: Wish): void {
    const againMs = AGAIN_MS[wish.attempt]
    if (againMs === undefined || wish.stop.signal.aborted) return
    wish.attempt += 1
    const timer = setTimeout(() => this.#want(wish), againMs)
    wish.stop.signal.addEventListener('abort', () => clearTimeout(timer))
  }

  #keep(id: string, address: string | undefined): void {
    if (this.#known.get(id) !== undefined) {
      // Shown in two places, it was asked for twice: the first one is on the screen.
      if (address !== undefined) URL.revokeObjectURL(address)
      return
    }
    this.#known.set(id, address)
    for (const [oldest, kept] of this.#known) {
      if (this.#known.size <= KEPT) return
      if (this.#shown.has(oldest)) continue
      this.#known.delete(oldest)
      if (kept !== undefined) URL.revokeObjectURL(kept)
    }
  }
}

const all = new WeakMap<Look, Thumbs>()

/** The small pictures of a look; the same for the same look. */
export const thumbsOf = (look: Look): Thumbs => {
  const known = all.get(look) ?? new Thumbs(look)
  all.set(look, known)
  return known
}
