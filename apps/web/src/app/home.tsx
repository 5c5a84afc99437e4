import { lazy, useEffect, useRef } from 'react'
import { OrganizeScreen, type RenderDownloads } from '../features/organize/index.ts'
import { m } from '../paraglide/messages.js'

const LibraryDownloads = lazy(() => import('../features/download/library-downloads.tsx'))

/** The download sheet is fetched when somebody opens it, and stays from then on: a download outlives a closed sheet. */
const Downloads = (props: Parameters<RenderDownloads>[0]) => {
  const wasOpened = useRef(false)
  if (props.isOpen) wasOpened.current = true
  return wasOpened.current ? <LibraryDownloads {...props} /> : null
}
const renderDownloads: RenderDownloads = (sheet) => <Downloads {...sheet} />

/** `/`: the main organizer with the download sheet. */
export default function Home() {
  useEffect(() => {
    document.title = m.app_name()
  }, [])
  return <OrganizeScreen renderDownloads={renderDownloads} />
}
