import { type ClusterKind, clusterCount, type Draft, type ItemGroup, isClusterable, joinPath } from '@octavo/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DeviceFlow } from '../../flow/device-flow.ts'
import { useDeviceValue } from '../../flow/use-device-flow.ts'
import { clusterThere } from '../../http/clusters.ts'
import { HttpError, serverTextOf } from '../../http/http.ts'
import type { Brought } from '../../intake/brought.ts'
import { locale } from '../../language/index.ts'
import { m } from '../../paraglide/messages.js'
import { blobOf } from '../../platform/file-bytes.ts'
import { toast } from '../../ui/index.ts'
import { clusterInWorker, type SortInput } from '../../worker/sort/client.ts'

/** Files of a draft that can be grouped, with their bytes. */
export const clusterable = (
  kind: ClusterKind,
  { inside, blobs }: Pick<Brought, 'inside' | 'blobs'>,
  { entries }: Pick<Draft, 'entries'>,
): readonly SortInput[] =>
  [...entries.values()].flatMap(({ item }) => {
    const blob = inside.has(item.id) ? undefined : blobs?.get(item.id)
    return blob && isClusterable(kind, item.name, [item.mediaType].filter(Boolean)) ? [{ item, blob }] : []
  })

const toSend = (inputs: readonly SortInput[]) =>
  Promise.all(
    inputs.flatMap(({ item: { id, name }, blob }) =>
      blob ? [blobOf(blob).then((bytes) => ({ id, name, blob: bytes }))] : [],
    ),
  )

/** Groups as folders below the one that most of their files are in. */
export const asFolders = (
  draft: Draft,
  groups: readonly { readonly name: string; readonly itemIds: readonly string[] }[],
) =>
  groups.map(({ name, itemIds }): ItemGroup => {
    const tops = itemIds.map((id) => draft.entries.get(id)?.category.split('/', 1)[0] ?? '')
    const counts = new Map<string, number>()
    for (const top of tops) counts.set(top, (counts.get(top) ?? 0) + 1)
    const [top = ''] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? []
    const own = name.replaceAll('/', ' ')
    // A group that is called as the folder in which most of it lies is that folder.
    return { category: own === top ? top : joinPath(top, own), itemIds }
  })

export type Clustering =
  | { readonly state: 'asked' }
  | { readonly state: 'running'; readonly done: number }
  | {
      readonly state: 'grouped'
      readonly groups: readonly { readonly name: string; readonly itemIds: readonly string[] }[]
    }

const tellNone = (kind: ClusterKind) =>
  toast({
    ...(kind === 'images'
      ? { title: m.device_toast_no_images(), description: m.device_toast_no_images_text() }
      : { title: m.device_toast_no_documents(), description: m.device_toast_no_documents_text() }),
    tone: 'destructive',
  })

/** Why grouping failed: the server's own words, no way to it, or nobody knows. */
const tellFailed = (kind: ClusterKind, error: unknown, isThere: boolean) => {
  const isAway = isThere && !(error instanceof HttpError)
  const away = kind === 'images' ? m.device_toast_cluster_error_images : m.device_toast_cluster_error_documents
  toast({
    title: isAway ? m.device_toast_cluster_error() : m.device_toast_cluster_failed(),
    description: isAway ? away() : (serverTextOf(error) ?? m.device_toast_cluster_failed_text()),
    tone: 'destructive',
  })
}

/** Grouping of the files of a preview by style or content: here, or on the server for those who choose so. */
export const useClusters = (flow: DeviceFlow, kind: ClusterKind, onClose: () => void) => {
  const brought = useDeviceValue(flow, (context) => context.brought)
  const draft = useDeviceValue(flow, (context) => context.draft)
  const inputs = useMemo(() => (brought && draft ? clusterable(kind, brought, draft) : []), [brought, draft, kind])
  const [clustering, setClustering] = useState<Clustering>({ state: 'asked' })
  const abort = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => abort.current?.abort(), [])
  const groups = clusterCount(inputs.length)

  const run = async (isThere: boolean) => {
    abort.current = new AbortController()
    const { signal } = abort.current
    setClustering({ state: 'running', done: 0 })
    try {
      const onProgress = (done: number) => setClustering({ state: 'running', done })
      const found = isThere
        ? await clusterThere(kind, await toSend(inputs), groups, signal)
        : await clusterInWorker(inputs, { kind, groups, language: locale(), signal, onProgress })
      if (found.length > 0) return setClustering({ state: 'grouped', groups: found })
      tellNone(kind)
    } catch (error) {
      if (signal.aborted) return
      console.warn('The files could not be grouped', error)
      tellFailed(kind, error, isThere)
    }
    onClose()
  }
  return {
    ...{ clustering, groups, count: inputs.length },
    sizeBytes: useMemo(() => inputs.reduce((sum, { item }) => sum + item.sizeBytes, 0), [inputs]),
    here: () => void run(false),
    there: () => void run(true),
    use() {
      if (clustering.state !== 'grouped' || !draft) return
      flow.actor.send({ type: 'EDIT', edit: { type: 'group', groups: asFolders(draft, clustering.groups) } })
      onClose()
    },
  }
}
