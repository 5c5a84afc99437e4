import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { FLOW, FOLLOWS, screensOf } from './screens.ts'

interface Chunk {
  readonly type: string
  readonly fileName: string
  readonly imports?: readonly string[]
  readonly facadeModuleId?: string | null
}
type Bundle = Readonly<Record<string, Chunk>>

const room = fileURLToPath(new URL('..', import.meta.url))
const INTRO = 'src/features/intro/intro.tsx'
const WORDS = /virtual:words\/(\w+)\/main$/

/** Files of a chunk and of all that it imports, without those that the page asks for itself. */
const filesOf = (bundle: Bundle, chunk: Chunk, known: ReadonlySet<string>): readonly string[] => {
  const found = new Set<string>()
  const add = (file: string) => {
    if (found.has(file) || known.has(file)) return
    found.add(file)
    for (const next of bundle[file]?.imports ?? []) add(next)
  }
  add(chunk.fileName)
  return [...found].map((file) => `/${file}`)
}

/** What each screen needs beside the entry: by the visit (the intro, the screen, a reload in a flow), and by the language. */
const plan = (bundle: Bundle) => {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
  const of = (path: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path))
  const entry = of('/index.html')
  const known = new Set(entry ? filesOf(bundle, entry, new Set()).map((file) => file.slice(1)) : [])
  const files = (chunk: Chunk | undefined) => (chunk ? filesOf(bundle, chunk, known) : [])
  const words = chunks.flatMap((chunk) => {
    const locale = WORDS.exec(chunk.facadeModuleId ?? '')?.[1]
    return locale === undefined ? [] : [[locale, files(chunk)] as const]
  })
  const screens = screensOf(room).map(({ path, file }) => {
    const parts = [file, FOLLOWS[path]].flatMap((part) => (part === undefined ? [] : files(of(`/${part}`))))
    return [path, [...new Set(parts)]] as const
  })
  const [intro, flow] = [files(of(`/${INTRO}`)), files(of(`/${FLOW}`))]
  return { intro, flow, screens: Object.fromEntries(screens), words: Object.fromEntries(words) }
}

/**
 * What runs before the first paint, inside the page, so that nothing waits for a further request: theme and direction,
 * then the request of what the screen will ask for as soon as the entry runs. Its hash is in the server's policy.
 */
const early = (bundle: Bundle | undefined) => {
  const theme = readFileSync(`${room}public/theme.js`, 'utf8').replaceAll(/^\s*\/\/.*\n/gm, '')
  if (!bundle) return theme
  const { intro, flow, screens, words } = plan(bundle)
  // Each name stands here once: screens share most of what they need.
  const names = [...new Set([...intro, ...flow, ...Object.values(screens).flat()])]
  const numbers = (files: readonly string[]) => files.map((file) => names.indexOf(file))
  const byPath = Object.fromEntries(Object.entries(screens).map(([path, files]) => [path, numbers(files)]))
  return `${theme};(() => {
  const fetchEarly = (href) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' })
    document.head.append(link)
  }
  const words = ${JSON.stringify(words)}[document.documentElement.lang] || []
  words.forEach(fetchEarly)
  const names = ${JSON.stringify(names)}
  const fetchAll = (numbers) => numbers.forEach((number) => fetchEarly(names[number]))
  const screen = ${JSON.stringify(byPath)}[location.pathname] || []
  if (location.pathname !== '/') return fetchAll(screen)
  let isSeen = matchMedia('(prefers-reduced-motion: reduce)').matches
  try {
    isSeen = isSeen || localStorage.getItem('octavo.intro-seen') !== null
  } catch {
    isSeen = true
  }
  fetchAll(isSeen ? screen : ${JSON.stringify(numbers(intro))})
  try {
    if (isSeen && sessionStorage.getItem('octavo.tab') !== null) fetchAll(${JSON.stringify(numbers(flow))})
  } catch {}
})()`
}

/** The letters of most words; the others are asked for by the style sheet where a text needs them. */
const LETTERS = /inter-latin-wght-normal-[^/]+\.woff2$/

const fontOf = (bundle: Bundle | undefined) => {
  const file = Object.keys(bundle ?? {}).find((name) => LETTERS.test(name))
  return file === undefined ? [] : [`/${file}`]
}

/** Puts the early script into the page in place of the request for `/theme.js`. */
export const head = (): Plugin => ({
  name: 'octavo-head',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => ({
      html: html.replace(
        '<script src="/theme.js"></script>',
        () => `<script>${early(bundle as Bundle | undefined)}</script>`,
      ),
      // Asked for with the code: otherwise the page is laid out twice, once before its letters are there.
      tags: fontOf(bundle as Bundle | undefined).map((href) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', fetchpriority: 'low', href },
        injectTo: 'head' as const,
      })),
    }),
  },
})
