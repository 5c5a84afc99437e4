import { NAMED_PLACES, type NamedPlace } from '@octavo/core/places'
import { useSyncExternalStore } from 'react'
import { storedAt } from './stored.ts'

const KEY = 'octavo.places'

const isWithin = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most

const isPlace = (raw: unknown): raw is NamedPlace => {
  const { name, lat, lng, radiusKm } = (typeof raw === 'object' && raw ? raw : {}) as Record<string, unknown>
  const isName = typeof name === 'string' && name.trim() !== '' && name.length <= NAMED_PLACES.nameLength
  const isPoint = isWithin(lat, -90, 90) && isWithin(lng, -180, 180)
  return isName && isPoint && isWithin(radiusKm, NAMED_PLACES.leastKm, NAMED_PLACES.mostKm)
}

/** Reads stored names of places; anything broken counts as none. */
export const parsePlaces = (stored: string | null): readonly NamedPlace[] => {
  try {
    const raw: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(raw) ? raw.filter(isPlace).slice(-NAMED_PLACES.most) : []
  } catch {
    return []
  }
}

const stored = storedAt(KEY, parsePlaces)

/** The names that the person gave to places, the newest last. */
export const keptPlaces = stored.current

/** Keeps names of places on the device in place of those before. */
export const keepPlaces = (places: readonly NamedPlace[]): void => {
  const next = places.slice(-NAMED_PLACES.most)
  try {
    stored.keep(next)
  } catch (error) {
    console.warn('Names of places could not be stored', error)
    stored.hold(next)
  }
}

/** Calls `listener` after every change, also of another tab; returns the function that stops it. */
export const subscribePlaces = stored.subscribe

/** The names of places, followed by the component that asks. */
export const useKeptPlaces = (): readonly NamedPlace[] => useSyncExternalStore(subscribePlaces, keptPlaces, keptPlaces)
