import { FolderCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { DeviceFlow } from '../../flow/device-flow.ts'
import { useDeviceValue } from '../../flow/use-device-flow.ts'
import type { FiledFolder } from '../../intake/brought.ts'
import { filesOf, foldersOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/index.ts'

const FiledDialog = lazy(() => import('./filed-dialog.tsx'))

const NONE: readonly FiledFolder[] = []

/** What stays because it lies in folders of the person, and the way to say which of these are none. */
export const FiledFolders = ({ flow }: { readonly flow: DeviceFlow }) => {
  const filed = useDeviceValue(flow, ({ brought }) => brought?.filed) ?? NONE
  const opened = useDeviceValue(flow, (context) => context.opened)
  const [isAsking, setAsking] = useState(false)
  if (filed.length + opened.length === 0) return null
  const fileCount = filed.reduce((sum, folder) => sum + folder.fileCount, 0)
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <FolderCheck aria-hidden="true" className="size-4 shrink-0 text-accent" />
      {fileCount > 0 && m.device_filed({ files: filesOf(fileCount), folders: foldersOf(filed.length) })}
      <Button size="s" look="quiet" onPress={() => setAsking(true)}>
        {m.device_filed_show()}
      </Button>
      <Suspense fallback={null}>
        {isAsking && (
          <FiledDialog
            filed={filed}
            opened={opened}
            onClose={() => setAsking(false)}
            onApply={(next) => flow.actor.send({ type: 'SORT.AGAIN', opened: next })}
          />
        )}
      </Suspense>
    </p>
  )
}
