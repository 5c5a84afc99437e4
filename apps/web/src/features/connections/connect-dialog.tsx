import type { AddConnectionRequest, PasswordProvider } from '@octavo/contract'
import { useState } from 'react'
import { addConnection } from '../../http/connections.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Dialog, Select, TextField, toast } from '../../ui/index.ts'
import { EXAMPLES, LOOKS } from './providers.ts'
import { whyNot } from './tell.ts'

const NAME_LENGTH = 60

export interface ConnectDialogProps {
  readonly provider: PasswordProvider | 'folder'
  /** Folders of the server that are open to this person. */
  readonly folders: readonly string[]
  readonly onClose: () => void
}

/** Asks where a place is and what opens it, tries it, and keeps it when it works. */
export const ConnectDialog = ({ provider, folders, onClose }: ConnectDialogProps) => {
  const { name: usualName } = LOOKS[provider]
  const [name, setName] = useState(usualName())
  const [url, setUrl] = useState('')
  const [user, setUser] = useState('')
  const [password, setPassword] = useState('')
  const [folder, setFolder] = useState(folders[0] ?? '')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isWhole = provider === 'folder' ? folder !== '' : url.trim() !== '' && password !== ''
  const wish = (): AddConnectionRequest =>
    provider === 'folder'
      ? { provider, name: name.trim(), folder }
      : { provider, name: name.trim(), url: url.trim(), user: user.trim(), password }
  const connect = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const made = await addConnection(wish())
      toast({ title: m.connections_connected({ name: made.name }) })
      onClose()
    } catch (error) {
      console.warn('A place was not connected', error)
      setProblem(whyNot(error))
      setBusy(false)
    }
  }
  return (
    <Dialog isOpen onOpenChange={onClose} title={m.connections_add()}>
      <form
        noValidate
        className="flex flex-col gap-5 pt-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (isWhole && name.trim() !== '' && !isBusy) void connect()
        }}
      >
        {provider === 'folder' ? (
          <Select
            label={m.connections_which_folder()}
            value={folder}
            onChange={setFolder}
            options={folders.map((path) => ({ value: path, label: path }))}
          />
        ) : (
          <>
            <TextField
              label={m.connections_url()}
              description={m.connections_url_hint({ example: EXAMPLES[provider] })}
              className="[&_input]:[direction:ltr]"
              type="url"
              maxLength={500}
              autoComplete="off"
              autoFocus
              value={url}
              onChange={setUrl}
            />
            <TextField
              label={m.connections_user()}
              maxLength={200}
              autoComplete="off"
              value={user}
              onChange={setUser}
            />
            <TextField
              label={m.connections_password()}
              description={provider === 'jmap' ? m.connections_token_hint() : m.connections_password_hint()}
              type="password"
              autoComplete="off"
              value={password}
              onChange={setPassword}
            />
          </>
        )}
        <TextField
          label={m.connections_name()}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          value={name}
          onChange={setName}
        />
        {problem !== undefined && (
          <p role="alert" className="rounded-md bg-warn-soft px-4 py-3 text-pretty">
            {problem}
          </p>
        )}
        <Button type="submit" look="primary" isDisabled={!isWhole || name.trim() === '' || isBusy}>
          {isBusy ? m.connections_trying() : m.connections_save()}
        </Button>
      </form>
    </Dialog>
  )
}
