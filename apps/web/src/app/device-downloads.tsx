import { lazy, useRef } from 'react'
import type { PackedFile } from '../flow/device-files.ts'

const DownloadSheet = lazy(async () => ({
  default: (await import('../features/download/download-sheet.tsx')).DownloadSheet,
}))

/** What the screens of a device's files ask to be downloaded. */
export interface DeviceDownloads {
  readonly title: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly files: readonly PackedFile[]
}

const Downloads = (props: DeviceDownloads) => {
  const wasOpened = useRef(false)
  if (props.isOpen) wasOpened.current = true
  return wasOpened.current ? <DownloadSheet {...props} /> : null
}

/** The download sheet for files of this device: fetched when it is first opened; a download outlives a closed sheet. */
export const renderDeviceDownloads = (sheet: DeviceDownloads) => <Downloads {...sheet} />
