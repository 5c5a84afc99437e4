import { useState } from 'react'
import { m } from '../paraglide/messages.js'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './text-field.tsx'

export interface NameDialogProps {
  readonly title: string
  readonly label: string
  readonly value?: string
  readonly done: string
  /** True where the value may be taken as it is. */
  readonly isValueGood?: boolean
  readonly maxLength?: number
  /** What stands against a name; nothing for one that may be taken. */
  readonly problemOf?: (name: string) => string | undefined
  readonly onDone: (name: string) => void
  readonly onClose: () => void
}

/** Asks for a name: of a file, a folder, an album, or a search that is kept. Its words are chosen, of a file all but its extension. */
export const NameDialog = ({
  title,
  label,
  value = '',
  done,
  isValueGood = false,
  maxLength = 255,
  problemOf = () => undefined,
  onDone,
  onClose,
}: NameDialogProps) => {
  const [name, setName] = useState(value)
  const problem = problemOf(name.trim())
  const isGood = name.trim() !== '' && (isValueGood || name.trim() !== value) && problem === undefined
  const submit = () => {
    if (!isGood) return
    onClose()
    onDone(name.trim())
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      actions={
        <>
          <Button onPress={onClose}>{m.cancel()}</Button>
          <Button look="primary" isDisabled={!isGood} onPress={submit}>
            {done}
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
          label={label}
          value={name}
          onChange={setName}
          autoFocus
          autoComplete="off"
          spellCheck="false"
          maxLength={maxLength}
          {...(problem === undefined ? {} : { errorMessage: problem })}
          onFocus={(event) => {
            const field = event.target as HTMLInputElement
            const dot = field.value.lastIndexOf('.')
            field.setSelectionRange(0, dot > 0 ? dot : field.value.length)
          }}
        />
      </form>
    </Dialog>
  )
}
