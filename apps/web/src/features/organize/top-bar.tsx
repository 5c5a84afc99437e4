import { Keyboard, Menu as MenuIcon } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { IconButton } from '../../ui/index.ts'

export interface TopBarProps {
  readonly onMenu: () => void
  readonly onHelp: () => void
}

/** The menu button, the name of the product, and the way to the shortcuts. */
export const TopBar = ({ onMenu, onHelp }: TopBarProps) => (
  <header className="flex items-center justify-between gap-3 px-3 py-3 sm:px-6">
    <div className="flex items-center gap-2">
      <IconButton label={m.menu_open()} icon={MenuIcon} onPress={onMenu} />
      <span className="flex items-center gap-2 text-lg font-semibold tracking-tight">
        <Mark />
        {m.app_name()}
      </span>
    </div>
    <span className="hidden sm:block">
      <IconButton label={m.shortcuts_show()} icon={Keyboard} onPress={onHelp} />
    </span>
  </header>
)

/** The octopus of the product's sign, drawn in the accent. */
const Mark = () => (
  <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 text-accent">
    <g fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round">
      <path d="M8 14a8 8 0 0 1 16 0" />
      <path d="M8 14c0 6-3.500 4.500-3.500 9M13 15.500c0 5.500-2.500 5.500-2.500 10.500M19 15.500c0 5.500 2.500 5.500 2.500 10.500M24 14c0 6 3.500 4.500 3.500 9" />
    </g>
    <circle cx="13" cy="12.500" r="1.500" fill="currentColor" />
    <circle cx="19" cy="12.500" r="1.500" fill="currentColor" />
  </svg>
)
