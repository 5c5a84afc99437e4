import { lazy, type MouseEvent, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { BrowserRouter, Route, Routes } from 'react-router'
import { beginsWithIntro, rememberIntro } from '../features/intro/intro-store.ts'
import { useLocale } from '../language/index.ts'
import { m } from '../paraglide/messages.js'
import { optional } from '../ui/optional.ts'
import { AccountSync } from './account-sync.tsx'
import { Backdrop } from './backdrop.tsx'
import { noteStanding, useIdleSteps, whenIdle } from './idle.ts'
import { Providers } from './providers.tsx'
import { ROUTES } from './routes.ts'
import { Screen } from './screen.tsx'

const Companions = optional(() => import('./companions.tsx'))
const NoIntro = ({ onComplete }: { readonly onComplete: () => void }): ReactNode => {
  useEffect(onComplete, [onComplete])
  return null
}
// Without its code (a line that breaks off) the intro is over at once: it never stands in anybody's way.
const Intro = lazy(() => import('../features/intro/intro.tsx').catch(() => ({ default: NoIntro })))
const Toaster = optional(() => import('../ui/toaster.tsx'))
const Offline = optional(() => import('../features/offline/offline.tsx'))
const SessionEnd = optional(() => import('./session-end.tsx'))
const Navigation = optional(() => import('./navigation.tsx'))
const Overlays = optional(() => import('./overlays.tsx'))

/** Fetches the main screen while the intro plays: whoever skips it is there at once. */
const fetchHome = () => {
  import('./home.tsx').catch((error: unknown) => console.warn('The main screen was not fetched ahead', error))
}

/** Takes the focus past the header to what the screen is about. */
const skip = (event: MouseEvent) => {
  event.preventDefault()
  const main = document.querySelector('main')
  if (!main) return
  main.tabIndex = -1
  main.focus()
}

/** The whole web app: water, router, screens, the ways between them, what lies over them, toasts. */
export const App = () => {
  // What no first paint needs comes when the browser has nothing better to do, one part after the other.
  const idle = useIdleSteps(3)
  const [isIntro, setIntro] = useState(beginsWithIntro)
  useEffect(() => {
    if (!isIntro) return
    noteStanding()
    return whenIdle(fetchHome)
  }, [isIntro])
  const endIntro = useCallback(() => {
    rememberIntro()
    setIntro(false)
  }, [])
  const locale = useLocale()
  return (
    <I18nProvider locale={locale}>
      <Providers>
        {/* biome-ignore lint/a11y/useValidAnchor: it is a link within the page; its target is whatever main is there. */}
        <a
          href="#main"
          onClick={skip}
          className="fixed start-3 top-3 z-50 -translate-y-20 rounded-md bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
        >
          {m.skip_link()}
        </a>
        <AccountSync />
        <Backdrop isCovered={isIntro} />
        <Suspense fallback={null}>{idle > 1 && <Offline />}</Suspense>
        {isIntro ? (
          <Suspense fallback={null}>
            <Intro onComplete={endIntro} />
          </Suspense>
        ) : (
          <BrowserRouter>
            <Suspense fallback={null}>{idle > 0 && <SessionEnd />}</Suspense>
            <Routes>
              {ROUTES.map((entry) => (
                <Route key={entry.path} path={entry.path} element={<Screen entry={entry} />} />
              ))}
            </Routes>
            <Suspense fallback={null}>
              <Navigation />
            </Suspense>
            <Suspense fallback={null}>
              <Overlays />
            </Suspense>
            <Suspense fallback={null}>{idle > 2 && <Companions />}</Suspense>
          </BrowserRouter>
        )}
        <Suspense fallback={null}>{idle > 0 && <Toaster />}</Suspense>
      </Providers>
    </I18nProvider>
  )
}
