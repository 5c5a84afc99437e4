import { NAMED_PLACES, type NamedPlace, placeGiven } from '@octavo/core/places'
import { useState } from 'react'
import { distanceOf, nameIn } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { keepPlaces, keptPlaces } from '../settings/places.ts'
import { Button, Dialog, Select, TextField, toast } from '../ui/index.ts'

/** How far a name may reach, in km. */
const RADII = [0.1, 0.25, 0.5, 1, 2, 5, 10, 25, 50, 100] as const

export interface NamePlaceProps {
  /** Where it is, and how far what is to be named lies around it. */
  readonly around: Omit<NamedPlace, 'name'>
  readonly onClose: () => void
}

/** Asks what a person calls a place, and how far around it; what they called it before can be changed or forgotten. */
export default function NamePlace({ around, onClose }: NamePlaceProps) {
  const [before] = useState(() => placeGiven(keptPlaces(), around))
  const [name, setName] = useState(before?.name ?? '')
  const [radius, setRadius] = useState(String(before?.radiusKm ?? radiusFor(around.radiusKm)))
  const text = name.trim()
  const swap = (gone: NamedPlace | undefined, come: NamedPlace | undefined) =>
    keepPlaces([...keptPlaces().filter((one) => keyOf(one) !== keyOf(gone)), ...(come ? [come] : [])])
  const change = (next: NamedPlace | undefined, title: string, description?: string) => {
    swap(before, next)
    onClose()
    const action = { label: m.undo(), altText: m.place_undo_alt(), onAction: () => swap(next, before) }
    toast({ title, action, ...(description && { description }) })
  }
  const submit = () => {
    if (text === '') return
    const { lat, lng } = before ?? around
    const radiusKm = Number(radius)
    const distance = distanceOf(radiusKm)
    change({ name: text, lat, lng, radiusKm }, m.place_kept({ name: nameIn(text) }), m.place_kept_text({ distance }))
  }
  const radii = [...new Set<number>([...RADII, Number(radius)])].sort((one, other) => one - other)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.place_name()}
      actions={
        <>
          {before && (
            <Button onPress={() => change(undefined, m.place_forgotten({ name: nameIn(before.name) }))}>
              {m.place_forget()}
            </Button>
          )}
          <Button onPress={onClose}>{m.cancel()}</Button>
          <Button look="primary" isDisabled={text === ''} onPress={submit}>
            {m.place_keep()}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label={m.place_called()}
          value={name}
          onChange={setName}
          autoFocus
          autoComplete="off"
          maxLength={NAMED_PLACES.nameLength}
        />
        <Select
          label={m.place_around()}
          value={radius}
          options={radii.map((km) => ({ value: String(km), label: distanceOf(km) }))}
          onChange={setRadius}
        />
      </form>
    </Dialog>
  )
}

/** The smallest radius that reaches so far. */
const radiusFor = (km: number): number => RADII.find((radius) => radius >= Math.max(km, 0.25)) ?? NAMED_PLACES.mostKm

const keyOf = (place: NamedPlace | undefined): string =>
  place ? [place.name, place.lat, place.lng, place.radiusKm].join(' ') : ''
