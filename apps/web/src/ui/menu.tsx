import { Check, type LucideIcon } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { createPortal } from 'react-dom'
import { cx } from './cx.ts'

export interface MenuAction {
  readonly id: string
  readonly label: string
  readonly icon?: LucideIcon
  /** The key that does the same, shown at the end. */
  readonly hint?: string
  readonly isDanger?: boolean
  readonly isDisabled?: boolean
  readonly onAction: () => void
}

interface ListProps {
  /** Accessible name of the list. */
  readonly label: string
  readonly actions: readonly MenuAction[]
  /** The action that holds now, where they are choices of which one does. */
  readonly chosen?: string
}

export interface MenuProps extends ListProps {
  /** The button that opens it. */
  readonly trigger: ReactNode
}

export interface FloatingMenuProps extends ListProps {
  /** What it opens beside, and where the focus goes back to. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** What stands above the list. */
  readonly head?: ReactNode
}

const POPOVER = 'min-w-56 animate-pop rounded-md border border-line bg-raised p-1.5 text-text shadow-float'

/** Right below what a popover lies at. */
const BESIDE = { position: 'fixed', inset: 0, zIndex: 99_999 } as const

/**
 * A list of things that can be done, opened by its button. The page below stays alive, for to make all of it inert takes as
 * long as to style all of it; a press beside the list meets a pane of glass that closes it and does nothing else.
 */
export const Menu = ({ trigger, ...list }: MenuProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      {trigger}
      <Popover isNonModal placement="bottom end" className={POPOVER}>
        <Actions {...list} />
        {isOpen &&
          createPortal(<div aria-hidden="true" style={BESIDE} onClick={() => setOpen(false)} />, document.body)}
      </Popover>
    </MenuTrigger>
  )
}

/** One menu for a whole list: it opens beside the row that asked, so that rows stay light. */
export const FloatingMenu = ({ anchor, isOpen, onOpenChange, head, ...list }: FloatingMenuProps) => (
  <Popover triggerRef={anchor} isOpen={isOpen} onOpenChange={onOpenChange} placement="bottom end" className={POPOVER}>
    {head}
    <Actions {...list} onClose={() => onOpenChange(false)} />
  </Popover>
)

const Actions = ({ label, actions, chosen, onClose }: ListProps & { readonly onClose?: () => void }) => (
  <AriaMenu
    aria-label={label}
    autoFocus="first"
    className="outline-none"
    {...(chosen === undefined ? {} : { selectionMode: 'single' as const, selectedKeys: [chosen] })}
    {...(onClose ? { onClose } : {})}
  >
    {actions.map(({ id, label: words, icon: Icon, hint, isDanger, isDisabled, onAction }) => (
      <AriaMenuItem
        key={id}
        id={id}
        textValue={words}
        isDisabled={isDisabled ?? false}
        onAction={onAction}
        className={cx(
          'tap flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-sm outline-offset-[-2px] data-disabled:opacity-45 data-focused:bg-accent-soft',
          isDanger && 'text-danger',
        )}
      >
        {Icon && <Icon aria-hidden="true" className="size-4.5 shrink-0" />}
        <span className="flex-1">{words}</span>
        {id === chosen && <Check aria-hidden="true" className="size-4 shrink-0 text-accent" />}
        {hint && <kbd className="font-sans text-xs text-muted">{hint}</kbd>}
      </AriaMenuItem>
    ))}
  </AriaMenu>
)
