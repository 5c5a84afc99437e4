import { useMemo } from 'react'
import { Link } from 'react-router'
import { useAbout } from '../../http/about.ts'
import { m } from '../../paraglide/messages.js'
import { useUser } from '../../session/session.ts'
import { cx } from '../../ui/index.ts'
import { useHash } from '../../ui/use-hash.ts'
import { usePartInSight } from '../../ui/use-part-in-sight.ts'
import { AccountSection } from './account-section.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { DataSection } from './data-section.tsx'
import { ExternalLink } from './external-link.tsx'
import { KeysSection } from './keys-section.tsx'
import { ModelSection } from './model-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { PlansSection } from './plans-section.tsx'
import { settingsSections } from './sections.ts'
import { SecuritySection } from './security-section.tsx'
import { StorageSection } from './storage-section.tsx'
import { WalletSection } from './wallet-section.tsx'

const VERSION = 'v1.0.0'

/** `/settings`: everything about a person and for a person, in sections that can be linked to. */
export default function SettingsScreen() {
  const user = useUser()
  const source = useAbout()?.sourceUrl
  useHash()
  const sections = useMemo(settingsSections, [])
  const read = usePartInSight(useMemo(() => sections.map(({ id }) => id), [sections]))
  return (
    <main className="mx-auto w-full max-w-6xl px-4 pt-8 pb-28 sm:px-8 sm:pt-12">
      <header className="max-w-2xl">
        <h1 className="text-display font-semibold">{m.place_settings()}</h1>
        <p className="mt-3 text-lead text-pretty text-muted">{m.settings_page_lead()}</p>
        {!user && <p className="mt-2 text-sm text-muted">{m.settings_guest_kept()}</p>}
      </header>
      <div className="mt-10 grid gap-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12">
        <nav aria-label={m.settings_nav()} className="hidden self-start lg:sticky lg:top-24 lg:block">
          <ul className="flex flex-col gap-1 border-s border-line">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link
                  to={{ hash: id }}
                  aria-current={id === read ? 'true' : undefined}
                  className={cx(
                    '-ms-px block border-s py-1.5 ps-4 text-sm hover:border-accent hover:text-text',
                    id === read ? 'border-accent font-semibold' : 'border-transparent text-muted',
                  )}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 flex-col gap-6">
          <WalletSection />
          <PlansSection />
          <AccountSection />
          <NotificationsSection />
          <StorageSection />
          <AppearanceSection />
          <ModelSection />
          <KeysSection />
          <SecuritySection />
          <DataSection />
          <footer className="flex flex-wrap items-center justify-between gap-3 px-2 pt-2 text-sm text-muted">
            {source && (
              <ExternalLink to={source} className="underline-offset-4 hover:text-text hover:underline">
                {m.footer_source()}
              </ExternalLink>
            )}
            <span>{VERSION}</span>
            <span>{m.footer_copyright()}</span>
          </footer>
        </div>
      </div>
    </main>
  )
}
