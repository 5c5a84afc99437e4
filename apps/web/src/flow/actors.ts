import { type EventObject, fromCallback } from 'xstate'
import type { FlowContext, FlowEvent, FlowServices, Reviewed, UploadServices } from './types.ts'

/** Work that tells how it goes. Its signal is aborted when its state is left: what was cancelled can't answer late. */
const telling = <Input>(work: (input: Input, tell: (event: FlowEvent) => void, signal: AbortSignal) => Promise<void>) =>
  fromCallback<EventObject, Input>(({ input, sendBack }) => {
    const abort = new AbortController()
    void work(input, sendBack, abort.signal)
    return () => abort.abort()
  })

/** Brings together what was picked. */
export const gather = (upload: FlowServices['upload']) =>
  telling<Pick<FlowContext, 'waiting'>>(async ({ waiting }, tell, signal) => {
    try {
      await upload(waiting, {
        signal,
        onProgress: (progress) => tell({ type: 'UPLOAD.PROGRESS', progress }),
        onSettled: (stored, keys, failed) => tell({ type: 'UPLOAD.SETTLED', stored, keys, failed }),
      })
      tell({ type: 'UPLOAD.END' })
    } catch (error) {
      tell({ type: 'UPLOAD.END', error })
    }
  })

/**
 * Says where everything belongs, as the draft of a review. What is judged for the first time and needs no question is carried
 * out; what a person has in review already stays there.
 */
export const judge = ({ sort, fileUnasked }: Pick<UploadServices, 'sort' | 'fileUnasked'>) =>
  telling<Pick<FlowContext, 'files' | 'draft'>>(async ({ files, draft }, tell, signal) => {
    try {
      const judged = await sort(files, draft, {
        signal,
        onProgress: (progress) => tell({ type: 'SORT.PROGRESS', progress }),
        onSortedBy: (by) => tell({ type: 'SORT.BY', by }),
      })
      const unasked = draft ? undefined : await fileUnasked({ draft: judged, files }, { signal })
      if (!unasked) tell({ type: 'SORT.DONE', draft: judged })
      else if (unasked.rest.draft.entries.size > 0) tell({ type: 'SORT.FILED', unasked })
      else tell({ type: 'RUN.DONE', report: unasked.report })
    } catch (error) {
      tell({ type: 'SORT.FAILED', error })
    }
  })

/** Carries out what was reviewed. */
export const carry = (organize: FlowServices['organize']) =>
  telling<Reviewed>(async (reviewed, tell, signal) => {
    try {
      const onPlan = (planId: string) => tell({ type: 'RUN.PLAN', planId })
      tell({ type: 'RUN.DONE', report: await organize(reviewed, { signal, onPlan }) })
    } catch (error) {
      tell({ type: 'RUN.FAILED', error })
    }
  })
