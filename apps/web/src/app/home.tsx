import { lazy, Suspense, useRef } from 'react'
import { OrganizeScreen, type RenderDownloads } from '../features/organize/index.ts'

const FeedbackButton = lazy(() => import('../features/feedback/feedback-button.tsx'))
const GuidePanel = lazy(() => import('../features/guide/guide-panel.tsx'))
const InstructionsPanel = lazy(() => import('../features/instructions/instructions-panel.tsx'))
const LibraryDownloads = lazy(() => import('../features/download/library-downloads.tsx'))
const MusicPanel = lazy(() => import('../features/music/music-panel.tsx'))
const WalletCard = lazy(() => import('../features/settings/wallet-card.tsx'))

/** The download sheet is fetched when somebody opens it, and stays from then on: a download outlives a closed sheet. */
const Downloads = (props: Parameters<RenderDownloads>[0]) => {
  const wasOpened = useRef(false)
  if (props.isOpen) wasOpened.current = true
  return wasOpened.current ? <LibraryDownloads {...props} /> : null
}
const renderDownloads: RenderDownloads = (sheet) => <Downloads {...sheet} />

/** What other features put into the sidebar of the main screen. */
const SidebarParts = () => (
  <Suspense fallback={null}>
    <MusicPanel />
    <WalletCard />
    <InstructionsPanel />
    <GuidePanel />
  </Suspense>
)

/** `/`: the main organizer with the download sheet. */
export default function Home() {
  return (
    <>
      <OrganizeScreen renderDownloads={renderDownloads} sidebar={<SidebarParts />} />
      <Suspense fallback={null}>
        <FeedbackButton />
      </Suspense>
    </>
  )
}
