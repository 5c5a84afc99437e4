import type { Flow } from '../../flow/flow.ts'
import { useFlowValue } from '../../flow/use-flow.ts'
import { filesOf, foldersOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { CompletePanel } from '../../review/complete-panel.tsx'

/** The end of a run. It shows for two seconds; what can be done about the run stays on the collect panel. */
export const CompleteStage = ({ flow }: { readonly flow: Flow }) => {
  const report = useFlowValue(flow, ({ lastRun }) => lastRun)
  const counts =
    report && m.complete_detail({ files: filesOf(report.movedCount), folders: foldersOf(report.folderCount) })
  return <CompletePanel title={m.complete_title()} detail={m.complete_text()} notes={[counts]} />
}
