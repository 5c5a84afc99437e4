import type { LearnedChange } from '@octavo/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { saveFile } from '../../platform/index.ts'
import { toast } from '../../ui/index.ts'
import type { School } from './learned.ts'

const failed = (error: unknown) => {
  console.warn('What was learned could not be reached', error)
  toast({ title: m.learned_failed(), tone: 'destructive' })
}

/** What one school knows, and how it is changed: each change is told with an Undo that brings back what was known before. */
export const useLearned = (school: School) => {
  const client = useQueryClient()
  const queryKey = ['learned', school.id]
  const { data: folders = [] } = useQuery({
    queryKey,
    queryFn: () => school.folders(),
    staleTime: 0,
    retry: false,
    networkMode: 'always',
  })
  const change = async (wish: LearnedChange, told: string) => {
    try {
      const before = await school.text()
      client.setQueryData(queryKey, await school.change(wish))
      const undo = async () => {
        if (wish.type === 'import') await school.change({ type: 'forget-all' })
        if (before !== '') client.setQueryData(queryKey, await school.change({ type: 'import', text: before }))
        await client.invalidateQueries({ queryKey })
      }
      toast({
        title: told,
        action: {
          label: m.rules_undo(),
          altText: m.learned_undo_alt(),
          onAction: () => void undo().catch(failed),
        },
      })
    } catch (error) {
      failed(error)
    }
  }
  const save = async () => {
    try {
      await saveFile(new Blob([await school.text()], { type: 'application/json' }), 'octavo-learned.json')
    } catch (error) {
      if (!(error instanceof DOMException)) failed(error)
    }
  }
  return {
    folders,
    change: (wish: LearnedChange, told: string) => void change(wish, told),
    save: () => void save(),
  }
}
