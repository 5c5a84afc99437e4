import { createHash, randomBytes } from 'node:crypto'

/** A token that nobody can guess: 256 random bits in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** True for text that can be a token of ours. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/u.test(text)

/** What is kept of a token: its SHA-256 in hex. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
