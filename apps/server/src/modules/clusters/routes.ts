import { type ClusterResponse, clusterRequest, clusterResponse, type FileRef } from '@octavo/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../infra/http/app.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { findFiles } from '../library/index.ts'
import { type IncomingFile, takeForAMoment } from '../uploads/index.ts'
import { type ClusterFile, type ClusterKind, clusterFiles } from './clusters.ts'

/** POST /api/cluster-images and /api/cluster-documents: files of the library (JSON), or files just for this (multipart). */
export function clusterRoutes(app: App, services: Services): void {
  for (const kind of ['images', 'documents'] as const) {
    app.post(
      `/api/cluster-${kind}`,
      {
        schema: {
          tags: ['organize'],
          summary: kind === 'images' ? 'Group images by their style' : 'Group documents by their content',
          description:
            'JSON {files: [{id}], numClusters} for files of the library, or multipart/form-data with "files" and "numClusters"; files of a form are looked at and forgotten',
          consumes: ['application/json', 'multipart/form-data'],
          response: { 200: clusterResponse, ...errorAnswers },
        },
      },
      async (request, reply) => await answer(services, kind, request, reply),
    )
  }
}

async function answer(
  services: Services,
  kind: ClusterKind,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ClusterResponse> {
  const { db, store, authorise, pool, thinker } = services
  const owner = await authorise.owner(request, reply)
  if (request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data')) {
    return await takeForAMoment(services, request, async ({ files, fields, intake }) => {
      const [wanted] = fields.get('numClusters') ?? []
      const groups = readBody({ files: [], ...(wanted === undefined ? {} : { numClusters: wanted }) }).numClusters
      const given = files.flatMap((file, index): ClusterFile[] => {
        const { received } = file
        return received ? [{ ref: toRef(file, index), read: () => intake.read(received.sha256) }] : []
      })
      return await clusterFiles({ pool, thinker, kind, groups }, given)
    })
  }
  const { files, numClusters } = readBody(request.body)
  const { entries, unknown } = await findFiles(
    db,
    owner,
    files.map(({ id }) => id),
  )
  if (unknown.length > 0)
    throw new Refusal('not_found', 'Some of these files do not exist', { ids: unknown.slice(0, 100) })
  const given = entries.map(({ file, blob }): ClusterFile => {
    const { id, name, type, size, path } = file
    const read = async () => {
      const reader = store.reader()
      return await reader.read(blob).finally(() => reader.close())
    }
    return { ref: { id, name, type, size, path }, read }
  })
  return await clusterFiles({ pool, thinker, kind, groups: numClusters }, given)
}

function readBody(body: unknown) {
  const parsed = clusterRequest.safeParse(body)
  if (parsed.success) return parsed.data
  throw new Refusal('bad_request', 'Send the files to group, and how many groups there should be (1 to 100)')
}

const toRef = ({ fileName, declaredType, facts, received }: IncomingFile, index: number): FileRef => ({
  id: `file-${index + 1}`,
  name: fileName.slice(0, 1024).toWellFormed(),
  type: facts.mediaType ?? declaredType,
  size: received?.sizeBytes ?? 0,
  path: '',
})
