import { AppError } from '@octavo/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Blobs, Shown } from '../../infra/blobs/port.ts'
import { damaged } from '../../infra/blobs/whole.ts'
import type { Db } from '../../infra/db/db.ts'
import { dispositionOf, setDisposition } from '../../infra/http/headers.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { markMissing } from './library.ts'
import { parseRange } from './range.ts'
import type { StoredEntry } from './rows.ts'

/** Types that a browser may show in place: they can't run anything in our name. Everything else is saved. */
const SHOWN = new Set([
  'application/pdf',
  ...['png', 'jpeg', 'gif', 'webp', 'avif', 'bmp'].map((name) => `image/${name}`),
  ...['mpeg', 'mp4', 'ogg', 'wav', 'x-wav', 'flac', 'x-flac', 'aac', 'webm', 'x-m4a'].map((name) => `audio/${name}`),
  ...['mp4', 'webm', 'ogg', 'quicktime', 'x-m4v'].map((name) => `video/${name}`),
])

/**
 * True for somebody who pressed a download: a browser that goes to an address, and wants all of what lies there. What a page fetches has to
 * come from here, for its policy lets it read nothing else; so has what a program asks for, which may carry its key along, and a part,
 * which belongs to the bytes of this server by its ETag.
 */
const isPress = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers.range === undefined &&
  headers.authorization === undefined

/** How a content is named where nothing but its type and its disposition keeps a browser from running it. */
const shownElsewhere = ({ type, name }: StoredEntry['file']): Shown => ({
  type: SHOWN.has(type) ? type : 'application/octet-stream',
  disposition: dispositionOf('attachment', name),
})

/**
 * Sends a file's bytes, or a part of them, as data that can do nothing. Bytes that are gone are noted and end as 404. Those
 * that are not what was stored end as 500 `damaged` with a header that says so, a large content that is found out on its way
 * as a broken answer; `asIs` gives them out all the same. With `isDownload` they come as something to save; a press on a download
 * may be sent on to the store itself, where the operator allows that.
 */
export async function sendContent(options: {
  readonly db: Db
  readonly store: Blobs
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly entry: StoredEntry
  readonly asIs: boolean
  readonly isDownload: boolean
}): Promise<FastifyReply> {
  const { db, store, request, reply, entry, asIs, isDownload } = options
  const { file, blob } = entry
  const etag = `"${file.sha256}"`
  const isKnown = request.headers['if-none-match']
    ?.split(/\s*,\s*/u)
    .some((tag) => tag === etag || tag === `W/${etag}` || tag === '*')
  if (isDownload && isPress(request) && !isKnown && !asIs && entry.damagedAs === null) {
    const address = await store.addressOf(blob, shownElsewhere(file))
    if (address !== undefined) return reply.header('cache-control', 'no-store').redirect(address, 302)
  }
  reply
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-cache')
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .header('last-modified', new Date(file.uploadedAtMs).toUTCString())
    .type(file.type)
  setDisposition(reply, SHOWN.has(file.type) && !isDownload ? 'inline' : 'attachment', file.name)
  if (isKnown) return reply.code(304).send()
  const ifRange = request.headers['if-range']
  const wanted = ifRange === undefined || ifRange === etag ? parseRange(request.headers.range, file.size) : undefined
  if (wanted === 'unsatisfiable') {
    throw new Refusal('range', `The file has ${file.size} bytes`, { sizeBytes: file.size })
  }
  if (asIs) reply.header('cache-control', 'no-store').removeHeader('etag')
  const { start, end } = wanted ?? { start: 0, end: file.size - 1 }
  if (wanted) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`)
  reply.header('content-length', String(end - start + 1))
  try {
    if (entry.damagedAs !== null && !asIs) throw damaged(blob, entry.damagedAs)
    if (request.method === 'HEAD' || file.size === 0) {
      if (!(await store.holds(blob)))
        throw new AppError('not_found', 'The bytes of this file are missing on the server')
      return reply.send('')
    }
    const isWhole = !asIs && end - start + 1 === file.size
    return reply.send(await (isWhole ? store.whole(blob) : store.stream(blob, start, end)))
  } catch (error) {
    if (error instanceof AppError && error.code === 'corrupt') {
      reply.header('octavo-damaged', `sha256=${String(error.details.actual)}`)
      throw new Refusal('damaged', error.message, { id: file.id, ...error.details }, error)
    }
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error
    await markMissing(db, file.sha256)
    throw new Refusal(
      'not_found',
      'The bytes of this file are missing on the server',
      { id: file.id, missing: true },
      error,
    )
  }
}
