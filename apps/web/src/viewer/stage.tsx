import { visibleName } from '@octavo/core'
import { CloudOff, File } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/index.ts'
import type { Content, Look, Subject } from './look.ts'
import { thumbsOf } from './thumbs.ts'

const Pages = lazy(() => import('./pages.tsx'))
const Readings = lazy(() => import('./readings.tsx'))
const Inner = lazy(() => import('./inner.tsx'))

interface StageProps {
  readonly look: Look
  readonly of: Subject
  readonly content: Content | 'failed' | undefined
  readonly onAgain: () => void
}

/** What a thing looks like: the picture, the player, its pages, what is written in it, or that there is nothing to show. */
export const Stage = ({ look, of, content, onAgain }: StageProps) => {
  const [refused, setRefused] = useState(false)
  /** What lies inside of it and is open, or was last. */
  const [inner, setInner] = useState<{ readonly at: number; readonly name: string; readonly isOpen: boolean }>()
  const name = visibleName(of.name)
  const small = thumbsOf(look).known(of.id)
  if (content === undefined)
    return (
      <>
        <p className="sr-only">{m.loading()}</p>
        {small === undefined ? <Waiting /> : <img src={small} alt="" className={`${PICTURE} opacity-70`} />}
      </>
    )
  if (content === 'failed')
    return (
      <Nothing icon={CloudOff} words={m.viewer_failed()}>
        <Button onPress={onAgain}>{m.crash_retry()}</Button>
      </Nothing>
    )
  if (content.type === 'nothing') return <Nothing icon={File} words={NOTHING[content.why]()} />
  if ('address' in content) {
    if (refused)
      return small === undefined ? (
        <Nothing icon={File} words={m.preview_unplayable()} />
      ) : (
        <img src={small} alt={name} className={PICTURE} />
      )
    const { address } = content
    const onError = () => setRefused(true)
    if (content.type === 'picture')
      return (
        <img
          src={address}
          alt={name}
          decoding="async"
          draggable={false}
          onError={onError}
          style={small === undefined ? {} : { backgroundImage: `url("${small}")` }}
          className={`${PICTURE} bg-contain bg-center bg-no-repeat`}
        />
      )
    const shared = { controls: true, preload: 'metadata', src: address, onError, 'aria-label': name } as const
    if (content.type === 'video') return <video {...shared} className="max-h-full max-w-full rounded-sm" />
    return (
      <div className="flex w-full max-w-md flex-col items-center gap-6">
        {small !== undefined && <img src={small} alt="" className="max-h-64 rounded-md shadow-float" />}
        <audio {...shared} className="w-full" />
      </div>
    )
  }
  if (content.type === 'pages')
    return (
      <Suspense fallback={<Waiting />}>
        <Pages content={content} name={name} />
      </Suspense>
    )
  const { open } = 'open' in content ? content : {}
  return (
    <Suspense fallback={<Waiting />}>
      {open && inner?.isOpen ? (
        <Inner
          open={open}
          at={inner.at}
          name={inner.name}
          within={of.name}
          onBack={() => setInner({ ...inner, isOpen: false })}
        >
          {(shown, again) => (
            <Stage
              key={inner.at}
              look={look}
              of={{ id: `${of.id}/${inner.at}`, name: inner.name, mediaType: '', sizeBytes: 0 }}
              content={shown}
              onAgain={again}
            />
          )}
        </Inner>
      ) : (
        <Readings
          content={content}
          from={inner?.at}
          {...(open && { onOpen: (at: number, name: string) => setInner({ at, name, isOpen: true }) })}
        />
      )}
    </Suspense>
  )
}

const PICTURE = 'max-h-full max-w-full rounded-sm object-contain'

const NOTHING = {
  none: m.preview_none,
  gone: m.library_gone,
  locked: m.preview_password,
  damaged: m.preview_damaged,
  large: m.viewer_large,
  closed: m.preview_closed,
} as const

const Waiting = () => <span aria-hidden="true" className="size-24 animate-breathe rounded-lg bg-raised" />

interface NothingProps {
  readonly icon: typeof File
  readonly words: string
  readonly children?: ReactNode
}

const Nothing = ({ icon: Icon, words, children }: NothingProps) => (
  <div className="grid justify-items-center gap-4 p-6 text-center text-muted">
    <Icon aria-hidden="true" className="size-14" strokeWidth={1} />
    <p className="max-w-72 text-pretty">{words}</p>
    {children}
  </div>
)
