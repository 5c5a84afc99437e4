import { FolderOpen, RotateCcw, Undo2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { isLocal } from '../../device/local.ts'
import type { DeviceFlow } from '../../flow/device-flow.ts'
import { useDeviceValue } from '../../flow/use-device-flow.ts'
import { useUndo } from '../../flow/use-undo.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { CompletePanel } from '../../review/complete-panel.tsx'
import { Button, ButtonLink, Forward } from '../../ui/index.ts'

/** The end in the library: what went where, the way back, and the ways on. */
export const DoneStage = ({ flow }: { readonly flow: DeviceFlow }) => {
  const navigate = useNavigate()
  const { undo, isRunning } = useUndo()
  const report = useDeviceValue(flow, (context) => context.report)
  if (!report) return null
  const { runId, movedCount, folders, stayed } = report
  const again = () => flow.actor.send({ type: 'START.OVER' })
  return (
    <CompletePanel
      title={m.mobile_done_title()}
      detail={m.mobile_done_text({ count: movedCount, n: number(movedCount) })}
      notes={[isLocal(runId) ? m.plan_waits() : undefined]}
      folders={folders}
      stayed={stayed}
    >
      <Button
        look="primary"
        icon={Forward}
        onPress={() => {
          again()
          navigate('/')
        }}
      >
        {m.mobile_continue()}
      </Button>
      <ButtonLink to="/upload" icon={FolderOpen}>
        {m.result_open()}
      </ButtonLink>
      <Button icon={Undo2} isDisabled={isRunning} onPress={() => undo(runId)}>
        {isRunning ? m.last_run_undoing() : m.last_run_undo()}
      </Button>
      <Button look="quiet" icon={RotateCcw} onPress={again}>
        {m.mobile_again()}
      </Button>
    </CompletePanel>
  )
}
