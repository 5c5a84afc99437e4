import { type Asked, json, type Said } from '../double.ts'
import type { OneDriveItems } from './graph.ts'

export const TOP_ID = 'D4C3!101'
export const problem = (status: number, code: string): Said => json(status, { error: { code, message: code } })

interface Session {
  readonly parentId: string
  readonly name: string
  readonly modifiedAtMs: number
  readonly root: URL
  bytes: Buffer
}

/** All pieces but the last one are multiples of so many bytes. */
const STEP_BYTES = 320 * 1024
const WAY = /^me\/drive\/items\/([^/:]+):\/([^/]+):\/(content|createUploadSession)$/u
const SOON = '2030-01-01T00:00:00Z'

/** Microsoft's upload sessions (https://learn.microsoft.com/graph/api/driveitem-createuploadsession), and contents of small new files. */
export class Uploads {
  readonly #items: OneDriveItems
  readonly #sessions = new Map<string, Session>()
  #next = 1

  constructor(items: OneDriveItems) {
    this.#items = items
  }

  /** Undefined for another call. */
  begin({ method, url, body }: Asked, way: string, root: URL): Said | undefined {
    const [, item = '', named = '', call] = WAY.exec(way) ?? []
    if (call === undefined) return undefined
    const parentId = decodeURIComponent(item)
    const name = decodeURIComponent(named)
    if (parentId !== TOP_ID && this.#items.get(parentId) === undefined) return problem(404, 'itemNotFound')
    const isFail = (value: unknown): boolean => value === 'fail'
    if (call === 'content') {
      const behaviour = url.searchParams.get('@microsoft.graph.conflictBehavior')
      if (method !== 'PUT' || !isFail(behaviour)) throw new Error('it would be replaced')
      return this.#items.make(parentId, { name, bytes: body, modifiedAtMs: Date.now() }, root)
    }
    const asked = JSON.parse(body.toString('utf8')).item
    if (method !== 'POST' || !isFail(asked['@microsoft.graph.conflictBehavior']))
      throw new Error('it would be replaced')
    const modifiedAtMs = Date.parse(asked.fileSystemInfo?.lastModifiedDateTime ?? '') || Date.now()
    const id = `session-${this.#next++}`
    this.#sessions.set(id, { parentId, name: asked.name ?? name, modifiedAtMs, root, bytes: Buffer.alloc(0) })
    const uploadUrl = new URL(`up/${id}`, root).href
    return json(200, { uploadUrl, expirationDateTime: SOON, nextExpectedRanges: ['0-'] })
  }

  /** A name that was taken meanwhile is refused with the last piece. */
  take(id: string, { method, headers, body }: Asked, violations: string[]): Said {
    const session = this.#sessions.get(id)
    if (session === undefined) return problem(404, 'itemNotFound')
    const told = (): unknown => ({ expirationDateTime: SOON, nextExpectedRanges: [`${session.bytes.length}-`] })
    if (method === 'GET') return json(200, told())
    if (method === 'DELETE') {
      this.#sessions.delete(id)
      return { status: 204 }
    }
    const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/u.exec(String(headers['content-range'])) ?? []
    const isLast = Number(last) + 1 === Number(size)
    if (body.length !== Number(last) - Number(first) + 1) violations.push('a piece of another length')
    if (body.length % STEP_BYTES !== 0 && !isLast) violations.push('a piece that is no multiple of 320 KiB')
    if (Number(first) !== session.bytes.length) return problem(416, 'invalidRange')
    session.bytes = Buffer.concat([session.bytes, body])
    if (!isLast) return json(202, told(), 'change')
    const { parentId, name, modifiedAtMs, bytes, root } = session
    const said = this.#items.make(parentId, { name, bytes, modifiedAtMs }, root)
    if (said.status === 201) this.#sessions.delete(id)
    return said
  }
}
