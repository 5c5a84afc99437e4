import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { wasBegun } from '../device/place/begun.ts'
import { needWords } from '../language/index.ts'
import { type Overlay, showOverlay, useOverlay } from '../shortcuts/overlay.ts'
import { keepTyped } from '../shortcuts/typed-ahead.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { optional } from '../ui/optional.ts'
import { whenIdle } from './idle.ts'

const loadSidebar = () => import('./sidebar.tsx')
// It names the legal pages, whose words travel apart.
const loadPalette = async () => (await Promise.all([import('./palette/palette.tsx'), needWords('legal')]))[0]
const loadLedger = async () => (await Promise.all([import('./ledger/ledger-sheet.tsx'), needWords('privacy')]))[0]
const Sidebar = optional(loadSidebar)
const Palette = optional(loadPalette)
const LedgerSheet = optional(loadLedger)
const ShortcutSheet = optional(() => import('./shortcut-sheet.tsx'))
const Unfinished = optional(() => import('../features/in-place/unfinished.tsx'))
const TutorialButton = optional(() => import('../features/guide/tutorial-button.tsx'))

/** Begins to keep what leaves this device, and fetches what a press should open at once. */
const fetchAhead = () => {
  const keep = async () => (await import('../device/ledger.ts')).keepLedger()
  Promise.all([keep(), loadSidebar(), loadPalette()]).catch((error: unknown) =>
    console.warn('Nothing fetched ahead', error),
  )
}
const close = (isOpen: boolean) => {
  if (!isOpen) showOverlay(undefined)
}
const KEYS: Readonly<Record<Exclude<Overlay, 'menu' | 'ledger'>, () => void>> = {
  help: () => showOverlay('help'),
  palette: () => {
    keepTyped()
    showOverlay('palette')
  },
}

/** What lies over any screen, and the keys that open it. Each is fetched when it is first wanted. */
export default function Overlays() {
  const shown = useOverlay()
  const { key } = useLocation()
  const [looksBack] = useState(wasBegun)
  useShortcuts(['everywhere'], KEYS)
  useEffect(() => {
    // From here on keys are heard on every screen: tests wait for it before they press any.
    document.documentElement.dataset.awake = ''
    return whenIdle(fetchAhead)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: who goes elsewhere leaves what lay over the place before.
  useEffect(() => () => showOverlay(undefined), [key])
  return (
    <Suspense fallback={null}>
      {looksBack && <Unfinished />}
      {shown === 'menu' && <Sidebar isOpen onOpenChange={close} />}
      {shown === 'palette' && <Palette isOpen onOpenChange={close} />}
      {shown === 'ledger' && <LedgerSheet isOpen onOpenChange={close} />}
      {shown === 'help' && <ShortcutSheet isOpen onOpenChange={close} actions={<TutorialButton />} />}
    </Suspense>
  )
}
