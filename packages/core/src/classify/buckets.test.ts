import { describe, expect, it } from 'vitest'
import {
  EMAIL_CATEGORIES,
  EVENT_GAP_MS,
  emailDateBucket,
  emailSizeBucket,
  monthBucket,
  NO_PEOPLE,
  PHOTO_GROUPS,
  PHOTO_QUALITY_BUCKETS,
  photoDateBucket,
  sizeBucket,
  UNKNOWN_LOCATION,
} from './buckets.ts'

const MB = 1024 * 1024
const now = Date.UTC(2026, 10, 21, 12)
const daysAgo = (days: number): number => now - days * 86_400_000

describe('buckets', () => {
  it('size buckets: Small below 1 MB, Medium 1 to 10 MB, Large above 10 MB', () => {
    expect([0, MB - 1, MB, 10 * MB, 10 * MB + 1].map(sizeBucket)).toEqual([
      'Small',
      'Small',
      'Medium',
      'Medium',
      'Large',
    ])
  })

  it('email size buckets: under 1 MB Small, under 10 MB Medium, under 50 MB Large, otherwise Very Large', () => {
    expect([MB - 1, MB, 10 * MB - 1, 10 * MB, 50 * MB - 1, 50 * MB].map(emailSizeBucket)).toEqual([
      'Small',
      'Medium',
      'Medium',
      'Large',
      'Large',
      'Very Large',
    ])
  })

  it('date buckets are year-month', () => {
    expect(monthBucket(Date.UTC(2026, 0, 31))).toBe('2026-01')
    expect(monthBucket(Date.UTC(2026, 0, 31, 23, 30), () => 60)).toBe('2026-02')
  })

  it('email date buckets: 0 Today, 1 Yesterday, up to 7 This Week, 30 This Month, 365 This Year, otherwise Older', () => {
    const buckets = [0, 1, 2, 7, 8, 30, 31, 365, 366].map((days) => emailDateBucket(daysAgo(days), now))
    expect(buckets).toEqual([
      'Today',
      'Yesterday',
      'This Week',
      'This Week',
      'This Month',
      'This Month',
      'This Year',
      'This Year',
      'Older',
    ])
  })

  it('counts calendar days of the person, not spans of 24 hours', () => {
    const justAfterMidnight = Date.UTC(2026, 10, 21, 0, 30)
    expect(emailDateBucket(justAfterMidnight - 3_600_000, justAfterMidnight)).toBe('Yesterday')
    expect(emailDateBucket(justAfterMidnight - 3_600_000, justAfterMidnight, () => -120)).toBe('Today')
    expect(emailDateBucket(now + 86_400_000, now)).toBe('Today')
  })

  it('photo date buckets: the same up to This Month, then a label per month with the year', () => {
    expect(photoDateBucket(daysAgo(3), now)).toBe('This Week')
    expect(photoDateBucket(daysAgo(30), now)).toBe('This Month')
    expect(photoDateBucket(Date.UTC(2025, 2, 5), now)).toBe('March 2025')
  })

  it('photo events begin after more than 4 hours', () => {
    expect(EVENT_GAP_MS).toBe(4 * 60 * 60 * 1000)
  })

  it('photo groups and quality buckets carry the names of part 2 section 9', () => {
    expect(PHOTO_GROUPS).toEqual(['Photos', 'Videos', 'Screenshots', 'Live Photos', 'Favorites', 'High Quality'])
    expect(Object.values(PHOTO_QUALITY_BUCKETS)).toEqual(['Ultra HD (4K+)', 'High', 'Medium', 'Low'])
    expect([UNKNOWN_LOCATION, NO_PEOPLE]).toEqual(['Unknown Location', 'No People Detected'])
  })

  it('email smart categories carry the names of part 2 section 9', () => {
    expect(EMAIL_CATEGORIES).toEqual([
      'Work Emails',
      'Personal Emails',
      'Receipts & Bills',
      'Promotional',
      'Social Media',
      'Important',
      'With Attachments',
      'Unread',
      'Others',
    ])
  })
})
