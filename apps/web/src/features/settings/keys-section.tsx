import { KeyRound } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { m } from '../../paraglide/messages.js'
import { useUser } from '../../session/session.ts'
import { Section } from './section.tsx'

const KeysList = lazy(() => import('./keys-list.tsx'))

/** Keys for a person's programs. Few people have any: the list is fetched beside the screen. */
export const KeysSection = () => {
  const user = useUser()
  return (
    <Section id="keys" title={m.keys_title()} icon={KeyRound}>
      <p className="max-w-2xl text-pretty text-muted">{m.keys_text()}</p>
      {user ? (
        <Suspense fallback={<div role="status" aria-label={m.loading()} className="min-h-24" />}>
          <KeysList />
        </Suspense>
      ) : (
        <p className="text-sm text-muted">{m.keys_guest()}</p>
      )}
    </Section>
  )
}
