import { dateBucket } from '../mail/index.ts'
import { type NamedPlace, nearby, placeGiven, placeOf } from '../places/index.ts'
import { type EventSplit, eventsOf } from './events.ts'
import { type GroupOptions, type Groups, inGroups, msOf } from './in-groups.ts'
import { monthLabel, qualityLabel } from './labels.ts'
import { PHOTO_QUALITIES, type Photo, type PhotoMethod } from './photo.ts'

export interface GroupPhotosOptions extends GroupOptions {
  /** How events are parted: by a pause of four hours when left out. */
  readonly split?: EventSplit
  /** What a place is called, decimal degrees; towns that Octavo knows when left out. */
  readonly nameOf?: (lat: number, lng: number) => string | undefined
  /** Names that the person gave to places: they win over all others. */
  readonly named?: readonly NamedPlace[]
}

/** Groups of photos about which something is not known. */
const UNKNOWN = { date: 'Unknown Date', location: 'Unknown Location', people: 'No People Detected' } as const
/** Photos that are no further apart are of one place. */
const PLACE_KM = 1
const TYPES = ['Photos', 'Videos', 'Screenshots', 'Live Photos', 'Favorites', 'High Quality'] as const

/**
 * Puts photos into groups, or albums. By people and by type a photo is in every group that it belongs to, by any other
 * method in one. Events have their photos in the order in which they were taken, other groups in that in which they came. Pure.
 */
export function groupPhotos<T extends Photo>(
  photos: readonly T[],
  method: PhotoMethod,
  options: GroupPhotosOptions,
): Groups<T> {
  const { language = 'en' } = options
  if (method === 'type') return inGroups(photos, typesOf, { language, order: TYPES })
  if (method === 'quality') {
    const order = PHOTO_QUALITIES.map((quality) => qualityLabel(quality, language)).reverse()
    return inGroups(photos, ({ quality }) => [qualityLabel(quality, language)], { language, order })
  }
  if (method === 'people') {
    const last = UNKNOWN.people
    return inGroups(photos, ({ people = [] }) => (people.length > 0 ? [...new Set(people)] : [last]), {
      language,
      last,
    })
  }
  if (method === 'location') {
    const names = placesOf(photos, options)
    const last = UNKNOWN.location
    return inGroups(photos, (photo) => [names.get(photo) ?? last], { language, last })
  }
  const labels = method === 'events' ? eventLabels(photos, options) : dateLabels(photos, options)
  const newestFirst = photos.toSorted((one, other) => (msOf(other.dateTaken) ?? 0) - (msOf(one.dateTaken) ?? 0))
  const order = [...new Set(newestFirst.flatMap((photo) => labels.get(photo) ?? []))]
  const shown = method === 'events' ? newestFirst.toReversed() : photos
  return inGroups(shown, (photo) => [labels.get(photo) ?? UNKNOWN.date], { language, order })
}

function typesOf({ type, isLivePhoto, isFavorite, quality }: Photo): readonly string[] {
  const is = { photo: 'Photos', video: 'Videos', screenshot: 'Screenshots' } as const
  return [
    is[type],
    ...(isLivePhoto ? ['Live Photos'] : []),
    ...(isFavorite ? ['Favorites'] : []),
    ...(quality === 'high' || quality === 'ultra' ? ['High Quality'] : []),
  ]
}

/** By days ago up to this month, then by month. */
function dateLabels<T extends Photo>(
  photos: readonly T[],
  { nowMs, utcOffsetMinutes = 0, language = 'en' }: GroupPhotosOptions,
): ReadonlyMap<T, string> {
  return new Map(
    photos.flatMap((photo) => {
      const takenMs = msOf(photo.dateTaken)
      if (takenMs === undefined) return []
      const bucket = dateBucket(takenMs, nowMs, utcOffsetMinutes)
      const isMonth = bucket === 'This Year' || bucket === 'Older'
      return [[photo, isMonth ? monthLabel(takenMs + utcOffsetMinutes * 60_000, language) : bucket] as const]
    }),
  )
}

/** Events by the days that they lasted and the place that most of their photos have; two of one name are numbered. */
function eventLabels<T extends Photo>(photos: readonly T[], options: GroupPhotosOptions): ReadonlyMap<T, string> {
  const dated = photos.flatMap((photo) => {
    const atMs = msOf(photo.dateTaken)
    return atMs === undefined ? [] : [{ photo, atMs, ...(photo.location && { place: photo.location }) }]
  })
  const nameOf = eventNames(photos, options)
  const labels = new Map<T, string>()
  const taken = new Map<string, number>()
  for (const event of eventsOf(dated, options.split)) {
    const members = event.flatMap((index) => dated[index]?.photo ?? [])
    const name = nameOf(members)
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    for (const photo of members) labels.set(photo, count === 1 ? name : `${name} (${count})`)
  }
  return labels
}

/** What events among photos are called, each by its own photos: the days that it lasted, and the place that most of them have. */
export function eventNames<T extends Photo>(
  photos: readonly T[],
  options: GroupPhotosOptions,
): (event: readonly T[]) => string {
  const { utcOffsetMinutes = 0 } = options
  const places = placesOf(photos, options)
  const dayOf = (atMs: number): string => new Date(atMs + utcOffsetMinutes * 60_000).toISOString().slice(0, 10)
  return (event) => {
    const days = event.flatMap(({ dateTaken }) => msOf(dateTaken) ?? []).map(dayOf)
    const [first, last] = days.reduce<readonly string[]>(
      ([least = '', most = ''], day) => [least === '' || day < least ? day : least, day > most ? day : most],
      [],
    )
    const place = mostOf(event.flatMap((photo) => places.get(photo) ?? []))
    return [first === last ? first : `${first} – ${last}`, place].filter(Boolean).join(' ')
  }
}

/** What the places of photos are called, by the person's own names first; a place without a name is called by its degrees. */
function placesOf<T extends Photo>(
  photos: readonly T[],
  { nameOf = placeOf, named = [] }: GroupPhotosOptions,
): ReadonlyMap<T, string> {
  const names = new Map<T, string>()
  const placed = photos.flatMap((photo) => {
    const { location: place } = photo
    const given = place && placeGiven(named, place)?.name
    if (given !== undefined) names.set(photo, given)
    return place && given === undefined ? [{ photo, place }] : []
  })
  for (const group of nearby(
    placed.map(({ place }) => place),
    PLACE_KM,
  )) {
    const members = group.flatMap((index) => placed[index] ?? [])
    const middle = members[members.length >> 1]?.place
    const given = mostOf(members.flatMap(({ place }) => place.name || []))
    const known = given ?? (middle && (nameOf(middle.lat, middle.lng) ?? degreesOf(middle)))
    for (const { photo, place } of members) if (known) names.set(photo, place.name || known)
  }
  return names
}

const degreesOf = ({ lat, lng }: { readonly lat: number; readonly lng: number }): string =>
  `${Math.abs(lat).toFixed(2)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lng).toFixed(2)}° ${lng < 0 ? 'W' : 'E'}`

/** The text that is there most often, the first by code units of several. */
function mostOf(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0]
}
