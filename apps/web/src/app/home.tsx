import { lazy, useEffect, useRef } from 'react'
import { OrganizeScreen, type RenderDownloads } from '../features/organize/index.ts'
import { m } from '../paraglide/messages.js'

const LibraryDownloads = lazy(() => import('../features/download/library-downloads.tsx'))

/** The download sheet of the library: fetched when it is opened for the first time, there ever after. */
const Downloads = (props: Parameters<RenderDownloads>[0]) => {
  const wasOpened = useRef(false)
  if (props.isOpen) wasOpened.current = true
  return wasOpened.current ? <LibraryDownloads {...props} /> : null
}

/** `/`: the main organizer. */
export default function Home() {
  useEffect(() => {
    document.title = m.app_name()
  }, [])
  return <OrganizeScreen renderDownloads={(sheet) => <Downloads {...sheet} />} />
}
