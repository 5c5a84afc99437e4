import type { Groups, Photo } from '@octavo/core'
import { circleAround, type NamedPlace } from '@octavo/core/places'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { nameIn } from '../../../language/words.ts'
import { m } from '../../../paraglide/messages.js'
import { IconButton } from '../../../ui/index.ts'
import type { Look } from '../../../viewer/look.ts'
import NamePlace from '../../../viewer/name-place.tsx'
import { PhotoGroups } from './photo-groups.tsx'

export interface PlaceAlbumsProps {
  readonly albums: Groups<Photo>
  readonly look: Look
}

/** Albums of places, each of which the person may call otherwise. */
export default function PlaceAlbums({ albums, look }: PlaceAlbumsProps) {
  const [around, setAround] = useState<Omit<NamedPlace, 'name'>>()
  return (
    <>
      <PhotoGroups
        groups={albums}
        look={look}
        renderActs={(name, photos) => {
          const circle = circleAround(photos.flatMap(({ location }) => location ?? []))
          return (
            circle && (
              <IconButton
                size="s"
                icon={MapPin}
                label={m.place_name_of({ name: nameIn(name) })}
                onPress={() => setAround(circle)}
              />
            )
          )
        }}
      />
      {around && <NamePlace around={around} onClose={() => setAround(undefined)} />}
    </>
  )
}
