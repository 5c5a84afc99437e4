import { lazy, Suspense, useRef } from 'react'
import { OrganizeScreen, type RenderDownloads } from '../features/organize/index.ts'
import { Header } from './header.tsx'

const FeedbackButton = lazy(() => import('../features/feedback/feedback-button.tsx'))
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
  return (
    <>
      <OrganizeScreen header={<Header />} renderDownloads={renderDownloads} />
      <Suspense fallback={null}>
        <FeedbackButton />
      </Suspense>
    </>
  )
}
