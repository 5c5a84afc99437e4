import { Check } from 'lucide-react'
import type { Flow } from '../../flow/flow.ts'
import { useFlowValue } from '../../flow/use-flow.ts'
import { filesOf, foldersOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Panel } from '../../ui/index.ts'
import { StageHeading } from '../../ui/stage-heading.tsx'

/** The end of a run. It shows for two seconds; what can be done about the run stays on the collect panel. */
export const CompletePanel = ({ flow }: { readonly flow: Flow }) => {
  const report = useFlowValue(flow, ({ lastRun }) => lastRun)
  return (
    <Panel className="flex animate-pop flex-col items-center gap-3 p-10 text-center sm:p-14">
      <span
        aria-hidden="true"
        className="mb-3 grid size-24 place-items-center rounded-full bg-accent text-on-accent shadow-[0_0_90px_-8px_var(--c-accent)]"
      >
        <Check className="size-12" strokeWidth={2.4} />
      </span>
      <StageHeading className="text-display font-semibold">{m.complete_title()}</StageHeading>
      <p role="status" className="text-lead text-muted">
        {m.complete_text()}
      </p>
      {report && (
        <p className="font-medium text-accent tabular">
          {m.complete_detail({ files: filesOf(report.movedCount), folders: foldersOf(report.folderCount) })}
        </p>
      )}
    </Panel>
  )
}
