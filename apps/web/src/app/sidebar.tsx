import { ChevronRight } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { showOverlay } from '../shortcuts/overlay.ts'
import { LookSettings, Sheet } from '../ui/index.ts'
import { MORE } from './places.ts'

const GuidePanel = lazy(() => import('../features/guide/guide-panel.tsx'))
const InstructionsPanel = lazy(() => import('../features/instructions/instructions-panel.tsx'))
const MusicPanel = lazy(() => import('../features/music/music-panel.tsx'))
const WalletCard = lazy(() => import('../features/settings/wallet-card.tsx'))

export interface SidebarProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** What a person reaches from every screen: instructions, help, music, the wallet, how it looks. What helps comes first. */
export default function Sidebar({ isOpen, onOpenChange }: SidebarProps) {
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={m.settings_title()} side="start">
      <div className="flex flex-col gap-6 pt-3">
        <Suspense fallback={null}>
          <InstructionsPanel />
          <GuidePanel />
          <MusicPanel />
          <WalletCard />
        </Suspense>
        <MoreWays />
        <LookSettings />
        <div className="-mx-2">
          <button type="button" onClick={() => showOverlay('ledger')} className={ROW}>
            <Row title={m.palette_sent()} text={m.palette_sent_text()} />
          </button>
          <Link to="/consent" className={ROW}>
            <Row title={m.consent_title()} text={m.consent_place_text()} />
          </Link>
          <Link to="/settings" className={ROW}>
            <Row title={m.settings_all()} text={m.settings_all_text()} />
          </Link>
        </div>
      </div>
    </Sheet>
  )
}

const ROW = 'flex min-h-14 w-full items-center justify-between gap-3 rounded-md px-2 text-start hover:bg-accent-soft'

/** The words of a way to something else. */
const Row = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <>
    <span>
      <span className="block font-medium">{title}</span>
      <span className="block text-sm text-muted">{text}</span>
    </span>
    <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted rtl:-scale-x-100" />
  </>
)

/** The ways to organize beside the main one. */
const MoreWays = () => (
  <nav aria-label={m.places_more()}>
    <h3 className="mb-1 font-semibold">{m.places_more()}</h3>
    <ul className="-mx-2">
      {MORE.map(({ to, words, icon: Icon }) => (
        <li key={to}>
          <Link to={to} className="flex min-h-11 items-center gap-3 rounded-md px-2 hover:bg-accent-soft">
            <Icon aria-hidden="true" className="size-5 text-accent" />
            {words()}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
