import { Download, FolderMinus, FolderPlus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button, IconButton } from '../../ui/index.ts'
import { FileFacts } from '../../viewer/file-facts.tsx'
import Lightbox from '../../viewer/lightbox.tsx'
import { SERVER } from '../../viewer/server-look.ts'
import { AlbumPicker } from './album-picker.tsx'
import { download } from './download.ts'
import type { PhotoBarProps } from './photo-bar.tsx'
import type { PhotoList } from './photo-list.ts'
import { useActs } from './use-acts.ts'

interface PhotoLightboxProps {
  readonly list: PhotoList
  readonly id: string
  readonly album?: PhotoBarProps['album']
  readonly onMove: (id: string) => void
  readonly onClose: () => void
}

/** One photo, large, with what is known of it and what can be done; arrows go through the whole list. */
export default function PhotoLightbox({ list, id, album, onMove, onClose }: PhotoLightboxProps) {
  const [isPicking, setPicking] = useState(false)
  const acts = useActs()
  const { ids } = useSyncExternalStore(list.subscribe, list.state)
  const here = useSyncExternalStore(list.subscribe, () => list.photoOf(id))
  const at = ids.indexOf(id)
  // While the next one's part is on its way, the one before stays.
  const shown = useRef(here)
  if (here) shown.current = here
  const photo = shown.current
  useEffect(() => {
    if (at < 0) onClose()
    else if (!here) list.onSight(at, at)
  }, [at, here, list, onClose])
  if (!photo || at < 0) return null
  const neighbour = ids[at + 1] ?? ids[at - 1]
  /** Goes on before the photo leaves the list. */
  const leave = (act: Promise<void>) => {
    if (neighbour === undefined) onClose()
    else onMove(neighbour)
    void act
  }
  return (
    <>
      <Lightbox
        look={SERVER}
        of={{ id: photo.id, name: photo.name, mediaType: photo.type, sizeBytes: photo.size }}
        at={at}
        total={ids.length}
        onStep={(by) => {
          const next = ids[at + by]
          if (next !== undefined) onMove(next)
        }}
        onClose={onClose}
        aside={<FileFacts file={photo} />}
        foot={
          <div className="flex flex-wrap gap-2">
            <Button size="s" icon={FolderPlus} onPress={() => setPicking(true)}>
              {m.photos_add()}
            </Button>
            <IconButton
              size="s"
              label={m.preview_download()}
              icon={Download}
              onPress={() => void download([photo.id], list, album)}
            />
            {album && (
              <IconButton
                size="s"
                label={m.photos_take_out()}
                icon={FolderMinus}
                onPress={() => leave(acts.takeOut(album, [photo.id], list))}
              />
            )}
            <IconButton
              size="s"
              label={m.photos_trash()}
              icon={Trash2}
              onPress={() => leave(acts.trash([photo.id], list))}
            />
          </div>
        }
      />
      {isPicking && <AlbumPicker ids={[photo.id]} onClose={() => setPicking(false)} />}
    </>
  )
}
