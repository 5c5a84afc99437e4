import { isOpen } from '@octavo/core'
import { useCallback, useRef, useState } from 'react'
import { useOpened } from '../viewer/use-opened.ts'
import type { Review } from './use-review.ts'

interface Walk {
  readonly ids: readonly string[]
  readonly isRound: boolean
}

const NONE: readonly string[] = []
const idsOf = (rows: Review['rows']) => rows.map(({ item }) => item.id)

/**
 * Which file of the review is open, and what is gone through from it: the list as it was when it was opened, or everything
 * that needs a decision. Back closes it.
 */
export const useLooking = (review: Review) => {
  const { opened, open, close } = useOpened()
  const [walk, setWalk] = useState<Walk>()
  const latest = useRef(review)
  latest.current = review
  const at = opened !== undefined && review.draft.entries.has(opened) ? opened : undefined
  const begin = useCallback(
    (next: Walk, id: string | undefined) => {
      if (id === undefined) return
      setWalk(next)
      open(id)
    },
    [open],
  )
  return {
    at,
    // After a reload nobody knows what was gone through: then it is what the list shows.
    ids: walk?.ids ?? (at === undefined ? NONE : idsOf(review.rows)),
    isRound: walk?.isRound ?? false,
    /** Opens a file; what can be gone through from it is the list, or `among`. */
    open: useCallback(
      (id: string, among?: readonly string[]) =>
        begin({ ids: among ?? idsOf(latest.current.rows), isRound: false }, id),
      [begin],
    ),
    /** Opens the first that needs a decision in what is open, else in everything. */
    decide: useCallback(() => {
      const { rows, draft } = latest.current
      const inList = rows.filter(isOpen)
      const all = inList.length > 0 ? inList : [...draft.entries.values()].filter(isOpen)
      begin({ ids: idsOf(all), isRound: true }, all[0]?.item.id)
    }, [begin]),
    goTo: useCallback(
      (id: string) => {
        open(id)
        latest.current.goTo(id)
      },
      [open],
    ),
    close: useCallback(() => {
      close()
    }, [close]),
  }
}
export type Looking = ReturnType<typeof useLooking>
