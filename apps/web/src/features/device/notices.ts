import type { DeviceNotice } from '../../flow/device-types.ts'
import { isNoneSelected } from '../../intake/collect-chosen.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { devicePlatform } from '../../platform/index.ts'
import type { ToastInput } from '../../ui/index.ts'

const isWeb = () => devicePlatform() === 'web'

/** Where nothing could be read. */
const unreadable = () => (isWeb() ? m.device_toast_access_web() : m.device_toast_access_mobile())

const bad = (title: string, description: string): ToastInput => ({ title, description, tone: 'destructive' })

/** A scan that brought nothing, by the way in that was taken. */
const none = (type: 'cancelled' | 'empty', by: string): ToastInput => {
  if (by === 'bulk') return bad(m.device_toast_bulk_title(), m.device_toast_unselected_files())
  if (type === 'cancelled') {
    const words = by === 'folder' ? m.device_toast_unselected_folder() : m.device_toast_unselected_files()
    return bad(m.device_toast_unselected_title(), words)
  }
  if (by === 'folder') return bad(m.device_toast_none_title(), m.device_toast_none_folder())
  return bad(m.device_toast_none_title(), isWeb() ? m.device_toast_none_web() : m.device_toast_none_mobile())
}

const isRefusal = (error: unknown) =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError')

/** A scan that failed, by the way in that was taken. */
const scanFailed = (by: string, error: unknown): ToastInput => {
  if (isRefusal(error)) return bad(m.device_toast_access_title(), m.device_toast_access_request())
  switch (by) {
    case 'bulk':
      return bad(m.device_toast_bulk_title(), (error instanceof Error && error.message) || unreadable())
    case 'scan':
      return bad(m.device_toast_auto_failed(), m.device_toast_auto_failed_text())
    case 'folder':
      return bad(m.device_toast_folder_failed(), unreadable())
    case 'files':
      return bad(m.device_toast_files_failed(), unreadable())
    default:
      return bad(m.device_toast_access_title(), unreadable())
  }
}

/** A notice of the flow as a toast. */
export const toToast = (notice: DeviceNotice): ToastInput => {
  switch (notice.type) {
    case 'found':
      return notice.by === 'bulk'
        ? { title: m.device_toast_auto_title(), description: m.device_toast_auto_text() }
        : {
            title: m.device_toast_found_title({ count: notice.fileCount, n: number(notice.fileCount) }),
            description:
              notice.categoryCount === 0
                ? m.device_filed_all()
                : m.device_toast_found_text({ count: notice.categoryCount, n: number(notice.categoryCount) }),
          }
    case 'refused':
      return bad(m.device_toast_permission_title(), m.device_toast_permission_text())
    case 'failed':
      if (isNoneSelected(notice.error)) return none('cancelled', notice.by)
      return notice.during === 'carrying'
        ? bad(m.device_toast_organize_failed(), m.device_toast_organize_failed_text())
        : scanFailed(notice.by, notice.error)
    case 'busy':
      return { title: notice.what === 'scan' ? m.busy_scan() : m.busy_organization() }
    case 'done': {
      const { movedCount: count, opinion } = notice.report
      const words = { count, n: number(count) }
      return {
        title: m.device_toast_done_title(),
        description: opinion ? m.device_toast_done_ai(words) : m.device_toast_done_basic(words),
      }
    }
    default:
      return none(notice.type, notice.by)
  }
}
