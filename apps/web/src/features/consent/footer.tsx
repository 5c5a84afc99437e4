import { Link } from 'react-router'
import { SentLine } from '../../intake/sent-line.tsx'
import { m } from '../../paraglide/messages.js'

const LINK = 'inline-flex min-h-9 items-center font-medium text-accent underline-offset-4 hover:underline'

/** What holds in every stage: the statement, the pages behind it, and what has left the device. */
export const ConsentFooter = () => (
  <footer className="mx-auto flex w-full max-w-3xl flex-col gap-2 px-4 pt-6 pb-[calc(1rem+var(--nav-h)+var(--safe-end))] text-sm text-muted sm:px-6">
    <p className="border-t border-line/70 pt-4">{m.consent_statement()}</p>
    <SentLine />
    <p className="flex flex-wrap gap-x-4">
      <Link to="/privacy-policy" className={LINK}>
        {m.consent_link_privacy()}
      </Link>
      <Link to="/terms-of-service" className={LINK}>
        {m.consent_link_terms()}
      </Link>
    </p>
  </footer>
)
