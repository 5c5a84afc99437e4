import { Download, House, RotateCcw } from 'lucide-react'
import type { DeviceFlow } from '../../flow/device-flow.ts'
import { useDeviceValue } from '../../flow/use-device-flow.ts'
import { filesOf, foldersOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { CompletePanel } from '../../review/complete-panel.tsx'
import { Button, ButtonLink } from '../../ui/index.ts'
import { ConsentCard, type Given } from './consent-card.tsx'
import { saveList } from './list-file.ts'
import { OtherPlaces } from './other-places.tsx'
import { resultOf } from './services.ts'
import { StageBody } from './stage-page.tsx'

export interface DonePanelProps {
  readonly flow: DeviceFlow
  readonly given: Given | undefined
}

/** The end: a list of where each file belongs, to look at and to take along. */
export const DonePanel = ({ flow, given }: DonePanelProps) => {
  const report = useDeviceValue(flow, (context) => context.report)
  const result = resultOf(report)
  const { movedCount = 0, folderCount = 0, folders = [] } = report ?? {}
  return (
    <StageBody>
      <CompletePanel
        title={m.consent_done_title()}
        detail={m.consent_done_text({ files: filesOf(movedCount), folders: foldersOf(folderCount) })}
        notes={[result && m.consent_save_hint()]}
        folders={folders}
        foldersLabel={m.consent_list_label()}
      >
        {result && (
          <Button look="primary" size="l" icon={Download} onPress={() => void saveList(result.list)}>
            {m.consent_save()}
          </Button>
        )}
        <Button size="l" icon={RotateCcw} onPress={() => flow.actor.send({ type: 'START.OVER' })}>
          {m.consent_more()}
        </Button>
        <ButtonLink size="l" icon={House} to="/">
          {m.consent_home()}
        </ButtonLink>
      </CompletePanel>
      {result?.isKept === false && (
        <p className="rounded-md bg-warn-soft px-4 py-3 text-warn">{m.consent_not_kept()}</p>
      )}
      {result && <OtherPlaces result={result} />}
      {given && <ConsentCard {...given} />}
    </StageBody>
  )
}
