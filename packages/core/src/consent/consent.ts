import { AppError } from '../errors/index.ts'

/** What a person allows in consent mode, statement by statement: part 2 section 3. */
export interface Consent {
  readonly metadataOnly: boolean
  readonly noContentReading: boolean
  readonly localProcessingOnly: boolean
  /** The only one that nobody has to agree to: names, types and sizes may be sent to ask where files belong. */
  readonly optionalAI: boolean
  readonly retentionAgreed: boolean
  readonly deletionRights: boolean
}

/** The five statements without which nothing begins, in the order in which they are read. */
export const REQUIRED_CONSENT = [
  'metadataOnly',
  'noContentReading',
  'localProcessingOnly',
  'retentionAgreed',
  'deletionRights',
] as const satisfies readonly (keyof Consent)[]

/** Nothing is allowed: how everybody begins. */
export const NO_CONSENT: Consent = {
  metadataOnly: false,
  noContentReading: false,
  localProcessingOnly: false,
  optionalAI: false,
  retentionAgreed: false,
  deletionRights: false,
}

/** Which wording was agreed to; another wording asks anew. */
export const CONSENT_VERSION = 1

/** What was agreed to, to which wording, and when. */
export interface ConsentReceipt {
  readonly version: number
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly grantedAtMs: number
  readonly consent: Consent
}

/** True when all five required statements are agreed to. */
export const isComplete = (consent: Consent): boolean => REQUIRED_CONSENT.every((name) => consent[name] === true)

/** True when a receipt allows to begin: complete, and of today's wording. */
export const isStanding = (receipt: ConsentReceipt | undefined): receipt is ConsentReceipt =>
  receipt !== undefined && receipt.version === CONSENT_VERSION && isComplete(receipt.consent)

/** A stored receipt; undefined for anything that is none, so that whatever is broken asks anew. */
export function asReceipt(stored: unknown): ConsentReceipt | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { version, grantedAtMs, consent } = stored as Record<string, unknown>
  if (typeof version !== 'number' || typeof grantedAtMs !== 'number') return undefined
  if (typeof consent !== 'object' || consent === null) return undefined
  const said = consent as Record<string, unknown>
  const names = Object.keys(NO_CONSENT) as (keyof Consent)[]
  const known = Object.fromEntries(names.map((name) => [name, said[name] === true])) as Record<keyof Consent, boolean>
  return { version, grantedAtMs, consent: known }
}

/** Throws AppError `consent_required` where nobody has agreed to what is about to be done. */
export function requireConsent(receipt: ConsentReceipt | undefined): void {
  if (!isStanding(receipt)) throw new AppError('consent_required', 'CONSENT_REQUIRED: nobody has agreed to this.')
}
