import type { Connection } from '@octavo/contract'
import { useState } from 'react'
import { renewPassword } from '../../http/connections.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Dialog, TextField, toast } from '../../ui/index.ts'
import { whyNot } from './tell.ts'

export interface PasswordDialogProps {
  readonly connection: Connection
  readonly onClose: () => void
}

/** Asks for the password of a connection anew: for the same user at the same address. */
export const PasswordDialog = ({ connection, onClose }: PasswordDialogProps) => {
  const { id, name, address, account } = connection
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const connect = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await renewPassword(id, password)
      toast({ title: m.connections_connected({ name }) })
      onClose()
    } catch (error) {
      console.warn('A password was not taken', error)
      setProblem(whyNot(error))
      setBusy(false)
    }
  }
  return (
    <Dialog isOpen onOpenChange={onClose} title={m.connections_again_of({ name })}>
      <form
        noValidate
        className="flex flex-col gap-5 pt-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (password !== '' && !isBusy) void connect()
        }}
      >
        <p className="break-words text-muted">
          <bdi>{account}</bdi> · <bdi>{address}</bdi>
        </p>
        <TextField
          label={m.connections_password()}
          description={m.connections_password_hint()}
          {...(problem === undefined ? {} : { errorMessage: problem })}
          type="password"
          autoComplete="off"
          autoFocus
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" look="primary" isDisabled={password === '' || isBusy}>
          {isBusy ? m.connections_trying() : m.connections_save()}
        </Button>
      </form>
    </Dialog>
  )
}
