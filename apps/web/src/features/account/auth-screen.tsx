import { LockKeyhole, Sparkles, Undo2 } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { clearSession, isSessionOver } from '../../lib/session.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Panel, Tabs } from '../../ui/index.ts'
import { AuthForm } from './auth-form.tsx'
import { ResetForm } from './reset-form.tsx'

/** `/auth`: log in, sign up, or go on as a guest. */
export default function AuthScreen() {
  const navigate = useNavigate()
  const token = /^#reset=([\w-]{1,200})$/u.exec(useLocation().hash)?.[1]
  const points = [
    { icon: Undo2, text: m.auth_point_undo() },
    { icon: LockKeyhole, text: m.auth_point_private() },
    { icon: Sparkles, text: m.auth_point_trial() },
  ]
  return (
    <main className="mx-auto grid w-full max-w-5xl items-center gap-10 px-4 pt-8 pb-28 sm:px-8 lg:min-h-[calc(100dvh-5rem)] lg:grid-cols-2 lg:gap-16">
      <header className="max-w-md">
        <h1 className="text-display font-semibold text-balance">{m.auth_title()}</h1>
        <p className="mt-5 text-lead text-pretty text-muted">{m.auth_lead()}</p>
        <ul className="mt-8 hidden flex-col gap-4 lg:flex">
          {points.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-center gap-3">
              <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
              {text}
            </li>
          ))}
        </ul>
      </header>
      <Panel className="p-6 sm:p-8">
        {token === undefined ? (
          <Tabs
            label={m.auth_tabs()}
            tabs={[
              { id: 'login', label: m.auth_login(), content: <AuthForm mode="login" /> },
              { id: 'signup', label: m.auth_signup(), content: <AuthForm mode="signup" /> },
            ]}
          />
        ) : (
          <ResetForm token={token} onDone={() => navigate('/auth', { replace: true })} />
        )}
        <div className="mt-5 border-t border-line pt-5 text-center">
          <Button
            look="quiet"
            onPress={() => {
              // A guest is somebody else than who was logged in here.
              if (isSessionOver()) clearSession()
              navigate('/')
            }}
          >
            {m.auth_guest()}
          </Button>
        </div>
      </Panel>
    </main>
  )
}
