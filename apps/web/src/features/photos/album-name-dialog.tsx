import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button, Dialog, TextField } from '../../ui/index.ts'

interface AlbumNameDialogProps {
  readonly title: string
  readonly name?: string
  readonly action: string
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

/** Asks for the name of an album, a new one's or another one for one that is there. */
export const AlbumNameDialog = ({ title, name = '', action, onName, onClose }: AlbumNameDialogProps) => {
  const [text, setText] = useState(name)
  const wanted = text.trim()
  const submit = () => {
    if (wanted === '') return
    onClose()
    if (wanted !== name) onName(wanted)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      actions={
        <>
          <Button onPress={onClose}>{m.cancel()}</Button>
          <Button look="primary" isDisabled={wanted === ''} onPress={submit}>
            {action}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label={m.photos_album_name()}
          value={text}
          onChange={setText}
          autoFocus
          autoComplete="off"
          maxLength={120}
        />
      </form>
    </Dialog>
  )
}
