import { useQuery } from '@tanstack/react-query'
import { Bot, CloudOff, TriangleAlert } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { isOffline, useConnection } from '../../connection/connection.ts'
import { AGENTS, agentsOf, FOUND_FILES, newestFiles } from '../../http/agents.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Badge, BlankState, Button, Panel, Tabs } from '../../ui/index.ts'
import { AgentsTab } from './agents-tab.tsx'
import { DemoTab } from './demo-tab.tsx'
import { FilesTab } from './files-tab.tsx'
import { ScoutsTab } from './scouts-tab.tsx'
import { TasksTab } from './tasks-tab.tsx'
import { useDemos } from './use-demos.ts'
import { SHOWN_FILES } from './words.ts'

const ASK_AGAIN_MS = 10_000
const IDS = ['agents', 'scouts', 'files', 'tasks', 'demo'] as const
type TabId = (typeof IDS)[number]

/** All below the heading: how the system is, four counts, five tabs. The address says the tab. */
export default function AgentsBody() {
  const isAway = isOffline(useConnection())
  const [query, setQuery] = useSearchParams()
  const demos = useDemos()
  const { data, isPending, refetch } = useQuery({
    queryKey: AGENTS,
    queryFn: ({ signal }) => agentsOf(signal),
    enabled: !isAway,
    refetchInterval: ASK_AGAIN_MS,
  })
  const found = useQuery({
    queryKey: FOUND_FILES,
    queryFn: ({ signal }) => newestFiles(SHOWN_FILES, signal),
    enabled: !isAway,
  })
  if (!data)
    return (
      <Panel className="mt-5">
        {isAway ? (
          <BlankState icon={CloudOff} title={m.agents_failed()} text={m.agents_away()} />
        ) : isPending ? (
          <BlankState icon={Bot} title={m.agents_initializing()} />
        ) : (
          <BlankState icon={TriangleAlert} title={m.agents_failed()}>
            <Button onPress={() => void refetch()}>{m.agents_try_again()}</Button>
          </BlankState>
        )}
      </Panel>
    )
  const { system, agents } = data
  const isWell = system.status === 'operational'
  const tab = IDS.find((id) => id === query.get('tab')) ?? 'agents'
  const files = found.data?.files ?? []
  const stats = [
    [m.agents_stat_agents(), system.agents.active],
    [m.agents_stat_scouts(), system.scouts.active],
    [m.agents_stat_tasks(), system.tasks.completed],
    [m.agents_stat_files(), system.files.total],
  ] as const
  return (
    <div className="mt-1 flex flex-col gap-5">
      <div className="flex flex-col items-start gap-2">
        <Badge tone={isWell ? 'neutral' : 'danger'}>{isWell ? m.agents_operational() : m.agents_degraded()}</Badge>
        <p className="text-pretty text-muted">{m.agents_lead()}</p>
      </div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {stats.map(([words, count]) => (
          <div key={words} className="rounded-md border border-line bg-raised p-3">
            <dt className="text-sm text-muted">{words}</dt>
            <dd className="text-xl font-semibold tabular">{number(count)}</dd>
          </div>
        ))}
      </dl>
      <Tabs<TabId>
        label={m.agents_tabs()}
        value={tab}
        onChange={(id) => setQuery({ tab: id }, { replace: true })}
        tabs={[
          { id: 'agents', label: m.agents_tab_agents(), content: <AgentsTab agents={agents} /> },
          { id: 'scouts', label: m.agents_tab_scouts(), content: <ScoutsTab demos={demos} /> },
          { id: 'files', label: m.agents_tab_files(), content: <FilesTab files={files} /> },
          { id: 'tasks', label: m.agents_tab_tasks(), content: <TasksTab demos={demos} /> },
          { id: 'demo', label: m.agents_tab_demo(), content: <DemoTab /> },
        ]}
      />
    </div>
  )
}
