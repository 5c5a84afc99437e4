import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { type PackedFile, packed, pathsOf } from '../../flow/device-files.ts'
import type { DeviceNotice } from '../../flow/device-types.ts'
import { setMoment } from '../../flow/moment.ts'
import { useDeviceGuard, useDeviceNotices, useDeviceState, useDeviceValue } from '../../flow/use-device-flow.ts'
import { m } from '../../paraglide/messages.js'
import { folderFlow } from './flows.ts'
import { FolderDone } from './folder-done.tsx'
import { FolderPreview } from './folder-preview.tsx'
import { FolderWork } from './folder-work.tsx'
import { RequestAccess } from './request-access.tsx'
import { Stage } from './stage.tsx'
import { folderToast, say } from './tell.ts'

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
  const brought = useDeviceValue(flow, (context) => context.brought)
  const draft = useDeviceValue(flow, (context) => context.draft)
  const paths = useDeviceValue(flow, ({ report }) => report?.paths)
  const [files, setFiles] = useState<readonly PackedFile[]>([])
  const [isOpen, setOpen] = useState(false)
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

  const download = async () => {
    if (!brought || !draft) return
    const places =
      state === 'complete' && paths ? paths : pathsOf(await flow.plan.take({ draft, files: brought }), brought)
    setFiles(packed(brought, places))
    setOpen(true)
  }
  const onDownload = () =>
    void download().catch((error: unknown) => console.error('There is nothing to download', error))

  return (
    <>
      <Stage isWide={state === 'preview'}>
        {state === 'ready' && <RequestAccess flow={flow} wasGranted={wasGranted} />}
        {(state === 'collecting' || state === 'judging' || state === 'carrying') && (
          <FolderWork flow={flow} state={state} />
        )}
        {state === 'preview' && <FolderPreview flow={flow} onDownload={onDownload} />}
        {state === 'complete' && <FolderDone flow={flow} onDownload={onDownload} />}
      </Stage>
      {renderDownloads({ title: m.download_panel_title(), isOpen, onOpenChange: setOpen, files })}
    </>
  )
}
