import { SYNC_MODES, type SyncMode, type SyncRequest, type SyncState } from '@octavo/contract'
import { SYNC } from '@octavo/core/connect'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { filesOf, nameIn, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Choice, Panel, Select } from '../../ui/index.ts'

const MODES: Readonly<Record<SyncMode, { readonly words: () => string; readonly about: () => string }>> = {
  download: { words: m.sync_mode_download, about: m.sync_mode_download_text },
  organize: { words: m.sync_mode_organize, about: m.sync_mode_organize_text },
  both: { words: m.sync_mode_both, about: m.sync_mode_both_text },
}

interface SyncFormProps {
  readonly state: SyncState
  readonly isBusy: boolean
  readonly isAway: boolean
  /** True while something else on the screen is what to do next. */
  readonly isQuiet: boolean
  readonly onBegin: (wishes: SyncRequest) => void
}

/** What a sync is to do: which drive, how much of it, into how many groups. */
export const SyncForm = ({ state: { places, asked }, isBusy, isAway, isQuiet, onBegin }: SyncFormProps) => {
  const [mode, setMode] = useState<SyncMode>(asked?.mode ?? 'both')
  const [files, setFiles] = useState(String(asked?.maxFiles ?? SYNC.maxFilesDefault))
  const [groups, setGroups] = useState(String(asked?.numClusters ?? SYNC.groupsDefault))
  const [chosen, setChosen] = useState<string>()
  const place = places.find(({ id }) => id === chosen) ?? places[0]
  return (
    <Panel label={m.sync_settings()} className="flex flex-col gap-5 p-5">
      {places.length > 1 && place && (
        <Select
          label={m.sync_place()}
          value={place.id}
          options={places.map(({ id, name }) => ({ value: id, label: nameIn(name) }))}
          onChange={setChosen}
        />
      )}
      <div>
        <Choice
          label={m.sync_mode()}
          value={mode}
          options={SYNC_MODES.map((value) => ({ value, label: MODES[value].words() }))}
          onChange={setMode}
        />
        <p className="mt-2 text-sm text-pretty text-muted">{MODES[mode].about()}</p>
      </div>
      <Select
        label={m.sync_max()}
        value={files}
        options={[
          ...SYNC.maxFiles.map((count) => ({ value: String(count), label: filesOf(count) })),
          { value: 'all', label: m.sync_max_all() },
        ]}
        onChange={setFiles}
      />
      <Select
        label={m.sync_groups()}
        value={groups}
        options={SYNC.groups.map((count) => ({ value: String(count), label: m.sync_groups_n({ n: number(count) }) }))}
        onChange={setGroups}
      />
      <Button
        look={isQuiet ? 'secondary' : 'primary'}
        size="l"
        icon={RefreshCw}
        isDisabled={isBusy || isAway}
        onPress={() =>
          onBegin({
            mode,
            numClusters: Number(groups),
            maxFiles: files === 'all' ? 'all' : Number(files),
            ...(place && { connectionId: place.id }),
          })
        }
      >
        {isBusy ? m.sync_running() : m.sync_start()}
      </Button>
    </Panel>
  )
}
