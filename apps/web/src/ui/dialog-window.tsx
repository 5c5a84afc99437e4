import { X } from 'lucide-react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { m } from '../paraglide/messages.js'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import type { DialogProps } from './dialog.tsx'
import { BETWEEN_THE_EDGES, OVER_THE_PAGE } from './over-the-page.ts'

/** The dialog itself: focus stays inside, Escape closes, the focus goes back after. */
export default function DialogWindow({
  isOpen,
  onOpenChange,
  title,
  children,
  actions,
  size = 's',
  isText = false,
  role = 'dialog',
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={role === 'dialog'}
      style={BETWEEN_THE_EDGES}
      className={cx('items-end justify-center xs:items-center xs:p-4', OVER_THE_PAGE)}
    >
      <Modal
        className={cx(
          'flex max-h-full w-full animate-pop flex-col overflow-hidden rounded-t-[1.75rem] border border-line bg-surface text-text shadow-float xs:rounded-[1.75rem]',
          size === 's' ? 'xs:max-w-md' : 'xs:max-w-xl',
        )}
      >
        <AriaDialog role={role} className="flex min-h-0 flex-col outline-none">
          <header className="flex items-start justify-between gap-3 ps-6 pe-3.5 pt-5">
            <Heading slot="title" className="min-w-0 pt-1.5 text-title font-semibold [overflow-wrap:anywhere]">
              {title}
            </Heading>
            <IconButton slot="close" label={m.close()} icon={X} />
          </header>
          <div
            {...(isText && { role: 'region', 'aria-label': title, tabIndex: 0 })}
            className="scroll-thin min-h-0 flex-1 overflow-y-auto px-6 pt-2 pb-6"
          >
            {children}
          </div>
          {actions && (
            <footer className="flex flex-col-reverse gap-3 px-6 pb-[calc(1.5rem+var(--safe-bottom))] xs:flex-row xs:justify-end">
              {actions}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
