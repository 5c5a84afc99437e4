export {
  asReceipt,
  CONSENT_VERSION,
  type Consent,
  type ConsentReceipt,
  isComplete,
  isStanding,
  NO_CONSENT,
  REQUIRED_CONSENT,
} from './consent.ts'
export { type ConsentListItem, listItemOf, type MetadataRecord, metadataRecord, recordOf } from './metadata-record.ts'
export { metadataSource } from './metadata-source.ts'
