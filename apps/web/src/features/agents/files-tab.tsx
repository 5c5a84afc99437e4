import { type LibraryFile, SCOUT_SOURCES } from '@octavo/contract'
import { useQueryClient } from '@tanstack/react-query'
import { FolderTree, ScanSearch, Search, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { analyze, CLOUD_TASKS, discover, organizeFound } from '../../http/agents.ts'
import { momentOf, sizeOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Badge, BlankState, Button, Panel } from '../../ui/index.ts'
import { discoveredOf } from './discovered.ts'
import { tellFailed, tellTask } from './tell.ts'
import { SHOWN_FILES, SOURCES } from './words.ts'

/** The newest files that were found, and what the agents can be asked to do with them. */
export const FilesTab = ({ files }: { readonly files: readonly LibraryFile[] }) => {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const ids = files.map(({ id }) => id)
  const ask = async (work: () => Promise<string>) => {
    setBusy(true)
    try {
      tellTask(await work())
      void client.invalidateQueries({ queryKey: CLOUD_TASKS })
    } catch (error) {
      tellFailed(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Panel label={m.agents_tab_files()} className="flex flex-col gap-4 p-5">
      <div className="flex flex-wrap gap-2">
        <Button icon={Search} isDisabled={isBusy} onPress={() => void ask(() => discover(SCOUT_SOURCES))}>
          {m.agents_discover()}
        </Button>
        <Button icon={Sparkles} isDisabled={isBusy || ids.length === 0} onPress={() => void ask(() => analyze(ids))}>
          {m.agents_analyze()}
        </Button>
        <Button
          look="primary"
          icon={FolderTree}
          isDisabled={isBusy || ids.length === 0}
          onPress={() => void ask(() => organizeFound(ids))}
        >
          {m.agents_organize()}
        </Button>
      </div>
      {files.length === 0 ? (
        <BlankState icon={ScanSearch} title={m.agents_files_empty()} />
      ) : (
        <ul aria-label={m.agents_tab_files()} className="divide-y divide-line/60">
          {files
            .slice(0, SHOWN_FILES)
            .map(discoveredOf)
            .map(({ id, name, source, category, size, discoveredAt }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
                <span className="min-w-0 flex-1 basis-48 font-medium break-words">
                  <bdi>{name}</bdi>
                </span>
                {category !== undefined && <bdi className="text-sm text-muted">{category}</bdi>}
                <Badge>{SOURCES[source]()}</Badge>
                <span className="text-sm text-muted tabular">{sizeOf(size)}</span>
                <span className="text-sm text-muted">{momentOf(discoveredAt.getTime())}</span>
              </li>
            ))}
        </ul>
      )}
    </Panel>
  )
}
