import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../language/index.ts'
import { m } from '../../paraglide/messages.js'
import { useKeptPlaces } from '../../settings/places.ts'
import type { Bounds } from './map/mercator.ts'
import { listNamedPlaces } from './named-places.ts'

/** Degrees: photos of one town mostly lie in one such square. */
const SQUARE = 0.25
/** So many towns are named; a part of the world with more is no place. */
const MOST_TOWNS = 2

/** What a part of the world is called by the person, or by the towns in which its photos were taken, the one with most of them first. */
export const usePlaceTitle = (bounds: Bounds): string => {
  const language = useLocale()
  const named = useKeptPlaces()
  const { data: places = [] } = useQuery({
    queryKey: ['/api/photos/places', 'towns', bounds, named],
    queryFn: ({ signal }) => listNamedPlaces({ ...bounds, cell: SQUARE }, named, signal),
  })
  const towns = [...new Set(places.map(({ town }) => town))]
  if (towns.length === 0 || towns.length > MOST_TOWNS || towns.includes(null)) return m.photos_place()
  return new Intl.ListFormat(language).format(towns.filter((town) => town !== null))
}
