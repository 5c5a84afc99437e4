import { useQueryClient } from '@tanstack/react-query'
import { BadgeCheck, LogIn, LogOut, Settings2 } from 'lucide-react'
import type { RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { logOut } from '../features/settings/log-out.ts'
import { m } from '../paraglide/messages.js'
import { useUser } from '../session/session.ts'
import { FloatingMenu, type MenuAction, nameOf } from '../ui/index.ts'

export interface AccountMenuProps {
  readonly anchor: RefObject<HTMLElement | null>
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Who is here, and what can be done about it. */
export default function AccountMenu({ anchor, onOpenChange }: AccountMenuProps) {
  const user = useUser()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const queries = useQueryClient()
  const leave: MenuAction = { id: 'out', label: m.account_logout(), icon: LogOut, onAction: () => void logOut(queries) }
  const enter: MenuAction = {
    id: 'in',
    label: m.account_login(),
    icon: LogIn,
    onAction: () => void navigate(pathname === '/auth' ? '/auth' : `/auth?next=${encodeURIComponent(pathname)}`),
  }
  const actions: readonly MenuAction[] = [
    {
      id: 'account',
      label: m.auth_here_account(),
      icon: Settings2,
      onAction: () => void navigate('/settings#account'),
    },
    {
      id: 'compliance',
      label: m.header_profile(),
      icon: BadgeCheck,
      onAction: () => void navigate('/play-store-compliance'),
    },
    user ? leave : enter,
  ]
  return (
    <FloatingMenu
      label={m.header_account()}
      anchor={anchor}
      isOpen
      onOpenChange={onOpenChange}
      actions={actions}
      head={
        <p className="max-w-64 border-b border-line px-2.5 pt-1.5 pb-2.5 [overflow-wrap:anywhere]">
          {user ? (
            <>
              <bdi className="block font-semibold">{nameOf(user)}</bdi>
              {nameOf(user) !== user.email && <bdi className="block text-sm text-muted">{user.email}</bdi>}
            </>
          ) : (
            <span className="block font-semibold">{m.account_guest()}</span>
          )}
        </p>
      }
    />
  )
}
