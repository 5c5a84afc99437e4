import { Link } from 'react-router'
import { m } from '../../paraglide/messages.js'
import type { StoredUser } from '../../session/session.ts'
import { Avatar, nameOf } from '../../ui/index.ts'

const LINK = 'tap inline-flex min-h-11 items-center justify-center rounded-md px-4.5 text-center'

/** What `/auth` says to somebody who is logged in already: who they are, and the ways on. */
export const LoggedIn = ({ user }: { readonly user: StoredUser }) => (
  <div className="flex flex-col gap-6">
    <h2 className="text-title font-semibold">{m.auth_here_title()}</h2>
    <div className="flex items-center gap-4">
      <Avatar user={user} />
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <bdi className="block font-semibold">{nameOf(user)}</bdi>
        {nameOf(user) !== user.email && <bdi className="block text-sm text-muted">{user.email}</bdi>}
      </p>
    </div>
    <div className="grid gap-3">
      <Link to="/" className={`${LINK} bg-accent font-semibold text-on-accent hover:bg-accent-strong`}>
        {m.auth_here_continue()}
      </Link>
      <Link
        to="/settings#account"
        className={`${LINK} border border-edge/60 bg-raised font-medium hover:border-accent`}
      >
        {m.auth_here_account()}
      </Link>
    </div>
  </div>
)
