import type { StorageResponse } from '@octavo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { HardDrive } from 'lucide-react'
import { useState } from 'react'
import { filesOf, megabytes, number, plainNumber, sizeOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { changeSettings, useSettings } from '../../settings/settings.ts'
import { Button, ButtonLink, Dialog, ProgressBar, Switch, toast } from '../../ui/index.ts'
import { getStorage, getTrash, QUERIES, restoreFiles, trashFiles } from './api.ts'
import { Section } from './section.tsx'
import { tellFailure } from './tell.ts'
import { TrashList } from './trash-list.tsx'
import { useExport } from './use-export.tsx'

const NOTHING: StorageResponse = { files: 0, limitFiles: 2500, bytes: 0, trashFiles: 0, trashBytes: 0 }

/** What the library takes, and what can be done with all of it at once. */
export const StorageSection = () => {
  const queries = useQueryClient()
  const storage = useQuery({ queryKey: [QUERIES.storage], queryFn: getStorage, staleTime: 0 })
  const trash = useQuery({ queryKey: [QUERIES.trash], queryFn: getTrash, staleTime: 0 })
  const { autoOrganize } = useSettings()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const exporting = useExport()
  const { files, limitFiles, bytes } = storage.data ?? NOTHING
  const days = number(trash.data?.days ?? 30)

  const refresh = () => queries.invalidateQueries()
  const restore = async (which: { ids: string[] } | { all: true }) => {
    try {
      const { restored } = await restoreFiles(which)
      toast({ title: m.storage_restored({ files: filesOf(restored) }) })
    } catch (error) {
      tellFailure(error)
    }
    await refresh()
  }
  const clear = async () => {
    setBusy(true)
    try {
      const { trashed, results } = await trashFiles({ all: true })
      const ids = results.filter(({ status }) => status === 'done').map(({ fileId }) => fileId)
      setAsking(false)
      toast({
        title: m.storage_cleared({ files: filesOf(trashed) }),
        description: m.storage_cleared_text({ days }),
        action: { label: m.undo(), altText: m.storage_undo_where(), onAction: () => void restore({ ids }) },
      })
    } catch (error) {
      tellFailure(error)
    }
    setBusy(false)
    await refresh()
  }

  return (
    <Section id="storage" title={m.storage_title()} icon={HardDrive}>
      <div>
        <p className="text-lead font-semibold tabular-nums">
          {m.storage_use({ size: megabytes(bytes), limit: plainNumber(limitFiles) })}
        </p>
        <p className="mt-1 mb-3 text-sm text-muted">
          {m.storage_files({ n: number(files), limit: number(limitFiles) })}
        </p>
        <ProgressBar
          label={m.storage_title()}
          percent={Math.min(100, (files / limitFiles) * 100)}
          valueText={m.storage_files({ n: number(files), limit: number(limitFiles) })}
        />
      </div>
      <Switch
        isSelected={autoOrganize}
        onChange={(next) => changeSettings({ autoOrganize: next })}
        description={m.storage_auto_text()}
      >
        {m.storage_auto()}
      </Switch>
      <div className="grid gap-4 sm:grid-cols-2">
        <div>
          <Button className="w-full" isDisabled={files === 0} onPress={() => exporting.start('zip')}>
            {m.storage_export()}
          </Button>
          <p className="mt-1.5 text-sm text-muted">{m.storage_export_text()}</p>
        </div>
        <div>
          <Button className="w-full" look="danger" isDisabled={files === 0} onPress={() => setAsking(true)}>
            {m.storage_clear()}
          </Button>
          <p className="mt-1.5 text-sm text-muted">{m.storage_clear_text()}</p>
        </div>
      </div>
      <ButtonLink to="/connections" className="self-start">
        {m.place_connections()}
      </ButtonLink>
      <TrashList onRestore={(which) => void restore(which)} />
      <Dialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        role="alertdialog"
        title={m.storage_clear_ask({ files: filesOf(files) })}
        actions={
          <>
            <Button onPress={() => setAsking(false)}>{m.cancel()}</Button>
            <Button look="danger" isDisabled={isBusy} onPress={() => void clear()}>
              {m.storage_clear_go({ files: filesOf(files) })}
            </Button>
          </>
        }
      >
        <p className="text-pretty">{m.storage_clear_ask_text({ size: sizeOf(bytes), days })}</p>
      </Dialog>
      {exporting.dialog}
    </Section>
  )
}
