import type { ConsentProvider, PasswordProvider, Provider } from '@octavo/contract'
import { Box, Cloud, FolderOpen, HardDrive, type LucideIcon, Mail, Server } from 'lucide-react'
import { m } from '../../paraglide/messages.js'

/** How a provider is shown. */
export interface Look {
  readonly icon: LucideIcon
  readonly name: () => string
  readonly about: () => string
}

export const LOOKS: Readonly<Record<Provider, Look>> = {
  google: {
    icon: HardDrive,
    name: m.connections_google,
    about: () => m.connections_consent_text({ name: 'Google' }),
  },
  dropbox: { icon: Box, name: m.connections_dropbox, about: () => m.connections_consent_text({ name: 'Dropbox' }) },
  onedrive: {
    icon: Cloud,
    name: m.connections_onedrive,
    about: () => m.connections_consent_text({ name: 'Microsoft' }),
  },
  webdav: { icon: Server, name: m.connections_webdav, about: m.connections_webdav_text },
  imap: { icon: Mail, name: m.connections_imap, about: m.connections_imap_text },
  jmap: { icon: Mail, name: m.connections_jmap, about: m.connections_jmap_text },
  folder: { icon: FolderOpen, name: m.connections_folder, about: m.connections_folder_text },
}

const CONSENT: readonly Provider[] = ['google', 'dropbox', 'onedrive'] satisfies readonly ConsentProvider[]

export const isConsent = (provider: Provider): provider is ConsentProvider => CONSENT.includes(provider)

/** True for a provider whose places hold messages. */
export const isMailbox = (provider: Provider): boolean => provider === 'imap' || provider === 'jmap'

/** How an address of a provider looks. */
export const EXAMPLES: Readonly<Record<PasswordProvider, string>> = {
  webdav: 'https://cloud.example.org/remote.php/dav/files/ada',
  imap: 'imaps://mail.example.org',
  jmap: 'https://mail.example.org',
}

/** Where an operator registers with a provider, and the first part of the settings for it. */
export const REGISTERS: Readonly<Record<ConsentProvider, { readonly where: string; readonly setting: string }>> = {
  google: { where: 'console.cloud.google.com', setting: 'OCTAVO_GOOGLE' },
  dropbox: { where: 'dropbox.com/developers/apps', setting: 'OCTAVO_DROPBOX' },
  onedrive: { where: 'entra.microsoft.com', setting: 'OCTAVO_ONEDRIVE' },
}
