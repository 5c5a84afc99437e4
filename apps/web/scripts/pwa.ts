import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { PluginOption } from 'vite'
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** What must work with the network cut, beside the page itself: ways and what lies over screens, forgetting who logs out, the main screen, the library, the history and the flows on the device, with all that they fetch later, and their words in every language. */
const OFFLINE =
  /^src\/(?:app\/(?:home|navigation|overlays|not-found|soon|bottom-nav|help|session-end|mobile|stores|device)|features\/(?:offline|library|runs|phone|device|consent)\/|device\/forget|ui\/toaster)|^virtual:words\/\w+\/(?:library|device|phone|privacy)$/

/** Files of the build that are needed offline: the entry, the main screen and everything that it may fetch. */
const neededOffline = (dist: string): ReadonlySet<string> => {
  const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>
  const found = new Set<string>()
  const add = (key: string, isLazy: boolean) => {
    const chunk = manifest[key]
    if (!chunk || found.has(chunk.file)) return
    found.add(chunk.file)
    for (const next of chunk.imports ?? []) add(next, isLazy && next !== 'index.html')
    if (isLazy) for (const next of chunk.dynamicImports ?? []) add(next, true)
  }
  add('index.html', false)
  for (const key of Object.keys(manifest)) if (OFFLINE.test(key)) add(key, true)
  return found
}

const ALWAYS =
  /^(?:index\.html|theme\.js|favicon\.svg|assets\/[^/]+\.css|assets\/worker\/[^/]+\.js|assets\/inter-latin-wght[^/]+\.woff2|assets\/[^/]+\.svg)$/

/** The page from the network, or the kept one when there is no answer within 3 s. Travels as text: knows nothing here. */
const pageOrKept = async ({ request }: { request: Request }): Promise<Response> => {
  const kept = async () => {
    const page = (await caches.match('/index.html', { ignoreSearch: true })) ?? Response.error()
    if (!/^\/consent\/?$/i.test(new URL(request.url).pathname) || !page.ok) return page
    // The kept page has the policy of the others: without the server, that of consent mode lets it speak to nobody.
    const headers = new Headers(page.headers)
    const policy = headers.get('content-security-policy') ?? ''
    headers.set('content-security-policy', policy.replace(/connect-src [^;]*/, "connect-src 'none'"))
    return new Response(page.body, { headers })
  }
  const network = fetch(request)
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 3000))
  try {
    return (await Promise.race([network, late])) ?? (await kept())
  } catch {
    return kept()
  }
}

/**
 * The service worker: the page and the main screen are kept at once, other code when it is first fetched. Pages come
 * from the network as long as it answers within 3 s, so that nobody is left with a stale build and guests get their
 * cookie; nothing below /api is ever kept.
 */
const options = (dist: () => string): Partial<VitePWAOptions> => ({
  strategies: 'generateSW',
  filename: 'sw.js',
  registerType: 'prompt',
  injectRegister: false,
  manifest: {
    id: '/',
    name: 'Octavo',
    short_name: 'Octavo',
    description: 'Where Your Files & Emails Find Peace',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#04101b',
    theme_color: '#04101b',
    categories: ['productivity', 'utilities'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    inlineWorkboxRuntime: true,
    sourcemap: false,
    clientsClaim: true,
    skipWaiting: false,
    cleanupOutdatedCaches: true,
    // Pages are answered by `pageOrKept` below, and never at once by the kept one: it would be stale after an update.
    navigateFallback: null,
    directoryIndex: null,
    globPatterns: ['**/*.{html,js,css,svg,woff2}'],
    // The largest are the worker that sorts, with what was learned of papers, and that of pdf.js: both work without a network.
    maximumFileSizeToCacheInBytes: 2 * 1024 * 1024,
    manifestTransforms: [
      (entries) => {
        const needed = neededOffline(dist())
        const manifest = entries.filter(({ url }) => needed.has(url) || ALWAYS.test(url))
        return { manifest, warnings: [] }
      },
    ],
    runtimeCaching: [
      {
        urlPattern: ({ request, url }) =>
          request.mode === 'navigate' && !/^\/(?:api|livez|readyz|metrics)\b/.test(url.pathname),
        handler: pageOrKept,
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
        handler: 'CacheFirst',
        options: {
          cacheName: 'octavo-assets',
          expiration: { maxEntries: 300 },
          cacheableResponse: { statuses: [200] },
        },
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/icons/'),
        handler: 'StaleWhileRevalidate',
        options: { cacheName: 'octavo-icons', expiration: { maxEntries: 20 } },
      },
    ],
  },
})

/** The manifest and the service worker of the installable app, made from what the build wrote. */
export const pwa = (): PluginOption[] => {
  let dist = ''
  const whereTo = {
    name: 'octavo-pwa',
    configResolved: ({ root, build }: { root: string; build: { outDir: string } }) => {
      dist = resolve(root, build.outDir)
    },
  }
  return [whereTo, VitePWA(options(() => dist))]
}
