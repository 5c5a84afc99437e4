import { uploadResponse } from '@octavo/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../infra/http/app.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { errorAnswers, idempotencyKey } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import type { Caller } from '../callers/index.ts'
import { drain } from './drain.ts'
import { limitsFor } from './limits.ts'
import { type IncomingUpload, MAX_FILES, receiveUpload } from './receive.ts'
import { storeUpload, type Uploaded } from './upload.ts'

const BODY = {
  description:
    'multipart/form-data with the files in the repeated field "files"; optional field "metadata" (JSON) beside them',
} as const

/**
 * Receives and stores the files of a multipart request; gives back the plain fields too. `check` may refuse the fields
 * before anything is stored.
 */
export async function takeUpload(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  check?: (fields: IncomingUpload['fields']) => unknown,
): Promise<{ readonly owner: Caller; readonly uploaded: Uploaded; readonly fields: IncomingUpload['fields'] }> {
  const { db, store, authorise, config, nowMs, uploads } = services
  const key = idempotencyKey(request)
  if (!request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data')) {
    throw new Refusal('unsupported_media_type', 'Files are taken as multipart/form-data')
  }
  const owner = await authorise.owner(request, reply)
  try {
    const limits = await limitsFor(db, owner, config, store)
    const upload = await uploads.run(request.ip, () => receiveUpload(request.raw, store, limits))
    try {
      check?.(upload.fields)
    } catch (error) {
      await upload.intake.discard()
      throw error
    }
    const uploaded = await uploads.commit(owner.id, upload.files.length, () =>
      storeUpload({ db, store, config, owner, upload, key, nowMs: nowMs() }),
    )
    services.semanticSearch.soon(owner)
    services.photos.soon(owner)
    return { owner, uploaded, fields: upload.fields }
  } catch (error) {
    await drain(request)
    throw error
  }
}

/**
 * Receives the files of a multipart request only for as long as `use` works with them: nothing comes into the library,
 * and nothing is left on the disk.
 */
export async function takeForAMoment<T>(
  services: Services,
  request: FastifyRequest,
  use: (upload: IncomingUpload) => Promise<T>,
): Promise<T> {
  const { store, config, uploads } = services
  try {
    const refuse = (text: string) => () => new Refusal('too_large', text)
    const limits = {
      maxFileBytes: MOMENT_FILE_BYTES,
      roomFiles: MAX_FILES,
      roomBytes: Math.min(config.quotaBytes, MOMENT_BYTES),
      tooMany: refuse(`At most ${MAX_FILES} files at a time can be grouped`),
      overQuota: refuse('These files are too large to be grouped in one call'),
      idleMs: 30_000,
    }
    const upload = await uploads.run(request.ip, () => receiveUpload(request.raw, store, limits))
    try {
      return await use(upload)
    } finally {
      await upload.intake.discard()
    }
  } catch (error) {
    await drain(request)
    throw error
  }
}

const MOMENT_FILE_BYTES = 256 * 1024 ** 2
const MOMENT_BYTES = 2 * 1024 ** 3

/** POST /api/files/upload. */
export function uploadRoutes(app: App, services: Services): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
  app.post(
    '/api/files/upload',
    {
      schema: {
        tags: ['files'],
        summary: 'Upload files',
        description: BODY.description,
        consumes: ['multipart/form-data'],
        response: { 201: uploadResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const { owner, uploaded } = await takeUpload(services, request, reply)
      services.thumbnails.soon(owner, uploaded.entries)
      return reply.code(201).send({ files: uploaded.entries.map((entry) => entry.file), failed: [...uploaded.failed] })
    },
  )
}
