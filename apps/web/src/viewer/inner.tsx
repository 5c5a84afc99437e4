import { visibleName } from '@octavo/core'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/index.ts'
import type { Content, Holder, Opened } from './look.ts'

export interface InnerProps {
  readonly open: NonNullable<Holder['open']>
  /** Its place in what holds it. */
  readonly at: number
  readonly name: string
  /** Name of what holds it. */
  readonly within: string
  readonly onBack: () => void
  /** Draws what it looks like; undefined while it is being opened, `failed` when that did not work now. */
  readonly children: (content: Content | 'failed' | undefined, again: () => void) => ReactNode
}

/** Something that lies inside of what is open: a member of an archive, an attachment of a mail; and the way back. */
export default function Inner({ open, at, name, within, onBack, children }: InnerProps) {
  const [content, setContent] = useState<Content | 'failed'>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it anew.
  useEffect(() => {
    const stop = new AbortController()
    let opened: Opened | undefined
    setContent(undefined)
    open(at, stop.signal).then(
      (one) => {
        opened = one
        if (stop.signal.aborted) one.close()
        else setContent(one.content)
      },
      () => !stop.signal.aborted && setContent('failed'),
    )
    return () => {
      stop.abort(new DOMException('Nobody looks at it any more', 'AbortError'))
      opened?.close()
    }
  }, [open, at, attempt])
  return (
    <div className="flex size-full min-h-0 flex-col gap-3">
      <div className="flex items-center gap-2">
        <Button size="s" icon={ArrowLeft} autoFocus onPress={onBack}>
          {m.viewer_back({ name: visibleName(within) })}
        </Button>
        <bdi className="min-w-0 truncate text-sm font-medium">{visibleName(name)}</bdi>
      </div>
      <div className="grid min-h-0 flex-1 place-items-center">{children(content, () => setAttempt(attempt + 1))}</div>
    </div>
  )
}
