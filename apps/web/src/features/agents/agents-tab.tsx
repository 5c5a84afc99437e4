import type { Agent } from '@octavo/contract'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Badge, Panel } from '../../ui/index.ts'

const WORDS: Readonly<Record<string, readonly [() => string, () => string]>> = {
  classifier: [m.agents_classifier, m.agents_classifier_text],
  documents: [m.agents_documents, m.agents_documents_text],
  style: [m.agents_style, m.agents_style_text],
  mail: [m.agents_mail, m.agents_mail_text],
  duplicates: [m.agents_duplicates, m.agents_duplicates_text],
  organizer: [m.agents_organizer, m.agents_organizer_text],
  drive: [m.agents_drive, m.agents_drive_text],
  scout: [m.agents_scout, m.agents_scout_text],
}

/** The agents: what each can, whether it works, and what it did. */
export const AgentsTab = ({ agents }: { readonly agents: readonly Agent[] }) => (
  <ul className="grid gap-3 sm:grid-cols-2">
    {agents.map(({ agentId, name, capabilities, isActive, done }) => {
      const [title, text] = WORDS[agentId] ?? []
      return (
        <li key={agentId}>
          <Panel className="h-full p-5">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 className="font-semibold">{title?.() ?? name}</h2>
              <Badge tone={isActive ? 'ok' : 'neutral'}>{isActive ? m.agents_active() : m.agents_inactive()}</Badge>
            </div>
            <p className="mt-1 text-sm text-pretty text-muted">{text?.() ?? capabilities[0]?.description}</p>
            {done !== null && <p className="mt-2 text-sm tabular">{m.agents_done({ n: number(done) })}</p>}
          </Panel>
        </li>
      )
    })}
  </ul>
)
