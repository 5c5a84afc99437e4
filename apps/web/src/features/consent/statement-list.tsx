import { type Consent, REQUIRED_CONSENT } from '@octavo/core'
import { Check, Minus } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { STATEMENTS } from './statements.ts'

/** What somebody agrees to, statement by statement, the optional one too where it was not agreed to. */
export const StatementList = ({ consent }: { readonly consent: Consent }) => (
  <ul className="flex flex-col gap-3">
    {([...REQUIRED_CONSENT, 'optionalAI'] as const).map((name) => (
      <li key={name} className={`flex items-start gap-3 ${consent[name] ? '' : 'text-muted'}`}>
        {consent[name] ? (
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
        ) : (
          <Minus aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        )}
        <span>
          {STATEMENTS[name].says()}
          {!consent[name] && <span className="block text-sm">{m.consent_not_agreed()}</span>}
        </span>
      </li>
    ))}
  </ul>
)
