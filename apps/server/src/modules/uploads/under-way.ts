import { networkOf } from '../../infra/http/limiter.ts'
import { Refusal } from '../../infra/http/refusal.ts'

/** Uploads of one network that are read at the same time: a household's browsers need some dozen. */
const MOST = 64

/** Counts uploads that are being read, so that one caller's hundreds don't hold memory and disk for all. */
export class UnderWay {
  readonly #counts = new Map<string, number>()

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
