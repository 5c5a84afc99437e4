import { circleAround, type NamedPlace } from '@octavo/core/places'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/index.ts'
import NamePlace from '../../viewer/name-place.tsx'
import type { Bounds } from './map/mercator.ts'

/** The way to a name for a part of the world whose photos are in sight. */
export default function NamePart({ bounds: { west, east, south, north } }: { readonly bounds: Bounds }) {
  const [around, setAround] = useState<Omit<NamedPlace, 'name'>>()
  const corners = [
    { lat: south, lng: west },
    { lat: north, lng: east },
  ]
  return (
    <>
      <Button size="s" look="quiet" icon={MapPin} onPress={() => setAround(circleAround(corners))}>
        {m.place_name()}
      </Button>
      {around && <NamePlace around={around} onClose={() => setAround(undefined)} />}
    </>
  )
}
