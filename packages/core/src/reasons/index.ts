export { LANGUAGES, type Language, languageFor } from './languages.ts'
export { because, distinct, type Reason } from './reason.ts'
export { sayReason, typeRef, type UnitKind, type Wording, wordingOf } from './wording.ts'
