import { dayInName, type Item } from '../item/index.ts'
import type { Reading } from './reading.ts'

/** A day with a time behind it, as cameras, phones and systems write them into names: `20230512_101112`. */
const TIME_IN_NAME =
  /(?<!\d)(?:19|20)\d\d[-_. ]?\d\d[-_. ]?\d\d(?:[-_ T.]|at|um)+([01]\d|2[0-3])[-_.:h ]?([0-5]\d)[-_.:m ]?([0-5]\d)(?!\d)/u
const NOON = 'T12:00:00'

/**
 * When a picture or film was taken by its own clock, `YYYY-MM-DDTHH:MM:SS` without a zone: what it says of itself, else the
 * day in its name (`IMG_20230512_101112`, `Screenshot 2023-05-12 at 10.11.12`; noon where no time is given). Undefined
 * where neither says: the time of a file's last change is none of a picture's taking.
 */
export function takenAtOf(
  { name }: Pick<Item, 'name'>,
  reading: Pick<Reading, 'takenAt'> | undefined,
): string | undefined {
  if (reading?.takenAt !== undefined) return reading.takenAt
  const day = dayInName(name)
  if (day === undefined) return undefined
  const [, hour, minute, second] = TIME_IN_NAME.exec(name) ?? []
  return hour === undefined ? `${day}${NOON}` : `${day}T${hour}:${minute}:${second}`
}
