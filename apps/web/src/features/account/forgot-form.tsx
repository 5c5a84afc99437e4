import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError, serverTextOf } from '../../http/http.ts'
import { locale } from '../../language/index.ts'
import { m } from '../../paraglide/messages.js'
import { Button, TextField, toast } from '../../ui/index.ts'
import { forgotPassword, sendsMail } from './api.ts'

/** Why no link was sent, in the page's language where the server's sentence is English. */
const reasonOf = (error: unknown): string | undefined => {
  if (!(error instanceof HttpError)) return m.auth_offline()
  if (locale() === 'en') return serverTextOf(error)
  return error.code === 'rate_limited' ? m.auth_rate_limited() : undefined
}

/** Asks for a link to set a new password; says so plainly where the server sends no mail. */
export default function ForgotForm({ onBack }: { readonly onBack: () => void }) {
  const canMail = useQuery({ queryKey: ['/api/auth/session', 'mail'], queryFn: sendsMail })
  const [email, setEmail] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const send = async () => {
    setBusy(true)
    try {
      await forgotPassword(email.trim())
      setSentTo(email.trim())
    } catch (error) {
      const text = reasonOf(error)
      toast({ title: m.auth_forgot_failed(), ...(text ? { description: text } : {}), tone: 'destructive' })
    }
    setBusy(false)
  }
  const isDone = sentTo !== undefined
  const title = isDone ? m.auth_forgot_done() : m.auth_forgot_title()
  const textOf = () => {
    if (isDone) return m.auth_forgot_done_text({ email: sentTo })
    return canMail.data === false ? m.auth_no_mail() : m.auth_forgot_text()
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (email.trim() !== '' && !isBusy) void send()
      }}
    >
      <div aria-live="polite">
        <h2 className="text-title font-semibold">{title}</h2>
        <p className="mt-2 text-pretty text-muted">
          <bdi>{textOf()}</bdi>
        </p>
      </div>
      {!isDone && canMail.data !== false && (
        <>
          <TextField
            label={m.auth_email()}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoFocus
            value={email}
            onChange={setEmail}
          />
          <Button type="submit" look="primary" size="l" isDisabled={isBusy || email.trim() === ''}>
            {isBusy ? m.auth_forgot_busy() : m.auth_forgot_submit()}
          </Button>
        </>
      )}
      <Button look="quiet" onPress={onBack} autoFocus={isDone}>
        {m.auth_back()}
      </Button>
    </form>
  )
}
