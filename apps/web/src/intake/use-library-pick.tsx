import { visibleName } from '@octavo/core'
import { useEffect, useRef, useState } from 'react'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { canPickFolders } from '../platform/index.ts'
import { toast } from '../ui/index.ts'
import { pickFromDrop, pickFromInput } from './pick.ts'
import type { Pick } from './picked.ts'
import type { UploadEntry } from './types.ts'

/** Paths that a toast has room for; its title has the count of all. */
const TOLD = 5
const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') === true
const quiet = () => ({ signal: new AbortController().signal, onCount: () => undefined })

/** The ways to bring files: file input, folder input, and drop on the whole page (decision 0023). */
export const useLibraryPick = (take: (entries: readonly UploadEntry[]) => void) => {
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const [depth, setDepth] = useState(0)

  const accept = async (reading: Promise<Pick>) => {
    try {
      const picked = await reading
      const count = picked.unreadable.length
      if (picked.entries.length > 0) take(picked.entries)
      if (count > 0) {
        const paths = picked.unreadable
          .slice(0, TOLD)
          .map(({ path }) => visibleName(path))
          .join(', ')
        toast({ title: m.unreadable_title({ count, n: number(count) }), description: paths, tone: 'destructive' })
      } else if (picked.entries.length === 0)
        toast({ title: m.nothing_found_title(), description: m.nothing_found_text(), tone: 'destructive' })
    } catch (error) {
      console.error('The pick failed', error)
      toast({ title: m.pick_failed_title(), description: m.pick_failed_text(), tone: 'destructive' })
    }
  }
  const latest = useRef(accept)
  latest.current = accept

  useEffect(() => {
    folder.current?.setAttribute('webkitdirectory', '')
    const onEnter = (event: DragEvent) => hasFiles(event.dataTransfer) && setDepth((now) => now + 1)
    const onLeave = (event: DragEvent) => hasFiles(event.dataTransfer) && setDepth((now) => Math.max(0, now - 1))
    const onOver = (event: DragEvent) => hasFiles(event.dataTransfer) && event.preventDefault()
    const onDrop = (event: DragEvent) => {
      setDepth(0)
      if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return
      event.preventDefault()
      void latest.current(pickFromDrop(event.dataTransfer, quiet()))
    }
    const listeners = { dragenter: onEnter, dragleave: onLeave, dragover: onOver, drop: onDrop }
    const all = Object.entries(listeners) as [keyof typeof listeners, (event: DragEvent) => void][]
    for (const [type, listener] of all) addEventListener(type, listener)
    return () => {
      for (const [type, listener] of all) removeEventListener(type, listener)
    }
  }, [])

  const fromInput = (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])]
    input.value = ''
    if (chosen.length > 0) take(pickFromInput(chosen).entries)
  }
  return {
    isOver: depth > 0,
    canPickFolders: canPickFolders(),
    chooseFiles: () => files.current?.click(),
    chooseFolder: () => folder.current?.click(),
    inputs: (
      <>
        <input
          ref={files}
          type="file"
          multiple
          hidden
          data-testid="library-files"
          onChange={(event) => fromInput(event.currentTarget)}
        />
        <input
          ref={folder}
          type="file"
          multiple
          hidden
          data-testid="library-folder"
          onChange={(event) => fromInput(event.currentTarget)}
        />
      </>
    ),
  }
}
