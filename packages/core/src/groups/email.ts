/** An e-mail as it is listed and sorted: the members of the specification. */
export interface Email {
  readonly id: string
  readonly subject: string
  readonly sender: string
  /** Of the sender's address, in small letters. */
  readonly senderDomain: string
  /** When it was sent, ISO 8601; `''` where nobody knows. */
  readonly date: string
  /** In bytes. */
  readonly size: number
  readonly hasAttachment: boolean
  readonly isRead: boolean
  readonly isImportant: boolean
  /** What kind of mail it is; left out where nothing says so. */
  readonly category?: EmailCategory
  readonly tags: readonly string[]
}

/** The kinds of mail. */
export const EMAIL_CATEGORIES = ['work', 'personal', 'receipts', 'promotional', 'social'] as const
export type EmailCategory = (typeof EMAIL_CATEGORIES)[number]
