import { setTimeout as rest } from 'node:timers/promises'
import { FairQueue } from '@octavo/core'
import { networkOf } from '../../infra/http/limiter.ts'
import { Refusal } from '../../infra/http/refusal.ts'

/** Uploads of one network that are read at the same time: a household's browsers need some dozen. */
const MOST = 64

/** An upload of more files than the web app sends at a time leaves the database to others for as long as it had it. */
const LARGE = 100

/**
 * Counts uploads that are being read, so that one caller's hundreds don't hold memory and disk for all, and lets them into
 * the database by turns.
 */
export class UnderWay {
  readonly #commits: FairQueue
  readonly #counts = new Map<string, number>()

  /** `width`: uploads that become rows at the same time. The embedded database does one thing after the other anyway. */
  constructor(width: number) {
    this.#commits = new FairQueue(width)
  }

  /** Makes rows of an upload of so many files when it is this person's turn. */
  async commit<T>(who: string, files: number, act: () => Promise<T>): Promise<T> {
    return await new Promise<T>((resolve, reject) => {
      const turn = async () => {
        const beganMs = performance.now()
        await act().then(resolve, reject)
        // Questions of others that came meanwhile are answered before the next upload has its turn; nobody waits for this.
        if (files > LARGE) await rest(performance.now() - beganMs)
      }
      this.#commits.run(who, turn).catch(reject)
    })
  }

  /** Does `act` as one of the uploads of this address's network; throws `rate_limited` when there are too many already. */
  async run<T>(address: string, act: () => Promise<T>): Promise<T> {
    const network = networkOf(address)
    const count = this.#counts.get(network) ?? 0
    if (count >= MOST) {
      const text = `At most ${MOST} uploads at the same time are taken from one network. Try again when some are done.`
      throw new Refusal('rate_limited', text, { retryAfterSeconds: 5 })
    }
    this.#counts.set(network, count + 1)
    try {
      return await act()
    } finally {
      const left = (this.#counts.get(network) ?? 1) - 1
      if (left > 0) this.#counts.set(network, left)
      else this.#counts.delete(network)
    }
  }
}
