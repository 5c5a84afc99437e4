import { Check, Download } from 'lucide-react'
import type { DeviceFlow } from '../../flow/device-flow.ts'
import { useDeviceValue } from '../../flow/use-device-flow.ts'
import { filesOf, foldersOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { LongList } from '../../review/long-list.tsx'
import { Button, ButtonLink, Panel } from '../../ui/index.ts'
import { ConsentCard, type Given } from './consent-card.tsx'
import { saveList } from './list-file.ts'
import { OtherPlaces } from './other-places.tsx'
import { resultOf } from './services.ts'
import { StagePage } from './stage-page.tsx'

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
    <StagePage
      title={m.consent_done_title()}
      lead={m.consent_done_text({ files: filesOf(movedCount), folders: foldersOf(folderCount) })}
      badge={
        <span aria-hidden="true" className="grid size-16 place-items-center rounded-full bg-accent text-on-accent">
          <Check className="size-7" strokeWidth={2.4} />
        </span>
      }
    >
      {result && (
        <div className="flex flex-wrap items-center gap-3">
          <Button look="primary" size="l" icon={Download} onPress={() => void saveList(result.list)}>
            {m.consent_save()}
          </Button>
          <p className="text-sm text-muted">{m.consent_save_hint()}</p>
        </div>
      )}
      {result?.isKept === false && (
        <p className="rounded-md bg-warn-soft px-4 py-3 text-warn">{m.consent_not_kept()}</p>
      )}
      <Panel className="p-6">
        <h2 className="mb-2 font-semibold">{m.consent_list_label()}</h2>
        <LongList label={m.consent_list_label()} of={folders}>
          {({ path, count }) => (
            <li key={path} className="flex items-center justify-between gap-4 py-3">
              <bdi className="min-w-0 break-words">{path}</bdi>
              <span className="shrink-0 text-muted tabular">{filesOf(count)}</span>
            </li>
          )}
        </LongList>
      </Panel>
      {result && <OtherPlaces result={result} />}
      <div className="flex flex-wrap gap-3">
        <Button size="l" onPress={() => flow.actor.send({ type: 'START.OVER' })}>
          {m.consent_more()}
        </Button>
        <ButtonLink size="l" to="/">
          {m.consent_home()}
        </ButtonLink>
      </div>
      {given && <ConsentCard {...given} />}
    </StagePage>
  )
}
