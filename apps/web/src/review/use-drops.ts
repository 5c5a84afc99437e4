import { type DragEvent, useState } from 'react'
import type { Review } from './use-review.ts'

export interface Dragging {
  readonly review: Review
  /** Ids of the files that are being dragged; undefined when none are. */
  readonly dragged: readonly string[] | undefined
  readonly onDropped: () => void
}

/** What a folder of a review needs to take files that are dropped on it. */
export interface Drops {
  readonly onDragOver: (event: DragEvent) => void
  readonly onDragLeave: () => void
  readonly onDrop: (event: DragEvent) => void
}

/** Folders that take files: what each of them listens to, and which one files are held over. */
export const useDrops = ({ review, dragged, onDropped }: Dragging) => {
  const [over, setOver] = useState<string>()
  return {
    isOver: (name: string): boolean => over === name && dragged !== undefined,
    dropsOn: (name: string): Drops => ({
      onDragOver(event) {
        if (!dragged || isHomeOf(review, name, dragged)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
        setOver(name)
      },
      onDragLeave: () => setOver((now) => (now === name ? undefined : now)),
      onDrop(event) {
        event.preventDefault()
        setOver(undefined)
        if (dragged) review.move(dragged, name)
        onDropped()
      },
    }),
  }
}

/** True when every dragged file is in the category already: dropping it there would mean nothing. */
const isHomeOf = (review: Review, category: string, ids: readonly string[]) =>
  ids.every((id) => review.draft.entries.get(id)?.category === category)
