import { Download, Ellipsis, FolderInput, RotateCcw, Trash2, X } from 'lucide-react'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, IconButton } from '../../ui/index.ts'
import type { Key } from './entry.ts'
import type { Doings } from './entry-actions.ts'

interface SelectionBarProps {
  readonly keys: ReadonlySet<Key>
  readonly isTrash: boolean
  readonly isBusy: boolean
  readonly doings: Doings
  readonly onMenu: (button: HTMLElement) => void
  readonly onClear: () => void
}

/** What can be done with what is selected; it floats over the end of the list while something is. */
export const SelectionBar = ({ keys, isTrash, isBusy, doings, onMenu, onClear }: SelectionBarProps) => {
  const count = keys.size
  if (count === 0) return null
  return (
    <section
      aria-label={m.lib_selected()}
      className="absolute inset-x-3 bottom-3 z-10 mx-auto flex max-w-xl animate-pop items-center gap-1.5 rounded-md border border-edge/60 bg-raised p-2 ps-4 shadow-float"
    >
      <p role="status" className="min-w-0 flex-1 truncate text-sm font-semibold tabular">
        <span aria-hidden="true" className="sm:hidden">
          {number(count)}
        </span>
        <span className="max-sm:sr-only">{m.lib_selected_count({ count, n: number(count) })}</span>
      </p>
      {isTrash ? (
        <Button size="s" look="primary" icon={RotateCcw} isDisabled={isBusy} onPress={() => doings.restore(keys)}>
          {m.trash_restore()}
        </Button>
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
      <IconButton size="s" label={m.selection_clear()} icon={X} onPress={onClear} />
    </section>
  )
}
