import { Download, FolderMinus, FolderPlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, IconButton } from '../../ui/index.ts'
import { SelectionBar } from '../../ui/selection-bar.tsx'
import { AlbumPicker } from './album-picker.tsx'
import { download } from './download.ts'
import type { PhotoList } from './photo-list.ts'
import { useActs } from './use-acts.ts'

export interface PhotoBarProps {
  readonly list: PhotoList
  readonly ids: ReadonlySet<string>
  /** The album that they are looked at in. */
  readonly album?: { readonly id: string; readonly name: string }
  readonly onDone: () => void
}

/** What can be done with the selected photos. */
export default function PhotoBar({ list, ids, album, onDone }: PhotoBarProps) {
  const [isPicking, setPicking] = useState(false)
  const acts = useActs()
  const chosen = [...ids]
  const done = (act: Promise<void>) => {
    onDone()
    void act
  }
  return (
    <SelectionBar
      label={m.photos_selected()}
      count={chosen.length}
      words={m.selection_count({ count: chosen.length, n: number(chosen.length) })}
      onClear={onDone}
    >
      <Button size="s" look="primary" icon={FolderPlus} onPress={() => setPicking(true)}>
        {m.photos_add()}
      </Button>
      <IconButton
        size="s"
        label={m.preview_download()}
        icon={Download}
        onPress={() => void download(chosen, list, album)}
      />
      {album && (
        <IconButton
          size="s"
          label={m.photos_take_out()}
          icon={FolderMinus}
          onPress={() => done(acts.takeOut(album, chosen, list))}
        />
      )}
      <IconButton size="s" label={m.photos_trash()} icon={Trash2} onPress={() => done(acts.trash(chosen, list))} />
      {isPicking && <AlbumPicker ids={chosen} onClose={() => setPicking(false)} />}
    </SelectionBar>
  )
}
