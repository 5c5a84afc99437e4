import { useEffect, useRef, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { toast } from '../ui/index.ts'
import { leftOutNames, leftOutTitle } from './left-out-note.tsx'
import { pickFromDrop, pickFromInput } from './pick.ts'
import type { Picked } from './picked.ts'
import { usePageDrop } from './use-page-drop.ts'

export interface PickOptions {
  /** Takes what was picked; what could not be read is named in it, and both may be empty. */
  onPicked(picked: Picked): void
  /** False while nothing would be taken: what is dropped then is let go. */
  readonly takesDrops: boolean
}

const failed = (error: unknown) => {
  console.error('The pick failed', error)
  toast({ title: m.pick_failed_title(), description: m.pick_failed_text(), tone: 'destructive' })
}

/** The ways in: file input, folder input, and drop on the whole page (decision 0023). */
export const usePick = ({ onPicked, takesDrops }: PickOptions) => {
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const abort = useRef<AbortController | undefined>(undefined)
  const [foundCount, setFoundCount] = useState<number>()
  const [leftOut, setLeftOut] = useState<Picked['leftOut']>([])
  useEffect(() => () => abort.current?.abort(), [])

  const take = (picked: Picked) => {
    setLeftOut(picked.leftOut)
    const isNothingElse = picked.entries.length + picked.unreadable.length === 0 && picked.leftOut.length > 0
    if (isNothingElse) toast({ title: leftOutTitle(picked.leftOut), description: leftOutNames(picked.leftOut) })
    else onPicked(picked)
  }

  /** Counts while a dropped folder is read; an error or a cancel leaves everything as it was. Called in the event. */
  const drop = async (transfer: DataTransfer) => {
    abort.current = new AbortController()
    const { signal } = abort.current
    setFoundCount(0)
    try {
      take(await pickFromDrop(transfer, { signal, onCount: setFoundCount }))
    } catch (error) {
      if (!signal.aborted) failed(error)
    } finally {
      setFoundCount(undefined)
    }
  }
  const isOver = usePageDrop(drop, takesDrops && foundCount === undefined)

  return {
    inputs: { files, folder },
    /** True while files that would be taken are held over the page. */
    isOver,
    /** How many files were found so far in what was dropped; undefined when nothing is being read. */
    foundCount,
    /** What the last pick left where it is. */
    leftOut,
    fromInput(input: HTMLInputElement) {
      const chosen = [...(input.files ?? [])]
      // Emptied, so that the same files can be chosen again; the list was copied before.
      input.value = ''
      if (chosen.length > 0) pickFromInput(chosen).then(take).catch(failed)
    },
    chooseFiles: () => files.current?.click(),
    chooseFolder: () => folder.current?.click(),
    cancel: () => abort.current?.abort(),
  }
}
export type Picker = ReturnType<typeof usePick>
