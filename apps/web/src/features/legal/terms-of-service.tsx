import { m } from '../../paraglide/messages.js'
import { Article } from './article.tsx'

/** `/terms-of-service`: what a person can expect, and what is expected. */
export default function TermsOfService() {
  return (
    <Article
      title={m.legal_terms_title()}
      lead={m.legal_terms_lead()}
      parts={[
        { id: 'what', heading: m.legal_terms_what(), text: m.legal_terms_what_text() },
        { id: 'account', heading: m.legal_terms_account(), text: m.legal_terms_account_text() },
        { id: 'files', heading: m.legal_terms_files(), text: m.legal_terms_files_text() },
        { id: 'plans', heading: m.legal_terms_plans(), text: m.legal_terms_plans_text() },
        { id: 'fair', heading: m.legal_terms_fair(), text: m.legal_terms_fair_text() },
        { id: 'care', heading: m.legal_terms_care(), text: m.legal_terms_care_text() },
        { id: 'end', heading: m.legal_terms_end(), text: m.legal_terms_end_text() },
      ]}
    />
  )
}
