import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps short secrets of people unreadable in the database and its backups: AES-256-GCM under the data folder's secret. */
export interface Seal {
  close(text: string, owner: string): string
  /** The text, or undefined when it was sealed under another secret, for somebody else, or changed since. */
  open(sealed: string, owner: string): string | undefined
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** `purpose` keeps keys for different things apart (HKDF, RFC 5869). The owner is bound in, so that rows can't be swapped. */
export function createSeal(secret: Buffer, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), purpose, 32))
  return {
    close(text, owner) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed, owner) {
      try {
        const bytes = Buffer.from(sealed, 'base64url')
        const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)]
        const opener = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner)).setAuthTag(tag)
        return opener.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + opener.final('utf8')
      } catch {
        return undefined
      }
    },
  }
}
