import { readFileSync } from 'node:fs'

const ROUTE = /path: '(\/[\w-]*)'[^{}]*?import\('\.(\.?\/[\w/-]+\.tsx)'\)/g

/** The screens that the route table of the web app (its folder is `room`, with a slash at its end) loads: path and module. */
export const screensOf = (room: string): readonly { readonly path: string; readonly file: string }[] =>
  [...readFileSync(`${room}src/app/routes.ts`, 'utf8').matchAll(ROUTE)].map(([, path = '', module = '']) => ({
    path,
    file: module.startsWith('./') ? `src${module.slice(1)}` : `src/app${module}`,
  }))

/** What a reload in the middle of a flow needs beside the main screen. */
export const FLOW = 'src/flow/open-flow.ts'

/** What lies around every screen and is fetched with the first one. */
export const SHELL: readonly string[] = ['src/app/navigation.tsx', 'src/app/overlays.tsx']

/** What some screens, by their paths, ask for as soon as they are there: that is fetched with them. */
export const FOLLOWS: Readonly<Record<string, string>> = {
  '/upload': 'src/features/library/library-body.tsx',
  '/duplicates': 'src/features/duplicates/duplicates-body.tsx',
  '/dates': 'src/features/paper/dates-body.tsx',
  '/agent-plans': 'src/features/settings/agent-plans/agent-plans-body.tsx',
  '/operator': 'src/features/settings/operator/operator-body.tsx',
  '/connections': 'src/features/connections/connections-body.tsx',
  '/google-drive-sync': 'src/features/sync/sync-body.tsx',
  '/photos': 'src/features/photos/photo-grid.tsx',
  '/runs': 'src/features/runs/runs-body.tsx',
  '/mobile': 'src/features/phone/mobile-screen.tsx',
  '/smart-sorting': 'src/features/phone/mobile-screen.tsx',
  '/mobile-organizer': 'src/app/mobile-organizer-body.tsx',
  '/react-native': 'src/features/phone/stores-screen.tsx',
  '/cross-platform': 'src/app/device-body.tsx',
}
