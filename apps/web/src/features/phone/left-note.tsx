import type { DeviceFlow } from '../../flow/device-flow.ts'
import { useDeviceValue } from '../../flow/use-device-flow.ts'
import { LeftOutNote } from '../../intake/left-out-note.tsx'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/index.ts'

/** Says what of a choice is not among the files that are shown: over a limit, hidden, or not of the kind that was asked for. */
export const LeftNote = ({ flow }: { readonly flow: DeviceFlow }) => {
  const brought = useDeviceValue(flow, (context) => context.brought)
  const by = useDeviceValue(flow, (context) => context.by)
  if (!brought) return null
  const { stopped, unlisted } = brought
  const readAll = stopped?.readAll
  const hidden = unlisted.filter(({ code }) => code !== 'unsupported')
  const otherCount = unlisted.length - hidden.length
  return (
    <>
      {stopped && (
        <p role="status" className="mt-2 flex flex-wrap items-center gap-2 text-sm text-warn">
          {m.access_stopped({ n: number(stopped.readCount), total: number(stopped.totalCount ?? stopped.readCount) })}
          {readAll && (
            <Button
              size="s"
              look="quiet"
              onPress={() => flow.actor.send({ type: 'COLLECT', by, collect: readAll, joins: 'rest' })}
            >
              {m.access_read_all()}
            </Button>
          )}
        </p>
      )}
      {otherCount > 0 && (
        <p role="status" className="mt-2 text-sm text-warn">
          {m.stores_left({ count: otherCount, n: number(otherCount) })}
        </p>
      )}
      <LeftOutNote leftOut={hidden} />
    </>
  )
}
