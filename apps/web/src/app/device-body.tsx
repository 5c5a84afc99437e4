import { DeviceScreen } from '../features/device/device-screen.tsx'
import { openTutorial } from '../features/guide/guide-store.ts'
import { renderDeviceDownloads } from './device-downloads.tsx'

/** The device organizer with the download sheet and the tutorial. */
export default function DeviceBody() {
  return <DeviceScreen renderDownloads={renderDeviceDownloads} onTutorial={openTutorial} />
}
