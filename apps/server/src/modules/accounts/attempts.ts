import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Limiter, type Limits, networkOf } from '../../infra/http/limiter.ts'
import { hashOf } from '../callers/index.ts'

const WINDOW_SECONDS = 15 * 60
/** Wrong passwords in the window, of one account or one known device. */
const PER_ACCOUNT = 10
/** Of one address, which may be a whole school: against one password tried on many accounts. */
const PER_ADDRESS = 30

/** Who tries a password: the account's e-mail key, where from, and the browser's device cookie. */
export interface Attempt {
  readonly emailKey: string
  readonly address: string
  readonly device: string | undefined
}

/**
 * Slows the guessing of passwords. Strangers share the tries of an account and of their address; a browser that has been
 * logged in to the account before has tries of its own (OWASP "device cookies"), so that nobody can lock the owner out.
 */
export interface Attempts {
  /** Runs a check of a password. Throws `rate_limited` without checking when too many were wrong; returns what it found. */
  guard<T>(attempt: Attempt, check: () => Promise<T | undefined>): Promise<T | undefined>
  /** A device cookie's value for an account. */
  deviceFor(emailKey: string): string
}

export function createAttempts(secret: Buffer, limits: Limits): Attempts {
  const text = 'Too many tries. Try again in some minutes.'
  const limiter = (name: string, tries: number) => limits({ name, tries, seconds: WINDOW_SECONDS, text })
  const accounts = limiter('tries-account', PER_ACCOUNT)
  const addresses = limiter('tries-address', PER_ADDRESS)
  const devices = limiter('tries-device', PER_ACCOUNT)
  const sign = (nonce: string, emailKey: string) =>
    createHmac('sha256', secret).update(`device\0${nonce}\0${emailKey}`).digest('base64url')
  const isKnown = (device: string | undefined, emailKey: string): device is string => {
    const [nonce = '', signature = ''] = device?.split('.') ?? []
    const expected = Buffer.from(sign(nonce, emailKey))
    const given = Buffer.from(signature)
    return nonce !== '' && given.length === expected.length && timingSafeEqual(given, expected)
  }

  return {
    deviceFor: (emailKey) => {
      const nonce = randomBytes(16).toString('base64url')
      return `${nonce}.${sign(nonce, emailKey)}`
    },
    guard: async ({ emailKey, address, device }, check) => {
      const buckets: readonly (readonly [Limiter, string])[] = isKnown(device, emailKey)
        ? [[devices, hashOf(`${device} ${emailKey}`)]]
        : [
            [accounts, hashOf(emailKey)],
            [addresses, networkOf(address)],
          ]
      // Taken before the check, given back when it was right: many tries at once can't slip through together.
      for (const [bucket, key] of buckets) await bucket.take(key)
      const found = await check()
      if (found !== undefined) for (const [bucket, key] of buckets) await bucket.giveBack(key)
      return found
    },
  }
}
