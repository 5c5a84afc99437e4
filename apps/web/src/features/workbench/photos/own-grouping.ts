import type { EventSplit } from '@octavo/core'
import type { NamedPlace } from '@octavo/core/places'
import { locale } from '../../../language/index.ts'
import { groupingNow } from '../organiser/organiser.ts'

/** What photos of the person's own are grouped and named by. */
export const photoOptions = (named: readonly NamedPlace[], split: EventSplit = 'pause') => {
  // A camera writes the time of its own clock: days are counted by the person's, as if both were universal time.
  const { nowMs, utcOffsetMinutes } = groupingNow()
  return { nowMs: nowMs + utcOffsetMinutes * 60_000, language: locale(), named, split }
}
