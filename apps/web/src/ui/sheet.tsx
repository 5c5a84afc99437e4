import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { m } from '../paraglide/messages.js'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import { ABOVE_THE_KEYS, OVER_THE_PAGE } from './over-the-page.ts'

export interface SheetProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly title: string
  /** `bottom` is 90% of the viewport high; `start` is a drawer at the reading side's start. */
  readonly side?: 'bottom' | 'start'
  readonly children: ReactNode
  /** Stays below the scrolling part. */
  readonly footer?: ReactNode
}

const PLACE = {
  bottom:
    'inset-x-0 bottom-0 h-[90%] rounded-t-[1.75rem] border-t border-line animate-sheet mx-auto max-w-4xl sm:border-x',
  start:
    'inset-y-0 start-0 w-[min(24rem,calc(100vw-2.5rem))] border-e border-line animate-drawer ps-[var(--safe-left)]',
}

/** A panel that slides in over the page, keeps the focus inside, closes with Escape and gives the focus back. */
export const Sheet = ({ isOpen, onOpenChange, title, side = 'bottom', children, footer }: SheetProps) => (
  <ModalOverlay
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    isDismissable
    style={ABOVE_THE_KEYS}
    className={OVER_THE_PAGE}
  >
    <Modal
      style={side === 'start' ? { paddingTop: 'var(--safe-top)' } : {}}
      className={cx('absolute bg-surface text-text shadow-float', PLACE[side])}
    >
      <Dialog className="flex h-full flex-col outline-none">
        {side === 'bottom' && <div aria-hidden="true" className="mx-auto mt-2.5 h-1.5 w-12 rounded-full bg-line" />}
        <header className="flex items-center justify-between gap-3 ps-6 pe-4 pt-4 pb-2">
          <Heading slot="title" className="text-title font-semibold">
            {title}
          </Heading>
          <IconButton slot="close" label={m.close()} icon={X} />
        </header>
        <div className="scroll-thin min-h-0 flex-1 overflow-y-auto px-6 pt-1 pb-6">{children}</div>
        {footer && (
          <footer className="border-t border-line px-6 pt-4 pb-[calc(1rem+var(--safe-bottom))]">{footer}</footer>
        )}
      </Dialog>
    </Modal>
  </ModalOverlay>
)
