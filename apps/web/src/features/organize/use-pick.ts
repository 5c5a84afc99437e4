import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import type { Pick as Picked } from '../../platform/web/index.ts'
import { pickFolder, pickFromDrop, pickFromInput } from '../../platform/web/index.ts'
import { toast } from '../../ui/index.ts'
import type { Flow } from './flow.ts'

/** The ways in: file input, folder picker with the folder input behind it, and drop. */
export const usePick = (flow: Flow) => {
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const abort = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  const send = ({ entries, unreadable }: Picked) => flow.send({ type: 'PICKED', entries, unreadable })

  /** Shows the count while a folder is read; an error or a cancel brings the panel back. */
  const gather = async (read: (options: Parameters<typeof pickFolder>[0]) => ReturnType<typeof pickFolder>) => {
    abort.current = new AbortController()
    const { signal } = abort.current
    flow.send({ type: 'GATHER' })
    try {
      const picked = await read({ signal, onCount: (count) => flow.send({ type: 'GATHER.COUNT', count }) })
      if (typeof picked !== 'string') return send(picked)
      flow.send({ type: 'GATHER.END' })
      if (picked === 'unavailable') folder.current?.click()
      else toast({ title: m.pick_cancelled_title(), description: m.pick_cancelled_text() })
    } catch (error) {
      flow.send({ type: 'GATHER.END' })
      if (signal.aborted) return
      console.error('The pick failed', error)
      toast({ title: m.pick_failed_title(), description: m.pick_failed_text(), tone: 'destructive' })
    }
  }

  const fromInput = (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])]
    // Emptied, so that the same files can be chosen again; the list was copied before.
    input.value = ''
    if (chosen.length > 0) send(pickFromInput(chosen))
  }

  return {
    inputs: { files, folder },
    fromInput,
    chooseFiles: () => files.current?.click(),
    chooseFolder: () => gather(pickFolder),
    /** Must be called in the drop event itself. */
    drop: (transfer: DataTransfer) => gather((options) => pickFromDrop(transfer, options)),
    cancel: () => abort.current?.abort(),
  }
}
export type Picker = ReturnType<typeof usePick>
