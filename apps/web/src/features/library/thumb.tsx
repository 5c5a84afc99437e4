import type { LibraryFile } from '@octavo/contract'
import type { LucideIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cx } from '../../ui/index.ts'
import { mayHaveThumbnail, thumbnailOf } from './addresses.ts'

/** A picture that is still being made is asked for again: after these many milliseconds, then no more. */
const AGAIN_MS = [2500, 7000, 20_000] as const

interface ThumbProps {
  readonly file: LibraryFile
  readonly icon: LucideIcon
}

/** A small picture of a file on the place of its icon, which stays where there is none. Use it with the file's id as key. */
export const Thumb = ({ file, icon: Icon }: ThumbProps) => {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'waiting' | 'there' | 'missed'>('waiting')
  const againMs = AGAIN_MS[attempt]
  useEffect(() => {
    if (state !== 'missed' || againMs === undefined) return
    const timer = setTimeout(() => {
      setAttempt((count) => count + 1)
      setState('waiting')
    }, againMs)
    return () => clearTimeout(timer)
  }, [state, againMs])
  return (
    <span
      aria-hidden="true"
      className="relative grid size-11 shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken text-muted"
    >
      <Icon className="size-4.5" strokeWidth={1.75} />
      {mayHaveThumbnail(file) && state !== 'missed' && (
        <img
          src={thumbnailOf(file, attempt)}
          alt=""
          decoding="async"
          fetchPriority="low"
          draggable={false}
          onLoad={() => setState('there')}
          onError={() => setState('missed')}
          className={cx(
            'absolute inset-0 size-full bg-white object-cover transition-opacity duration-150',
            state === 'there' ? 'opacity-100' : 'opacity-0',
          )}
        />
      )}
    </span>
  )
}
