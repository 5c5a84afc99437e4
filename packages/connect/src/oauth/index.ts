export { type AskedConsent, type Grant, OauthClient } from './client.ts'
export { consentServer } from './servers.ts'
