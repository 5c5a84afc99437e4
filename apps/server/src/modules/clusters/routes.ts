import { type ClusterResponse, clusterFailure, clusterRequest, clusterResponse, type FileRef } from '@octavo/contract'
import type { ClusterKind, Reading } from '@octavo/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../infra/http/app.ts'
import { sendError } from '../../infra/http/errors.ts'
import { signalOf } from '../../infra/http/hang-up.ts'
import { languageOf } from '../../infra/http/language.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Services } from '../../services.ts'
import { findFiles } from '../library/index.ts'
import { type IncomingFile, takeForAMoment } from '../uploads/index.ts'
import { type ClusterFile, clusterFiles } from './clusters.ts'

/** Reading what is to be grouped may take so long; what is not read by then is grouped by its name. */
const READ_MS = 600_000

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
          response: { 200: clusterResponse, '4xx': clusterFailure, '5xx': clusterFailure },
        },
        errorHandler: (error, request, reply) => sendError(error, request, reply, { success: false }),
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
  const { db, store, authorise, pool, turns, judgeThread, readings, grouping } = services
  const owner = await authorise.owner(request, reply)
  const signal = signalOf(reply)
  const language = languageOf(request)
  const parts = { pool, turns, judgeThread, who: owner.id, kind, language, signal }
  const group = (groups: number | undefined, files: () => Promise<readonly ClusterFile[]>) =>
    grouping.run(owner.id, async () => await clusterFiles({ ...parts, groups }, await files()), signal)
  if (request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data')) {
    return await takeForAMoment(services, request, async ({ files, fields, intake }) => {
      const [wanted] = fields.get('numClusters') ?? []
      const groups = readBody({ files: [], ...(wanted === undefined ? {} : { numClusters: wanted }) }).numClusters
      const given = files.flatMap((file, index): ClusterFile[] => {
        const { received, declaredType } = file
        return received
          ? [{ ref: toRef(file, index), declaredType, open: () => intake.openRanges(received.sha256) }]
          : []
      })
      return await group(groups, async () => given)
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
  return await group(numClusters, async () => {
    const known =
      kind === 'documents'
        ? await readings.of(owner, entries, { budgetMs: READ_MS, signal })
        : new Map<string, Reading>()
    return entries.map(({ file, blob }): ClusterFile => {
      const { id, name, type, size, path } = file
      const reading = known.get(id)
      return { ref: { id, name, type, size, path }, open: () => store.openRanges(blob), ...(reading && { reading }) }
    })
  })
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
