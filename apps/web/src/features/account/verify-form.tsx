import { useState } from 'react'
import { HttpError } from '../../http/http.ts'
import { m } from '../../paraglide/messages.js'
import { Button, toast } from '../../ui/index.ts'
import { verifyEmail } from './api.ts'

export interface VerifyFormProps {
  /** From a mailed link; it never reaches a server's log, because it stands behind the `#`. */
  readonly token: string
  readonly onDone: () => void
}

/** Confirms an address by a press: programs that look at links in mails press nothing. */
export default function VerifyForm({ token, onDone }: VerifyFormProps) {
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await verifyEmail(token)
      toast({ title: m.auth_verify_done() })
      onDone()
    } catch (error) {
      const isOver = error instanceof HttpError && error.status === 401
      const description = isOver ? m.auth_link_over() : m.auth_offline()
      toast({ title: m.auth_verify_failed(), description, tone: 'destructive' })
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 className="text-title font-semibold">{m.auth_verify_title()}</h2>
        <p className="mt-2 text-pretty text-muted">{m.auth_verify_text()}</p>
      </div>
      <Button look="primary" size="l" autoFocus isDisabled={isBusy} onPress={() => void confirm()}>
        {m.auth_verify_submit()}
      </Button>
    </div>
  )
}
