import { lazy, Suspense, useEffect, useState } from 'react'

const BackdropFilm = lazy(() => import('./backdrop-film.tsx'))

/** The film is fetched when everything that the person waits for is there. */
const FILM_AFTER_MS = 1200

/** The water behind every screen: drawn by CSS at once, a film over it later. It stands still for those who ask for it. */
export const Backdrop = () => {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), FILM_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div aria-hidden="true" className="backdrop">
      <div className="backdrop-caustics" />
      <div className="backdrop-caustics" />
      <div className="backdrop-rays" />
      <div className="backdrop-motes" />
      <div className="backdrop-deep" />
      <Suspense fallback={null}>{isLate && <BackdropFilm />}</Suspense>
    </div>
  )
}
