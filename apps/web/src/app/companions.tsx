import { Suspense } from 'react'
import { useGuide } from '../features/guide/guide-store.ts'
import Mascot from '../features/guide/mascot.tsx'
import MusicDock from '../features/music/music-dock.tsx'
import { optional } from '../ui/optional.ts'

const TutorialDialog = optional(() => import('../features/guide/tutorial-dialog.tsx'))

/** What goes along from screen to screen: the guide with its tutorial, and the music. Fetched after the first paint. */
export default function Companions() {
  const { isTutorialOpen } = useGuide()
  return (
    <>
      <Mascot />
      <MusicDock />
      <Suspense fallback={null}>{isTutorialOpen && <TutorialDialog />}</Suspense>
    </>
  )
}
