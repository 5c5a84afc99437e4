import { Suspense, useEffect, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { optional } from '../ui/optional.ts'
import { whenIdle } from './idle.ts'

const BackdropFilm = optional(() => import('./backdrop-film.tsx'))

/** The film waits for so long once the page is at rest: it is large, and nobody waits for it. */
const FILM_AFTER_MS = 1000

export interface BackdropProps {
  /** True while the intro lies over it: what nobody sees is neither drawn nor fetched. */
  readonly isCovered: boolean
}

/**
 * The water behind every screen: its colour at once, light and motes once the page is at rest (blurred layers are the
 * dearest thing on it, and the first paint would wait for them), a film over it later. It stands still for those who
 * ask for it.
 */
export const Backdrop = ({ isCovered }: BackdropProps) => {
  const { backgroundVideo } = useSettings()
  const [state, setState] = useState<'calm' | 'lit' | 'filmed'>('calm')
  useEffect(() => {
    if (isCovered) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = whenIdle(() => {
      setState('lit')
      timer = setTimeout(() => setState('filmed'), FILM_AFTER_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [isCovered])
  return (
    <div aria-hidden="true" className="backdrop">
      {state !== 'calm' && (
        <>
          {/* The film has none: whoever gets it would see them flash up before it. */}
          {!backgroundVideo && (
            <>
              <div className="backdrop-caustics" />
              <div className="backdrop-caustics" />
            </>
          )}
          <div className="backdrop-rays" />
          <div className="backdrop-motes" />
          <div className="backdrop-deep" />
        </>
      )}
      <Suspense fallback={null}>{state === 'filmed' && <BackdropFilm />}</Suspense>
    </div>
  )
}
