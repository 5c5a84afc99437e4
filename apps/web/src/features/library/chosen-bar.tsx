import { Download, Ellipsis, FolderInput, RotateCcw, Trash2 } from 'lucide-react'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, IconButton } from '../../ui/index.ts'
import { SelectionBar } from '../../ui/selection-bar.tsx'
import type { Key } from './entry.ts'
import type { Doings } from './entry-actions.ts'

interface ChosenBarProps {
  readonly keys: ReadonlySet<Key>
  readonly isTrash: boolean
  readonly isBusy: boolean
  readonly doings: Doings
  readonly onMenu: (button: HTMLElement) => void
  readonly onClear: () => void
}

/** What can be done with what is selected of the library. */
export const ChosenBar = ({ keys, isTrash, isBusy, doings, onMenu, onClear }: ChosenBarProps) => {
  const count = keys.size
  return (
    <SelectionBar
      label={m.lib_selected()}
      count={count}
      words={m.lib_selected_count({ count, n: number(count) })}
      onClear={onClear}
    >
      {isTrash ? (
        <>
          <Button size="s" look="primary" icon={RotateCcw} isDisabled={isBusy} onPress={() => doings.restore(keys)}>
            {m.trash_restore()}
          </Button>
          <IconButton
            size="s"
            label={m.lib_purge()}
            icon={Trash2}
            isDisabled={isBusy}
            onPress={() => doings.purge(keys)}
          />
        </>
      ) : (
        <>
          <Button size="s" look="primary" icon={FolderInput} isDisabled={isBusy} onPress={() => doings.move(keys)}>
            {m.action_move()}
          </Button>
          <IconButton size="s" label={m.preview_download()} icon={Download} onPress={() => doings.download(keys)} />
          <IconButton
            size="s"
            label={m.lib_delete()}
            icon={Trash2}
            isDisabled={isBusy}
            onPress={() => doings.trash(keys)}
          />
          <IconButton
            size="s"
            label={m.lib_more()}
            icon={Ellipsis}
            aria-haspopup="menu"
            onPress={({ target }) => target instanceof HTMLElement && onMenu(target)}
          />
        </>
      )}
    </SelectionBar>
  )
}
