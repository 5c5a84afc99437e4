import { type ReactNode, useRef, useState } from 'react'
import { HttpError } from '../../http/http.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Dialog, TextField } from '../../ui/index.ts'
import { reauthenticate } from './api.ts'
import { tellFailure } from './tell.ts'

/** True for an answer that asks for the password again. */
const wantsPassword = (error: unknown): boolean => error instanceof HttpError && error.code === 'reauth_required'

/**
 * Runs acts that need a fresh password: where the server asks for it, a dialog does, and the act is tried once more.
 * `dialog` has to be in the page.
 */
export const useFreshPassword = (): {
  readonly run: (act: () => Promise<void>) => Promise<void>
  readonly dialog: ReactNode
} => {
  const pending = useRef<() => Promise<void>>(undefined)
  const [isOpen, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)

  const run = async (act: () => Promise<void>) => {
    try {
      await act()
    } catch (error) {
      if (!wantsPassword(error)) return tellFailure(error)
      pending.current = act
      setPassword('')
      setOpen(true)
    }
  }
  const go = async () => {
    setBusy(true)
    try {
      await reauthenticate(password)
      setOpen(false)
      await pending.current?.()
    } catch (error) {
      tellFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const dialog = (
    <Dialog isOpen={isOpen} onOpenChange={setOpen} title={m.reauth_title()}>
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
  return { run, dialog }
}
