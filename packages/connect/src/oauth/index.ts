export { type Grant, OauthClient } from './client.ts'
export { consentServer } from './servers.ts'
