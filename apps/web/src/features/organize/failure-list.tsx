import { visibleName } from '@octavo/core'
import { RotateCw, TriangleAlert } from 'lucide-react'
import type { Flow } from '../../flow/flow.ts'
import { useFlowValue } from '../../flow/use-flow.ts'
import { failureText } from '../../intake/failure-text.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Panel } from '../../ui/index.ts'

const SHOWN = 200

/** Every file that did not arrive, each with its reason, and the ways on: retry them, or go on without. */
export const FailureList = ({ flow, failedCount }: { readonly flow: Flow; readonly failedCount: number }) => {
  const failures = useFlowValue(flow, (context) => context.failures)
  const unreadable = useFlowValue(flow, (context) => context.unreadable)
  if (failures.length + unreadable.length === 0) return null
  const rows = [
    ...failures.map(({ entry, ...failure }) => ({ path: entry.path, reason: failureText(failure) })),
    ...unreadable.map(({ path, code }) => ({ path, reason: failureText({ code }) })),
  ]
  const words = { count: failedCount, n: number(failedCount) }
  return (
    <Panel className="p-5">
      <h2 className="flex items-center gap-2 font-semibold text-danger">
        <TriangleAlert aria-hidden="true" className="size-5" />
        {failedCount > 0
          ? m.failures_title(words)
          : m.unreadable_title({ count: unreadable.length, n: number(unreadable.length) })}
      </h2>
      <ul className="scroll-thin mt-3 max-h-60 divide-y divide-line/60 overflow-y-auto rounded-sm border border-line bg-sunken px-3 text-sm">
        {rows.slice(0, SHOWN).map(({ path, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list in which one path may stand twice.
          <li key={index} className="py-2">
            <bdi className="block font-medium break-all">{visibleName(path)}</bdi>
            <span className="text-muted">{reason}</span>
          </li>
        ))}
        {rows.length > SHOWN && (
          <li className="py-2 text-muted">{m.failures_more({ n: number(rows.length - SHOWN) })}</li>
        )}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {failedCount > 0 && (
          <Button icon={RotateCw} onPress={() => flow.send({ type: 'RETRY' })}>
            {m.failures_retry(words)}
          </Button>
        )}
        <Button look="quiet" onPress={() => flow.send({ type: 'DROP.FAILURES' })}>
          {m.failures_drop()}
        </Button>
      </div>
    </Panel>
  )
}
