import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { locale } from '../language/index.ts'
import { m } from '../paraglide/messages.js'
import type { RouteEntry } from './routes.ts'

/** How long a page that comes back may take to grow to where it had been scrolled, in milliseconds. */
const GROWING_MS = 2000

/** Where each entry of the history was scrolled to; kept in the tab, so that a reload finds it again. */
const POSITIONS = 'octavo.scroll'
const positions = new Map<string, number>()
/** The entry of the history that is in sight. */
let here: string | undefined
/** The path that was arrived at last. */
let arrived: string | undefined

/** Begins to remember where pages are scrolled to, in place of the browser, which does it before screens are drawn. */
export const startScrollMemory = (): void => {
  history.scrollRestoration = 'manual'
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(POSITIONS) ?? '[]')
    if (Array.isArray(kept)) for (const [key, y] of kept) positions.set(String(key), Number(y) || 0)
  } catch (error) {
    console.warn('Scroll positions could not be read', error)
  }
  addEventListener('scroll', () => here !== undefined && positions.set(here, Math.round(scrollY)), { passive: true })
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(POSITIONS, JSON.stringify([...positions].slice(-50)))
    } catch (error) {
      console.warn('Scroll positions could not be kept', error)
    }
  })
}

/** Scrolls to `y` as soon as the page is long enough, unless the person scrolls first. Returns the way to stop. */
const scrollBack = (y: number): (() => void) => {
  const reach = () => {
    scrollTo({ top: y, behavior: 'instant' })
    if (Math.abs(scrollY - y) < 2) stop()
  }
  const growth = new ResizeObserver(reach)
  const timer = setTimeout(() => stop(), GROWING_MS)
  const stop = () => {
    clearTimeout(timer)
    growth.disconnect()
    for (const type of ['wheel', 'touchstart', 'keydown']) removeEventListener(type, stop)
  }
  for (const type of ['wheel', 'touchstart', 'keydown']) addEventListener(type, stop, { passive: true })
  growth.observe(document.body)
  reach()
  return stop
}

/** Puts the focus on the new screen's heading, so that keyboards and screen readers begin there. */
export const focusHeading = () => {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading || document.querySelector('[role=dialog]')) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** What the skip link leads to: whichever main the screen has. */
export const nameMain = (): void => {
  const main = document.querySelector('main')
  if (main && main.id === '') main.id = 'main'
}

/** From now on a scroll belongs to the new entry of the history: the old page shrinks before the new one is there. */
export const useDeparture = (): void => {
  const { key } = useLocation()
  useLayoutEffect(() => {
    here = key
  }, [key])
}

/** What happens when a screen is there: the title of the tab, the focus on its heading, the scroll position. */
export const useArrival = ({ title }: RouteEntry): void => {
  const { key, pathname, hash } = useLocation()
  const how = useNavigationType()
  const language = locale()

  // biome-ignore lint/correctness/useExhaustiveDependencies: titles are written in the page's language.
  useEffect(() => {
    document.title = title ? `${title()} · ${m.app_name()}` : m.app_name()
  }, [title, language])

  useEffect(nameMain)

  useEffect(() => {
    const before = arrived
    arrived = pathname
    if (before !== undefined && before !== pathname) focusHeading()
    if (how === 'POP') {
      const y = positions.get(key) ?? 0
      return y > 0 || before !== undefined ? scrollBack(y) : undefined
    }
    if (before === pathname && hash === '') return
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (target) target.scrollIntoView()
    else scrollTo({ top: 0, behavior: 'instant' })
  }, [key, pathname, hash, how])
}
