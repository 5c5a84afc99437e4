import { useSelector } from '@xstate/react'
import { CloudUpload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { number } from '../../lib/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, cx, ProgressBar } from '../../ui/index.ts'
import type { Flow } from './flow.ts'
import { useFlowValue } from './use-flow.ts'
import type { Picker } from './use-pick.ts'

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') === true

/** A large button that also takes what is dropped anywhere on the page. */
export const DropZone = ({ flow, pick }: { readonly flow: Flow; readonly pick: Picker }) => {
  const isGathering = useSelector(flow, (snapshot) => snapshot.matches({ collect: 'gathering' }))
  const found = useFlowValue(flow, ({ foundCount }) => foundCount)
  const isOver = usePageDrop(pick, !isGathering)
  if (isGathering) {
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
        'group flex min-h-52 w-full flex-col items-center justify-center gap-1 rounded-md border-2 border-dashed p-6 text-center transition duration-200 ease-out',
        isOver
          ? 'border-accent bg-accent-soft'
          : 'border-edge/70 bg-sunken data-hovered:border-accent data-hovered:bg-accent-soft/60',
      )}
    >
      <span
        aria-hidden="true"
        className="mb-3 grid size-16 place-items-center rounded-full bg-accent text-on-accent shadow-[0_14px_44px_-10px_var(--c-accent)] transition duration-300 ease-out group-data-hovered:-translate-y-1"
      >
        <CloudUpload className="size-7" strokeWidth={1.8} />
      </span>
      <span className="text-xl font-semibold tracking-tight">{m.collect_upload()}</span>{' '}
      <span className="max-w-sm text-pretty text-muted">{isOver ? m.collect_drop_now() : m.collect_hint()}</span>
    </AriaButton>
  )
}

/** Listens for a drop on the whole page, so that nobody has to aim, and no file ever replaces the page. */
const usePageDrop = (pick: Picker, isEnabled: boolean): boolean => {
  const [depth, setDepth] = useState(0)
  const latest = useRef({ pick, isEnabled })
  latest.current = { pick, isEnabled }
  useEffect(() => {
    const onEnter = (event: globalThis.DragEvent) => hasFiles(event.dataTransfer) && setDepth((now) => now + 1)
    const onLeave = (event: globalThis.DragEvent) =>
      hasFiles(event.dataTransfer) && setDepth((now) => Math.max(0, now - 1))
    const onOver = (event: globalThis.DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault()
    }
    const onDrop = (event: globalThis.DragEvent) => {
      setDepth(0)
      if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return
      event.preventDefault()
      if (latest.current.isEnabled) void latest.current.pick.drop(event.dataTransfer)
    }
    const listeners = { dragenter: onEnter, dragleave: onLeave, dragover: onOver, drop: onDrop }
    const all = Object.entries(listeners) as [keyof typeof listeners, (event: globalThis.DragEvent) => void][]
    for (const [type, listener] of all) addEventListener(type, listener)
    return () => {
      for (const [type, listener] of all) removeEventListener(type, listener)
    }
  }, [])
  return depth > 0 && isEnabled
}
