import type { ClosedDoors } from '@octavo/contract'
import { useState } from 'react'
import { HttpError, serverTextOf } from '../../http/http.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, toast } from '../../ui/index.ts'
import { resetPassword } from './api.ts'
import { PasswordField } from './password-field.tsx'

export interface ResetFormProps {
  /** From a mailed link or the operator's; it never reaches a server's log, because it stands behind the `#`. */
  readonly token: string
  readonly onDone: () => void
}

const wordsFor = (error: unknown): string | undefined => {
  if (!(error instanceof HttpError)) return m.auth_offline()
  return error.status === 401 ? m.auth_link_over() : serverTextOf(error)
}

/** Sets a new password with a link that was mailed, or that the operator made, and says what was closed with it. */
export default function ResetForm({ token, onDone }: ResetFormProps) {
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [closed, setClosed] = useState<ClosedDoors>()
  const save = async () => {
    setBusy(true)
    try {
      setClosed(await resetPassword(token, password))
    } catch (error) {
      const text = wordsFor(error)
      toast({ title: m.auth_reset_failed(), ...(text ? { description: text } : {}), tone: 'destructive' })
      setBusy(false)
    }
  }
  if (closed)
    return (
      <div role="status" className="flex flex-col gap-5">
        <h2 className="text-title font-semibold">{m.auth_reset_done()}</h2>
        <p className="text-pretty">
          {m.auth_reset_closed({
            sessions: number(closed.sessions),
            keys: number(closed.keys),
            models: number(closed.models),
            connections: number(closed.connections),
          })}
        </p>
        <p className="text-pretty text-muted">{m.auth_reset_done_text()}</p>
        <Button look="primary" size="l" autoFocus onPress={onDone}>
          {m.auth_login()}
        </Button>
      </div>
    )
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div>
        <h2 className="text-title font-semibold">{m.auth_reset_title()}</h2>
        <p className="mt-2 text-pretty text-muted">{m.auth_reset_text()}</p>
      </div>
      <PasswordField label={m.auth_password()} autoComplete="new-password" value={password} onChange={setPassword} />
      <Button type="submit" look="primary" size="l" isDisabled={isBusy || password === ''}>
        {m.auth_reset_submit()}
      </Button>
    </form>
  )
}
