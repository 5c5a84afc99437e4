import type { SortableItem, SortConfig } from '@octavo/core/rules'
import { useEffect, useState } from 'react'
import { askRules } from '../../../worker/rules/client.ts'

/** Things as rules mark them, in their order; `failed` where the rules can't be followed. */
export type Sorted =
  | { readonly is: 'working'; readonly items: readonly SortableItem[] }
  | { readonly is: 'sorted'; readonly items: readonly SortableItem[]; readonly marked: number }
  | { readonly is: 'failed' }

/** Sorts beside the page whenever things, order or rules change; what was sorted before stays in sight until then. */
export const useSorted = (items: readonly SortableItem[], config: SortConfig): Sorted => {
  const [sorted, setSorted] = useState<Sorted>({ is: 'working', items: [] })
  useEffect(() => {
    const over = new AbortController()
    setSorted((before) => ({ is: 'working', items: before.is === 'failed' ? [] : before.items }))
    askRules({ type: 'sort', items, config, nowMs: Date.now() }, over.signal).then(
      (answer) => setSorted({ is: 'sorted', ...answer }),
      (error: unknown) => {
        if (over.signal.aborted) return
        console.warn('Rules could not be followed', error)
        setSorted({ is: 'failed' })
      },
    )
    return () => over.abort()
  }, [items, config])
  return sorted
}
