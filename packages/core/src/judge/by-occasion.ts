import type { Decide } from './judged.ts'

/** Pause after which a new occasion begins, unless it goes on at the same place within `SAME_TRIP_MS`. */
const PAUSE_MS = 12 * 3_600_000
const SAME_TRIP_MS = 3 * 86_400_000
/** An occasion of so many days at most has one month, that of its beginning; a longer one is everyday life. */
const LONGEST_TRIP_MS = 16 * 86_400_000

/** A photo with its time and, where it says so, its town. */
interface Shot {
  readonly at: number
  readonly atMs: number
  readonly month: string
  readonly place?: string
}

/**
 * What shows only among all items: the occasion that photos were taken at, by their times and towns (`Facets`). Changes no
 * category. Looks at verdicts alone, so that it can be said anew of items that were judged in pieces.
 */
export const byOccasion: Decide = (_, judged) => {
  const shots = judged.flatMap(({ verdict: { pictureKind, facets } }, at): Shot[] => {
    const { takenAt, place } = facets ?? {}
    const atMs = Date.parse(`${takenAt ?? ''}Z`)
    return pictureKind !== 'photo' || takenAt === undefined || Number.isNaN(atMs)
      ? []
      : [{ at, atMs, month: takenAt.slice(0, 7), ...(place !== undefined && { place }) }]
  })
  const events = eventsOf(shots)
  return judged.map((own, at) => {
    const event = events.get(at)
    if (event === undefined) return own
    return { ...own, verdict: { ...own.verdict, facets: { ...own.verdict.facets, event } } }
  })
}

/** The folder of each photo's occasion below its year, by the place of the photo: month and town, or the month alone. */
function eventsOf(shots: readonly Shot[]): ReadonlyMap<number, string> {
  const events = new Map<number, string>()
  for (const occasion of occasionsOf(shots)) {
    const place = usualPlace(occasion)
    const [first, last] = [occasion[0], occasion.at(-1)]
    const isTrip = first !== undefined && last !== undefined && last.atMs - first.atMs <= LONGEST_TRIP_MS
    for (const { at, month } of occasion) {
      const own = isTrip ? first.month : month
      events.set(at, place === undefined ? own : `${own} ${place}`)
    }
  }
  return events
}

/** Photos in runs: no long pause, no other town; a run goes on after a night where it stays in the same town. */
function occasionsOf(shots: readonly Shot[]): readonly (readonly Shot[])[] {
  const runs: Shot[][] = []
  for (const shot of shots.toSorted((a, b) => a.atMs - b.atMs || a.at - b.at)) {
    const run = runs.at(-1)
    const pauseMs = shot.atMs - (run?.at(-1)?.atMs ?? Number.NEGATIVE_INFINITY)
    const before = run?.findLast(({ place }) => place !== undefined)?.place
    const isElsewhere = before !== undefined && shot.place !== undefined && before !== shot.place
    const isSameTown = before !== undefined && before === shot.place
    if (run && !isElsewhere && pauseMs <= (isSameTown ? SAME_TRIP_MS : PAUSE_MS)) run.push(shot)
    else runs.push([shot])
  }
  return runs
}

/** The town that most of the photos with a town name; the first by alphabet of several. */
function usualPlace(shots: readonly Shot[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { place } of shots) if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1)
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0]
}
