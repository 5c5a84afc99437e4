import { FolderMinus, FolderPlus, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, IconButton } from '../../ui/index.ts'
import { AlbumPicker } from './album-picker.tsx'
import type { PhotoList } from './photo-list.ts'
import { useActs } from './use-acts.ts'

export interface PhotoBarProps {
  readonly list: PhotoList
  readonly ids: ReadonlySet<string>
  /** The album that they are looked at in. */
  readonly album?: { readonly id: string; readonly name: string }
  readonly onDone: () => void
}

/** What can be done with the selected photos; it floats over the end of the grid while something is selected. */
export default function PhotoBar({ list, ids, album, onDone }: PhotoBarProps) {
  const [isPicking, setPicking] = useState(false)
  const acts = useActs()
  const chosen = [...ids]
  const done = (act: Promise<void>) => {
    onDone()
    void act
  }
  return (
    <section
      aria-label={m.photos_selected()}
      className="absolute inset-x-3 bottom-3 z-10 mx-auto flex w-fit max-w-[calc(100%-1.5rem)] animate-pop items-center gap-2 rounded-md border border-edge/60 bg-raised p-2 ps-4 shadow-float"
    >
      <p role="status" className="min-w-0 flex-1 truncate pe-2 text-sm font-semibold whitespace-nowrap tabular">
        <span aria-hidden="true" className="xs:hidden">
          {number(chosen.length)}
        </span>
        <span className="max-xs:sr-only">{m.selection_count({ count: chosen.length, n: number(chosen.length) })}</span>
      </p>
      <Button size="s" look="primary" icon={FolderPlus} onPress={() => setPicking(true)}>
        {m.photos_add()}
      </Button>
      {album && (
        <IconButton
          size="s"
          label={m.photos_take_out()}
          icon={FolderMinus}
          onPress={() => done(acts.takeOut(album, chosen, list))}
        />
      )}
      <IconButton size="s" label={m.photos_trash()} icon={Trash2} onPress={() => done(acts.trash(chosen, list))} />
      <IconButton size="s" label={m.selection_clear()} icon={X} onPress={onDone} />
      {isPicking && <AlbumPicker ids={chosen} onClose={() => setPicking(false)} />}
    </section>
  )
}
