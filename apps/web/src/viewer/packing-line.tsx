import { visibleName } from '@octavo/core'
import { sizeOf } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Button, Panel, ProgressBar } from '../ui/index.ts'
import { cancelPacking, usePacking } from './packing.ts'

/** How far the archive is that is being made, and the way to stop it; nothing while none is. */
export default function PackingLine() {
  const packing = usePacking()
  if (!packing) return null
  const { title, percent, writtenBytes } = packing
  const words =
    percent === undefined ? m.download_loading() : m.download_overall_written({ percent, size: sizeOf(writtenBytes) })
  return (
    <Panel className="flex items-center gap-4 px-5 py-3.5">
      <div className="min-w-0 flex-1">
        <p className="mb-2 flex gap-2 text-sm font-medium tabular">
          <bdi className="truncate">{visibleName(title)}</bdi>
          <span className="shrink-0 text-muted">{words}</span>
        </p>
        <ProgressBar
          label={m.download_packing()}
          size="s"
          valueText={words}
          {...(percent === undefined ? {} : { percent })}
        />
      </div>
      <Button size="s" onPress={cancelPacking}>
        {m.cancel()}
      </Button>
    </Panel>
  )
}
