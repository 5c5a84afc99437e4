import type { ChangePasswordResponse } from '@octavo/contract'
import { LIMITS } from '@octavo/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { type StoredUser, storeSession } from '../../session/session.ts'
import { Button, Checkbox, Dialog, TextField, toast } from '../../ui/index.ts'
import { changeEmail, changePassword, getSession, QUERIES } from './api.ts'
import { tellFailure } from './tell.ts'

interface FormDialogProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly title: string
  readonly isReady: boolean
  readonly onSave: () => Promise<void>
  readonly children: ReactNode
}

/** A short form in a dialog: Enter saves, nothing is sent twice. */
const FormDialog = ({ isOpen, onOpenChange, title, isReady, onSave, children }: FormDialogProps) => {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await onSave()
    setBusy(false)
  }
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={title}>
      <form
        noValidate
        className="flex flex-col gap-5 pt-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !isBusy) void save()
        }}
      >
        {children}
        <Button type="submit" look="primary" isDisabled={isBusy || !isReady}>
          {m.account_save()}
        </Button>
      </form>
    </Dialog>
  )
}

interface DialogProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** What a new password has closed, and what of the account's other doors is open still. */
const doorsIn = ({ closed, left }: ChangePasswordResponse): string => {
  const said = m.account_password_done_text({
    sessions: number(closed.sessions),
    keys: number(closed.keys),
    models: number(closed.models),
    connections: number(closed.connections),
  })
  if (left.keys + left.models + left.connections === 0) return said
  const still = { keys: number(left.keys), models: number(left.models), connections: number(left.connections) }
  return `${said} ${m.account_password_left(still)}`
}

/** Asks for the old and the new password. All other sessions end, and what else opens the account if that is wished. */
export const PasswordDialog = ({ isOpen, onOpenChange }: DialogProps) => {
  const queries = useQueryClient()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [closeDoors, setCloseDoors] = useState(false)
  const [isTooShort, setTooShort] = useState(false)
  const save = async () => {
    if (next.length < LIMITS.passwordMinLength) return setTooShort(true)
    try {
      const doors = await changePassword({ currentPassword: current, newPassword: next, closeDoors })
      toast({ title: m.account_password_done(), description: doorsIn(doors) })
      onOpenChange(false)
      for (const key of [QUERIES.sessions, QUERIES.keys, QUERIES.model])
        await queries.invalidateQueries({ queryKey: [key] })
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={m.account_password_text()}
      isReady={current !== '' && next !== ''}
      onSave={save}
    >
      <TextField
        label={m.account_password_current()}
        type="password"
        autoComplete="current-password"
        value={current}
        onChange={setCurrent}
      />
      <TextField
        label={m.account_password_new()}
        type="password"
        autoComplete="new-password"
        value={next}
        onChange={(value) => {
          setNext(value)
          setTooShort(false)
        }}
        {...(isTooShort ? { errorMessage: m.auth_password_short({ min: number(LIMITS.passwordMinLength) }) } : {})}
      />
      <Checkbox isSelected={closeDoors} onChange={setCloseDoors} description={m.account_password_close_text()}>
        {m.account_password_close()}
      </Checkbox>
    </FormDialog>
  )
}

/** Asks for the new address. `run` brings the fresh password that the server wants. */
export const EmailDialog = ({
  isOpen,
  onOpenChange,
  user,
  run,
}: DialogProps & { readonly user: StoredUser; readonly run: (act: () => Promise<void>) => Promise<void> }) => {
  const queries = useQueryClient()
  const [email, setEmail] = useState(user.email)
  const save = () =>
    run(async () => {
      const changed = await changeEmail(email.trim())
      storeSession(localStorage.getItem('auth_token') ?? '', changed)
      const session = await queries.fetchQuery({ queryKey: [QUERIES.session], queryFn: getSession, staleTime: 0 })
      const isAsked = session.sendsMail && !changed.emailVerified
      toast({ title: m.account_email_done(), ...(isAsked ? { description: m.account_email_asked() } : {}) })
      onOpenChange(false)
    })
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={m.account_email()}
      isReady={email.trim() !== '' && email.trim() !== user.email}
      onSave={save}
    >
      <TextField label={m.account_email_new()} type="email" autoComplete="email" value={email} onChange={setEmail} />
    </FormDialog>
  )
}
