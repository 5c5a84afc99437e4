import type { ClusterKind } from '@octavo/core'
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { type PackedFile, packed, packedThere, pathsOf } from '../../flow/device-files.ts'
import { useDeviceGuard, useDeviceNotices, useDeviceState, useDeviceValue } from '../../flow/use-device-flow.ts'
import { SentLine } from '../../intake/sent-line.tsx'
import { usePageDrop } from '../../intake/use-page-drop.ts'
import { m } from '../../paraglide/messages.js'
import { cx, toast } from '../../ui/index.ts'
import { BulkCard } from './bulk-card.tsx'
import { CompleteStage } from './complete-stage.tsx'
import { toToast } from './notices.ts'
import { OrganizingPanel } from './organizing-panel.tsx'
import { PermissionPanel } from './permission-panel.tsx'
import { ScanningPanel } from './scanning-panel.tsx'
import { organizer } from './services.ts'
import { COLLECT, fromDrop } from './ways.ts'

const PreviewPanel = lazy(async () => ({ default: (await import('./preview-panel.tsx')).PreviewPanel }))
const ClusterDialog = lazy(() => import('./cluster-dialog.tsx'))

const tell = (notice: Parameters<typeof toToast>[0]) => toast(toToast(notice))

export interface DeviceScreenProps {
  /** Draws the download sheet; the app brings it, for features don't know each other. */
  readonly renderDownloads: (sheet: {
    readonly title: string
    readonly isOpen: boolean
    readonly onOpenChange: (isOpen: boolean) => void
    readonly files: readonly PackedFile[]
  }) => ReactNode
  /** Opens the tutorial at a step, with the person's own files to practise with. */
  readonly onTutorial: (
    files: readonly { readonly id: string; readonly name: string }[],
    from: 'welcome' | 'select-file' | 'practice',
  ) => void
}

/** `/cross-platform`: scans files of this device, shows where each belongs, and organizes them. */
export const DeviceScreen = ({ renderDownloads, onTutorial }: DeviceScreenProps) => {
  const flow = useMemo(organizer, [])
  const { actor, plan } = flow
  const state = useDeviceState(flow)
  const by = useDeviceValue(flow, (context) => context.by)
  const brought = useDeviceValue(flow, (context) => context.brought)
  const [kind, setKind] = useState<ClusterKind>()
  const [files, setFiles] = useState<readonly PackedFile[]>([])
  const [isDownloading, setDownloading] = useState(false)
  useDeviceNotices(flow, tell)
  useDeviceGuard(flow)
  const isOver = usePageDrop(
    useCallback(async (transfer) => actor.send({ type: 'COLLECT', by: 'drop', collect: fromDrop(transfer) }), [actor]),
    state === 'ready',
  )

  const download = async () => {
    const { draft, report, brought: now } = actor.getSnapshot().context
    if (!now || !draft) return
    const isOver = state === 'complete' && report !== undefined
    const paths = (isOver ? report.paths : undefined) ?? pathsOf(await plan.take({ draft, files: now }), now)
    setFiles(now.place ? await packedThere(now.place, paths, isOver && report.where === 'place') : packed(now, paths))
    setDownloading(true)
  }
  const practise = (from: 'welcome' | 'select-file' | 'practice') => onTutorial(brought?.items ?? [], from)
  const isBusy = state === 'collecting' || state === 'judging'
  // Files of the other picker go straight to the preview: no scan is shown of them.
  const stage = isBusy && by === 'picker' ? 'ready' : state
  const isPreview = stage === 'preview'

  return (
    <main
      className={
        isPreview
          ? 'mx-auto flex h-[calc(100dvh-4.25rem-var(--banner-h,0px))] min-h-[52rem] w-full max-w-[96rem] flex-col px-3 pt-1 pb-[calc(0.75rem+var(--nav-h)+var(--safe-end))] sm:px-6 lg:min-h-[34rem]'
          : cx(
              'mx-auto flex w-full max-w-3xl flex-col gap-4 px-4 pt-2 pb-[calc(3rem+var(--nav-h)+var(--safe-end))] sm:px-6',
              'sm:pt-[4dvh]',
            )
      }
    >
      {stage === 'ready' && (
        <PermissionPanel
          start={(way) => actor.send({ type: 'COLLECT', by: way, collect: COLLECT[way] })}
          isOver={isOver}
          isReading={isBusy}
        />
      )}
      {stage === state && isBusy && (by === 'bulk' ? <BulkCard flow={flow} /> : <ScanningPanel flow={flow} />)}
      <Suspense fallback={<p className="sr-only">{m.loading()}</p>}>
        {isPreview && (
          <PreviewPanel flow={flow} onDownload={() => void download()} onCluster={setKind} onTutorial={practise} />
        )}
      </Suspense>
      {stage === 'carrying' && <OrganizingPanel flow={flow} />}
      {stage === 'complete' && (
        <CompleteStage flow={flow} onDownload={() => void download()} onPractice={() => practise('practice')} />
      )}
      <SentLine isShort={isPreview} />
      <Suspense fallback={null}>
        {kind && <ClusterDialog flow={flow} kind={kind} onClose={() => setKind(undefined)} />}
        {renderDownloads({
          title: m.device_download_title(),
          isOpen: isDownloading,
          onOpenChange: setDownloading,
          files,
        })}
      </Suspense>
    </main>
  )
}
