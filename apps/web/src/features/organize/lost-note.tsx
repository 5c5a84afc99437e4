import { number } from '../../lib/words.ts'
import { m } from '../../paraglide/messages.js'
import type { Flow } from './flow.ts'
import { useFlowValue } from './use-flow.ts'

/** Says how many files a closed page took along before they were in the library. */
export const LostNote = ({ flow }: { readonly flow: Flow }) => {
  const lost = useFlowValue(flow, ({ lostCount }) => lostCount)
  if (lost === 0) return null
  return (
    <p role="status" className="rounded-md border border-warn/40 bg-warn-soft px-4 py-3 text-sm text-warn">
      {m.collect_lost({ count: lost, n: number(lost) })}
    </p>
  )
}
