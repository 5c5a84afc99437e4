import { AppError } from '@octavo/core'
import type { BlobLocation } from '../layout.ts'
import { S3Error } from './client.ts'

export const looseKey = (sha256: string) => `blobs/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`
export const packKey = (pack: string) => `packs/${pack}.pack`
export const keyOf = ({ sha256, pack }: Pick<BlobLocation, 'sha256' | 'pack'>) =>
  pack === null ? looseKey(sha256) : packKey(pack)

/** What was taken out of the way lies under its own key below this. */
export const ASIDE = 'quarantine/'
/** Who the bucket belongs to. */
export const OWNER_KEY = 'octavo.json'

const OWN_KEY = /^(?:blobs\/[0-9a-f]{2}\/[0-9a-f]{2}\/([0-9a-f]{64})|packs\/([^/]+)\.pack)$/u

/** What a key stands for; undefined for one that no store of contents gives: what lies beside it in the bucket is not ours. */
export function thingOf(key: string): { readonly sha256: string } | { readonly pack: string } | undefined {
  const [, sha256, pack] = OWN_KEY.exec(key) ?? []
  if (sha256 !== undefined) return { sha256 }
  return pack === undefined ? undefined : { pack }
}

export const gone = (cause?: unknown) =>
  new AppError('not_found', 'The bytes of this file are missing in the store', {
    ...(cause !== undefined && { cause }),
  })

/** True for an answer that says that a key is not there; a bucket that is not there is another matter. */
export const isGone = (error: unknown) =>
  error instanceof S3Error && error.status === 404 && error.code !== 'NoSuchBucket'
