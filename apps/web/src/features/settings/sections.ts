import { m } from '../../paraglide/messages.js'

/** The sections of `/settings` in their order: the anchor and the heading of each. */
export const settingsSections = (): readonly { readonly id: string; readonly title: string }[] => [
  { id: 'wallet', title: m.wallet_title() },
  { id: 'plans', title: m.plans_title() },
  { id: 'account', title: m.account_title() },
  { id: 'notifications', title: m.notifications_title() },
  { id: 'storage', title: m.storage_title() },
  { id: 'appearance', title: m.appearance_title() },
  { id: 'model', title: m.model_title() },
  { id: 'keys', title: m.keys_title() },
  { id: 'security', title: m.security_title() },
  { id: 'data', title: m.security_data() },
]
