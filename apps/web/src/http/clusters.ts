import type { ClusterKind, FileKind, Group } from '@octavo/core'
import { requestJson } from './http.ts'

/** A file whose bytes are sent to be grouped. */
interface ToCluster {
  readonly id: string
  readonly name: string
  readonly blob: Blob
}

/**
 * Has files grouped by the server, which looks at them and forgets them: their contents leave the device. At most
 * `numClusters` groups come back, by the ids that were given. Throws HttpError, TypeError when the server can't be reached.
 */
export const clusterThere = async (
  kind: ClusterKind,
  files: readonly ToCluster[],
  numClusters: number,
  signal: AbortSignal,
): Promise<readonly Group[]> => {
  const form = new FormData()
  form.append('numClusters', String(numClusters))
  for (const { name, blob } of files) form.append('files', blob, name)
  const [{ clusterResponse }, answer] = await Promise.all([
    import('@octavo/contract'),
    requestJson(`/api/cluster-${kind}`, { method: 'POST', form, signal }),
  ])
  const { clusters } = clusterResponse.parse(answer)
  // What is sent for a moment has no id there but its place in the form.
  const idOf = (sent: string): readonly string[] => {
    const file = files[Number(sent.slice('file-'.length)) - 1]
    return file ? [file.id] : []
  }
  return Object.entries(clusters).map(([name, refs]) => ({ name, itemIds: refs.flatMap(({ id }) => idOf(id)) }))
}

/** Has files of the library grouped by the server, as `clusterThere` does with files that are sent. */
export const clusterLibrary = async (
  kind: ClusterKind,
  files: readonly { readonly id: string }[],
  numClusters: number,
  signal: AbortSignal,
): Promise<readonly Group[]> => {
  const body = { files: files.map(({ id }) => ({ id })), numClusters }
  const [{ clusterResponse }, answer] = await Promise.all([
    import('@octavo/contract'),
    requestJson(`/api/cluster-${kind}`, { method: 'POST', body, signal }),
  ])
  const { clusters } = clusterResponse.parse(answer)
  return Object.entries(clusters).map(([name, refs]) => ({ name, itemIds: refs.map(({ id }) => id) }))
}

/** What files are by names, types and sizes alone, in their order: no content leaves the device. Throws as `requestJson`. */
export const classifyThere = async (
  files: readonly { readonly name: string; readonly type: string; readonly size: number }[],
  signal: AbortSignal,
): Promise<readonly FileKind[]> => {
  const [{ classifyResponse }, answer] = await Promise.all([
    import('@octavo/contract'),
    requestJson('/api/files/classify', { method: 'POST', body: { files }, signal }),
  ])
  return classifyResponse.parse(answer).files.map(({ kind }) => kind)
}
