import { useEffect } from 'react'
import type { Flow } from '../../flow/flow.ts'
import type { FlowNotice } from '../../flow/types.ts'

const NOTICES: readonly FlowNotice['type'][] = [
  'collected',
  'nothingFound',
  'uploadCancelled',
  'uploadIncomplete',
  'sorted',
  'sortFailed',
  'organizeFailed',
  'organized',
  'filed',
]

const show = async (notice: FlowNotice, undo: (runId: string) => void) => {
  const { showNotice } = await import('./notices.ts')
  showNotice(notice, undo)
}

/** Shows what the flow has to say as toasts. */
export const useNotices = (flow: Flow | undefined, undo: (runId: string) => void): void => {
  useEffect(() => {
    if (!flow) return
    const running = NOTICES.map((type) => flow.on(type, (notice) => void show(notice, undo)))
    return () => {
      for (const subscription of running) subscription.unsubscribe()
    }
  }, [flow, undo])
}
