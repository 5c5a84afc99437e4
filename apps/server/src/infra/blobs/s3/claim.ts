import { AppError } from '@octavo/core'
import { StartRefused } from '../../datadir/refused.ts'
import { type S3Client, S3Error } from './client.ts'
import { isGone, OWNER_KEY } from './keys.ts'

const EXIT_CONFIG = 78
const EXIT_UNAVAILABLE = 69

/**
 * Makes a bucket that of one installation, by the id of its database: two would hold each other's contents for things that
 * nobody knows. `anew` takes it from another; with `isInBucket` contents are there already, and one that does not know them is another
 * one of that name. Throws StartRefused in words, also for a bucket that can't be had.
 */
export async function claimBucket(
  client: S3Client,
  bucket: string,
  { id, anew, isInBucket }: { readonly id: string; readonly anew: boolean; readonly isInBucket: boolean },
): Promise<void> {
  try {
    const owner = await ownerOf(client)
    if (owner === id) return
    if (owner !== undefined && !anew)
      throw new StartRefused(
        `The bucket ${bucket} belongs to another Octavo (${owner}). Nothing was changed. Name a bucket of its own; if it does belong to this one (after a move, or a backup that was put back), say "octavo data bind" and start again.`,
        EXIT_CONFIG,
      )
    if (owner === undefined && isInBucket && !anew)
      throw new StartRefused(
        `The bucket ${bucket} is not the one that the stored files lie in: it says nothing of whose it is. Nothing was changed. See OCTAVO_S3_URL; if it is the one after all, say "octavo data bind" and start again.`,
        EXIT_CONFIG,
      )
    await client.text('PUT', OWNER_KEY, { body: Buffer.from(`${JSON.stringify({ product: 'octavo', id })}\n`) })
    // Of two that start at once the later one has written over the first.
    if ((await ownerOf(client)) !== id)
      throw new StartRefused(`Another Octavo has just taken the bucket ${bucket}. Start again.`, EXIT_CONFIG)
  } catch (error) {
    throw refusalOf(error, bucket)
  }
}

/** The id of the installation that a bucket belongs to; undefined where it says nothing. Throws Error for a marker that can't be read. */
async function ownerOf(client: S3Client): Promise<string | undefined> {
  try {
    const { text } = await client.text('GET', OWNER_KEY)
    const said: unknown = JSON.parse(text)
    const id: unknown = Object(said).id
    if (typeof id === 'string') return id
    throw new Error(`${OWNER_KEY} names nobody`)
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}

function refusalOf(error: unknown, bucket: string): unknown {
  if (error instanceof StartRefused) return error
  if (error instanceof S3Error && error.code === 'NoSuchBucket')
    return new StartRefused(
      `There is no bucket ${bucket}: make it first, or put OCTAVO_S3_BUCKET right.`,
      EXIT_CONFIG,
      error,
    )
  if (error instanceof S3Error && (error.status === 401 || error.status === 403))
    return new StartRefused(
      `The store does not let this key into the bucket ${bucket} (${error.code || error.status}): see OCTAVO_S3_ACCESS_KEY, OCTAVO_S3_SECRET_KEY and OCTAVO_S3_REGION.`,
      EXIT_CONFIG,
      error,
    )
  const why = error instanceof AppError || error instanceof Error ? error.message : 'unknown error'
  return new StartRefused(`The bucket ${bucket} can not be used: ${why}. See OCTAVO_S3_URL.`, EXIT_UNAVAILABLE, error)
}
