import { HttpError, respond } from '../http/http.ts'
import type { Look, Subject } from './look.ts'
import type { Bytes } from './open-bytes.ts'

/** Longer contents are not brought here whole to be looked at. */
const WHOLE_BYTES = 48 * 1024 * 1024

const addressOf = (id: string): string => `/api/files/${encodeURIComponent(id)}`

/** Where the server hands out a file's bytes. */
export const contentAddress = (id: string): string => `${addressOf(id)}/content`

/** Where a browser is sent to save a file: never fetched, for the server may send whoever goes there on to where contents are kept. */
export const downloadAddress = (id: string): string => `${contentAddress(id)}?download=true`

/** Where the server tells what is inside a file. */
export const factsAddress = (id: string): string => `${addressOf(id)}/facts`

/** A look at files of the server's library, by their ids. */
export const SERVER: Look = {
  async thumb({ id }, signal) {
    const answer = await respond(`${addressOf(id)}/thumbnail?quiet=1`, { signal })
    // An empty answer with a time to come back: it is being made.
    if (answer.headers.has('retry-after')) return 'later'
    return answer.status === 200 ? answer.blob() : undefined
  },
  async open(of, signal) {
    try {
      const { openBytes } = await import('./open-bytes.ts')
      return await openBytes(of, bytesOf(of), signal)
    } catch (error) {
      const why = error instanceof HttpError ? whyOf(error) : undefined
      if (why === undefined) throw error
      return { content: { type: 'nothing', why }, close: () => undefined }
    }
  },
}

const bytesOf = (of: Subject): Bytes => ({
  address: () => contentAddress(of.id),
  async blob(signal, maxBytes) {
    if (of.sizeBytes === 0) return new Blob()
    if (maxBytes === undefined && of.sizeBytes > WHOLE_BYTES) return undefined
    const isPart = maxBytes !== undefined && of.sizeBytes > maxBytes
    const headers = isPart ? { Range: `bytes=0-${maxBytes - 1}` } : {}
    return (await respond(contentAddress(of.id), { signal, headers })).blob()
  },
  thumb: (signal) => SERVER.thumb(of, signal),
  close: () => undefined,
})

/** What a refusal says of the bytes; undefined where it says nothing of them. */
const whyOf = ({ status, code }: HttpError): 'gone' | 'damaged' | undefined =>
  code === 'damaged' ? 'damaged' : status === 404 || status === 410 ? 'gone' : undefined
