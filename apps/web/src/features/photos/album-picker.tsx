import { visibleName } from '@octavo/core'
import { useQuery } from '@tanstack/react-query'
import { CornerDownLeft, FolderPlus, Images, Search } from 'lucide-react'
import { useState } from 'react'
import { listAlbums } from '../../http/photos.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Dialog, TextField } from '../../ui/index.ts'
import { useEnter } from '../../ui/use-enter.ts'
import { ALBUMS } from './albums.ts'
import { useActs } from './use-acts.ts'

interface AlbumPickerProps {
  readonly ids: readonly string[]
  readonly onClose: () => void
}

/** Chooses an album for photos: type to narrow the albums or to make a new one, Enter takes the first. */
export const AlbumPicker = ({ ids, onClose }: AlbumPickerProps) => {
  const [text, setText] = useState('')
  const { data: albums = [], isPending } = useQuery({
    queryKey: ALBUMS,
    queryFn: ({ signal }) => listAlbums(signal),
    staleTime: 0,
  })
  const acts = useActs()
  const query = text.trim().toLowerCase()
  const found = albums.filter(({ name }) => name.toLowerCase().includes(query))
  const fresh = query !== '' && !albums.some(({ name }) => name.toLowerCase() === query) ? text.trim() : undefined
  const isFirst = (id: string) => query !== '' && found[0]?.id === id
  const close = (act: Promise<void>) => {
    onClose()
    void act
  }
  const onSubmit = useEnter(text, !isPending, () => {
    if (found[0] && query !== '') close(acts.add(found[0], ids))
    else if (fresh !== undefined) close(acts.create(fresh, ids))
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={m.photos_add_title({ count: ids.length, n: number(ids.length) })}>
      <form onSubmit={onSubmit}>
        <TextField
          label={m.photos_album_field()}
          description={m.photos_album_field_hint()}
          icon={Search}
          value={text}
          onChange={setText}
          autoFocus
          autoComplete="off"
          maxLength={120}
        />
      </form>
      {(found.length > 0 || fresh !== undefined) && (
        <ul
          aria-label={m.photos_albums()}
          className="scroll-thin mt-4 max-h-72 overflow-y-auto rounded-md border border-line"
        >
          {found.map((album) => (
            <li key={album.id} className="border-b border-line/60 last:border-0">
              <Button
                look="quiet"
                onPress={() => close(acts.add(album, ids))}
                className="w-full justify-start! rounded-none! px-3 text-start"
              >
                <Images aria-hidden="true" className="size-5 shrink-0 text-accent" />
                <bdi className="min-w-0 flex-1 truncate">{visibleName(album.name)}</bdi>
                <span className="shrink-0 text-sm text-muted tabular">{number(album.photos)}</span>
                {isFirst(album.id) && (
                  <CornerDownLeft aria-hidden="true" className="size-4 text-muted rtl:-scale-x-100" />
                )}
              </Button>
            </li>
          ))}
          {fresh !== undefined && (
            <li>
              <Button
                look="quiet"
                onPress={() => close(acts.create(fresh, ids))}
                className="w-full justify-start! rounded-none! px-3"
              >
                <FolderPlus aria-hidden="true" className="size-5 shrink-0 text-accent" />
                <bdi className="min-w-0 flex-1 truncate text-start">
                  {m.photos_album_new({ name: visibleName(fresh) })}
                </bdi>
              </Button>
            </li>
          )}
        </ul>
      )}
    </Dialog>
  )
}
