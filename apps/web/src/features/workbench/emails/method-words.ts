import type { MailMethod, OwnMailMethod } from '@octavo/core'
import { m } from '../../../paraglide/messages.js'

/** What each way to group e-mails is called. */
export const MAIL_METHOD_WORDS: Readonly<Record<MailMethod, () => string>> = {
  category: m.org_by_category,
  sender: m.org_by_sender,
  date: m.org_by_date,
  size: m.org_by_size,
  attachment: m.org_by_attachment,
}

/** Those of a mailbox of the person's own: by conversation, by newsletter, and by kind, too. */
export const OWN_MAIL_METHOD_WORDS: Readonly<Record<OwnMailMethod, () => string>> = {
  ...MAIL_METHOD_WORDS,
  thread: m.org_by_thread,
  newsletter: m.org_by_newsletter,
  kind: m.org_by_kind,
}
