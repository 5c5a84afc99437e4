import * as z from 'zod'
import { apiError } from './errors.ts'
import { fileFailure, fileRef } from './files.ts'

/** POST /api/cluster-images and /api/cluster-documents as JSON: files of the library by their ids. */
export const clusterRequest = z.strictObject({
  files: z.array(z.looseObject({ id: z.string().min(1).max(1024) })).max(10_000),
  /** How many groups are wanted; min(5, ceil(files / 3)) when left out. */
  numClusters: z.coerce.number().int().min(1).max(100).optional(),
})
export type ClusterRequest = z.infer<typeof clusterRequest>

/** Groups by their readable names. Files that could not be looked at are in `failed`, with the reason. */
export const clusterResponse = z.object({
  success: z.literal(true),
  clusters: z.record(z.string(), z.array(fileRef)),
  failed: z.array(fileFailure),
})
export type ClusterResponse = z.infer<typeof clusterResponse>

/** Every refusal of these two calls: the answer of all refusals, with `success` as the specification has it. */
export const clusterFailure = apiError.extend({ success: z.literal(false) })
export type ClusterFailure = z.infer<typeof clusterFailure>
