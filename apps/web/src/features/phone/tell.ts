import type { DeviceNotice } from '../../flow/device-types.ts'
import { sentence } from '../../flow/sentence.ts'
import { isNoneSelected } from '../../intake/collect-chosen.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { type ToastInput, toast } from '../../ui/index.ts'

type Undo = (runId: string) => void

const destructive = (title: string, description?: string): ToastInput => ({
  title,
  tone: 'destructive',
  ...(description !== undefined && { description }),
})

/** What every flow says alike: of a second run, and of a choice that brought nothing. */
const common = (notice: Exclude<DeviceNotice, { type: 'found' | 'done' }>): ToastInput | undefined => {
  switch (notice.type) {
    case 'busy':
      return destructive(notice.what === 'scan' ? m.busy_scan() : m.busy_organization())
    case 'empty':
      return destructive(m.nothing_found_title(), m.nothing_found_text())
    case 'refused':
      return destructive(m.access_refused_title(), m.access_refused_text())
    case 'cancelled':
      return destructive(m.access_cancelled_title(), m.access_cancelled_text())
    case 'failed':
      return isNoneSelected(notice.error)
        ? destructive(m.pick_none_title(), m.access_none_text())
        : destructive(m.pick_failed_title(), m.pick_failed_text())
  }
}

/** The toasts of the mobile organizer: part 1 section 8. */
export const mobileToast = (notice: DeviceNotice, undo: Undo): ToastInput | undefined => {
  switch (notice.type) {
    case 'found':
      return { title: m.mobile_auto_title(), description: m.mobile_auto_text() }
    case 'done': {
      const { runId, movedCount: count } = notice.report
      return {
        title: m.mobile_complete_title(),
        description: m.mobile_done_text({ count, n: number(count) }),
        action: { label: m.undo(), altText: m.toast_undo_alt(), onAction: () => undo(runId) },
      }
    }
    // Nobody has to be told that they have closed a dialog.
    case 'cancelled':
      return undefined
    case 'refused':
      return notice.by === 'photos' ? destructive(m.stores_denied_title(), m.access_refused_text()) : common(notice)
    case 'failed':
      return notice.during === 'carrying'
        ? destructive(m.mobile_failed_title(), m.mobile_failed_text())
        : common(notice)
    default:
      return common(notice)
  }
}

/** The toasts of the folder-access flow: part 1 section 8. */
export const folderToast = (notice: DeviceNotice): ToastInput | undefined => {
  switch (notice.type) {
    case 'found': {
      const { fileCount, categoryCount } = notice
      return {
        title: m.access_found_title({ count: fileCount, n: number(fileCount) }),
        description: m.access_found_text({ count: categoryCount, n: number(categoryCount) }),
      }
    }
    case 'done':
      return { title: m.access_ai_done_title(), description: m.access_ai_done_text() }
    case 'failed':
      return notice.during === 'carrying'
        ? destructive(m.toast_sort_failed_title(), sentence(notice.error))
        : common(notice)
    default:
      return common(notice)
  }
}

/** Shows a toast, where there is something to say. */
export const say = (words: ToastInput | undefined): void => {
  if (words) toast(words)
}
