import { Keyboard, Menu as MenuIcon } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Header, IconButton } from '../../ui/index.ts'

export interface TopBarProps {
  readonly onMenu: () => void
  readonly onHelp: () => void
}

/** The header of the main screen: with the menu button, and the way to the shortcuts. */
export const TopBar = ({ onMenu, onHelp }: TopBarProps) => (
  <Header
    start={<IconButton label={m.menu_open()} icon={MenuIcon} onPress={onMenu} />}
    end={
      <span className="hidden sm:block">
        <IconButton label={m.shortcuts_show()} icon={Keyboard} onPress={onHelp} />
      </span>
    }
  />
)
