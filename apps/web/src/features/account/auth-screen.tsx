import { LockKeyhole, Sparkles, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { leave } from '../../device/leave.ts'
import { m } from '../../paraglide/messages.js'
import { isSessionOver, useUser } from '../../session/session.ts'
import { Button, Panel, Tabs } from '../../ui/index.ts'
import { AuthForm } from './auth-form.tsx'
import { LoggedIn } from './logged-in.tsx'

// Few people come here by a link: these forms are fetched when they do.
const ForgotForm = lazy(() => import('./forgot-form.tsx'))
const ResetForm = lazy(() => import('./reset-form.tsx'))
const VerifyForm = lazy(() => import('./verify-form.tsx'))

/** What the address asks for behind its `#`: a mailed link's purpose with its token, or a way to get one. */
const askedFor = (hash: string) => {
  const [, purpose = '', token = ''] = /^#(reset|verify)=([\w-]{1,200})$/u.exec(hash) ?? []
  return { purpose: hash === '#forgot' ? 'forgot' : purpose, token }
}

/** `/auth`: log in, sign up, or go on as a guest; and what mailed links lead to. */
export default function AuthScreen() {
  const navigate = useNavigate()
  const { hash, search } = useLocation()
  const { purpose, token } = askedFor(hash)
  // Who logs in on this page is on the way elsewhere: the form stays until then.
  const [wasHere] = useState(useUser() !== undefined && !isSessionOver())
  const user = useUser()
  const isHere = wasHere && user !== undefined && purpose === ''
  const toLogin = () => navigate({ pathname: '/auth', search }, { replace: true })
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
        {isHere && <LoggedIn user={user} />}
        {purpose === '' && !isHere && (
          <>
            <Tabs
              label={m.auth_tabs()}
              tabs={[
                { id: 'login', label: m.auth_login(), content: <AuthForm mode="login" /> },
                { id: 'signup', label: m.auth_signup(), content: <AuthForm mode="signup" /> },
              ]}
            />
            <div className="mt-4 text-center">
              <Link
                to={{ search, hash: 'forgot' }}
                className="tap inline-block px-2 py-2.5 text-sm text-accent underline underline-offset-4"
              >
                {m.auth_forgot()}
              </Link>
            </div>
          </>
        )}
        <Suspense fallback={<p className="sr-only">{m.loading()}</p>}>
          {purpose === 'forgot' && <ForgotForm onBack={toLogin} />}
          {purpose === 'reset' && <ResetForm token={token} onDone={toLogin} />}
          {purpose === 'verify' && <VerifyForm token={token} onDone={() => navigate('/settings#account')} />}
        </Suspense>
        {!isHere && (
          <div className="mt-5 border-t border-line pt-5 text-center">
            <Button
              look="quiet"
              onPress={() => {
                // A guest is somebody else than who was logged in here.
                if (isSessionOver()) leave()
                navigate('/')
              }}
            >
              {m.auth_guest()}
            </Button>
          </div>
        )}
      </Panel>
    </main>
  )
}
