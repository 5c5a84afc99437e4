/** What mails can be put into groups by. */
export const MAIL_METHODS = ['category', 'sender', 'date', 'size', 'attachment'] as const
export type MailMethod = (typeof MAIL_METHODS)[number]

/** What mails of somebody's mailbox can be put into groups by: by conversation, by newsletter, and by kind, too. */
export const OWN_MAIL_METHODS = [...MAIL_METHODS, 'thread', 'newsletter', 'kind'] as const
export type OwnMailMethod = (typeof OWN_MAIL_METHODS)[number]

/** The groups of `category`, in the order in which they are shown. */
export const SMART_CATEGORIES = [
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
export type SmartCategory = (typeof SMART_CATEGORIES)[number]

const DAY_MS = 86_400_000
const MB = 1024 * 1024

const DAYS_AGO = [
  [0, 'Today'],
  [1, 'Yesterday'],
  [7, 'This Week'],
  [30, 'This Month'],
  [365, 'This Year'],
] as const

/** The groups of `date`, in the order in which they are shown. */
export const DATE_BUCKETS = [...DAYS_AGO.map(([, name]) => name), 'Older'] as const

/** The bucket of a mail by the days that have begun since it was sent, by the person's clock (`utcOffsetMinutes` east of UTC). */
export function dateBucket(sentAtMs: number | undefined, nowMs: number, utcOffsetMinutes = 0): string {
  if (sentAtMs === undefined) return 'Older'
  const dayOf = (atMs: number) => Math.floor((atMs + utcOffsetMinutes * 60_000) / DAY_MS)
  const daysAgo = dayOf(nowMs) - dayOf(sentAtMs)
  return DAYS_AGO.find(([days]) => daysAgo <= days)?.[1] ?? 'Older'
}

const MEGABYTES = [
  [1, 'Small'],
  [10, 'Medium'],
  [50, 'Large'],
] as const

/** The groups of `size`, in the order in which they are shown. */
export const SIZE_BUCKETS = [...MEGABYTES.map(([, name]) => name), 'Very Large'] as const

/** The bucket of a mail by its size. */
export const sizeBucket = (sizeBytes: number): string =>
  MEGABYTES.find(([megabytes]) => sizeBytes < megabytes * MB)?.[1] ?? 'Very Large'
