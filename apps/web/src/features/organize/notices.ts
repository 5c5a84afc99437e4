import { isLocal } from '../../device/local.ts'
import { sentence } from '../../flow/sentence.ts'
import type { FlowNotice } from '../../flow/types.ts'
import { HttpError } from '../../http/http.ts'
import { failureText } from '../../intake/failure-text.ts'
import { SendError } from '../../intake/types.ts'
import { filesOf, foldersOf, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { isSessionOver } from '../../session/session.ts'
import { type ToastInput, toast } from '../../ui/index.ts'

/** A refusal without words is 'Sorting failed'; no answer at all is 'Please try again'. */
const sortSentence = (error: unknown): string =>
  error instanceof HttpError && error.serverText === undefined ? m.toast_sorting_failed() : sentence(error)

const isFailure = (error: unknown): error is Parameters<typeof failureText>[0] =>
  typeof error === 'object' && error !== null && 'entry' in error && 'code' in error

const uploadSentence = (error: unknown): string => {
  if (isFailure(error)) return error.text ?? (error.code === 'internal' ? m.toast_upload_failed() : failureText(error))
  return error instanceof SendError && error.text !== undefined ? error.text : m.toast_upload_failed()
}

const undoing = (runId: string, undo: (runId: string) => void) => ({
  label: m.undo(),
  altText: m.toast_undo_alt(),
  onAction: () => undo(runId),
})

/** A notice of the flow as a toast. `undo` takes the run back. */
export const toToast = (notice: FlowNotice, undo: (runId: string) => void): ToastInput => {
  switch (notice.type) {
    case 'collected':
      return {
        title: m.toast_collected_title(),
        description: m.toast_collected_text({ count: notice.count, n: number(notice.count) }),
      }
    case 'nothingFound':
      return { title: m.nothing_found_title(), description: m.nothing_found_text(), tone: 'destructive' }
    case 'uploadCancelled': {
      const { keptCount, totalCount } = notice
      const words = { total: totalCount, kept: number(keptCount) }
      return { title: m.toast_upload_cancelled_title(), description: m.toast_upload_cancelled_text(words) }
    }
    case 'uploadIncomplete': {
      const count = notice.failedCount
      const description = m.toast_upload_incomplete_text({ count, n: number(count) })
      return { title: m.toast_upload_incomplete_title(), description, tone: 'destructive' }
    }
    case 'sorted':
      if (notice.by === 'device') {
        const words = { count: notice.count, n: number(notice.count) }
        return { title: m.toast_sorted_here_title(), description: m.toast_sorted_here_text(words) }
      }
      return {
        title: m.toast_sorted_title(),
        description: m.toast_sorted_text({ count: notice.count, n: number(notice.count) }),
      }
    case 'sortFailed':
      return {
        title: m.toast_sort_failed_title(),
        description: notice.duringUpload ? uploadSentence(notice.error) : sortSentence(notice.error),
        tone: 'destructive',
      }
    case 'organizeFailed':
      return {
        title: m.toast_organize_failed_title(),
        description: sentence(notice.error),
        tone: 'destructive',
      }
    case 'filed': {
      const { runId, movedCount, folderCount } = notice.report
      return {
        title: m.toast_filed_title(),
        description: m.complete_detail({ files: filesOf(movedCount), folders: foldersOf(folderCount) }),
        action: undoing(runId, undo),
      }
    }
    case 'organized': {
      const { runId, stayed } = notice.report
      const count = stayed.length
      return {
        title: m.toast_organized_title(),
        description: isLocal(runId)
          ? m.offline_organized_text()
          : count > 0
            ? m.toast_organized_partly({ count, n: number(count) })
            : m.toast_organized_text(),
        action: undoing(runId, undo),
      }
    }
  }
}

/** Shows a notice of the flow; what failed because the session is over is told once, and not by each step. */
export const showNotice = (notice: FlowNotice, undo: (runId: string) => void): void => {
  const shown = toToast(notice, undo)
  if (!(shown.tone === 'destructive' && isSessionOver())) toast(shown)
}
