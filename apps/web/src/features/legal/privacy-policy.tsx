import { m } from '../../paraglide/messages.js'
import { Article } from './article.tsx'

/** `/privacy-policy`: what is kept, where, how long, and who can see it. */
export default function PrivacyPolicy() {
  return (
    <Article
      title={m.legal_privacy_title()}
      lead={m.legal_privacy_lead()}
      parts={[
        { id: 'kept', heading: m.legal_privacy_kept(), text: m.legal_privacy_kept_text() },
        { id: 'device', heading: m.legal_privacy_device(), text: m.legal_privacy_device_text() },
        { id: 'analysis', heading: m.legal_privacy_analysis(), text: m.legal_privacy_analysis_text() },
        { id: 'cookies', heading: m.legal_privacy_cookies(), text: m.legal_privacy_cookies_text() },
        { id: 'who', heading: m.legal_privacy_who(), text: m.legal_privacy_who_text() },
        { id: 'long', heading: m.legal_privacy_long(), text: m.legal_privacy_long_text() },
        { id: 'rights', heading: m.legal_privacy_rights(), text: m.legal_privacy_rights_text() },
        { id: 'contact', heading: m.legal_privacy_contact(), text: m.legal_privacy_contact_text() },
      ]}
    />
  )
}
