import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef } from 'react'
import type { PackedFile } from '../../flow/device-files.ts'
import type { DeviceNotice } from '../../flow/device-types.ts'
import { setMoment } from '../../flow/moment.ts'
import { useDeviceGuard, useDeviceNotices, useDeviceState } from '../../flow/use-device-flow.ts'
import { useDownloads } from '../../flow/use-downloads.ts'
import { needWords } from '../../language/index.ts'
import { m } from '../../paraglide/messages.js'
import { folderFlow } from './flows.ts'
import { FolderDone } from './folder-done.tsx'
import { FolderPreview } from './folder-preview.tsx'
import { FolderWork } from './folder-work.tsx'
import { RequestAccess } from './request-access.tsx'
import { Stage } from './stage.tsx'
import { folderToast, say } from './tell.ts'

const AwayDialog = lazy(
  async () => (await Promise.all([import('../../intake/away-dialog.tsx'), needWords('device')]))[0],
)

export interface FolderScreenProps {
  /** True when the person has granted access in this tab before. */
  readonly wasGranted: boolean
  /** Called when the person has granted access and files came of it, and again when AI has sorted them. */
  readonly onAccessGranted: () => void
  /** Draws the download sheet; the app brings it, for features don't know each other. */
  readonly renderDownloads: (sheet: {
    readonly title: string
    readonly isOpen: boolean
    readonly onOpenChange: (isOpen: boolean) => void
    readonly files: readonly PackedFile[]
  }) => ReactNode
}

/** `/mobile-organizer`: a folder of the device is looked into, grouped, and downloaded sorted; nothing leaves the device. */
export const FolderScreen = ({ wasGranted, onAccessGranted, renderDownloads }: FolderScreenProps) => {
  const flow = folderFlow()
  const state = useDeviceState(flow)
  const { download, away, answer, ...sheet } = useDownloads(flow)
  const granted = useRef(onAccessGranted)
  granted.current = onAccessGranted
  useDeviceNotices(
    flow,
    useCallback((notice: DeviceNotice) => {
      if (notice.type === 'found' || notice.type === 'done') granted.current()
      say(folderToast(notice))
    }, []),
  )
  useDeviceGuard(flow)
  useEffect(() => {
    setMoment(state)
    return () => setMoment('')
  }, [state])

  return (
    <>
      <Stage isWide={state === 'preview'}>
        {state === 'ready' && <RequestAccess flow={flow} wasGranted={wasGranted} />}
        {(state === 'collecting' || state === 'judging' || state === 'carrying') && (
          <FolderWork flow={flow} state={state} />
        )}
        {state === 'preview' && <FolderPreview flow={flow} onDownload={download} />}
        {state === 'complete' && <FolderDone flow={flow} onDownload={download} />}
      </Stage>
      <Suspense fallback={null}>
        {away && <AwayDialog away={away} onAnswer={answer} />}
        {renderDownloads({ title: m.download_panel_title(), ...sheet })}
      </Suspense>
    </>
  )
}
