import { visibleName } from '@octavo/core'
import { m } from '../../paraglide/messages.js'
import { LongList } from '../../review/long-list.tsx'
import { Panel } from '../../ui/index.ts'
import type { ConsentResult } from './services.ts'

/** What the server would have done otherwise, where it was asked; the person's list stays. */
export const OtherPlaces = ({ result: { others } }: { readonly result: ConsentResult }) => {
  if (others === undefined || others === 'failed') return null
  if (others.size === 0) return <p className="text-muted">{m.consent_agrees()}</p>
  return (
    <Panel className="p-6">
      <h2 className="font-semibold">{m.consent_others_title()}</h2>
      <p className="mt-1 mb-2 text-sm text-muted">{m.consent_others_text()}</p>
      <LongList label={m.consent_others_title()} of={[...others]}>
        {([path, folder]) => (
          <li key={path} className="flex flex-wrap items-center justify-between gap-x-4 py-3">
            <bdi className="min-w-0 break-words">{visibleName(path)}</bdi>
            <bdi className="text-muted">{visibleName(folder)}</bdi>
          </li>
        )}
      </LongList>
    </Panel>
  )
}
