import { Info, ListChecks } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Panel } from '../../ui/index.ts'

const HOW = [m.sync_how_1, m.sync_how_2, m.sync_how_3, m.sync_how_4, m.sync_how_5]
const SUPPORTED = [m.sync_supported_text, m.sync_supported_native, m.sync_supported_images, m.sync_supported_other]

/** How a sync goes, and which files it knows. */
export const InfoCards = () => (
  <div className="grid gap-5 md:grid-cols-2">
    <Panel label={m.sync_how()} className="p-5">
      <h2 className="flex items-center gap-2 font-semibold">
        <Info aria-hidden="true" className="size-5 shrink-0 text-accent" />
        {m.sync_how()}
      </h2>
      <ol className="mt-3 list-decimal space-y-2 ps-5 text-sm text-pretty text-muted marker:text-accent">
        {HOW.map((words) => (
          <li key={words()}>{words()}</li>
        ))}
      </ol>
    </Panel>
    <Panel label={m.sync_supported()} className="p-5">
      <h2 className="flex items-center gap-2 font-semibold">
        <ListChecks aria-hidden="true" className="size-5 shrink-0 text-accent" />
        {m.sync_supported()}
      </h2>
      <ul className="mt-3 list-disc space-y-2 ps-5 text-sm text-pretty text-muted marker:text-accent">
        {SUPPORTED.map((words) => (
          <li key={words()}>{words()}</li>
        ))}
      </ul>
    </Panel>
  </div>
)
