import type { SyncState } from '@octavo/contract'
import { KeyRound, Plug } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { ButtonLink, Panel } from '../../ui/index.ts'

/** What has to be done before anything can be synced: by the operator, or by the person. Nothing where a drive is connected. */
export const SetupNotice = ({ state: { isReady, places } }: { readonly state: SyncState }) => {
  if (places.length > 0) return null
  return (
    <Panel label={m.sync_setup_title()} className="border-warn/40 p-5">
      <h2 className="flex items-center gap-2 font-semibold text-warn">
        <KeyRound aria-hidden="true" className="size-5 shrink-0" />
        {m.sync_setup_title()}
      </h2>
      <p className="mt-2 text-sm text-pretty text-muted">
        {isReady ? m.sync_setup_connect() : m.sync_setup_operator()}
      </p>
      <ButtonLink to="/connections" size="s" icon={Plug} className="mt-3">
        {isReady ? m.sync_setup_open() : m.sync_setup_steps()}
      </ButtonLink>
    </Panel>
  )
}
