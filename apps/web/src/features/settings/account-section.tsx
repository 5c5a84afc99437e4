import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { momentOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { type StoredUser, useUser } from '../../session/session.ts'
import { Button, List, ListRow } from '../../ui/index.ts'
import { getSession, QUERIES } from './api.ts'
import { EmailState, MailNote } from './email-state.tsx'
import { logOut } from './log-out.ts'
import { useFreshPassword } from './reauth.tsx'
import { Section } from './section.tsx'
import { SessionsList } from './sessions-list.tsx'

const dialogs = () => import('./change-dialogs.tsx')
const PasswordDialog = lazy(async () => ({ default: (await dialogs()).PasswordDialog }))
const EmailDialog = lazy(async () => ({ default: (await dialogs()).EmailDialog }))

const Guest = () => {
  const session = useQuery({ queryKey: [QUERIES.session], queryFn: getSession, staleTime: 0 })
  const endsAtMs = session.data?.libraryEndsAtMs
  return (
    <>
      <List>
        <ListRow title={m.account_email()} detail={m.account_email_none()} />
        <ListRow title={m.account_password()} detail={m.account_password_text()} />
      </List>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="max-w-md">
          <p className="font-medium">{m.account_guest()}</p>
          <p className="mt-1 text-pretty text-muted">{m.account_guest_text()}</p>
          {typeof endsAtMs === 'number' && (
            <p className="mt-1 text-sm text-muted">{m.account_guest_ends({ date: momentOf(endsAtMs) })}</p>
          )}
        </div>
        <Link
          to="/auth?next=/settings"
          className="tap inline-flex min-h-11 items-center rounded-md bg-accent px-4.5 font-semibold text-on-accent hover:bg-accent-strong"
        >
          {m.account_login()}
        </Link>
      </div>
    </>
  )
}

const Person = ({ user }: { readonly user: StoredUser }) => {
  const queries = useQueryClient()
  const [dialog, setDialog] = useState<'email' | 'password'>()
  const fresh = useFreshPassword()
  return (
    <>
      <List>
        <ListRow
          title={m.account_email()}
          detail={
            <>
              <bdi>{user.email}</bdi>
              <EmailState />
            </>
          }
        >
          <Button size="s" onPress={() => setDialog('email')}>
            {m.account_change()}
          </Button>
        </ListRow>
        <ListRow title={m.account_password()} detail={m.account_password_text()}>
          <Button size="s" onPress={() => setDialog('password')}>
            {m.account_change()}
          </Button>
        </ListRow>
      </List>
      <MailNote />
      <SessionsList />
      <Button className="self-start" onPress={() => void logOut(queries)}>
        {m.account_logout()}
      </Button>
      <Suspense fallback={null}>
        {dialog === 'password' && <PasswordDialog isOpen onOpenChange={() => setDialog(undefined)} />}
        {dialog === 'email' && (
          <EmailDialog isOpen onOpenChange={() => setDialog(undefined)} user={user} run={fresh.run} />
        )}
      </Suspense>
      {fresh.dialog}
    </>
  )
}

/** Who is logged in, and what can be changed about it. */
export const AccountSection = () => {
  const user = useUser()
  return (
    <Section id="account" title={m.account_title()} icon={UserRound}>
      {user ? <Person user={user} /> : <Guest />}
    </Section>
  )
}
