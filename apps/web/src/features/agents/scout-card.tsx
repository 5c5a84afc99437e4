import type { Scout, ScoutItem } from '@octavo/contract'
import { visibleName } from '@octavo/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, ScanSearch, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  AGENTS,
  ALL_TASKS,
  approveProposals,
  CLOUD_TASKS,
  FOUND_FILES,
  itemsOfScout,
  removeScout,
  SCOUTS,
  scanScout,
} from '../../http/agents.ts'
import { RUNS } from '../../http/runs.ts'
import { momentOf, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Badge, Button, ButtonLink, FirstFew, Panel, toast } from '../../ui/index.ts'
import { tellFailed, tellTask } from './tell.ts'
import type { Demos } from './use-demos.ts'
import { COUNTS, FREQUENCIES, SOURCES } from './words.ts'

const STATES = Object.keys(COUNTS) as (keyof typeof COUNTS)[]

/** One scout: what became of all that it saw, down to each thing, and what it proposes. */
export const ScoutCard = ({ scout, demos }: { readonly scout: Scout; readonly demos: Demos }) => {
  const { id, name, sources, scanFrequency, nextScanAt, counts, planId, hasDrivePlan } = scout
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const again = (...keys: readonly (readonly string[])[]) => {
    for (const queryKey of keys) void client.invalidateQueries({ queryKey })
  }
  const act = async (work: () => Promise<void>, failed: (error: unknown) => void = tellFailed) => {
    setBusy(true)
    await work().catch(failed)
    setBusy(false)
  }
  const scan = async () => {
    tellTask(await scanScout(id, sources))
    again(FOUND_FILES, ALL_TASKS, CLOUD_TASKS, SCOUTS)
  }
  const approve = async () => {
    if (planId === null) return
    await approveProposals(planId)
    toast({ title: m.agents_approved(), description: m.agents_approved_text() })
    await scanScout(id, ['local'])
    again(FOUND_FILES, ALL_TASKS, CLOUD_TASKS, SCOUTS, RUNS)
  }
  const shown = [
    [m.agents_count_seen(), counts.seen],
    ...STATES.filter((state) => counts[state] > 0 || state === 'new').map((state) => [COUNTS[state](), counts[state]]),
    [m.agents_count_missed(), counts.missed],
  ] as [string, number][]
  return (
    <Panel label={name} className="flex flex-col gap-3 p-5">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 font-semibold break-words">{name}</h3>
        <Badge tone="accent">{FREQUENCIES[scanFrequency]()}</Badge>
        {sources.map((source) => (
          <Badge key={source}>{SOURCES[source]()}</Badge>
        ))}
      </div>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {shown.map(([words, count]) => (
          <div key={words} className="flex gap-1.5">
            <dt className="text-muted">{words}</dt>
            <dd className="font-medium tabular">{number(count)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{m.agents_next({ time: momentOf(Date.parse(nextScanAt)) })}</p>
      {counts.seen > 0 && <Items id={id} />}
      <div className="flex flex-wrap gap-2">
        <Button
          icon={ScanSearch}
          isDisabled={isBusy}
          onPress={() =>
            void act(scan, (error) => {
              tellFailed(error)
              demos.addTask()
            })
          }
        >
          {m.agents_scan()}
        </Button>
        {planId !== null && (
          <Button look="primary" icon={Check} isDisabled={isBusy} onPress={() => void act(approve)}>
            {m.agents_approve()}
          </Button>
        )}
        {hasDrivePlan && <ButtonLink to="/google-drive-sync">{m.agents_to_sync()}</ButtonLink>}
        <Button
          look="quiet"
          icon={Trash2}
          isDisabled={isBusy}
          onPress={() => void act(async () => again(SCOUTS, AGENTS, [await removeScout(id).then(() => '')]))}
        >
          {m.agents_remove()}
        </Button>
      </div>
    </Panel>
  )
}

const keyOf = ({ name, metAt, place }: ScoutItem) => `${name} ${metAt} ${place}`

const Items = ({ id }: { readonly id: string }) => {
  const [isOpen, setOpen] = useState(false)
  const [shown, setShown] = useState(10)
  const { data, isError } = useQuery({
    queryKey: [...SCOUTS, id, 'items'],
    queryFn: ({ signal }) => itemsOfScout(id, signal),
    enabled: isOpen,
    staleTime: 0,
  })
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="tap text-sm font-medium text-accent">{m.agents_items()}</summary>
      {isError && <p className="text-sm text-danger">{m.agents_items_failed()}</p>}
      {data && (
        <FirstFew
          label={m.agents_items()}
          of={data.items}
          idOf={keyOf}
          shown={shown}
          onMore={() => setShown((before) => before + 100)}
          className="mt-1 flex flex-col gap-1 text-sm"
        >
          {({ name, state, place }) => (
            <span className="flex flex-wrap items-center gap-x-2">
              <bdi className="min-w-0 break-words">{visibleName(name)}</bdi>
              <Badge tone={state === 'failed' ? 'danger' : 'neutral'}>{COUNTS[state]()}</Badge>
              {place !== null && <bdi className="min-w-0 break-words text-muted">{visibleName(place)}</bdi>}
            </span>
          )}
        </FirstFew>
      )}
    </details>
  )
}
