import { lazy, type ReactNode, Suspense, useState } from 'react'

const DialogWindow = lazy(() => import('./dialog-window.tsx'))

export interface DialogProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly title: string
  readonly children: ReactNode
  /** The buttons, most important last in reading order. */
  readonly actions?: ReactNode
  readonly size?: 's' | 'm'
  /** Nothing between title and buttons takes the focus: the text itself does, so that it is scrolled by keyboard. */
  readonly isText?: boolean
  /** `alertdialog` for a question that needs an answer: a press beside it doesn't close it. */
  readonly role?: 'dialog' | 'alertdialog'
}

/** A question or a short form over the page. Its code is fetched when one is first opened. */
export const Dialog = (props: DialogProps) => {
  const [wasOpened, setOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setOpened(true)
  return <Suspense fallback={null}>{wasOpened && <DialogWindow {...props} />}</Suspense>
}
