import { type Groups, OWN_MAIL_METHODS, type OwnMailMethod } from '@octavo/core'
import { FolderOutput, Inbox, Mails, RotateCcw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { locale } from '../../../language/index.ts'
import { number } from '../../../language/words.ts'
import { m } from '../../../paraglide/messages.js'
import { Button, Switch } from '../../../ui/index.ts'
import { asMailboxes, type FoundMail } from '../../../worker/mail/client.ts'
import { FolderStages } from '../organiser/folder-stages.tsx'
import { foldersFlow, reviewFolders } from '../organiser/folders-flow.ts'
import { groupingNow, organiserOf, useOrganiser } from '../organiser/organiser.ts'
import { OrganiserPanel } from '../organiser/organiser-panel.tsx'
import { PickOwn } from '../organiser/pick-own.tsx'
import { EmailGroups } from './email-groups.tsx'
import { OWN_MAIL_METHOD_WORDS } from './method-words.ts'
import { laidOut, MAIL_WAYS, type Mailbox, ownMail } from './own-mail.ts'

const openOrganiser = organiserOf<FoundMail, OwnMailMethod>(
  {
    group(wish, signal) {
      const now = ownMail.current()
      if (now.state !== 'read') throw new Error('There is no mailbox any more')
      return now.own.group(wish.method, { ...groupingNow(), language: locale() }, signal)
    },
  },
  { isQuick: true },
)

const emailsOf = (count: number): string => m.org_emails_found({ count, n: number(count) })

/** The e-mail organiser over a mailbox of the person's own: read, grouped and written out on this device. */
export const OwnEmails = () => {
  const now = ownMail.use()
  if (now.state === 'read') return <Read mailbox={now.own} />
  return (
    <PickOwn
      items={ownMail}
      ways={MAIL_WAYS}
      now={now}
      icon={Inbox}
      title={m.org_mail_title()}
      text={m.org_mail_text()}
      empty={m.org_mail_empty()}
      choose={m.org_mail_choose()}
      countWords={emailsOf}
    />
  )
}

const Read = ({ mailbox }: { readonly mailbox: Mailbox }) => {
  const { mails, otherCount } = mailbox
  const organiser = openOrganiser()
  const [method, setMethod] = useState<OwnMailMethod>('category')
  const result = useOrganiser(organiser, ({ context }) => context.result)
  const isIdle = useOrganiser(organiser, ({ value }) => value === 'idle' || value === 'completed')
  const unsorted = useMemo(() => new Map([[m.org_all_emails(), mails]]), [mails])
  const flow = foldersFlow('mail')
  const [withAttachments, setWithAttachments] = useState(false)
  const hasAttachments = useMemo(() => mails.some(({ hasAttachment }) => hasAttachment), [mails])
  const save = (groups: Groups<FoundMail>) =>
    reviewFolders(flow, {
      ...{ groups, kind: 'mail' },
      brought: (signal) => laidOut(mailbox, { withAttachments: withAttachments && hasAttachments, signal }),
    })
  const other = () => {
    organiser.send({ type: 'CANCEL' })
    organiser.send({ type: 'CLEAR' })
    ownMail.clear()
  }
  return (
    <FolderStages
      flow={flow}
      archive={m.org_mail_archive()}
      other={{
        words: m.org_mailboxes_save(),
        archive: m.org_mailboxes_archive(),
        files: (packed, signal) => asMailboxes(mailbox, packed, signal),
      }}
    >
      <OrganiserPanel
        organiser={organiser}
        items={mails}
        title={m.org_emails_title()}
        lead={m.org_here()}
        icon={Mails}
        methods={OWN_MAIL_METHODS.map((value) => ({ value, label: OWN_MAIL_METHOD_WORDS[value]() }))}
        method={method}
        onMethod={setMethod}
        go={m.org_emails_go({ count: mails.length, n: number(mails.length) })}
        isHere
      >
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted tabular">
          <span>{emailsOf(mails.length)}</span>
          {otherCount > 0 && <span>{m.org_other_files({ count: otherCount, n: number(otherCount) })}</span>}
          <Button size="s" look="quiet" icon={RotateCcw} onPress={other}>
            {m.org_mail_other()}
          </Button>
          {result && isIdle && (
            <Button size="s" icon={FolderOutput} onPress={() => save(result)}>
              {m.org_folders_make()}
            </Button>
          )}
        </p>
        {hasAttachments && (
          <Switch isSelected={withAttachments} onChange={setWithAttachments} description={m.org_attachments_text()}>
            {m.org_attachments()}
          </Switch>
        )}
      </OrganiserPanel>
      <EmailGroups groups={result ?? unsorted} />
    </FolderStages>
  )
}
