import { FolderOpen, Images, Layers, type LucideIcon, Search, Settings, Sparkles, UserRound } from 'lucide-react'
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
  { to: '/settings', words: m.place_settings, icon: Settings },
]

/** The tabs of small screens: those of the specification, which lead to what works. */
export const TABS: readonly Place[] = [
  { to: '/', words: m.nav_sort, icon: Layers, also: ['/mobile', '/smart-sorting'] },
  { to: '/upload', words: m.nav_search, icon: Search },
  { to: '/settings#model', words: m.nav_ai, icon: Sparkles },
  { to: '/settings', words: m.nav_profile, icon: UserRound },
]

/** Which of some places an address is at: the one that names its anchor too, else the one of its path. */
export const placeAt = (places: readonly Place[], at: { readonly pathname: string; readonly hash: string }) =>
  places.find(({ to }) => to === at.pathname + at.hash && at.hash !== '') ??
  places.find(({ to, also }) => to === at.pathname || also?.includes(at.pathname))
