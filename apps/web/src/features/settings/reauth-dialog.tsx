import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button, Dialog, TextField } from '../../ui/index.ts'
import { reauthenticate } from './api.ts'
import { tellFailure } from './tell.ts'

interface ReauthDialogProps {
  /** What waits for the password. */
  readonly act: () => Promise<void>
  readonly onClose: () => void
}

/** Asks for the password again, and does then what waits for it. */
export default function ReauthDialog({ act, onClose }: ReauthDialogProps) {
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const go = async () => {
    setBusy(true)
    try {
      await reauthenticate(password)
      onClose()
      await act()
    } catch (error) {
      tellFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog isOpen onOpenChange={onClose} title={m.reauth_title()}>
      <form
        className="flex flex-col gap-5 pt-2"
        onSubmit={(event) => {
          event.preventDefault()
          void go()
        }}
      >
        <p className="text-pretty text-muted">{m.reauth_text()}</p>
        <TextField
          label={m.account_password_current()}
          type="password"
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" look="primary" isDisabled={isBusy || password === ''}>
          {m.reauth_go()}
        </Button>
      </form>
    </Dialog>
  )
}
