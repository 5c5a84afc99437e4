import { uploadState } from '@octavo/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { App } from '../../infra/http/app.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { errorAnswers, idParams } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import type { Caller } from '../callers/index.ts'
import { findFiles } from '../library/index.ts'
import { drain } from './drain.ts'
import { ResumableUploads } from './resumable.ts'
import type { About, ResumableRow } from './resumable-rows.ts'

const VERSION = '1.0.0'
const PART_TYPE = 'application/offset+octet-stream'
const MOST_METADATA_CHARS = 16_384
const none = z.null().describe('No body')

/** A header that is a whole number of bytes; throws Refusal for any other text. */
function bytesIn(request: FastifyRequest, name: string): number {
  const text = request.headers[name]
  if (typeof text === 'string' && /^\d{1,15}$/u.test(text)) return Number(text)
  throw new Refusal('bad_request', `The header ${name} has to be a number of bytes`)
}

/** `Upload-Metadata`: names with base64 values, separated by commas. Throws Refusal for what is none, or has no file name. */
function aboutOf(request: FastifyRequest): About {
  const text = request.headers['upload-metadata']
  if (typeof text !== 'string' || text.length > MOST_METADATA_CHARS)
    throw new Refusal('bad_request', 'The header upload-metadata has to name the file')
  const said = new Map(
    text.split(',').map((pair) => {
      const [name = '', value = ''] = pair.trim().split(' ')
      return [name.toLowerCase(), Buffer.from(value, 'base64').toString('utf8')] as const
    }),
  )
  const name = said.get('filename') ?? said.get('name')
  if (!name) throw new Refusal('bad_request', 'The header upload-metadata has to name the file')
  const [folder, path, lastModified] = ['folder', 'path', 'lastmodified'].map((key) => said.get(key))
  return {
    name,
    type: said.get('filetype') ?? said.get('type') ?? '',
    ...(folder && { folder }),
    ...(path && { path }),
    ...(lastModified && /^-?\d{1,15}$/u.test(lastModified) && { lastModified: Number(lastModified) }),
  }
}

/** Calls of tus 1.0.0 (tus.io): core, creation, termination. */
export function resumableRoutes(app: App, services: Services): void {
  const { authorise, db } = services
  const resumable = new ResumableUploads(services)
  const tags = ['files']
  app.addContentTypeParser(PART_TYPE, (_request, _payload, done) => done(null))

  /** Whoever speaks another version of the protocol is told which one is spoken here. */
  function speak(request: FastifyRequest, reply: FastifyReply): void {
    reply.header('tus-resumable', VERSION).header('cache-control', 'no-store')
    if (request.headers['tus-resumable'] === VERSION) return
    reply.header('tus-version', VERSION)
    throw new Refusal('bad_request', `Uploads in parts speak tus ${VERSION}: send the header Tus-Resumable`)
  }
  const tell = (reply: FastifyReply, { offsetBytes, sizeBytes }: ResumableRow) =>
    reply.header('upload-offset', String(offsetBytes)).header('upload-length', String(sizeBytes))

  async function finish(owner: Caller, upload: ResumableRow): Promise<void> {
    const { entries } = await resumable.finish(owner, upload)
    services.semanticSearch.soon(owner)
    services.photos.soon(owner)
    services.thumbnails.soon(owner, entries)
  }

  const begun = { summary: 'Begin an upload in parts (tus)', response: { 201: none, ...errorAnswers } }
  app.post('/api/uploads', { schema: { tags, ...begun } }, async (request, reply) => {
    speak(request, reply)
    const about = aboutOf(request)
    const sizeBytes = bytesIn(request, 'upload-length')
    const owner = await authorise.owner(request, reply)
    const id = await resumable.begin(owner, sizeBytes, about)
    if (sizeBytes === 0) await finish(owner, await resumable.stateOf(owner, id))
    return reply.code(201).header('location', `/api/uploads/${id}`).header('upload-offset', '0').send(null)
  })

  const looked = {
    summary: 'Where an upload stands, and the file that it has become',
    response: { 200: uploadState, ...errorAnswers },
  }
  app.get('/api/uploads/:id', { schema: { tags, params: idParams, ...looked } }, async (request, reply) => {
    const owner = await known(request, request.params.id)
    // A HEAD comes from a client that begins again; whoever is still heard of from before is not.
    if (request.method === 'HEAD') speak(request, reply)
    const isHead = request.method === 'HEAD'
    const upload = isHead
      ? await resumable.resume(owner, request.params.id)
      : await resumable.stateOf(owner, request.params.id)
    const found = upload.fileId === null ? undefined : (await findFiles(db, owner, [upload.fileId])).entries[0]
    reply.header('cache-control', 'no-store')
    return tell(reply, upload).send({ offset: upload.offsetBytes, length: upload.sizeBytes, file: found?.file ?? null })
  })

  const part = { summary: 'The next part of an upload (tus)', response: { 204: none, ...errorAnswers } }
  app.patch('/api/uploads/:id', { schema: { tags, params: idParams, ...part } }, async (request, reply) => {
    try {
      const owner = await known(request, request.params.id)
      speak(request, reply)
      if (!request.headers['content-type']?.startsWith(PART_TYPE))
        throw new Refusal('unsupported_media_type', `Parts are taken as ${PART_TYPE}`)
      const offset = bytesIn(request, 'upload-offset')
      const { id } = request.params
      await services.uploads.run(request.ip, () => resumable.take(owner, id, offset, request.raw))
      const upload = await resumable.stateOf(owner, id)
      if (upload.offsetBytes === upload.sizeBytes && upload.fileId === null) await finish(owner, upload)
      return tell(reply, upload).code(204).send(null)
    } catch (error) {
      await drain(request)
      throw error
    }
  })

  const ended = { summary: 'Give an upload in parts up (tus)', response: { 204: none, ...errorAnswers } }
  app.delete('/api/uploads/:id', { schema: { tags, params: idParams, ...ended } }, async (request, reply) => {
    const owner = await known(request, request.params.id)
    speak(request, reply)
    await resumable.end(owner, request.params.id)
    return reply.code(204).send(null)
  })

  /** Whose upload this is; throws Refusal `not_found` for everybody else, before anything is said of the call itself. */
  async function known(request: FastifyRequest, id: string): Promise<Caller> {
    const owner = await authorise.reader(request)
    if (owner === undefined) throw new Refusal('not_found', 'There is no such upload, or it is over')
    await resumable.stateOf(owner, id)
    return owner
  }
}
