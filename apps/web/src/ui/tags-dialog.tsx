import { visibleName } from '@octavo/core'
import { useState } from 'react'
import { m } from '../paraglide/messages.js'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './text-field.tsx'

export interface TagsDialogProps {
  /** Tags that some of the chosen files have, those that all have first in `all`. */
  readonly all: readonly string[]
  readonly some: readonly string[]
  /** Tags of the library, for what is begun to type. */
  readonly known: readonly string[]
  readonly onDone: (add: readonly string[], remove: readonly string[]) => void
  readonly onClose: () => void
}

/** Puts tags on files and takes them off: each tag is on all of them, on some, or goes. */
export const TagsDialog = ({ all, some, known, onDone, onClose }: TagsDialogProps) => {
  const [text, setText] = useState('')
  const [add, setAdd] = useState<readonly string[]>([])
  const [remove, setRemove] = useState<readonly string[]>([])
  const shown = [...new Set([...all, ...some, ...add])].sort()
  const typed = text.trim()
  const offered = known
    .filter((tag) => !shown.includes(tag) && tag.toLowerCase().includes(typed.toLowerCase()))
    .slice(0, 12)
  const take = (tag: string) => {
    setText('')
    setRemove(remove.filter((other) => other !== tag))
    if (!all.includes(tag)) setAdd([...new Set([...add, tag])])
  }
  const drop = (tag: string) => {
    setAdd(add.filter((other) => other !== tag))
    if (all.includes(tag) || some.includes(tag)) setRemove([...new Set([...remove, tag])])
  }
  const isOn = (tag: string) => !remove.includes(tag) && (all.includes(tag) || add.includes(tag))
  const finish = () => {
    const more = typed === '' || all.includes(typed) ? add : [...new Set([...add, typed])]
    onClose()
    if (more.length + remove.length > 0) onDone(more, remove)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.lib_tags_title()}
      actions={
        <>
          <Button onPress={onClose}>{m.cancel()}</Button>
          <Button look="primary" onPress={finish}>
            {m.lib_tags_done()}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (typed === '') finish()
          else take(typed)
        }}
      >
        <TextField
          label={m.lib_tags_field()}
          description={m.lib_tags_hint()}
          value={text}
          onChange={setText}
          autoFocus
          autoComplete="off"
          maxLength={60}
        />
      </form>
      <ul aria-label={m.lib_tags_title()} className="mt-4 flex flex-wrap gap-2">
        {shown.map((tag) => {
          const state = isOn(tag) ? 'true' : some.includes(tag) && !remove.includes(tag) ? 'mixed' : 'false'
          return (
            <li key={tag}>
              <TagButton tag={tag} state={state} onPress={() => (state === 'true' ? drop(tag) : take(tag))} />
            </li>
          )
        })}
        {offered.map((tag) => (
          <li key={tag}>
            <TagButton tag={tag} state="false" onPress={() => take(tag)} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

interface TagButtonProps {
  readonly tag: string
  readonly state: 'true' | 'false' | 'mixed'
  readonly onPress: () => void
}

const TAG_LOOK = {
  true: 'border-accent bg-accent text-on-accent',
  mixed: 'border-accent border-dashed bg-accent-soft text-text',
  false: 'border-line text-muted hover:border-edge hover:text-text',
}

const TagButton = ({ tag, state, onPress }: TagButtonProps) => (
  <button
    type="button"
    aria-pressed={state}
    onClick={onPress}
    className={`tap min-h-8 max-w-full truncate rounded-full border px-3 text-sm font-medium transition ${TAG_LOOK[state]}`}
  >
    <bdi>{visibleName(tag)}</bdi>
  </button>
)
