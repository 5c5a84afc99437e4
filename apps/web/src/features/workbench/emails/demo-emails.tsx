import { type Email, groupEmails, MAIL_METHODS, type MailMethod } from '@octavo/core'
import { Mails } from 'lucide-react'
import { useMemo, useState } from 'react'
import { aiSort } from '../../../http/ai-sort.ts'
import { locale } from '../../../language/index.ts'
import { number } from '../../../language/words.ts'
import { m } from '../../../paraglide/messages.js'
import { groupingNow, organiserOf, useOrganiser } from '../organiser/organiser.ts'
import { OrganiserPanel } from '../organiser/organiser-panel.tsx'
import { EmailGroups } from './email-groups.tsx'
import { MAIL_METHOD_WORDS } from './method-words.ts'

const openOrganiser = organiserOf<Email, MailMethod>({
  ask: ({ items: data, method }, signal) => {
    const { utcOffsetMinutes } = groupingNow()
    return aiSort({ type: 'emails', data, method, utcOffsetMinutes }, signal)
  },
  group: async ({ items, method }) => groupEmails(items, method, { ...groupingNow(), language: locale() }),
})

/** The e-mail organiser over the e-mails of the demo. */
export const DemoEmails = ({ emails }: { readonly emails: readonly Email[] }) => {
  const organiser = openOrganiser()
  const [method, setMethod] = useState<MailMethod>('category')
  const result = useOrganiser(organiser, ({ context }) => context.result)
  const unsorted = useMemo(() => new Map([[m.org_all_emails(), emails]]), [emails])
  return (
    <>
      <OrganiserPanel
        organiser={organiser}
        items={emails}
        title={m.org_emails_title()}
        lead={m.org_emails_lead()}
        icon={Mails}
        methods={MAIL_METHODS.map((value) => ({ value, label: MAIL_METHOD_WORDS[value]() }))}
        method={method}
        onMethod={setMethod}
        go={m.org_emails_go({ count: emails.length, n: number(emails.length) })}
        isHere={false}
      />
      <EmailGroups groups={result ?? unsorted} />
    </>
  )
}
