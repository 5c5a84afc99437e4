import { AppError } from '@octavo/core'
import type { DeviceNotice } from '../../flow/device-types.ts'
import { filesOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { toast } from '../../ui/index.ts'
import { tellRequired } from './gate.ts'
import { resultOf } from './services.ts'

const failed = (title: string, description: string): void => {
  toast({ title, description, tone: 'destructive' })
}

/** Shows what the flow has to say, in the words of consent mode. */
export const tellNotice = (notice: DeviceNotice): void => {
  if (notice.type === 'empty') failed(m.nothing_found_title(), m.nothing_found_text())
  else if (notice.type === 'refused') failed(m.consent_toast_scan(), m.consent_toast_scan_text())
  else if (notice.type === 'failed') tellFailure(notice)
  else if (notice.type === 'done') {
    const words = { files: filesOf(notice.report.movedCount) }
    const isBasic = resultOf(notice.report)?.others === 'failed'
    const description = isBasic ? m.consent_toast_basic_text(words) : m.consent_toast_done_text(words)
    toast({ title: m.consent_done_title(), description })
  }
}

const tellFailure = ({ during, error }: Extract<DeviceNotice, { type: 'failed' }>): void => {
  console.warn('Consent mode failed', error)
  const code = error instanceof AppError ? error.code : undefined
  if (code === 'consent_required') tellRequired()
  else if (during === 'judging' || code === 'safety_violation')
    failed(m.consent_toast_processing(), m.consent_toast_processing_text())
  else if (during === 'carrying') failed(m.consent_toast_sort(), m.consent_toast_sort_text())
  else failed(m.consent_toast_scan(), m.consent_toast_scan_text())
}
