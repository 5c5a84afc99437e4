import type { AnswerConsentRequest, ConsentProvider } from '@octavo/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Cable, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { answerConsent, CONNECTIONS } from '../../http/connections.ts'
import { m } from '../../paraglide/messages.js'
import { BlankState, ButtonLink, Panel, toast } from '../../ui/index.ts'
import { isConsent, LOOKS } from './providers.ts'
import { whyNot } from './tell.ts'

/** What a provider sent the browser back with; undefined for an address that no provider sent it to. */
function answerIn(provider: string | undefined, search: string): AnswerConsentRequest | undefined {
  const query = new URLSearchParams(search)
  const found = (['code', 'error', 'iss'] as const).flatMap((name) => {
    const value = query.get(name)
    return value === null ? [] : [[name, value]]
  })
  const state = query.get('state')
  if (provider === undefined || !Object.hasOwn(LOOKS, provider) || state === null) return undefined
  const known = provider as ConsentProvider
  return isConsent(known) ? { provider: known, state, ...Object.fromEntries(found) } : undefined
}

/** Answers under way, by their states: a screen that is drawn twice hands one in once. */
const under = new Map<string, ReturnType<typeof answerConsent>>()

/** `/connections/{provider}`: where the provider's page sends the browser back to. Goes on to the connections. */
export default function ReturnScreen() {
  const { provider } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [answer] = useState(() => answerIn(provider, search))
  const [problem, setProblem] = useState(() => (answer ? undefined : `${m.connections_not_bad()}`))
  useEffect(() => {
    if (answer === undefined) return
    // What is in the address counts once, and is nobody else's business.
    history.replaceState(history.state, '', location.pathname)
    const { state } = answer
    const handed = under.get(state) ?? answerConsent(answer)
    under.set(state, handed)
    let isHere = true
    handed.then(
      async ({ name }) => {
        if (!isHere) return
        toast({ title: m.connections_connected({ name }) })
        await queries.invalidateQueries({ queryKey: [CONNECTIONS] })
        await navigate('/connections', { replace: true })
      },
      (error: unknown) => {
        console.warn('Consent was not taken', error)
        if (isHere) setProblem(whyNot(error))
      },
    )
    return () => {
      isHere = false
    }
  }, [answer, navigate, queries])
  const name = answer ? LOOKS[answer.provider].name() : ''
  return (
    <main className="mx-auto w-full max-w-4xl px-4 pt-2 pb-[calc(5.25rem+var(--nav-h)+var(--safe-end))] sm:px-6">
      <h1 className="text-title font-semibold sm:text-[2rem] sm:tracking-tight">{m.place_connections()}</h1>
      <Panel className="mt-7">
        {problem ? (
          <BlankState icon={TriangleAlert} title={m.connections_not()} text={problem}>
            <ButtonLink to="/connections" look="primary">
              {m.connections_back()}
            </ButtonLink>
          </BlankState>
        ) : (
          <BlankState icon={Cable} title={m.connections_returning({ name })} />
        )}
      </Panel>
    </main>
  )
}
