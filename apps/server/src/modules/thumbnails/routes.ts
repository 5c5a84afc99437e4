import * as z from 'zod'
import { lookedUpTogether } from '../../infra/db/together.ts'
import type { App } from '../../infra/http/app.ts'
import { signalOf } from '../../infra/http/hang-up.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { idParams } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { type FileKey, findEach, type StoredEntry } from '../library/index.ts'

/** Raised when thumbnails are made in another way, so that browsers ask anew. */
const EDITION = 1

/** GET /api/files/{id}/thumbnail: a small WebP picture of a file of the caller. */
export function thumbnailRoutes(app: App, services: Services): void {
  const { database, db, authorise, thumbnails } = services
  // A screen of pictures asks for many at once.
  const find = lookedUpTogether<FileKey, StoredEntry | undefined>({
    nameOf: ({ owner, id }) => `${owner.id} ${id}`,
    look: (keys) => findEach(db, keys),
    width: database.kind === 'embedded' ? 1 : 4,
    most: 100,
  })

  app.get(
    '/api/files/:id/thumbnail',
    {
      schema: {
        tags: ['files'],
        summary: 'A small picture of one file',
        description:
          'WebP, at most 256 pixels on the longer side. 404 when there is none; 409 with Retry-After while it is being made. With "quiet" both are an empty 204, for pages that show an icon then.',
        params: idParams,
        querystring: z.strictObject({ quiet: z.string().max(1).optional(), try: z.string().max(2).optional() }),
      },
    },
    async (request, reply) => {
      const owner = await authorise.reader(request)
      const entry = owner && (await find({ owner, id: request.params.id }))
      if (!owner || !entry) throw new Refusal('not_found', 'There is no such file')
      const etag = `"${entry.file.sha256}-t${EDITION}"`
      const isKnown = request.headers['if-none-match']?.split(/\s*,\s*/u).includes(etag) === true
      const made = isKnown ? undefined : await thumbnails.of(owner, entry, signalOf(reply))
      const isQuiet = request.query.quiet !== undefined
      if (made === 'busy') {
        reply.header('retry-after', '3')
        if (isQuiet) return reply.code(204).send()
        throw new Refusal('busy', 'The picture is being made. Ask again in a moment.')
      }
      // Kept by this browser for this person only: other cookies ask anew.
      const keep = { 'cache-control': 'private, max-age=3600', vary: 'Cookie, Authorization' }
      if (made && 'code' in made) {
        if (isQuiet) return reply.headers(keep).code(204).send()
        throw new Refusal('not_found', 'There is no picture of this file', { reason: made.code })
      }
      reply
        .headers(keep)
        .header('etag', etag)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'same-origin')
        .header('x-content-type-options', 'nosniff')
      if (!made) return reply.code(304).send()
      return reply.type('image/webp').send(Buffer.from(made.webp))
    },
  )
}
