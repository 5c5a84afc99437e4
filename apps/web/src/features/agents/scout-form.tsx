import { SCAN_FREQUENCIES, SCOUT_DEFAULTS, SCOUT_SOURCES, type ScanFrequency, type ScoutSource } from '@octavo/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Telescope } from 'lucide-react'
import { useState } from 'react'
import { AGENTS, createScout, SCOUTS } from '../../http/agents.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink, Checkbox, Panel, Select, TextField, toast } from '../../ui/index.ts'
import type { Demos } from './use-demos.ts'
import { FREQUENCIES, SOURCES } from './words.ts'

interface ScoutFormProps {
  readonly demos: Demos
  /** Sources of which the person has a place; undefined while nobody knows. */
  readonly connected: readonly ScoutSource[] | undefined
}

/** Name, sources and frequency of a new scout. Where it can't be made, one that is labelled as a demo stands in. */
export const ScoutForm = ({ demos, connected }: ScoutFormProps) => {
  const client = useQueryClient()
  const [name, setName] = useState<string>(() => m.agents_form_default())
  const [sources, setSources] = useState<readonly ScoutSource[]>(SCOUT_DEFAULTS.targetSources)
  const [frequency, setFrequency] = useState<ScanFrequency>(SCOUT_DEFAULTS.scanFrequency)
  const [isBusy, setBusy] = useState(false)
  const create = async () => {
    const wish = { name, targetSources: [...sources], scanFrequency: frequency, filters: {} }
    setBusy(true)
    try {
      await createScout(wish)
      toast({ title: m.agents_created(), description: name })
      for (const queryKey of [SCOUTS, AGENTS]) void client.invalidateQueries({ queryKey })
    } catch (error) {
      console.warn('The scout could not be made', error)
      demos.addScout(wish)
      toast({ title: m.agents_create_failed(), description: m.agents_create_failed_text(), tone: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Panel label={m.agents_form()} className="flex flex-col gap-4 p-5">
      <h2 className="font-semibold">{m.agents_form()}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={m.agents_form_name()} value={name} onChange={setName} maxLength={200} />
        <Select
          label={m.agents_form_frequency()}
          value={frequency}
          options={SCAN_FREQUENCIES.map((value) => ({ value, label: FREQUENCIES[value]() }))}
          onChange={setFrequency}
        />
      </div>
      <fieldset>
        <legend className="text-sm font-medium">{m.agents_form_sources()}</legend>
        <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
          {SCOUT_SOURCES.map((source) => (
            <Checkbox
              key={source}
              isSelected={sources.includes(source)}
              onChange={(isOn) =>
                setSources((before) => SCOUT_SOURCES.filter((one) => (one === source ? isOn : before.includes(one))))
              }
              {...(connected?.includes(source) === false && { description: m.agents_not_connected() })}
            >
              {SOURCES[source]()}
            </Checkbox>
          ))}
        </div>
        {SCOUT_SOURCES.some((source) => connected?.includes(source) === false) && (
          <ButtonLink to="/connections" size="s" className="mt-2">
            {m.place_connections()}
          </ButtonLink>
        )}
      </fieldset>
      <div>
        <Button look="primary" icon={Telescope} isDisabled={isBusy} onPress={() => void create()}>
          {m.agents_form_create()}
        </Button>
      </div>
    </Panel>
  )
}
