import { visibleName } from '@octavo/core'
import type { Flow } from '../../flow/flow.ts'
import { useFlowValue } from '../../flow/use-flow.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'

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
