import { visibleName } from '@octavo/core'
import { FolderOpen, FolderSearch, HardDriveDownload, ShieldCheck, Sparkles } from 'lucide-react'
import { knownPlaces } from '../../device/place/index.ts'
import { useDevice } from '../../device/use-device.ts'
import type { DeviceFlow } from '../../flow/device-flow.ts'
import { collectExamples } from '../../intake/collect-chosen.ts'
import { m } from '../../paraglide/messages.js'
import { canOpenFolders, canPickFolders } from '../../platform/index.ts'
import { Button, List, ListRow, Panel } from '../../ui/index.ts'
import { StageHeading } from '../../ui/stage-heading.tsx'
import { grant, grantAgain } from './grant.ts'
import { BackHome } from './upload-stage.tsx'

export interface RequestAccessProps {
  readonly flow: DeviceFlow
  readonly wasGranted: boolean
}

const NOWHERE: Awaited<ReturnType<typeof knownPlaces>> = []

/** What will happen with a folder, and what will not, before it is asked for. */
export const RequestAccess = ({ flow, wasGranted }: RequestAccessProps) => {
  const [known] = useDevice(knownPlaces, NOWHERE)
  const takesFolders = canOpenFolders() || canPickFolders()
  return (
    <>
      <div className="mb-2">
        <StageHeading className="text-display font-semibold text-balance">{m.access_title()}</StageHeading>
        <p className="mt-3 text-lead text-pretty text-muted">{m.access_lead()}</p>
      </div>
      <Panel className="flex flex-col gap-4 p-5 sm:p-6">
        <List>
          <ListRow icon={ShieldCheck} title={m.access_privacy()} detail={m.access_privacy_text()} />
          <ListRow icon={Sparkles} title={m.access_ai()} detail={m.access_ai_text()} />
          <ListRow icon={HardDriveDownload} title={m.access_storage()} detail={m.access_storage_text()} />
        </List>
        <div className="flex flex-wrap gap-3">
          {takesFolders && (
            <Button look="primary" size="l" icon={FolderSearch} onPress={() => grant(flow, 'folder')}>
              {m.access_grant()}
            </Button>
          )}
          {known && canOpenFolders() && (
            <Button size="l" icon={FolderOpen} onPress={() => grantAgain(flow, known)}>
              {m.access_again({ name: visibleName(known.name) })}
            </Button>
          )}
          <Button size="l" look={takesFolders ? 'secondary' : 'primary'} onPress={() => grant(flow, 'files')}>
            {takesFolders ? m.access_files() : m.access_grant()}
          </Button>
          <Button
            size="l"
            look="quiet"
            onPress={() => flow.actor.send({ type: 'COLLECT', by: 'examples', collect: collectExamples })}
          >
            {m.examples_try()}
          </Button>
        </div>
        {wasGranted && !known && <p className="text-sm text-pretty text-muted">{m.access_before()}</p>}
      </Panel>
      <BackHome />
    </>
  )
}
