import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { Badge, Button, toast } from '../../ui/index.ts'
import { getSession, QUERIES, sendVerification } from './api.ts'
import { tellFailure } from './tell.ts'

const useSession = () => useQuery({ queryKey: [QUERIES.session], queryFn: getSession, staleTime: 0 }).data

/** Whether the account's address is confirmed, with a way to get the mail again. Nothing where no mail is sent. */
export const EmailState = () => {
  const session = useSession()
  if (!session?.sendsMail || !session.user) return null
  const { email, emailVerified } = session.user
  const send = async () => {
    try {
      await sendVerification()
      toast({ title: m.account_email_sent(), description: m.account_email_sent_text({ email }) })
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <span className="mt-2 flex flex-wrap items-center gap-3">
      {emailVerified ? (
        <Badge tone="ok">{m.account_email_verified()}</Badge>
      ) : (
        <>
          <Badge tone="warn">{m.account_email_unverified()}</Badge>
          <Button size="s" onPress={() => void send()}>
            {m.account_email_again()}
          </Button>
        </>
      )}
    </span>
  )
}

/** Says plainly that this server sends no mail, where that is so. */
export const MailNote = () =>
  useSession()?.sendsMail === false && <p className="text-sm text-pretty text-muted">{m.account_email_no_mail()}</p>
