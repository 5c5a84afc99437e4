import { DEFAULTS, PACING, TIMINGS } from '@octavo/core'
import { Play, SkipForward } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { prefersStillness } from '../../settings/settings.ts'
import { Button, cx } from '../../ui/index.ts'

/** A film of which nothing has arrived after so long counts as failed: nobody waits for an ornament. */
const PATIENCE_MS = 6000

type Phase = 'loading' | 'playing' | 'blocked' | 'failed' | 'fading'

export interface IntroProps {
  /** Called once: the film is over, was skipped, or failed. */
  readonly onComplete: () => void
}

/** The intro film over the whole window, muted, with a way past it. */
export default function Intro({ onComplete }: IntroProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null)
  const [phase, setPhase] = useState<Phase>('loading')
  const complete = useRef(onComplete)
  complete.current = onComplete
  const isOver = useRef(false)
  const finish = useCallback(() => {
    if (isOver.current) return
    isOver.current = true
    complete.current()
  }, [])
  const play = useCallback(() => {
    const film = video.current
    if (!film) return
    film.playbackRate = DEFAULTS.introPlaybackRate
    film.play().then(
      () => setPhase('playing'),
      (error: unknown) => {
        // Only a refusal of autoplay is answered by a button; a film that can't be read reports an error itself.
        if (error instanceof DOMException && error.name === 'NotAllowedError') setPhase('blocked')
      },
    )
  }, [])

  useEffect(() => {
    play()
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') finish()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [play, finish])

  useEffect(() => {
    const wait = {
      loading: PATIENCE_MS,
      failed: TIMINGS.introErrorSkip,
      fading: prefersStillness() ? 0 : PACING.introFade,
    } as const
    if (phase === 'playing' || phase === 'blocked') return
    const timer = setTimeout(phase === 'loading' ? () => setPhase('failed') : finish, wait[phase])
    return () => clearTimeout(timer)
  }, [phase, finish])

  return (
    <main
      id="main"
      data-phase={phase}
      className={cx(
        'fixed inset-0 z-50 grid place-items-center bg-[#02080f] text-[#f2fbfd] transition-opacity ease-linear',
        phase === 'fading' ? 'opacity-0' : 'opacity-100',
      )}
      style={{ transitionDuration: `${PACING.introFade}ms` }}
    >
      <h1 className="sr-only">{m.intro_title()}</h1>
      <video
        ref={video}
        muted
        playsInline
        preload="auto"
        aria-hidden="true"
        tabIndex={-1}
        onEnded={() => setPhase('fading')}
        onError={() => setPhase('failed')}
        className="absolute inset-0 size-full object-cover portrait:object-contain"
      >
        <source src="/media/intro.webm" type="video/webm" />
        <source src="/media/intro.mp4" type="video/mp4" onError={() => setPhase('failed')} />
      </video>
      {phase === 'blocked' && (
        <>
          <img
            src="/media/intro.webp"
            alt=""
            className="absolute inset-0 size-full object-cover portrait:object-contain"
          />
          <Button look="primary" size="l" icon={Play} autoFocus onPress={play} className="relative rounded-full">
            {m.intro_play()}
          </Button>
        </>
      )}
      <div className="absolute end-[calc(1.25rem+var(--safe-right))] bottom-[calc(1.25rem+var(--safe-bottom))]">
        <Button icon={SkipForward} autoFocus={phase !== 'blocked'} onPress={finish} className="rounded-full">
          {m.intro_skip()}
        </Button>
      </div>
    </main>
  )
}
