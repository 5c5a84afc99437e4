import { Suspense } from 'react'
import { showHelp, useHelp } from '../shortcuts/help.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { optional } from './optional.ts'

const ShortcutSheet = optional(() => import('../features/organize/shortcut-sheet.tsx'))
const TutorialButton = optional(() => import('../features/guide/tutorial-button.tsx'))

/** Help on every screen: `?` opens the sheet of shortcuts, with the way to the tutorial. */
export default function Help() {
  const isOpen = useHelp()
  useShortcuts(['everywhere'], { help: () => showHelp(true) })
  return (
    <Suspense fallback={null}>
      {isOpen && <ShortcutSheet isOpen onOpenChange={showHelp} actions={<TutorialButton />} />}
    </Suspense>
  )
}
