import type { PhotoPlacesResponse } from '@octavo/contract'
import { type Bounds, pixelsOf, type Size, type Spot, toSpot, type View } from './mercator.ts'

type Place = PhotoPlacesResponse['places'][number]

/** Photos that are shown as one on the map, and where. */
export interface Cluster {
  readonly id: string
  readonly photos: number
  readonly coverId: string
  /** The town that all of them were taken in. */
  readonly town: string | null
  readonly at: Spot
  readonly bounds: Bounds
}

/** Two that are nearer than this are one: each can be pressed without touching the other. */
const NEAR_PX = 52

/** Puts together what would lie on another: squares of the server end where they end, people's places do not. */
export const clustersOf = (places: readonly Place[], view: View, size: Size): readonly Cluster[] => {
  const clusters: Cluster[] = []
  for (const place of places) {
    const at = pixelsOf(view, size, toSpot(place.latitude, place.longitude))
    const index = clusters.findIndex(({ at: other }) => Math.hypot(other.x - at.x, other.y - at.y) < NEAR_PX)
    const near = clusters[index]
    const { photos, coverId, town } = place
    if (near)
      clusters[index] = {
        ...near,
        photos: near.photos + photos,
        town: near.town === town ? town : null,
        bounds: around(near.bounds, place),
      }
    else clusters.push({ id: coverId, photos, coverId, town, at, bounds: boundsOf(place) })
  }
  return clusters
}

const boundsOf = ({ west, east, south, north }: Bounds): Bounds => ({ west, east, south, north })

/** The smallest part of the world with both in it; of two that lie near the 180th meridian, across it. */
const around = (a: Bounds, b: Bounds): Bounds => {
  const isFar = Math.abs(a.west - b.west) > 180
  const [first, second] = isFar && a.west < b.west ? [b, a] : [a, b]
  return {
    west: isFar ? first.west : Math.min(a.west, b.west),
    east: isFar ? second.east : Math.max(a.east, b.east),
    south: Math.min(a.south, b.south),
    north: Math.max(a.north, b.north),
  }
}

/** What the server is asked for: a bit more than is in sight, in steps, so that a small move asks nothing. */
export const questionOf = (
  view: View,
  bounds: Bounds,
): {
  readonly cell: number
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
} => {
  const level = Math.round(Math.log2(view.scale / 256))
  const cell = Math.min(90, 90 / 2 ** level)
  const step = cell * 4
  const down = (value: number, least: number) => Math.max(least, Math.floor(value / step - 0.5) * step)
  const up = (value: number, most: number) => Math.min(most, Math.ceil(value / step + 0.5) * step)
  const isAcross = bounds.west > bounds.east
  const [west, east] = [down(bounds.west, -180), up(bounds.east, 180)]
  const isAround = isAcross && west <= east
  return {
    cell: Math.max(0.0001, cell),
    west: isAround ? -180 : west,
    east: isAround ? 180 : east,
    south: down(bounds.south, -90),
    north: up(bounds.north, 90),
  }
}
