import { EMAIL_CATEGORIES, MAIL_METHODS, PHOTO_METHODS, PHOTO_QUALITIES, PHOTO_TYPES } from '@octavo/core'
import * as z from 'zod'

/** Most e-mails or photos of one call. */
const MOST_ITEMS = 10_000
const MOST_NAMES = 100

const text = z.string().max(1000)
const bytes = z.number().int().nonnegative()
const names = z.array(text).max(MOST_NAMES)

/** An e-mail as the specification names its members; others are passed over. `date` is ISO 8601. */
const email = z.object({
  id: text,
  subject: text,
  sender: text,
  senderDomain: text,
  date: text,
  size: bytes,
  hasAttachment: z.boolean(),
  isRead: z.boolean(),
  isImportant: z.boolean(),
  category: z.enum(EMAIL_CATEGORIES).exactOptional(),
  tags: names,
})

/** A photo or a video as the specification names its members; others are passed over. `dateTaken` is ISO 8601. */
const photo = z.object({
  id: text,
  name: text,
  dateTaken: text,
  size: bytes,
  dimensions: z.object({ width: z.number().nonnegative(), height: z.number().nonnegative() }),
  location: z
    .object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180), name: text.exactOptional() })
    .exactOptional(),
  device: text,
  type: z.enum(PHOTO_TYPES),
  quality: z.enum(PHOTO_QUALITIES),
  isLivePhoto: z.boolean(),
  isFavorite: z.boolean(),
  people: names.exactOptional(),
  tags: names,
})

/** The caller's clock, in minutes east of UTC: which day is today. */
const utcOffsetMinutes = z.number().int().min(-840).max(840).default(0)

/** POST /api/ai-sort: e-mails or photos and how they are to be grouped. Nothing of them is stored. */
export const aiSortRequest = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('emails'),
    data: z.array(email).max(MOST_ITEMS),
    method: z.enum(MAIL_METHODS),
    utcOffsetMinutes,
  }),
  z.strictObject({
    type: z.literal('photos'),
    data: z.array(photo).max(MOST_ITEMS),
    method: z.enum(PHOTO_METHODS),
    utcOffsetMinutes,
  }),
])
export type AiSortRequest = z.input<typeof aiSortRequest>
export type ReadAiSortRequest = z.output<typeof aiSortRequest>

/** 200. Groups in the order in which they are shown, by names in the caller's language; none is empty. */
export const aiSortResponse = z.object({
  organizedGroups: z.record(z.string(), z.array(z.union([email, photo]))),
})
export type AiSortResponse = z.infer<typeof aiSortResponse>
