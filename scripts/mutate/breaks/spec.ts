import type { Break } from '../types.ts'

const CORE = 'packages/core/src'
const SERVER = 'apps/server/src'
const CONTRACT = 'packages/contract/src'
const WEB = 'apps/web/src'
const FEATURES = `${WEB}/features`
const EN = 'apps/web/messages'

/** Breaks of the rows of both parts of the specification, and of the items of ease. */
export const breaks: readonly Break[] = [
  // Part 1
  {
    row: 'P1-1.2',
    file: `${CORE}/limits/prices.ts`,
    find: 'monthly: { files: 2500, priceUsd: 14.99 }',
    replace: 'monthly: { files: 2500, priceUsd: 19.99 }',
  },
  { row: 'P1-1.3', file: `${CORE}/limits/prices.ts`, find: 'beans.toFixed(4)', replace: 'beans.toFixed(2)' },
  { row: 'P1-2.16', file: `${EN}/main/en.json`, find: '"Page Not Found"', replace: '"Nothing Here"' },
  {
    row: 'P1-2.54',
    file: `${FEATURES}/organize/sorting-panel.tsx`,
    find: 'scanning: m.ring_scanning,\n  classifying: m.ring_classifying,',
    replace: 'scanning: m.ring_classifying,\n  classifying: m.ring_scanning,',
  },
  {
    row: 'P1-3.1',
    file: `${SERVER}/modules/accounts/enter.ts`,
    find: 'last_name: request.lastName || null',
    replace: 'last_name: null',
  },
  {
    row: 'P1-3.5',
    file: `${SERVER}/modules/uploads/names.ts`,
    find: "const folder = `/${folders.join('/')}`",
    replace: 'const folder = INBOX',
  },
  { row: 'P1-3.14', file: `${CORE}/classify/taxonomies.ts`, find: "label: 'PDF Documents'", replace: "label: 'PDFs'" },
  { row: 'P1-3.18', file: `${FEATURES}/download/services.ts`, find: 'if (file.blob) return file.blob', replace: '' },
  {
    row: 'P1-3.19',
    file: `${FEATURES}/download/engine.ts`,
    find: "mark(file, 'downloading', LIMITS.downloadDataPercent)",
    replace: "mark(file, 'downloading', 75)",
  },
  {
    row: 'P1-3.21',
    file: `${FEATURES}/music/tracks.ts`,
    find: "title: 'Blue Rings', url: '/media/track-5.mp3'",
    replace: "title: 'Blue Rings', url: '/media/track-4.mp3'",
  },
  { row: 'P1-3.24', file: `${FEATURES}/guide/steps.ts`, find: "id: 'success'", replace: "id: 'done'" },
  {
    row: 'P1-3.25',
    file: `${WEB}/connection/watch.ts`,
    find: "database: at(metrics, 'systemHealth', 'status') === 'healthy'",
    replace: 'database: true',
  },
  {
    row: 'P1-4.5',
    file: `${CORE}/flow/pacing.ts`,
    find: 'mainCompleteReset: 2000',
    replace: 'mainCompleteReset: 20_000',
  },
  {
    row: 'P1-4.18',
    file: `${CORE}/limits/limits.ts`,
    find: 'downloadDataPercent: 50',
    replace: 'downloadDataPercent: 60',
  },
  {
    row: 'P1-4.19',
    file: `${FEATURES}/download/engine.ts`,
    find: "else mark(file, 'failed', 0, wordsOf(error))",
    replace: "else mark(file, 'failed', 50, wordsOf(error))",
  },
  {
    row: 'P1-4.21',
    file: `${FEATURES}/download/engine.ts`,
    find: '(count / files.length) * LIMITS.zipAddPercent',
    replace: '(count / files.length) * 100',
  },
  {
    row: 'P1-4.27',
    file: `${FEATURES}/intro/intro.tsx`,
    find: 'fading: prefersStillness() ? 0 : PACING.introFade,',
    replace: 'fading: prefersStillness() ? 0 : 3000,',
  },
  {
    row: 'P1-4.29',
    file: `${FEATURES}/music/player.ts`,
    find: 'if (state.index < last) return goTo(state, state.index + 1, true)',
    replace: 'if (state.index < last) return goTo(state, state.index + 1, false)',
  },
  {
    row: 'P1-4.30',
    file: `${FEATURES}/music/player.ts`,
    find: 'if (state.isLooping) return goTo(state, state.index, true)',
    replace: '',
  },
  {
    row: 'P1-4.31',
    file: `${FEATURES}/music/player.ts`,
    find: 'if (state.isRepeating) return goTo(state, 0, true)',
    replace: '',
  },
  {
    row: 'P1-4.32',
    file: `${FEATURES}/guide/steps.ts`,
    find: 'index + 1 < STEPS.length ? index + 1',
    replace: 'index + 2 < STEPS.length ? index + 1',
  },
  {
    row: 'P1-4.34',
    file: `${WEB}/connection/watch.ts`,
    find: 'const onOffline = () => noteConnection({ online: false })',
    replace: 'const onOffline = () => undefined',
  },
  {
    row: 'P1-4.36',
    file: `${WEB}/ui/toast-store.ts`,
    find: 'const kept = queue.filter((shown) => shown.action !== undefined)',
    replace: 'const kept = queue',
  },
  { row: 'P1-4.37', file: `${WEB}/ui/toaster.tsx`, find: 'duration={TOAST.durationMs}', replace: 'duration={12_000}' },
  {
    row: 'P1-5.5',
    file: `${CORE}/limits/limits.ts`,
    find: 'feedbackMaxLength: 500',
    replace: 'feedbackMaxLength: 600',
  },
  {
    row: 'P1-5.10',
    file: `${EN}/main/en.json`,
    find: 'No valid file source provided',
    replace: 'This file can not be downloaded',
  },
  {
    row: 'P1-5.11',
    file: `${FEATURES}/download/engine.ts`,
    find: 'if (state.isDownloading || files.length === 0) return',
    replace: '',
  },
  {
    row: 'P1-5.12',
    file: `${FEATURES}/download/engine.ts`,
    find: "if (state.isRunning || (mode === 'zip' && services.isMobile)) return",
    replace: 'if (state.isRunning) return',
  },
  { row: 'P1-6.4', file: `${WEB}/http/http.ts`, find: "credentials: 'include'", replace: "credentials: 'omit'" },
  {
    row: 'P1-6.5',
    file: `${WEB}/http/http.ts`,
    find: "localStorage.getItem('auth_token')",
    replace: "localStorage.getItem('token')",
  },
  {
    row: 'P1-7.1',
    file: `${WEB}/http/http.ts`,
    find: "...(options.body === undefined ? {} : { 'Content-Type': 'application/json' }),",
    replace: "'Content-Type': 'application/json',",
  },
  {
    row: 'P1-7.2',
    file: `${WEB}/app/providers.tsx`,
    find: 'getJson(String(queryKey[0]), { signal })',
    replace: "getJson(queryKey.join('/'), { signal })",
  },
  {
    row: 'P1-7.9',
    file: `${CONTRACT}/organize.ts`,
    find: 'targetCategory: z.string().max(5000)',
    replace: 'target: z.string().max(5000)',
  },
  { row: 'P1-7.14', file: `${CORE}/flow/pacing.ts`, find: 'healthTimeout: 3000', replace: 'healthTimeout: 30_000' },
  {
    row: 'P1-7.15',
    file: `${SERVER}/modules/status/routes.ts`,
    find: 'clients: { total: answeringClassifiers(models) }',
    replace: 'clients: { total: 2 }',
  },
  {
    row: 'P1-7.15',
    file: `${SERVER}/modules/status/routes.ts`,
    find: "? ('healthy' as const) : ('degraded' as const)",
    replace: "? ('healthy' as const) : ('healthy' as const)",
  },
  {
    row: 'P1-7.16',
    file: `${WEB}/connection/watch.ts`,
    find: "const metrics = backend ? await answers('/api/scalable/metrics') : undefined",
    replace: "const metrics = await answers('/api/scalable/metrics')",
  },
  {
    row: 'P1-7.17',
    file: `${CORE}/flow/pacing.ts`,
    find: 'healthInterval: 30_000',
    replace: 'healthInterval: 300_000',
  },
  {
    row: 'P1-7.21',
    file: `${CORE}/flow/pacing.ts`,
    find: 'objectUrlRelease: 1000',
    replace: 'objectUrlRelease: 100_000',
  },
  {
    row: 'P1-8.1',
    file: `${WEB}/http/http.ts`,
    find: '`${status}: ${body || statusText}`',
    replace: '`${status} ${body || statusText}`',
  },
  {
    row: 'P1-8.2',
    file: `${WEB}/app/providers.tsx`,
    find: 'mutations: { retry: false }',
    replace: 'mutations: { retry: 3 }',
  },
  {
    row: 'P1-8.3',
    file: `${SERVER}/modules/accounts/enter.ts`,
    find: "'Invalid email or password'",
    replace: "'Wrong'",
  },
  {
    row: 'P1-8.7',
    file: `${FEATURES}/organize/notices.ts`,
    find: 'description: notice.duringUpload ? uploadSentence(notice.error) : sortSentence(notice.error)',
    replace: 'description: m.toast_try_again()',
  },
  {
    row: 'P1-8.21',
    file: `${FEATURES}/download/engine.ts`,
    find: '(error instanceof Error && error.message) || words.downloadFailed',
    replace: 'words.downloadFailed',
  },
  {
    row: 'P1-8.27',
    file: `${FEATURES}/organize/notices.ts`,
    find: 'if (!(shown.tone ===',
    replace: "if (notice.type !== 'sorted' && !(shown.tone ===",
  },
  {
    row: 'P1-8.34',
    file: `${FEATURES}/music/music.ts`,
    find: "console.warn('The track could not be played', audio.error?.message)",
    replace:
      "console.warn('The track could not be played', audio.error?.message)\n    void import('../../ui/index.ts').then(({ toast }) => toast({ title: 'No music' }))",
  },
  {
    row: 'P1-9.2',
    file: `${CORE}/limits/prices.ts`,
    find: "name: 'Red Bean', priceUsd: 20",
    replace: "name: 'Red Bean', priceUsd: 25",
  },
  { row: 'P1-9.4', file: `${CORE}/flow/pacing.ts`, find: 'welcomeModal: 500', replace: 'welcomeModal: 6000' },
  { row: 'P1-9.4', file: `${CORE}/flow/pacing.ts`, find: 'feedbackSend: 1500', replace: 'feedbackSend: 500' },
  { row: 'P1-9.5', file: `${CORE}/limits/limits.ts`, find: 'introPlaybackRate: 0.75', replace: 'introPlaybackRate: 1' },
  {
    row: 'P1-9.6',
    file: `${CORE}/flow/stages.ts`,
    find: 'sort: 33,',
    replace: 'sort: 40,',
  },
  { row: 'P1-9.10', file: `${CORE}/limits/limits.ts`, find: 'musicVolume: 0.8', replace: 'musicVolume: 0.5' },
  { row: 'P1-9.13', file: `${CORE}/text/size.ts`, find: 'value /= 1024', replace: 'value /= 1000' },
  {
    row: 'P1-9.14',
    file: `${CORE}/limits/limits.ts`,
    find: 'downloadConcurrencyDesktop: 3',
    replace: 'downloadConcurrencyDesktop: 6',
  },
  { row: 'P1-9.15', file: `${CORE}/flow/pacing.ts`, find: 'downloadPause: 100', replace: 'downloadPause: 0' },
  {
    row: 'P1-9.16',
    file: `${CORE}/limits/limits.ts`,
    find: "zipName: 'organized-files.zip'",
    replace: "zipName: 'files.zip'",
  },
  { row: 'P1-9.17', file: `${CORE}/flow/pacing.ts`, find: 'healthInterval: 30_000', replace: 'healthInterval: 60_000' },
  {
    row: 'P1-9.18',
    file: `${WEB}/app/providers.tsx`,
    find: 'refetchOnWindowFocus: false',
    replace: 'refetchOnWindowFocus: true',
  },
  { row: 'P1-9.19', file: `${WEB}/ui/toaster.tsx`, find: ' md:max-w-[420px]', replace: '' },
  { row: 'P1-9.20', file: `${WEB}/ui/toaster.tsx`, find: 'swipeDirection="right"', replace: 'swipeDirection="up"' },
  { row: 'P1-9.20', file: `${WEB}/ui/toaster.tsx`, find: 'hotkey={[TOAST.hotkey]}', replace: "hotkey={['F9']}" },
  { row: 'P1-9.22', file: `${WEB}/settings/settings.ts`, find: "theme: 'dark',", replace: "theme: 'light'," },
  // Part 2
  {
    row: 'P2-2.2',
    file: `${FEATURES}/legal/article.tsx`,
    find: 'Date.UTC(2025, 8, 19)',
    replace: 'Date.UTC(2025, 8, 20)',
  },
  {
    row: 'P2-5.5',
    file: `${SERVER}/modules/clusters/clusters.ts`,
    find: "kind === 'images' ? 'No Images Found' : 'No Documents Found'",
    replace: "'No Documents Found'",
  },
  {
    row: 'P2-7.4',
    file: `${CONTRACT}/organize.ts`,
    find: "type: z.string().max(255).default('application/octet-stream')",
    replace: "type: z.string().max(255).default('image/png')",
  },
  {
    row: 'P2-9.1',
    file: `${CORE}/limits/limits.ts`,
    find: 'Math.ceil(fileCount / 3)',
    replace: 'Math.floor(fileCount / 3)',
  },
  { row: 'P2-9.3', file: `${CORE}/limits/limits.ts`, find: 'tutorialFiles: 6', replace: 'tutorialFiles: 8' },
  // Ease
  {
    row: 'UX-2',
    file: `${WEB}/ui/selection.ts`,
    find: '  if (!ids.delete(id)) ids.add(id)\n',
    replace: '  ids.add(id)\n',
  },
]
