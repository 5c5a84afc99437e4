import { Readable } from 'node:stream'
import { AppError } from '@octavo/core'
import { type S3Client, S3Error } from './client.ts'
import { gone, isGone } from './keys.ts'

/** A body that breaks off is gone on with so often without a byte more. */
const RESUMES = 5

/**
 * Bytes `start` to `end` (both counted) of what lies under a key; where the answer breaks off, what is missing is asked for. Throws
 * AppError `not_found` before the first byte is given out.
 */
export async function readRange(client: S3Client, key: string, start: number, end: number): Promise<Readable> {
  const first = await openRange(client, key, start, end)
  return Readable.from(resumed(client, key, [first, start, end]), { objectMode: false })
}

async function openRange(client: S3Client, key: string, start: number, end: number): Promise<Readable> {
  try {
    const headers = { range: `bytes=${start}-${end}` }
    const answer = await client.stream('GET', key, { headers })
    const given = /^bytes (\d+)-(\d+)\//u.exec(answer.headers['content-range'] ?? '')
    const isMeant = answer.status === 206 && given !== null && Number(given[1]) === start
    if (isMeant && Number(given[2]) === end) return answer.body
    // A store that knows no ranges would give the beginning of something else.
    answer.body.destroy()
    if (isMeant) throw gone()
    throw new AppError('io_error', 'The store of contents does not give parts of them')
  } catch (error) {
    if (isGone(error) || (error instanceof S3Error && error.status === 416)) throw gone(error)
    throw error
  }
}

/** Bytes of a range; where the answer breaks off, what is missing is asked for. */
async function* resumed(
  client: S3Client,
  key: string,
  [first, start, end]: readonly [Readable, number, number],
): AsyncGenerator<Buffer> {
  let at = start
  let body = first
  for (let breaks = 0; ; ) {
    const [source, from] = [body, at]
    try {
      for await (const piece of source) {
        const bytes = (piece as Buffer).subarray(0, end + 1 - at)
        at += bytes.length
        if (bytes.length > 0) yield bytes
      }
      if (at > end) return
      throw new Error('The bytes end too early')
    } catch (error) {
      breaks = at > from ? 1 : breaks + 1
      if (breaks > RESUMES) throw new AppError('transient', 'The store breaks off', { cause: error })
      body = await openRange(client, key, at, end)
    } finally {
      source.destroy()
    }
  }
}

/** All that a stream gives. */
export async function collected(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
