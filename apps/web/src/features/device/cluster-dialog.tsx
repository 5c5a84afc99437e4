import { type ClusterKind, type DraftEntry, visibleName } from '@octavo/core'
import { Cloud, ShieldCheck } from 'lucide-react'
import { isOffline, useConnection } from '../../connection/connection.ts'
import type { DeviceFlow } from '../../flow/device-flow.ts'
import { useDeviceValue } from '../../flow/use-device-flow.ts'
import { filesOf, number, shortSizeOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { FILES } from '../../review/files.tsx'
import { Button, Dialog, ProgressBar } from '../../ui/index.ts'
import { Thumb } from '../../viewer/thumb.tsx'
import { type Clustering, useClusters } from './use-clusters.ts'

export interface ClusterDialogProps {
  readonly flow: DeviceFlow
  readonly kind: ClusterKind
  readonly onClose: () => void
}

/** Asks where files are to be grouped, before anything leaves the device; then shows the groups, to be used as folders. */
export default function ClusterDialog({ flow, kind, onClose }: ClusterDialogProps) {
  const clusters = useClusters(flow, kind, onClose)
  const { clustering, groups, count, sizeBytes } = clusters
  const isAway = isOffline(useConnection())
  const title = kind === 'images' ? m.device_style() : m.device_content()
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      size="m"
      actions={
        clustering.state === 'grouped' ? (
          <>
            <Button onPress={onClose}>{m.cancel()}</Button>
            <Button look="primary" onPress={clusters.use}>
              {m.device_cluster_use()}
            </Button>
          </>
        ) : (
          <Button onPress={onClose}>{m.cancel()}</Button>
        )
      }
    >
      {clustering.state === 'asked' && (
        <div className="grid gap-4">
          <p className="text-muted">{m.device_cluster_about({ files: filesOf(count), n: number(groups) })}</p>
          <div className="grid gap-2">
            <Button look="primary" icon={ShieldCheck} onPress={clusters.here}>
              {m.device_cluster_here()}
            </Button>
            <p className="text-sm text-muted">{m.device_cluster_here_text()}</p>
          </div>
          <div className="grid gap-2">
            <Button icon={Cloud} isDisabled={isAway} onPress={clusters.there}>
              {m.device_cluster_there()}
            </Button>
            <p className="text-sm text-pretty text-muted">
              {m.device_cluster_there_text({ size: shortSizeOf(sizeBytes) })}
            </p>
          </div>
        </div>
      )}
      {clustering.state === 'running' && (
        <div className="grid gap-3" role="status">
          <p className="font-medium">{m.device_cluster_running()}</p>
          <ProgressBar
            label={m.device_cluster_running()}
            {...(clustering.done > 0 && { percent: (clustering.done / Math.max(1, count)) * 100 })}
            valueText={m.device_count({ done: number(clustering.done), total: number(count) })}
          />
        </div>
      )}
      {clustering.state === 'grouped' && <Groups flow={flow} groups={clustering.groups} />}
    </Dialog>
  )
}

/** Pictures of a group that are shown. */
const SHOWN = 5

/** The groups with their first files. */
const Groups = ({
  flow,
  groups,
}: { readonly flow: DeviceFlow } & Pick<Extract<Clustering, { state: 'grouped' }>, 'groups'>) => {
  const draft = useDeviceValue(flow, (context) => context.draft)
  return (
    <div className="grid gap-4">
      <p role="status" className="font-medium tabular">
        {m.device_cluster_groups({ count: groups.length, n: number(groups.length) })}
      </p>
      {groups.map(({ name, itemIds }) => (
        <section key={name} className="rounded-md border border-line bg-raised p-3">
          <h3 className="flex justify-between gap-3 font-semibold">
            <bdi className="min-w-0 truncate">{visibleName(name)}</bdi>
            <span className="shrink-0 text-sm font-medium text-muted tabular">{filesOf(itemIds.length)}</span>
          </h3>
          <ul className="mt-2 flex flex-wrap items-center gap-2">
            {itemIds.slice(0, SHOWN).flatMap((id) => {
              const entry = draft?.entries.get(id)
              return entry ? [<Small key={id} look={flow.look} entry={entry} />] : []
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}

const Small = ({
  look,
  entry: { item, verdict },
}: {
  readonly look: DeviceFlow['look']
  readonly entry: DraftEntry
}) => (
  <li title={visibleName(item.name)}>
    <Thumb look={look} of={item} icon={FILES.icon(verdict.fileKind)} className="size-11 rounded-sm" />
    <span className="sr-only">{visibleName(item.name)}</span>
  </li>
)
