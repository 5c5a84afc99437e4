import { ChevronRight, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { List } from '../../ui/index.ts'
import { Section } from './section.tsx'

const Row = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <li>
    <Link
      to={to}
      className="-mx-2 flex min-h-14 items-center justify-between gap-3 rounded-md px-2 font-medium hover:bg-accent-soft"
    >
      {children}
      <ChevronRight aria-hidden="true" className="size-5 text-muted rtl:-scale-x-100" />
    </Link>
  </li>
)

/** The ways to the privacy policy, the terms, and to what is stored. */
export const SecuritySection = () => (
  <Section id="security" title={m.security_title()} icon={ShieldCheck}>
    <List>
      <Row to="/privacy-policy">{m.legal_privacy_title()}</Row>
      <Row to="/terms-of-service">{m.legal_terms_title()}</Row>
      <Row to="/settings#data">{m.security_data()}</Row>
    </List>
  </Section>
)
