import { useQuery } from '@tanstack/react-query'
import { FlaskConical, Telescope } from 'lucide-react'
import { SCOUTS, scoutsOf } from '../../http/agents.ts'
import { m } from '../../paraglide/messages.js'
import { Badge, BlankState, Panel } from '../../ui/index.ts'
import { ScoutCard } from './scout-card.tsx'
import { ScoutForm } from './scout-form.tsx'
import type { Demos } from './use-demos.ts'

/** The scouts, and the form that makes one. */
export const ScoutsTab = ({ demos }: { readonly demos: Demos }) => {
  const { data, isPending } = useQuery({ queryKey: SCOUTS, queryFn: ({ signal }) => scoutsOf(signal), staleTime: 0 })
  const scouts = data?.scouts ?? []
  return (
    <div className="flex flex-col gap-5">
      <ScoutForm demos={demos} connected={data?.connected} />
      {scouts.length + demos.scouts.length === 0 ? (
        <Panel>
          <BlankState icon={Telescope} title={isPending ? m.loading() : m.agents_scouts_empty()} />
        </Panel>
      ) : (
        <ul className="flex flex-col gap-3">
          {scouts.map((scout) => (
            <li key={scout.id}>
              <ScoutCard scout={scout} demos={demos} />
            </li>
          ))}
          {demos.scouts.map(({ id, name, capabilities }) => (
            <li key={id}>
              <Panel className="p-5">
                <div className="flex flex-wrap items-center gap-2">
                  <h3 className="min-w-0 font-semibold break-words">{name}</h3>
                  <Badge tone="warn" icon={FlaskConical}>
                    {m.agents_is_demo()}
                  </Badge>
                  {capabilities.map((one) => (
                    <Badge key={one}>{one}</Badge>
                  ))}
                </div>
                <p className="mt-1 text-sm text-pretty text-muted">{m.agents_demo_scout_text()}</p>
              </Panel>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
