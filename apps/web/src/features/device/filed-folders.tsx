import { FolderCheck, RotateCcw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { DeviceFlow } from '../../flow/device-flow.ts'
import { useDeviceValue } from '../../flow/use-device-flow.ts'
import type { FiledFolder } from '../../intake/brought.ts'
import { filesOf, foldersOf, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { BlankState, Button, Panel, ProgressBar } from '../../ui/index.ts'
import { StageHeading } from '../../ui/stage-heading.tsx'
import { StoppedNote } from './stopped-note.tsx'

const FiledDialog = lazy(() => import('./filed-dialog.tsx'))

const NONE: readonly FiledFolder[] = []

/** The folders of the person that were found where the files lie, and how much stays in them. */
const useFiled = (flow: DeviceFlow) => {
  const filed = useDeviceValue(flow, ({ brought }) => brought?.filed) ?? NONE
  const opened = useDeviceValue(flow, (context) => context.opened)
  const fileCount = filed.reduce((sum, folder) => sum + folder.fileCount, 0)
  return { filed, opened, fileCount }
}

const words = (fileCount: number, filed: readonly FiledFolder[]): string =>
  m.device_filed({ files: filesOf(fileCount), folders: foldersOf(filed.length) })

/** What stays because it lies in folders of the person, and the way to say which of these are none. */
export const FiledFolders = ({ flow }: { readonly flow: DeviceFlow }) => {
  const { filed, opened, fileCount } = useFiled(flow)
  if (filed.length + opened.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <FolderCheck aria-hidden="true" className="size-4 shrink-0 text-accent" />
      {fileCount > 0 && <p>{words(fileCount, filed)}</p>}
      <YourFolders flow={flow} size="s" />
    </div>
  )
}

/** Where nothing is to be sorted, because all of it lies in folders of the person. */
export const AllFiled = ({ flow, title }: { readonly flow: DeviceFlow; readonly title: string }) => {
  const { filed, fileCount } = useFiled(flow)
  return (
    <Panel className="flex flex-1 flex-col p-5">
      <StageHeading className="text-2xl font-semibold tracking-tight">{title}</StageHeading>
      <StoppedNote flow={flow} />
      <BlankState icon={FolderCheck} title={m.device_filed_all()} text={words(fileCount, filed)}>
        <div className="flex flex-wrap items-center justify-center gap-3">
          <YourFolders flow={flow} size="m" />
          <Button look="quiet" icon={RotateCcw} onPress={() => flow.actor.send({ type: 'START.OVER' })}>
            {m.device_start_over()}
          </Button>
        </div>
      </BlankState>
    </Panel>
  )
}

/** Opens the list of these folders; while what they hold is sorted anew, how far that is. */
const YourFolders = ({ flow, size }: { readonly flow: DeviceFlow; readonly size: 's' | 'm' }) => {
  const { filed, opened } = useFiled(flow)
  const { done, total } = useDeviceValue(flow, (context) => context.work)
  const [isAsking, setAsking] = useState(false)
  if (done < total)
    return (
      <div className="w-56">
        <ProgressBar
          label={m.folders_sorting()}
          size="s"
          percent={(100 * done) / total}
          valueText={m.folders_sorted_of({ n: number(done), total: number(total) })}
        />
      </div>
    )
  return (
    <>
      <Button size={size} look={size === 's' ? 'quiet' : 'primary'} onPress={() => setAsking(true)}>
        {m.device_filed_show()}
      </Button>
      <Suspense fallback={null}>
        {isAsking && (
          <FiledDialog
            filed={filed}
            opened={opened}
            onClose={() => setAsking(false)}
            onApply={(next) => flow.actor.send({ type: 'SORT.AGAIN', opened: next })}
          />
        )}
      </Suspense>
    </>
  )
}
