import { lazy, Suspense, useEffect, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { BrowserRouter, Route, Routes } from 'react-router'
import { useLocale } from '../lib/language/index.ts'
import { m } from '../paraglide/messages.js'
import { Backdrop } from './backdrop.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Providers } from './providers.tsx'
import { ROUTES } from './routes.ts'

const Toaster = lazy(() => import('../ui/toaster.tsx'))

/** Loads what no first paint needs once the browser has nothing better to do. */
const useIdle = () => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), 200)
    return () => clearTimeout(timer)
  }, [])
  return isIdle
}

/** The whole web app: water, router, screens, toasts. */
export const App = () => {
  const isIdle = useIdle()
  const locale = useLocale()
  return (
    <I18nProvider locale={locale}>
      <Providers>
        <Backdrop />
        <BrowserRouter>
          <ErrorBoundary>
            <Suspense fallback={<p className="sr-only">{m.loading()}</p>}>
              <Routes>
                {ROUTES.map(({ path, Screen }) => (
                  <Route key={path} path={path} element={<Screen />} />
                ))}
              </Routes>
            </Suspense>
          </ErrorBoundary>
        </BrowserRouter>
        <Suspense fallback={null}>{isIdle && <Toaster />}</Suspense>
      </Providers>
    </I18nProvider>
  )
}
