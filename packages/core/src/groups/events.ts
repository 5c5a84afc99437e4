import { log } from '../numeric/index.ts'
import { isWithinKm, nearby, type Point } from '../places/index.ts'

const HOUR_MS = 3_600_000
/** A new event begins when more than this passes between two photos. */
const EVENT_GAP_MS = 4 * HOUR_MS

/** When a photo was taken, in ms, and where. */
export interface Moment {
  readonly atMs: number
  readonly place?: Point
}

/** How events are parted: by a pause of four hours, or as the photos themselves are parted. */
export type EventSplit = 'pause' | 'adaptive'

/**
 * Photos in events, oldest first, as positions in `moments`. `pause`: a new event begins when more than four hours pass.
 * `adaptive`: after a pause that is long beside those around it, or when somebody was far away soon after; what was taken away
 * from home is one trip. Pure.
 */
export function eventsOf(moments: readonly Moment[], split: EventSplit = 'pause'): readonly (readonly number[])[] {
  const order = [...moments.keys()].sort((a, b) => at(moments, a).atMs - at(moments, b).atMs || a - b)
  const isNew = split === 'pause' ? byPause(moments, order) : byLook(moments, order)
  const events: number[][] = []
  for (const [position, index] of order.entries()) {
    const event = events.at(-1)
    if (event && !isNew(position)) event.push(index)
    else events.push([index])
  }
  return split === 'pause' ? events : asTrips(moments, events)
}

/** Whether an event begins with the photo at a position of the order, which is never the first. */
type BeginsAt = (position: number) => boolean

const at = (moments: readonly Moment[], index: number | undefined): Moment =>
  moments[index ?? -1] ?? { atMs: Number.NaN }

const byPause =
  (moments: readonly Moment[], order: readonly number[]): BeginsAt =>
  (position) =>
    at(moments, order[position]).atMs - at(moments, order[position - 1]).atMs > EVENT_GAP_MS

/** Pauses around one that it is measured against, and how much longer it has to be (J. Platt et al., PhotoTOC, 2003). */
const WINDOW = 10
const TIMES_LONGER = log(17)
/** So short a pause parts nothing, and so long a one always does. */
const SHORTEST_MS = HOUR_MS / 2
const LONGEST_MS = 24 * HOUR_MS
/** Who is so far away after a pause has begun something else. */
const ELSEWHERE_KM = 30

function byLook(moments: readonly Moment[], order: readonly number[]): BeginsAt {
  const pauses = order.map((index, position) =>
    position === 0 ? 0 : at(moments, index).atMs - at(moments, order[position - 1]).atMs,
  )
  // A pause of a second and one of a minute say the same: somebody stood there and took pictures.
  const logs = pauses.map((ms) => log(Math.max(ms, 60_000)))
  return (position) => {
    const pauseMs = pauses[position] ?? 0
    if (pauseMs <= SHORTEST_MS) return false
    if (pauseMs > LONGEST_MS) return true
    const [before, after] = [at(moments, order[position - 1]).place, at(moments, order[position]).place]
    if (before && after && !isWithinKm(before, after, ELSEWHERE_KM)) return true
    const around = logs.slice(Math.max(1, position - WINDOW), position + WINDOW + 1)
    const mean = around.reduce((sum, one) => sum + one, 0) / around.length
    return (logs[position] ?? 0) >= mean + TIMES_LONGER
  }
}

/** Home is where pictures were taken on most days; so far from it people are away, and so long a silence ends a trip. */
const HOME_KM = 2
const AWAY_KM = 80
const TRIP_SILENCE_MS = 48 * HOUR_MS
/** Of fewer days nobody can say where home is. */
const FEWEST_HOME_DAYS = 3

/** Events that follow each other away from home, as one. */
function asTrips(moments: readonly Moment[], events: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const home = homeOf(moments)
  if (!home) return events
  const isAway = (event: readonly number[]): boolean => {
    const places = event.flatMap((index) => at(moments, index).place ?? [])
    return places.length > 0 && places.every((place) => !isWithinKm(place, home, AWAY_KM))
  }
  const joined: { event: number[]; away: boolean }[] = []
  for (const event of events) {
    const last = joined.at(-1)
    const away = isAway(event)
    const silenceMs = at(moments, event[0]).atMs - at(moments, last?.event.at(-1)).atMs
    if (last?.away && away && silenceMs <= TRIP_SILENCE_MS) last.event.push(...event)
    else joined.push({ event: [...event], away })
  }
  return joined.map(({ event }) => event)
}

/** Where most days with pictures were spent; undefined where no place stands out. */
function homeOf(moments: readonly Moment[]): Point | undefined {
  const placed = moments.flatMap(({ atMs, place }) => (place ? [{ atMs, place }] : []))
  const groups = nearby(
    placed.map(({ place }) => place),
    HOME_KM,
  ).map((group) => ({
    place: placed[group[group.length >> 1] ?? 0]?.place,
    days: new Set(group.map((index) => Math.floor((placed[index]?.atMs ?? 0) / (24 * HOUR_MS)))).size,
  }))
  const [most, next] = groups.sort((one, other) => other.days - one.days)
  return most && most.days >= FEWEST_HOME_DAYS && most.days > (next?.days ?? 0) ? most.place : undefined
}
