import type { Connection } from '@octavo/contract'
import { useState } from 'react'
import { renameConnection } from '../../http/connections.ts'
import { HttpError } from '../../http/http.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Dialog, TextField, toast } from '../../ui/index.ts'
import { whyNot } from './tell.ts'

export interface RenameDialogProps {
  readonly connection: Connection
  readonly onClose: () => void
}

/** Asks what a connection is to be called here. */
export const RenameDialog = ({ connection, onClose }: RenameDialogProps) => {
  const { id, name: before } = connection
  const [typed, setTyped] = useState(before)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const name = typed.trim()
  const save = async () => {
    if (name === before) return onClose()
    setBusy(true)
    try {
      await renameConnection(id, name)
      toast({ title: m.connections_renamed({ from: before, name }) })
      onClose()
    } catch (error) {
      console.warn('A connection kept its name', error)
      const isName = error instanceof HttpError && error.code === 'bad_request'
      setProblem(isName ? m.connections_rename_bad() : whyNot(error))
      setBusy(false)
    }
  }
  return (
    <Dialog isOpen onOpenChange={onClose} title={m.connections_rename_of({ name: before })}>
      <form
        noValidate
        className="flex flex-col gap-5 pt-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (name !== '' && !isBusy) void save()
        }}
      >
        <TextField
          label={m.connections_name()}
          description={m.connections_rename_hint()}
          {...(problem === undefined ? {} : { errorMessage: problem })}
          maxLength={60}
          autoComplete="off"
          autoFocus
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" look="primary" isDisabled={name === '' || isBusy}>
          {m.connections_rename_save()}
        </Button>
      </form>
    </Dialog>
  )
}
