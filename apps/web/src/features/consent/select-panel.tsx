import { FilePlus2, FolderPlus, ListPlus } from 'lucide-react'
import type { DeviceFlow } from '../../flow/device-flow.ts'
import { LeftOutNote } from '../../intake/left-out-note.tsx'
import { PickInputs } from '../../intake/pick-inputs.tsx'
import { usePick } from '../../intake/use-pick.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { canPickFolders } from '../../platform/index.ts'
import { Button, cx, Panel, ProgressBar } from '../../ui/index.ts'
import { ConsentCard, type Given } from './consent-card.tsx'
import { listFiles } from './list-files.ts'
import { StagePage } from './stage-page.tsx'

export interface SelectPanelProps {
  readonly flow: DeviceFlow
  readonly given: Given | undefined
}

/** Where files are chosen: they are listed, and stay closed. */
export const SelectPanel = ({ flow, given }: SelectPanelProps) => {
  const pick = usePick({
    takesDrops: true,
    onPicked: (picked) => flow.actor.send({ type: 'COLLECT', by: 'select', collect: listFiles(picked) }),
  })
  const { foundCount: found } = pick
  return (
    <StagePage title={m.consent_select_title()} lead={m.consent_select_lead()}>
      <Panel className="p-3 sm:p-4">
        <div
          className={cx(
            'flex min-h-52 flex-col items-center justify-center gap-4 rounded-md border-2 border-dashed p-6 text-center transition',
            pick.isOver ? 'border-accent bg-accent-soft' : 'border-edge/70 bg-sunken',
          )}
        >
          <ListPlus aria-hidden="true" className="size-10 text-accent" strokeWidth={1.6} />
          {found === undefined ? (
            <>
              <p className="text-muted">{m.consent_drop()}</p>
              <div className="flex flex-wrap justify-center gap-3">
                <Button look="primary" icon={FilePlus2} onPress={pick.chooseFiles}>
                  {m.collect_select_files()}
                </Button>
                {canPickFolders() && (
                  <Button icon={FolderPlus} onPress={pick.chooseFolder}>
                    {m.collect_select_folder()}
                  </Button>
                )}
              </div>
            </>
          ) : (
            <>
              <p role="status" className="font-medium tabular">
                {m.collect_found({ count: found, n: number(found) })}
              </p>
              <div className="w-full max-w-xs">
                <ProgressBar label={m.collect_gathering()} size="s" />
              </div>
              <Button onPress={pick.cancel}>{m.cancel()}</Button>
            </>
          )}
        </div>
      </Panel>
      <LeftOutNote leftOut={pick.leftOut} />
      {given && <ConsentCard {...given} />}
      <PickInputs pick={pick} />
    </StagePage>
  )
}
