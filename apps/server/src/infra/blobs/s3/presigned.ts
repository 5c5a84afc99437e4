import type { BlobLocation } from '../layout.ts'
import type { Shown } from '../port.ts'
import type { S3Client } from './client.ts'
import { isGone, keyOf } from './keys.ts'

/** An address can be used for so long: the time that a browser takes to follow it. What has begun by then goes on to its end. */
const SECONDS = 60

/**
 * An address with which a content that is an object of its own can be read from `endpoint`, as `shown` and no other way. Undefined
 * for one in a pack, for a redirect can not say which part of an object is meant, and where the object is not there or is not as
 * long as the content: no address can bind a length, so it is read before one is given.
 */
export async function presignedAddress(
  client: S3Client,
  blob: BlobLocation,
  shown: Shown,
  endpoint: string,
): Promise<string | undefined> {
  if (blob.pack !== null || blob.sizeBytes === 0) return undefined
  const key = keyOf(blob)
  try {
    const { headers } = await client.text('HEAD', key)
    if (headers['content-length'] !== String(blob.sizeBytes)) return undefined
    // By the store's own clock: ours may be off by minutes before a request of ours is refused, and these have but one.
    const atMs = Date.parse(headers.date ?? '') || client.nowMs()
    const query = {
      'response-content-type': shown.type,
      'response-content-disposition': shown.disposition,
      'response-cache-control': 'private, no-store',
    }
    return await client.signedAddress(key, { endpoint, query, seconds: SECONDS, atMs })
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}
