import type { ClusterKind } from '@octavo/core'
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import type { PackedFile } from '../../flow/device-files.ts'
import { useDeviceGuard, useDeviceNotices, useDeviceState, useDeviceValue } from '../../flow/use-device-flow.ts'
import { useDownloads } from '../../flow/use-downloads.ts'
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
const AwayDialog = lazy(() => import('../../intake/away-dialog.tsx'))

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
  const { actor } = flow
  const state = useDeviceState(flow)
  const by = useDeviceValue(flow, (context) => context.by)
  const brought = useDeviceValue(flow, (context) => context.brought)
  const [kind, setKind] = useState<ClusterKind>()
  const { download, away, answer, ...sheet } = useDownloads(flow)
  useDeviceNotices(flow, tell)
  useDeviceGuard(flow)
  const isOver = usePageDrop(
    useCallback(async (transfer) => actor.send({ type: 'COLLECT', by: 'drop', collect: fromDrop(transfer) }), [actor]),
    state === 'ready',
  )

  const practise = (from: 'welcome' | 'select-file' | 'practice') => onTutorial(brought?.items ?? [], from)
  const isBusy = state === 'collecting' || state === 'judging'
  // Files of the other picker go straight to the preview: no scan is shown of them.
  const stage = isBusy && by === 'picker' ? 'ready' : state
  const isPreview = stage === 'preview'

  return (
    <main
      className={
        isPreview
          ? 'mx-auto flex h-[calc(100dvh-4.25rem-var(--banner-h,0px))] min-h-[52rem] w-full max-w-[96rem] flex-col px-3 pt-1 pb-[calc(0.75rem+var(--nav-h)+var(--safe-end))] sm:px-6 lg:min-h-[34rem] [body:has([data-toast])_&]:pb-[calc(5.25rem+var(--nav-h)+var(--safe-end))]'
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
        {isPreview && <PreviewPanel flow={flow} onDownload={download} onCluster={setKind} onTutorial={practise} />}
      </Suspense>
      {stage === 'carrying' && <OrganizingPanel flow={flow} />}
      {stage === 'complete' && (
        <CompleteStage flow={flow} onDownload={download} onPractice={() => practise('practice')} />
      )}
      <SentLine isShort={isPreview} />
      <Suspense fallback={null}>
        {kind && <ClusterDialog flow={flow} kind={kind} onClose={() => setKind(undefined)} />}
        {away && <AwayDialog away={away} onAnswer={answer} />}
        {renderDownloads({ title: m.device_download_title(), ...sheet })}
      </Suspense>
    </main>
  )
}
