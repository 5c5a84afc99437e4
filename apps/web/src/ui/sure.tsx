import { m } from '../paraglide/messages.js'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export interface SureProps {
  readonly title: string
  readonly text: string
  readonly done: string
  readonly isDanger?: boolean
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks once more before something that is not simply taken back. */
export const Sure = ({ title, text, done, isDanger = false, onDone, onClose }: SureProps) => (
  <Dialog
    isOpen
    onOpenChange={onClose}
    role="alertdialog"
    title={title}
    actions={
      <>
        <Button onPress={onClose}>{m.cancel()}</Button>
        <Button
          look={isDanger ? 'danger' : 'primary'}
          onPress={() => {
            onClose()
            onDone()
          }}
        >
          {done}
        </Button>
      </>
    }
  >
    <p className="text-pretty">{text}</p>
  </Dialog>
)
