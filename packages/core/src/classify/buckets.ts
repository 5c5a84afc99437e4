const megabyte = 1024 * 1024
const dayMs = 86_400_000

/** A bucket that ends below (or, where the spec says so, at) a size. */
interface SizeBucket {
  readonly label: string
  readonly belowBytes: number
}

/** Part 2 section 9: Small below 1 MB, Medium 1 to 10 MB, Large above 10 MB. */
export const SIZE_BUCKETS = ['Small', 'Medium', 'Large'] as const

/** Size bucket of a file: exactly 1 MB and exactly 10 MB are Medium. */
export function sizeBucket(sizeBytes: number): (typeof SIZE_BUCKETS)[number] {
  if (sizeBytes < megabyte) return 'Small'
  return sizeBytes <= 10 * megabyte ? 'Medium' : 'Large'
}

/** Part 2 section 9, e-mail: under 1 MB Small, under 10 MB Medium, under 50 MB Large, otherwise Very Large. */
export const EMAIL_SIZE_BUCKETS: readonly SizeBucket[] = [
  { label: 'Small', belowBytes: megabyte },
  { label: 'Medium', belowBytes: 10 * megabyte },
  { label: 'Large', belowBytes: 50 * megabyte },
  { label: 'Very Large', belowBytes: Number.POSITIVE_INFINITY },
]

/** Size bucket of a mail. */
export function emailSizeBucket(sizeBytes: number): string {
  return EMAIL_SIZE_BUCKETS.find((bucket) => sizeBytes < bucket.belowBytes)?.label ?? 'Very Large'
}

/** Minutes that a zone is ahead of UTC at an instant: the one thing that a date needs from outside of core. */
export type ZoneOffset = (atMs: number) => number
const utc: ZoneOffset = () => 0

const localDay = (atMs: number, zone: ZoneOffset): number => Math.floor((atMs + zone(atMs) * 60_000) / dayMs)
const localDate = (atMs: number, zone: ZoneOffset): Date => new Date(atMs + zone(atMs) * 60_000)

/** Date bucket of a file: year and month, `2026-11` (part 2 section 9). */
export function monthBucket(atMs: number, zone: ZoneOffset = utc): string {
  return localDate(atMs, zone).toISOString().slice(0, 7)
}

/** Part 2 section 9, by days ago: 0, 1, up to 7, up to 30, up to 365. */
export const EMAIL_DATE_BUCKETS = [
  { label: 'Today', untilDays: 0 },
  { label: 'Yesterday', untilDays: 1 },
  { label: 'This Week', untilDays: 7 },
  { label: 'This Month', untilDays: 30 },
  { label: 'This Year', untilDays: 365 },
  { label: 'Older', untilDays: Number.POSITIVE_INFINITY },
] as const

function daysAgo(atMs: number, nowMs: number, zone: ZoneOffset): number {
  return Math.max(0, localDay(nowMs, zone) - localDay(atMs, zone))
}

/** Date bucket of a mail by calendar days ago in the person's zone; a date in the future counts as today. */
export function emailDateBucket(atMs: number, nowMs: number, zone: ZoneOffset = utc): string {
  const days = daysAgo(atMs, nowMs, zone)
  return EMAIL_DATE_BUCKETS.find((bucket) => days <= bucket.untilDays)?.label ?? 'Older'
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Date bucket of a photo: as for mail up to This Month, then month and year (`March 2025`). */
export function photoDateBucket(atMs: number, nowMs: number, zone: ZoneOffset = utc): string {
  if (daysAgo(atMs, nowMs, zone) <= 30) return emailDateBucket(atMs, nowMs, zone)
  const date = localDate(atMs, zone)
  return `${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** Photos that are further apart than this begin a new event (part 2 section 9). */
export const EVENT_GAP_MS = 4 * 3_600_000

/** Quality of a photo -> its bucket (part 2 section 9). */
export const PHOTO_QUALITY_BUCKETS = {
  ultra: 'Ultra HD (4K+)',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
} as const

/** Groups of the photo organiser by type (part 2 section 9); High Quality is high or ultra. */
export const PHOTO_GROUPS = ['Photos', 'Videos', 'Screenshots', 'Live Photos', 'Favorites', 'High Quality'] as const

/** Smart categories of the mail organiser (part 2 section 9); empty ones are dropped. */
export const EMAIL_CATEGORIES = [
  'Work Emails',
  'Personal Emails',
  'Receipts & Bills',
  'Promotional',
  'Social Media',
  'Important',
  'With Attachments',
  'Unread',
  'Others',
] as const

/** Labels for photos without a place or without people (part 2 section 9). */
export const UNKNOWN_LOCATION = 'Unknown Location'
export const NO_PEOPLE = 'No People Detected'
