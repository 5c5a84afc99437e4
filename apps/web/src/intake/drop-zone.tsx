import { CloudUpload } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Button, cx, ProgressBar } from '../ui/index.ts'
import type { Picker } from './use-pick.ts'

/** The large button of the collect panel; what is dropped anywhere on the page counts as dropped here. */
export const DropZone = ({ pick }: { readonly pick: Picker }) => {
  const { foundCount: found, isOver } = pick
  if (found !== undefined) {
    return (
      <div className="flex min-h-52 flex-col items-center justify-center gap-4 rounded-md border border-line bg-sunken p-8 text-center">
        <p role="status" className="text-lg font-medium">
          {m.collect_gathering()}
        </p>
        <div className="w-full max-w-xs">
          <ProgressBar label={m.collect_gathering()} size="s" />
        </div>
        <p className="text-muted tabular">{m.collect_found({ count: found, n: number(found) })}</p>
        <Button onPress={pick.cancel}>{m.cancel()}</Button>
      </div>
    )
  }
  return (
    <AriaButton
      aria-describedby="collect-privacy"
      onPress={pick.chooseFiles}
      className={cx(
        'group flex min-h-52 w-full flex-col items-center justify-center gap-1 rounded-md border-2 border-dashed p-6 text-center transition duration-200 ease-out low:min-h-28 low:p-3',
        isOver
          ? 'border-accent bg-accent-soft'
          : 'border-edge/70 bg-sunken data-hovered:border-accent data-hovered:bg-accent-soft/60',
      )}
    >
      <span
        aria-hidden="true"
        className="mb-3 grid size-16 low:hidden place-items-center rounded-full bg-accent text-on-accent shadow-[0_14px_44px_-10px_var(--c-accent)] transition duration-300 ease-out group-data-hovered:-translate-y-1"
      >
        <CloudUpload className="size-7" strokeWidth={1.8} />
      </span>
      <span className="text-xl font-semibold tracking-tight">{m.collect_upload()}</span>{' '}
      <span className="max-w-sm text-pretty text-muted">{isOver ? m.collect_drop_now() : m.collect_hint()}</span>
    </AriaButton>
  )
}
