import {
  DATE_BUCKETS,
  dateBucket,
  type MailMethod,
  SIZE_BUCKETS,
  SMART_CATEGORIES,
  type SmartCategory,
  senderName,
  sizeBucket,
  UNKNOWN_SENDER,
} from '../mail/index.ts'
import { EMAIL_CATEGORIES, type Email, type EmailCategory } from './email.ts'
import { type GroupOptions, type Groups, inGroups, msOf } from './in-groups.ts'

/** The smart category that a kind of mail is. */
const CATEGORY: Readonly<Record<EmailCategory, SmartCategory>> = {
  work: 'Work Emails',
  personal: 'Personal Emails',
  receipts: 'Receipts & Bills',
  promotional: 'Promotional',
  social: 'Social Media',
}

/** The kind of mail that a smart category holds. */
export const CATEGORIES: ReadonlyMap<string, EmailCategory> = new Map(
  EMAIL_CATEGORIES.map((category) => [CATEGORY[category], category]),
)

/** Groups of a method in the order in which they are shown; of senders the one who wrote most comes first. */
const ORDER: Readonly<Record<Exclude<MailMethod, 'sender'>, readonly string[]>> = {
  category: SMART_CATEGORIES,
  date: DATE_BUCKETS,
  size: SIZE_BUCKETS,
  attachment: ['With Attachments', 'Without Attachments'],
}

/**
 * Puts e-mails into groups. By category a mail is in every group that it belongs to, its kind before its marks; by any other
 * method it is in one. Pure.
 */
export function groupEmails<T extends Email>(
  emails: readonly T[],
  method: MailMethod,
  { nowMs, utcOffsetMinutes, language = 'en' }: GroupOptions,
): Groups<T> {
  const groupsOf = (email: T): readonly string[] => {
    if (method === 'category') return smartCategories(email)
    if (method === 'sender') return [senderName(email.sender) ?? UNKNOWN_SENDER]
    if (method === 'date') return [dateBucket(msOf(email.date), nowMs, utcOffsetMinutes)]
    if (method === 'size') return [sizeBucket(email.size)]
    return [email.hasAttachment ? 'With Attachments' : 'Without Attachments']
  }
  return inGroups(emails, groupsOf, {
    language,
    ...(method === 'sender' ? { last: UNKNOWN_SENDER } : { order: ORDER[method] }),
  })
}

function smartCategories({ category, isImportant, hasAttachment, isRead }: Email): readonly SmartCategory[] {
  const found: readonly (SmartCategory | false | undefined)[] = [
    category && CATEGORY[category],
    isImportant && 'Important',
    hasAttachment && 'With Attachments',
    !isRead && 'Unread',
  ]
  const groups = found.filter((group) => group !== false && group !== undefined)
  return groups.length > 0 ? groups : ['Others']
}
