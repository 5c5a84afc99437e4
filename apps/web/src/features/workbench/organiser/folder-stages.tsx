import { visibleName } from '@octavo/core'
import { Download, ListTree, RotateCcw, Undo2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useCallback } from 'react'
import type { DeviceFlow } from '../../../flow/device-flow.ts'
import type { DeviceNotice } from '../../../flow/device-types.ts'
import { useDeviceGuard, useDeviceNotices, useDeviceState, useDeviceValue } from '../../../flow/use-device-flow.ts'
import { usePreviewModel } from '../../../flow/use-preview-model.ts'
import { useUndo } from '../../../flow/use-undo.ts'
import type { Brought } from '../../../intake/brought.ts'
import { filesOf, foldersOf } from '../../../language/words.ts'
import { m } from '../../../paraglide/messages.js'
import { saveFile } from '../../../platform/save.ts'
import { CompletePanel } from '../../../review/complete-panel.tsx'
import { FILES } from '../../../review/files.tsx'
import { ReviewPanel } from '../../../review/review-panel.tsx'
import type { ReviewThings } from '../../../review/things.ts'
import { Approval } from '../../../ui/approval.tsx'
import { Button, toast } from '../../../ui/index.ts'
import { type Packed, packFiles } from '../../../viewer/pack-files.ts'
import { listOfGroups } from './folders-flow.ts'

const PackingLine = lazy(() => import('../../../viewer/packing-line.tsx'))

const NO_PATHS: ReadonlyMap<string, string> = new Map()

const THINGS: ReviewThings = { ...FILES, approve: () => m.org_folders_approve() }

const tell = (notice: DeviceNotice) => {
  if (notice.type === 'failed') toast({ title: m.org_failed(), tone: 'destructive' })
}

/** Items under the paths that they were given, with their bytes as they lie on this device. */
const packedHere = ({ items, blobs }: Brought, paths: ReadonlyMap<string, string>): readonly Packed[] =>
  items.flatMap(({ id, sizeBytes, modifiedAtMs }): Packed[] => {
    const [path, blob] = [paths.get(id), blobs?.get(id)]
    return path === undefined || !blob || 'url' in blob ? [] : [{ id, path, sizeBytes, modifiedAtMs, blob }]
  })

export interface FolderStagesProps {
  readonly flow: DeviceFlow
  /** Name of the archive, e.g. `Mail.zip`. */
  readonly archive: string
  /** Name of a list of the groups, for what may be in several of them: folders can't say it. */
  readonly list?: string
  /** Another form of what is saved: its name, its archive, and what is in that. */
  readonly other?: {
    readonly words: string
    readonly archive: string
    files(packed: readonly Packed[], signal: AbortSignal): Promise<readonly Packed[]>
  }
  /** What is shown while no folders are reviewed. */
  readonly children: ReactNode
}

/** Groups on their way to real folders: the review of the plan, carrying it out, and the archive; before that, the groups. */
export const FolderStages = ({ flow, archive, list, other, children }: FolderStagesProps) => {
  const { actor } = flow
  const state = useDeviceState(flow)
  useDeviceNotices(flow, tell)
  useDeviceGuard(flow)
  const back = useCallback(() => actor.send({ type: 'START.OVER' }), [actor])
  if (state === 'ready') return children
  if (state === 'preview') return <Preview flow={flow} onBack={back} />
  if (state === 'complete') return <Complete flow={flow} archive={archive} list={list} other={other} onBack={back} />
  return (
    <Approval stage="processing" title={m.org_folders_working()}>
      <div>
        <Button size="s" onPress={() => actor.send({ type: 'CANCEL' })}>
          {m.cancel()}
        </Button>
      </div>
    </Approval>
  )
}

const Preview = ({ flow, onBack }: { readonly flow: DeviceFlow; readonly onBack: () => void }) => (
  <div className="flex h-[calc(100dvh-7rem-var(--nav-h)-var(--safe-end)-var(--banner-h,0px))] min-h-[34rem] flex-col">
    <ReviewPanel
      model={usePreviewModel(flow, 'folders', THINGS)}
      title={m.org_folders_title()}
      isBelow
      lead={
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-pretty text-muted">
          {m.org_folders_lead()}
          <Button size="s" look="quiet" icon={RotateCcw} onPress={onBack}>
            {m.org_folders_back()}
          </Button>
        </p>
      }
    />
  </div>
)

type CompleteProps = Pick<FolderStagesProps, 'flow' | 'archive'> & {
  readonly list: FolderStagesProps['list']
  readonly other: FolderStagesProps['other']
  readonly onBack: () => void
}

const Complete = ({ flow, archive, list, other, onBack }: CompleteProps) => {
  const report = useDeviceValue(flow, (context) => context.report)
  const brought = useDeviceValue(flow, (context) => context.brought)
  const { undo, isRunning } = useUndo()
  if (!report || !brought) return null
  const { runId, movedCount, folderCount, folders, stayed, paths = NO_PATHS } = report
  const words = { files: filesOf(movedCount), folders: foldersOf(folderCount) }
  const { place } = brought
  const told = list === undefined ? undefined : listOfGroups(brought, paths)
  const listed: readonly Packed[] =
    list !== undefined && told ? [{ id: list, path: list, sizeBytes: told.size, blob: told }] : []
  const save = () => void packFiles(archive, async () => [...packedHere(brought, paths), ...listed])
  const saveOther = () =>
    other && void packFiles(other.archive, (signal) => other.files(packedHere(brought, paths), signal))
  return (
    <>
      <CompletePanel
        title={m.org_folders_done()}
        isBelow
        detail={place ? m.org_folders_there({ ...words, name: visibleName(place.name) }) : m.org_folders_ready(words)}
        folders={folders}
        stayed={stayed}
      >
        {place ? (
          <Button size="l" icon={Undo2} isDisabled={isRunning} onPress={() => undo(runId)}>
            {m.undo()}
          </Button>
        ) : (
          <Button look="primary" size="l" icon={Download} onPress={save}>
            {m.org_folders_save()}
          </Button>
        )}
        {!place && other && (
          <Button size="l" icon={Download} onPress={saveOther}>
            {other.words}
          </Button>
        )}
        {place && list !== undefined && told && (
          <Button size="l" icon={ListTree} onPress={() => void saveFile(told, list).catch(() => undefined)}>
            {m.org_list_save()}
          </Button>
        )}
        <Button size="l" icon={RotateCcw} onPress={onBack}>
          {m.org_folders_back()}
        </Button>
      </CompletePanel>
      <Suspense fallback={null}>
        <PackingLine />
      </Suspense>
    </>
  )
}
