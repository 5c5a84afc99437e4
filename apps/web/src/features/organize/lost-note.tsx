import { visibleName } from '@octavo/core'
import { number } from '../../lib/words.ts'
import { m } from '../../paraglide/messages.js'
import type { Flow } from './flow.ts'
import { useFlowValue } from './use-flow.ts'

/** Says which files a closed page took along before they were in the library. */
export const LostNote = ({ flow }: { readonly flow: Flow }) => {
  const { count, paths } = useFlowValue(flow, ({ lost }) => lost)
  if (count === 0) return null
  return (
    <div role="status" className="rounded-md border border-warn/40 bg-warn-soft px-4 py-3 text-sm text-warn">
      <p>{m.collect_lost({ count, n: number(count) })}</p>
      {paths.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
        <ul tabIndex={0} className="scroll-thin mt-2 max-h-32 overflow-y-auto font-medium">
          {paths.map((path, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list in which one path may stand twice.
            <li key={index} className="py-0.5">
              <bdi className="break-all">{visibleName(path)}</bdi>
            </li>
          ))}
          {count > paths.length && <li className="py-0.5">{m.failures_more({ n: number(count - paths.length) })}</li>}
        </ul>
      )}
    </div>
  )
}
