import { FolderScreen } from '../features/phone/folder-screen.tsx'
import { renderDeviceDownloads } from './device-downloads.tsx'
import { hasFolderAccess, noteFolderAccess } from './folder-access.ts'

/** The folder-access organizer with the download sheet. */
export default function MobileOrganizerBody() {
  return (
    <FolderScreen
      wasGranted={hasFolderAccess()}
      onAccessGranted={noteFolderAccess}
      renderDownloads={renderDeviceDownloads}
    />
  )
}
