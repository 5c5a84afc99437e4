import type { Consent } from '@octavo/core'
import { m } from '../../paraglide/messages.js'

/** What each statement says, and what that means. */
export const STATEMENTS: Readonly<
  Record<keyof Consent, { readonly says: () => string; readonly means: () => string }>
> = {
  metadataOnly: { says: m.consent_metadata, means: m.consent_metadata_text },
  noContentReading: { says: m.consent_unopened, means: m.consent_unopened_text },
  localProcessingOnly: { says: m.consent_local, means: m.consent_local_text },
  retentionAgreed: { says: m.consent_retention, means: m.consent_retention_text },
  deletionRights: { says: m.consent_deletion, means: m.consent_deletion_text },
  optionalAI: { says: m.consent_ai, means: m.consent_ai_text },
}
