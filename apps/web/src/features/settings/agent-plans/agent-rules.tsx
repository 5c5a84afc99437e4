import type { AgentGrant, AgentRules } from '@octavo/contract'
import { useQueryClient } from '@tanstack/react-query'
import { FolderCheck, Plus } from 'lucide-react'
import { useState } from 'react'
import { dateOf, filesOf, nameIn, number } from '../../../language/words.ts'
import { m } from '../../../paraglide/messages.js'
import { Button, Choice, Dialog, List, ListRow, Panel, Switch, TextField } from '../../../ui/index.ts'
import { useFreshPassword } from '../reauth.tsx'
import { AGENT_PLANS, putAgentRules } from './api.ts'

const DAY_MS = 86_400_000
const DAYS = ['30', '90', '365'] as const
const MOST_A_DAY = 10_000

const inFolder = (folder: string): string => (folder === '' ? m.aplans_everywhere() : nameIn(folder))

/** What agents may do without a question each time: nothing, until the person says so. */
export const AgentRulesPanel = ({ rules }: { readonly rules: AgentRules }) => {
  const queries = useQueryClient()
  const fresh = useFreshPassword()
  const [isAdding, setAdding] = useState(false)
  const change = (next: Partial<AgentRules>) =>
    fresh.run(async () => {
      await putAgentRules({ ...rules, ...next })
      setAdding(false)
      await queries.invalidateQueries({ queryKey: [AGENT_PLANS] })
    })
  return (
    <section aria-labelledby="unasked" className="mt-8">
      <h2 id="unasked" className="mb-2 text-lg font-semibold">
        {m.aplans_rules()}
      </h2>
      <Panel className="px-5 py-4 sm:px-8">
        <Switch
          isSelected={rules.asksClient}
          onChange={(asksClient) => void change({ asksClient })}
          description={m.aplans_client_text()}
        >
          {m.aplans_client()}
        </Switch>
        {rules.grants.length === 0 ? (
          <p className="mt-3 text-muted">{m.aplans_grants_none()}</p>
        ) : (
          <List label={m.aplans_grants()} className="mt-2">
            {rules.grants.map((grant) => (
              <ListRow
                key={`${grant.folder} ${grant.perDay} ${grant.untilMs}`}
                icon={FolderCheck}
                title={m.aplans_grant({ files: filesOf(grant.perDay), folder: inFolder(grant.folder) })}
                detail={grant.untilMs === null ? undefined : m.keys_until({ date: dateOf(grant.untilMs) })}
              >
                <Button
                  size="s"
                  aria-label={m.aplans_forget_one({ folder: inFolder(grant.folder) })}
                  onPress={() => void change({ grants: rules.grants.filter((one) => one !== grant) })}
                >
                  {m.aplans_forget()}
                </Button>
              </ListRow>
            ))}
          </List>
        )}
        <Button className="mt-3" icon={Plus} onPress={() => setAdding(true)}>
          {m.aplans_grant_add()}
        </Button>
      </Panel>
      {isAdding && (
        <GrantDialog
          onClose={() => setAdding(false)}
          onSave={(grant) => void change({ grants: [...rules.grants, grant] })}
        />
      )}
      {fresh.dialog}
    </section>
  )
}

interface GrantDialogProps {
  readonly onSave: (grant: AgentGrant) => void
  readonly onClose: () => void
}

const GrantDialog = ({ onSave, onClose }: GrantDialogProps) => {
  const [folder, setFolder] = useState('')
  const [perDay, setPerDay] = useState('100')
  const [days, setDays] = useState<(typeof DAYS)[number]>('30')
  const most = Number(perDay)
  const isReady = Number.isInteger(most) && most >= 1 && most <= MOST_A_DAY
  return (
    <Dialog isOpen onOpenChange={onClose} title={m.aplans_grant_add()}>
      <form
        noValidate
        className="flex flex-col gap-5 pt-2"
        onSubmit={(event) => {
          event.preventDefault()
          const path = folder.trim().replace(/^\/+|\/+$/gu, '')
          if (isReady) onSave({ folder: path, perDay: most, untilMs: Date.now() + Number(days) * DAY_MS })
        }}
      >
        <TextField
          label={m.aplans_folder()}
          description={m.aplans_folder_hint()}
          autoComplete="off"
          autoFocus
          value={folder}
          onChange={setFolder}
        />
        <TextField label={m.aplans_per_day()} inputMode="numeric" value={perDay} onChange={setPerDay} />
        <Choice
          label={m.keys_ends()}
          value={days}
          onChange={setDays}
          options={DAYS.map((n) => ({ value: n, label: m.keys_days({ n: number(Number(n)) }) }))}
        />
        <Button type="submit" look="primary" isDisabled={!isReady}>
          {m.aplans_grant_save()}
        </Button>
      </form>
    </Dialog>
  )
}
