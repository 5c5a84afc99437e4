import type { ComponentType } from 'react'
import { needWords } from '../language/index.ts'
import { m } from '../paraglide/messages.js'

/** One screen of the product: its path, its title, and its code, which is fetched when it is first shown. */
export interface RouteEntry {
  readonly path: string
  /** What the tab of the browser says before the name of the product; nothing on the main screen. */
  readonly title?: () => string
  /** The screen that it belongs to: where its way back leads. */
  readonly under?: { readonly to: string; readonly words: () => string }
  /** True for what one person has: with another person it begins anew, whichever tab they came or went in. */
  readonly isPersonal?: true
  /** The server gives its page a policy of its own: browsers take that with the page, which is loaded anew on the way in and out. */
  readonly hasOwnPolicy?: true
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

/** Words of some screens in other languages are fetched with these screens only. */
const withWords = (part: Parameters<typeof needWords>[0], load: RouteEntry['load']) => async () => {
  const [screen] = await Promise.all([load(), needWords(part)])
  return screen
}
const legal = (load: RouteEntry['load']) => withWords('legal', load)
const phone = (load: RouteEntry['load']) => withWords('phone', load)
const rules = (load: RouteEntry['load']) => withWords('rules', withWords('library', load))
const ORGANIZE = { to: '/', words: m.place_organize }
const DEVICE = { to: '/cross-platform', words: m.sync_organizer }
const LIBRARY = { to: '/upload', words: m.place_library }
const SETTINGS = { to: '/settings', words: m.place_settings }

/** The route table. A new screen is one line here; what no line matches is the 404 page. */
export const ROUTES: readonly RouteEntry[] = [
  { path: '/', load: () => import('./home.tsx') },
  { path: '/auth', title: m.auth_title, under: ORGANIZE, load: () => import('../features/account/auth-screen.tsx') },
  {
    path: '/settings',
    title: m.place_settings,
    load: legal(() => import('../features/settings/settings-screen.tsx')),
  },
  { path: '/runs', isPersonal: true, title: m.runs_title, load: () => import('../features/runs/runs-screen.tsx') },
  {
    path: '/upload',
    isPersonal: true,
    title: m.library_title,
    load: withWords('library', () => import('../features/library/library-screen.tsx')),
  },
  {
    path: '/duplicates',
    isPersonal: true,
    title: m.place_duplicates,
    under: LIBRARY,
    load: withWords('library', () => import('../features/duplicates/duplicates-screen.tsx')),
  },
  {
    path: '/dates',
    isPersonal: true,
    title: m.place_dates,
    under: LIBRARY,
    load: withWords('paper', () => import('../features/paper/dates-screen.tsx')),
  },
  {
    path: '/photos',
    isPersonal: true,
    title: m.photos_title,
    load: withWords('photos', () => import('../features/photos/photos-screen.tsx')),
  },
  {
    path: '/rules',
    title: m.place_rules,
    under: SETTINGS,
    load: rules(() => import('../features/rules/rules-screen.tsx')),
  },
  {
    path: '/connections',
    isPersonal: true,
    title: m.place_connections,
    under: SETTINGS,
    load: withWords('cloud', () => import('../features/connections/connections-screen.tsx')),
  },
  {
    path: '/connections/:provider',
    title: m.place_connections,
    load: withWords('cloud', () => import('../features/connections/return-screen.tsx')),
  },
  {
    path: '/agent-plans',
    isPersonal: true,
    title: m.place_plans,
    under: SETTINGS,
    load: withWords('cloud', () => import('../features/settings/agent-plans/agent-plans-screen.tsx')),
  },
  {
    path: '/operator',
    isPersonal: true,
    title: m.place_operator,
    under: SETTINGS,
    load: withWords('cloud', () => import('../features/settings/operator/operator-screen.tsx')),
  },
  {
    path: '/privacy-policy',
    title: m.legal_privacy_title,
    under: SETTINGS,
    load: legal(() => import('../features/legal/privacy-policy.tsx')),
  },
  {
    path: '/terms-of-service',
    title: m.legal_terms_title,
    under: SETTINGS,
    load: legal(() => import('../features/legal/terms-of-service.tsx')),
  },
  {
    path: '/play-store-compliance',
    title: m.legal_compliance_title,
    under: SETTINGS,
    load: legal(() => import('../features/legal/compliance.tsx')),
  },
  { path: '/mobile', isPersonal: true, title: m.mobile_title, load: phone(() => import('./mobile.tsx')) },
  { path: '/smart-sorting', isPersonal: true, title: m.mobile_title, load: phone(() => import('./mobile.tsx')) },
  {
    path: '/mobile-organizer',
    isPersonal: true,
    title: m.access_title,
    load: phone(() => import('./mobile-organizer.tsx')),
  },
  {
    path: '/react-native',
    isPersonal: true,
    title: m.stores_title,
    load: phone(() => import('./stores.tsx')),
  },
  {
    path: '/cross-platform',
    isPersonal: true,
    title: m.device_title,
    load: withWords('device', () => import('./device.tsx')),
  },
  {
    path: '/google-drive-sync',
    isPersonal: true,
    title: m.sync_title,
    under: DEVICE,
    load: withWords('cloud', () => import('../features/sync/sync-screen.tsx')),
  },
  {
    path: '/cloud-agents',
    isPersonal: true,
    title: m.agents_title,
    load: withWords('cloud', () => import('../features/agents/agents-screen.tsx')),
  },
  {
    path: '/workbench',
    isPersonal: true,
    title: m.workbench_title,
    under: ORGANIZE,
    load: withWords(
      'library',
      withWords('workbench', () => import('./workbench.tsx')),
    ),
  },
  {
    path: '/consent',
    isPersonal: true,
    hasOwnPolicy: true,
    title: m.consent_title,
    under: ORGANIZE,
    load: withWords('privacy', () => import('../features/consent/consent-screen.tsx')),
  },
  {
    path: '/test-intro',
    title: m.intro_title,
    under: ORGANIZE,
    load: () => import('../features/intro/test-intro.tsx'),
  },
  { path: '/reset-intro', title: m.loading, load: () => import('./reset-intro.tsx') },
  { path: '*', title: m.not_found_title, load: () => import('./not-found.tsx') },
]
