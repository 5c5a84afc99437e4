import type { Album } from '@octavo/contract'
import { visibleName } from '@octavo/core'
import { useQuery } from '@tanstack/react-query'
import { EllipsisVertical, FolderPlus, Image, Images, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { listAlbums } from '../../http/photos.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { BlankState, Button, IconButton, Menu } from '../../ui/index.ts'
import { NameDialog } from '../../ui/name-dialog.tsx'
import { SERVER } from '../../viewer/server-look.ts'
import { Thumb } from '../../viewer/thumb.tsx'
import { ALBUMS } from './albums.ts'
import { PhotoWaiting } from './photo-state.tsx'
import { useActs } from './use-acts.ts'

/** Letters of an album's name, as the server takes them. */
const ALBUM_NAME_MOST = 120

/** A person's own albums: opened, made, renamed, deleted. */
export default function AlbumsView() {
  const {
    data: albums,
    isError,
    refetch,
  } = useQuery({
    queryKey: ALBUMS,
    queryFn: ({ signal }) => listAlbums(signal),
    staleTime: 0,
  })
  const [asking, setAsking] = useState<'new' | Album>()
  const acts = useActs()
  const make = (
    <Button look="primary" icon={FolderPlus} onPress={() => setAsking('new')}>
      {m.photos_album_make()}
    </Button>
  )
  return (
    <div className="scroll-thin min-h-0 flex-1 overflow-y-auto">
      {albums && albums.length > 0 ? (
        <>
          <div className="mb-4 flex justify-end">{make}</div>
          <ul
            aria-label={m.photos_albums()}
            className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-4 pb-6 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]"
          >
            {albums.map((album) => (
              <AlbumCard
                key={album.id}
                album={album}
                onRename={() => setAsking(album)}
                onDelete={() => void acts.remove(album)}
              />
            ))}
          </ul>
        </>
      ) : albums ? (
        <BlankState icon={Images} title={m.photos_albums_empty_title()} text={m.photos_albums_empty_text()}>
          {make}
        </BlankState>
      ) : (
        <PhotoWaiting isFailed={isError} onRetry={() => void refetch()} />
      )}
      {asking === 'new' && (
        <NameDialog
          title={m.photos_album_make()}
          label={m.photos_album_name()}
          done={m.photos_album_create()}
          maxLength={ALBUM_NAME_MOST}
          onDone={(name) => void acts.create(name, [])}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking !== undefined && asking !== 'new' && (
        <NameDialog
          title={m.photos_album_rename()}
          label={m.photos_album_name()}
          value={asking.name}
          done={m.photos_album_rename()}
          maxLength={ALBUM_NAME_MOST}
          onDone={(name) => void acts.rename(asking, name)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  )
}

interface AlbumCardProps {
  readonly album: Album
  readonly onRename: () => void
  readonly onDelete: () => void
}

const AlbumCard = ({ album, onRename, onDelete }: AlbumCardProps) => {
  const name = visibleName(album.name)
  const icon = <Image aria-hidden="true" className="size-8 opacity-50" strokeWidth={1.25} />
  return (
    <li className="group/album relative">
      <Link
        to={`?album=${album.id}`}
        className="block overflow-hidden rounded-md border border-line bg-surface transition hover:border-accent"
      >
        {album.coverId === null ? (
          <span className="grid aspect-square place-items-center bg-sunken text-muted">{icon}</span>
        ) : (
          <Thumb
            look={SERVER}
            of={{ id: album.coverId, name: '', mediaType: 'image/jpeg', sizeBytes: 1 }}
            icon={icon}
            className="aspect-square w-full"
          />
        )}
        <span className="block py-3 ps-3.5 pe-11">
          <bdi className="block truncate font-semibold">{name}</bdi>
          <span className="text-sm text-muted tabular">
            {m.photos_count({ count: album.photos, n: number(album.photos) })}
          </span>
        </span>
      </Link>
      <span className="absolute end-1.5 bottom-3.5">
        <Menu
          label={m.photos_album_acts({ name })}
          trigger={<IconButton size="s" label={m.photos_album_acts({ name })} icon={EllipsisVertical} />}
          actions={[
            { id: 'rename', label: m.photos_album_rename(), icon: Pencil, onAction: onRename },
            { id: 'delete', label: m.photos_album_delete(), icon: Trash2, isDanger: true, onAction: onDelete },
          ]}
        />
      </span>
    </li>
  )
}
