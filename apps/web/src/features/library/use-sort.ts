import { useNavigate } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { toast } from '../../ui/index.ts'
import type { Key, Source } from './entry.ts'

/**
 * Hands things of a list to the organizer and goes there. Where a review would be given up `onReview` hears it first, unless
 * the person `isSure`. Throws HttpError.
 */
export const useSort = (source: Source, onReview: (keys: ReadonlySet<Key>) => void) => {
  const navigate = useNavigate()
  return async (keys: ReadonlySet<Key>, { isSure = false }: { readonly isSure?: boolean } = {}): Promise<void> => {
    const { organizerState, sortThese } = await import('./sort-these.ts')
    const state = await organizerState()
    if (state === 'busy') return void toast({ title: m.lib_sort_busy(), tone: 'destructive' })
    if (state === 'review' && !isSure) return onReview(keys)
    if ((await sortThese(keys, source)) === 0)
      return void toast({ title: m.nothing_found_title(), tone: 'destructive' })
    // The organizer's stages are entries of the history: without its stage this one would lead back to the collecting.
    navigate('/', { state: { stage: 'sort' } })
  }
}
