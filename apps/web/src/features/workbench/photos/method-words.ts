import type { PhotoMethod } from '@octavo/core'
import { m } from '../../../paraglide/messages.js'

/** What each way to group photos is called. */
export const PHOTO_METHOD_WORDS: Readonly<Record<PhotoMethod, () => string>> = {
  date: m.org_by_date,
  events: m.org_by_events,
  location: m.org_by_location,
  people: m.org_by_people,
  type: m.org_by_type,
  quality: m.org_by_quality,
}
