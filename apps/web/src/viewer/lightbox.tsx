import { visibleName } from '@octavo/core'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { cx, IconButton } from '../ui/index.ts'
import { BETWEEN_THE_EDGES, OVER_THE_PAGE } from '../ui/over-the-page.ts'
import type { Look, Subject } from './look.ts'
import { Stage } from './stage.tsx'
import { useContent } from './use-content.ts'

export interface LightboxProps {
  readonly look: Look
  readonly of: Subject
  /** The one after it, opened ahead. */
  readonly next?: Subject | undefined
  /** Its place in the list that it was opened from, from 0, and how long that is. */
  readonly at: number
  readonly total: number
  /** Goes on by one, or back by -1; not called past the ends. */
  readonly onStep: (by: 1 | -1) => void
  readonly onClose: () => void
  /** What is known of it, beside it. */
  readonly aside?: ReactNode
  /** What can be done with it, always in sight below it. */
  readonly foot?: ReactNode
}

/** The second press of a double press lands beside the window that the first one opened. */
const DOUBLE_PRESS_MS = 500
/** A finger that went so far sideways, and not as far up or down, goes to the neighbour. */
const SWIPE_PX = 60

const isRtl = () => document.documentElement.dir === 'rtl'

/** One thing, large: what it looks like, what is known of it, what can be done; arrows and swipes go to its neighbours. */
export default function Lightbox(props: LightboxProps) {
  const { look, of, next, at, total, onStep, onClose, aside, foot } = props
  const openedAtMs = useRef(performance.now())
  const { content, again } = useContent(look, of, next)
  const step = (by: number) => {
    if (by < 0 ? at > 0 : at < total - 1) onStep(by < 0 ? -1 : 1)
  }
  const latest = useRef(step)
  latest.current = step
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (way === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.target instanceof Element && event.target.closest(ITS_OWN_ARROWS)) return
      event.preventDefault()
      latest.current(isRtl() ? -way : way)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const swipe = useSwipe(step)
  const name = visibleName(of.name)

  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable
      shouldCloseOnInteractOutside={() => performance.now() - openedAtMs.current > DOUBLE_PRESS_MS}
      style={BETWEEN_THE_EDGES}
      className={cx('items-end justify-center md:items-center md:p-5', OVER_THE_PAGE)}
    >
      <Modal className="h-full w-full animate-pop overflow-hidden rounded-t-[1.75rem] border border-line bg-surface text-text shadow-float md:max-h-[60rem] md:max-w-[90rem] md:rounded-[1.75rem]">
        <Dialog className="flex h-full flex-col outline-none">
          <header className="flex items-center justify-between gap-3 ps-5 pe-3 pt-3 pb-2 md:ps-6">
            <Heading
              slot="title"
              className="line-clamp-2 min-w-0 flex-1 text-lead font-semibold [overflow-wrap:anywhere]"
            >
              <bdi>{name}</bdi>
            </Heading>
            <p role="status" className="shrink-0 text-sm text-muted tabular">
              <span className="sr-only">{`${name}, `}</span>
              {m.preview_position({ at: number(at + 1), total: number(total) })}
            </p>
            <IconButton slot="close" label={m.close()} icon={X} />
          </header>
          <div className="flex min-h-0 flex-1 flex-col md:flex-row">
            <div
              {...swipe}
              className="relative flex min-h-0 flex-1 touch-pan-y items-center justify-center bg-sunken px-3 py-3 md:px-18 md:py-5 max-md:basis-3/5"
            >
              <Stage key={of.id} look={look} of={of} content={content} onAgain={again} />
              <Step side="start" label={m.preview_previous()} isDisabled={at === 0} onPress={() => step(-1)} />
              <Step side="end" label={m.preview_next()} isDisabled={at >= total - 1} onPress={() => step(1)} />
            </div>
            {aside && (
              <section
                aria-label={m.preview_facts()}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
                tabIndex={0}
                className="scroll-thin grid min-h-0 content-start gap-5 overflow-y-auto border-line px-5 py-4 max-md:max-h-[30%] max-md:border-t md:w-[21rem] md:border-s md:px-6"
              >
                {aside}
              </section>
            )}
          </div>
          {foot && (
            <footer className="border-t border-line px-4 pt-3 pb-[calc(0.75rem+var(--safe-bottom))] md:px-6">
              {foot}
            </footer>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** What arrows mean something else in: players, fields, menus. */
const ITS_OWN_ARROWS = 'video, audio, input, textarea, select, [role=menu], [role=tablist]'

/** A finger drawn sideways steps; one that scrolls, zooms or marks text does not. */
const useSwipe = (step: (by: number) => void) => {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined)
  const fingers = useRef(new Set<number>())
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== 'touch') return
      fingers.current.add(event.pointerId)
      from.current = fingers.current.size === 1 ? { x: event.clientX, y: event.clientY } : undefined
    },
    onPointerUp(event: PointerEvent) {
      fingers.current.delete(event.pointerId)
      const start = from.current
      from.current = undefined
      if (!start || getSelection()?.isCollapsed === false) return
      const [x, y] = [event.clientX - start.x, event.clientY - start.y]
      if (Math.abs(x) < SWIPE_PX || Math.abs(y) > Math.abs(x) / 2) return
      step(x < 0 === isRtl() ? -1 : 1)
    },
    onPointerCancel(event: PointerEvent) {
      fingers.current.delete(event.pointerId)
      from.current = undefined
    },
  }
}

interface StepProps {
  readonly side: 'start' | 'end'
  readonly label: string
  readonly isDisabled: boolean
  readonly onPress: () => void
}

/** To the thing before or after; it stays where it is at the ends, so that the focus does, too. */
const Step = ({ side, label, isDisabled, onPress }: StepProps) => (
  <span className={cx('absolute', side === 'start' ? 'start-3' : 'end-3')}>
    <IconButton
      label={label}
      icon={side === 'start' ? ChevronLeft : ChevronRight}
      look="secondary"
      aria-disabled={isDisabled}
      onPress={onPress}
      className={cx('rounded-full! bg-surface/85! rtl:-scale-x-100', isDisabled && 'opacity-35')}
    />
  </span>
)
