import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type ArchiveRequest, archiveRequest } from '@octavo/contract'
import { zipStream } from '@octavo/core'
import type { Db } from '../../infra/db/db.ts'
import type { App } from '../../infra/http/app.ts'
import { setDisposition } from '../../infra/http/headers.ts'
import type { Services } from '../../services.ts'
import type { Caller } from '../callers/index.ts'
import { filesBelow, resolveFiles, type StoredEntry } from '../library/index.ts'
import { keptPlan } from '../plans/index.ts'
import { archiveEntries } from './entries.ts'

const DEFAULT_NAME = 'organized-files.zip'
const READ_AHEAD = 8

/** POST /api/files/archive: the library, or some files of it, or what a plan moves under its new paths, as one ZIP with its folders, streamed. */
export function archiveRoutes(app: App, services: Services): void {
  const { db, store, authorise, log } = services

  app.post(
    '/api/files/archive',
    {
      schema: {
        tags: ['files'],
        summary: 'Download files as a ZIP archive',
        description:
          'Answers with application/zip. Files whose bytes are gone are listed in _missing_files.json inside.',
        body: archiveRequest,
      },
      // No body at all asks for everything, as an empty object does; a body that says null is no wish.
      preValidation: async (request) => {
        if (request.headers['content-type'] === undefined) request.body ??= archiveRequest.parse({})
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      const { plan, name, names } = request.body
      const chosen = plan === undefined ? await filesOf(db, owner, request.body) : await keptPlan(db, owner, plan)
      const stop = new AbortController()
      const archive = archiveEntries({ db, store, owner, chosen, names })
      const chunks = zipStream(archive.entries, {
        crc32,
        signal: stop.signal,
        readAhead: READ_AHEAD,
        onDone: ({ added, missing }) => {
          if (missing.length > 0)
            log.warn({ requestId: request.id, added, missing: missing.length }, 'Files were missing in an archive')
        },
      })
      const stream = Readable.from(chunks, { objectMode: false, highWaterMark: 1024 * 1024 })
      stream.once('close', () => {
        stop.abort()
        void archive.close()
      })
      setDisposition(reply, 'attachment', zipName(name))
      return reply.type('application/zip').send(stream)
    },
  )
}

/** The files that are named, and those in the folders that are named, each once; undefined where nothing is. */
async function filesOf(
  db: Db,
  owner: Caller,
  { ids, folders }: Pick<ArchiveRequest, 'ids' | 'folders'>,
): Promise<readonly StoredEntry[] | undefined> {
  if (!ids && !folders) return undefined
  const found = new Map(await resolveFiles(db, owner, [...new Set(ids)], { names: false }))
  for (const folder of folders ?? [])
    for (const entry of await filesBelow(db, owner, folder)) found.set(entry.file.id, entry)
  return [...found.values()]
}

/** A download's name: the wish with `.zip` at its end, or the default. */
function zipName(wish: string | undefined): string {
  const name = wish?.trim().replace(/[\\/]/gu, '_') ?? ''
  if (name === '') return DEFAULT_NAME
  return /\.zip$/iu.test(name) ? name : `${name}.zip`
}
