import ipaddr from 'ipaddr.js'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from './refusal.ts'

/** Counts tries by key within a time; held in memory by each process. */
export interface Limiter {
  /** Takes one try; throws `rate_limited` with the time to wait when there is none left. */
  take(key: string): Promise<void>
  /** Gives one back. */
  giveBack(key: string): Promise<void>
}

export function createLimiter(tries: number, seconds: number, text: string): Limiter {
  const limiter = new RateLimiterMemory({ points: tries, duration: seconds })
  return {
    take: async (key) => {
      try {
        await limiter.consume(key)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
        throw new Refusal('rate_limited', text, { retryAfterSeconds })
      }
    },
    giveBack: async (key) => void (await limiter.reward(key)),
  }
}

/** An IPv4 address, or the /64 network of an IPv6 one: who has one address there has all of them. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return parsed.toByteArray().slice(0, 8).join('.')
}
