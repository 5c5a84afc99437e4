import {
  FolderOpen,
  History,
  Images,
  Layers,
  type LucideIcon,
  Search,
  Settings,
  Sparkles,
  UserRound,
} from 'lucide-react'
import { m } from '../paraglide/messages.js'

/** A way to a screen that works: no place leads to one that is still being built. */
export interface Place {
  readonly to: string
  readonly words: () => string
  readonly icon: LucideIcon
  /** Other paths of the same screen. */
  readonly also?: readonly string[]
}

/** What stands on the rail of large screens, and first in the menu. */
export const RAIL: readonly Place[] = [
  { to: '/', words: m.place_organize, icon: Layers },
  { to: '/upload', words: m.place_library, icon: FolderOpen },
  { to: '/photos', words: m.photos_title, icon: Images },
  { to: '/runs', words: m.place_runs, icon: History },
  { to: '/settings', words: m.place_settings, icon: Settings },
]

/** The tabs of small screens: those of the specification, which lead to what works, and the history between them. */
export const TABS: readonly Place[] = [
  { to: '/', words: m.nav_sort, icon: Layers, also: ['/mobile', '/smart-sorting'] },
  { to: '/upload', words: m.nav_search, icon: Search },
  { to: '/photos', words: m.nav_ai, icon: Sparkles },
  { to: '/runs', words: m.place_runs, icon: History },
  { to: '/settings', words: m.nav_profile, icon: UserRound },
]

/** Which of some places a path is at. */
export const placeAt = (places: readonly Place[], pathname: string): Place | undefined =>
  places.find(({ to, also }) => to === pathname || also?.includes(pathname))
