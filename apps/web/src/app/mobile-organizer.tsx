import { FolderScreen } from '../features/phone/folder-screen.tsx'
import { renderDeviceDownloads } from './device-downloads.tsx'
import { hasFolderAccess, noteFolderAccess } from './folder-access.ts'

/** `/mobile-organizer`: the folder-access organizer with the download sheet. */
export default function MobileOrganizer() {
  return (
    <FolderScreen
      wasGranted={hasFolderAccess()}
      onAccessGranted={noteFolderAccess}
      renderDownloads={renderDeviceDownloads}
    />
  )
}
