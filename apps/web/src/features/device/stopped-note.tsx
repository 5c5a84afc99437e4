import type { DeviceFlow } from '../../flow/device-flow.ts'
import { useDeviceValue } from '../../flow/use-device-flow.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/index.ts'

/** That a scan stopped at its limit, and the way to read the rest. */
export const StoppedNote = ({ flow }: { readonly flow: DeviceFlow }) => {
  const stopped = useDeviceValue(flow, ({ brought }) => brought?.stopped)
  const readAll = stopped?.readAll
  if (!readAll) return null
  return (
    <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-warn">
      {m.device_stopped({ read: number(stopped.readCount), total: number(stopped.totalCount ?? 0) })}
      <Button
        size="s"
        look="quiet"
        onPress={() => flow.actor.send({ type: 'COLLECT', collect: readAll, by: 'rest', joins: 'rest' })}
      >
        {m.device_read_all()}
      </Button>
    </p>
  )
}
