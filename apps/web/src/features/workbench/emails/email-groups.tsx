import { type Email, type Groups, visibleName } from '@octavo/core'
import { Mail, Paperclip } from 'lucide-react'
import { dateOf, number } from '../../../language/words.ts'
import { m } from '../../../paraglide/messages.js'
import { cx, FirstFew } from '../../../ui/index.ts'
import { GroupCards } from '../organiser/group-cards.tsx'

/** E-mails of a group that are shown before '+N more emails'. */
const SHOWN = 3

const emailsOf = (count: number): string => m.org_emails({ count, n: number(count) })

/** Groups of e-mails as cards: the first three of each by subject and sender. */
export const EmailGroups = ({ groups }: { readonly groups: Groups<Email> }) => (
  <GroupCards
    groups={groups}
    countWords={emailsOf}
    renderFew={(members, name, onMore) => (
      <FirstFew
        label={visibleName(name)}
        of={members}
        idOf={({ id }) => id}
        shown={SHOWN}
        more={m.org_more_emails}
        onMore={onMore}
        className="flex flex-col gap-1"
      >
        {(email) => <EmailLine email={email} />}
      </FirstFew>
    )}
    renderOne={(email) => (
      <li key={email.id}>
        <EmailLine email={email} />
      </li>
    )}
  />
)

const EmailLine = ({ email: { subject, sender, date, isRead, hasAttachment } }: { readonly email: Email }) => {
  const atMs = Date.parse(date)
  return (
    <div className="flex items-start gap-3 rounded-sm px-2 py-2">
      <Mail aria-hidden="true" className={cx('mt-1 size-4 shrink-0', isRead ? 'text-muted' : 'text-accent')} />
      <div className="min-w-0 flex-1">
        <p className={cx('truncate', !isRead && 'font-semibold')}>
          {!isRead && <span className="sr-only">{`${m.org_unread()}: `}</span>}
          <bdi>{visibleName(subject) || m.org_no_subject()}</bdi>
        </p>
        <p className="flex justify-between gap-3 text-sm text-muted">
          <bdi className="min-w-0 truncate">{visibleName(sender)}</bdi>
          <span className="flex shrink-0 items-center gap-1.5 tabular">
            {hasAttachment && <Paperclip role="img" aria-label={m.org_attached()} className="size-3.5" />}
            {!Number.isNaN(atMs) && dateOf(atMs)}
          </span>
        </p>
      </div>
    </div>
  )
}
