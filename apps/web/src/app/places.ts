import {
  Blocks,
  Bot,
  Cable,
  Cloud,
  FolderOpen,
  FolderSearch,
  History,
  Images,
  Layers,
  ListChecks,
  type LucideIcon,
  MonitorSmartphone,
  Search,
  Settings,
  Smartphone,
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

/** What belongs to the settings. */
const OF_SETTINGS = ['/rules', '/connections', '/agent-plans', '/operator']

/** What stands on the rail of large screens, and first in the menu. */
export const RAIL: readonly Place[] = [
  { to: '/', words: m.place_organize, icon: Layers },
  { to: '/upload', words: m.place_library, icon: FolderOpen, also: ['/duplicates', '/dates'] },
  { to: '/photos', words: m.photos_title, icon: Images },
  { to: '/runs', words: m.place_runs, icon: History },
  { to: '/settings', words: m.place_settings, icon: Settings, also: OF_SETTINGS },
]

/** Ways to organize beside the main one: in the menu and in the palette. */
export const MORE: readonly Place[] = [
  { to: '/mobile', words: m.mobile_title, icon: Smartphone },
  { to: '/mobile-organizer', words: m.access_title, icon: FolderSearch },
  { to: '/react-native', words: m.stores_title, icon: Sparkles },
  { to: '/cross-platform', words: m.device_title, icon: MonitorSmartphone },
  { to: '/google-drive-sync', words: m.sync_title, icon: Cloud },
  { to: '/cloud-agents', words: m.agents_title, icon: Bot },
  { to: '/rules', words: m.place_rules, icon: ListChecks },
  { to: '/connections', words: m.place_connections, icon: Cable },
  { to: '/workbench', words: m.place_workbench, icon: Blocks },
]

/** The tabs of small screens: those of the specification, and the history between them. */
export const TABS: readonly Place[] = [
  { to: '/mobile', words: m.nav_sort, icon: Layers, also: ['/', '/smart-sorting'] },
  { to: '/upload', words: m.nav_search, icon: Search, also: ['/duplicates', '/dates'] },
  { to: '/react-native', words: m.nav_ai, icon: Sparkles, also: ['/photos'] },
  { to: '/runs', words: m.place_runs, icon: History },
  { to: '/settings', words: m.nav_profile, icon: UserRound, also: OF_SETTINGS },
]

/** Which of some places a path is at. */
export const placeAt = (places: readonly Place[], pathname: string): Place | undefined =>
  places.find(({ to, also }) => to === pathname || also?.includes(pathname))
