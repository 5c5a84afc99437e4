import { MARK_COLORS, type MarkColor } from '@octavo/core'
import { Check } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { ColorDot, colorName } from '../../ui/color-dot.tsx'
import { Button, Dialog } from '../../ui/index.ts'

interface ColorDialogProps {
  /** The colour that all of the chosen files have; `null` where they have none, undefined where they differ. */
  readonly value: MarkColor | null | undefined
  readonly onDone: (color: MarkColor | null) => void
  readonly onClose: () => void
}

/** Marks files with a colour, or takes it off them. */
export const ColorDialog = ({ value, onDone, onClose }: ColorDialogProps) => (
  <Dialog
    isOpen
    onOpenChange={onClose}
    title={m.lib_color_title()}
    actions={<Button onPress={onClose}>{m.cancel()}</Button>}
  >
    <ul aria-label={m.lib_color_title()} className="flex flex-wrap gap-2">
      {[...MARK_COLORS, null].map((color) => (
        <li key={color}>
          <button
            type="button"
            aria-pressed={color === value}
            onClick={() => {
              onClose()
              if (color !== value) onDone(color)
            }}
            className="tap flex min-h-11 items-center gap-2 rounded-full border border-line px-3 text-sm font-medium hover:border-edge hover:text-text"
          >
            {color && (
              <span aria-hidden="true" className="flex">
                <ColorDot color={color} />
              </span>
            )}
            {color ? colorName(color) : m.color_none()}
            {color === value && <Check aria-hidden="true" className="size-4 text-accent" />}
          </button>
        </li>
      ))}
    </ul>
  </Dialog>
)
