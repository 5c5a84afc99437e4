import { Check, Info, ListChecks } from 'lucide-react'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Panel } from '../../ui/index.ts'

const HOW = [m.sync_how_1, m.sync_how_2, m.sync_how_3, m.sync_how_4, m.sync_how_5]
const SUPPORTED = [m.sync_supported_text, m.sync_supported_native, m.sync_supported_images, m.sync_supported_other]

/** How a sync goes, and which files it knows. */
export const InfoCards = () => (
  <div className="grid gap-5 sm:grid-cols-2">
    <Panel label={m.sync_how()} className="p-5">
      <h2 className="flex items-center gap-2 font-semibold">
        <Info aria-hidden="true" className="size-5 shrink-0 text-accent" />
        {m.sync_how()}
      </h2>
      <ol className="mt-3 flex flex-col gap-2 text-sm text-pretty text-muted">
        {HOW.map((words, index) => (
          <li key={words()} className="flex gap-2">
            <span aria-hidden="true" className="text-accent tabular">
              {number(index + 1)}
            </span>
            {words()}
          </li>
        ))}
      </ol>
    </Panel>
    <Panel label={m.sync_supported()} className="p-5">
      <h2 className="flex items-center gap-2 font-semibold">
        <ListChecks aria-hidden="true" className="size-5 shrink-0 text-accent" />
        {m.sync_supported()}
      </h2>
      <ul className="mt-3 flex flex-col gap-2 text-sm text-pretty text-muted">
        {SUPPORTED.map((words) => (
          <li key={words()} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
            {words()}
          </li>
        ))}
      </ul>
    </Panel>
  </div>
)
