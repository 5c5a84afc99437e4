import { useMemo, useState } from 'react'
import { isFolderKey, type Key } from './entry.ts'
import { isInside, parentOf } from './place.ts'

/** Whether things may be put into a folder: not where they are, not into themselves or what is in them. */
export const mayGo = (keys: ReadonlySet<Key>, to: string, here: string | undefined): boolean =>
  keys.size > 0 &&
  to !== here &&
  [...keys].every((key) => !isFolderKey(key) || (!isInside(to, key) && parentOf(key) !== to))

/** What is dragged over the screen, and where it may be let go. */
export const useDragging = (here: string | undefined, onMove: (keys: ReadonlySet<Key>, to: string) => void) => {
  const [dragged, setDragged] = useState<ReadonlySet<Key>>()
  return useMemo(
    () => ({
      begin: setDragged,
      end: () => setDragged(undefined),
      takes: (folder: string) => dragged !== undefined && mayGo(dragged, folder, here),
      onDrop(folder: string) {
        setDragged(undefined)
        if (dragged && mayGo(dragged, folder, here)) onMove(dragged, folder)
      },
    }),
    [dragged, here, onMove],
  )
}
export type Dragging = ReturnType<typeof useDragging>

/** The handlers of an element into which things can be dragged: it is lit while they may be let go there. */
export const dropInto = ({ takes, onDrop }: Pick<Dragging, 'takes' | 'onDrop'>, folder: string) => ({
  onDragOver(event: React.DragEvent<HTMLElement>) {
    if (!takes(folder)) return
    event.preventDefault()
    event.currentTarget.dataset.over = ''
  },
  onDragLeave({ currentTarget }: React.DragEvent<HTMLElement>) {
    delete currentTarget.dataset.over
  },
  onDrop(event: React.DragEvent<HTMLElement>) {
    delete event.currentTarget.dataset.over
    if (!takes(folder)) return
    event.preventDefault()
    onDrop(folder)
  },
})
