import { useEffect, useRef } from 'react'
import type { Flow } from '../flow/flow.ts'
import { m } from '../paraglide/messages.js'
import { toast } from '../ui/index.ts'
import { pickFromDrop, pickFromInput } from './pick.ts'
import type { Pick as Picked } from './picked.ts'

/** The ways in: file input, folder input, and drop (decision 0023). */
export const usePick = (flow: Flow) => {
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const abort = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  const send = ({ entries, unreadable }: Picked) => flow.send({ type: 'PICKED', entries, unreadable })

  /** Shows the count while a dropped folder is read; an error or a cancel brings the panel back. Called in the event. */
  const drop = async (transfer: DataTransfer) => {
    abort.current = new AbortController()
    const { signal } = abort.current
    flow.send({ type: 'GATHER' })
    try {
      send(await pickFromDrop(transfer, { signal, onCount: (count) => flow.send({ type: 'GATHER.COUNT', count }) }))
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
    chooseFolder: () => folder.current?.click(),
    drop,
    cancel: () => abort.current?.abort(),
  }
}
export type Picker = ReturnType<typeof usePick>
