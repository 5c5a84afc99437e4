import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A token that nobody can guess: 256 random bits in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** True for text that can be a token of ours. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/u.test(text)

/** What is kept of a token: its SHA-256 in hex. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Makes the tokens of guests, and knows them again without having kept one: a token that nobody gave founds no library. */
export interface GuestTokens {
  make(): string
  isOurs(token: string): boolean
}

const NONCE_BYTES = 16

/** A guest's token: 128 random bits, and as many of their HMAC-SHA-256 under the data folder's secret. */
export function createGuestTokens(secret: Buffer): GuestTokens {
  const signed = (nonce: Buffer) =>
    Buffer.concat([
      nonce,
      createHmac('sha256', secret).update('guest\0').update(nonce).digest().subarray(0, NONCE_BYTES),
    ])
  return {
    make: () => signed(randomBytes(NONCE_BYTES)).toString('base64url'),
    isOurs: (token) => {
      const given = Buffer.from(token, 'base64url')
      const expected = signed(given.subarray(0, NONCE_BYTES))
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
