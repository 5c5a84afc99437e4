import { lazy, useEffect } from 'react'
import { OrganizeScreen, type RenderDownloads } from '../features/organize/index.ts'
import { m } from '../paraglide/messages.js'

const LibraryDownloads = lazy(() => import('../features/download/library-downloads.tsx'))

/** The download sheet is fetched when somebody opens it. */
const renderDownloads: RenderDownloads = (sheet) => sheet.isOpen && <LibraryDownloads {...sheet} />

/** `/`: the main organizer with the download sheet. */
export default function Home() {
  useEffect(() => {
    document.title = m.app_name()
  }, [])
  return <OrganizeScreen renderDownloads={renderDownloads} />
}
