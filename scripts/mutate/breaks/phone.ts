import type { Break } from '../types.ts'

const web = 'apps/web/src'
const core = 'packages/core/src'

/** The flows of a phone: their times, their words, what they send. */
export const breaks: readonly Break[] = [
  {
    row: 'P1-4.6',
    file: `${core}/flow/pacing.ts`,
    find: 'mobileOrganizing: 1500',
    replace: 'mobileOrganizing: 2500',
  },
  { row: 'P1-4.7', file: `${core}/flow/pacing.ts`, find: 'aiSortStep: 1000', replace: 'aiSortStep: 500' },
  {
    row: 'P1-4.10',
    file: `${core}/flow/pacing.ts`,
    find: 'folderScanning: 3000',
    replace: 'folderScanning: 300',
  },
  {
    row: 'P1-4.14',
    file: `${web}/intake/choose.ts`,
    find: "addEventListener('focus', wait)\n    open",
    replace: 'wait()\n    open',
  },
  {
    row: 'P1-4.8',
    file: `${web}/flow/carry-to-library.ts`,
    find: 'if (draft.entries.get(item.id)?.excluded !== false) return []',
    replace: 'if (!draft.entries.has(item.id)) return []',
  },
  {
    row: 'P1-8.14',
    file: `${web}/intake/collect-chosen.ts`,
    find: "error.message.includes('No files selected')",
    replace: "error.message === 'No files selected'",
  },
  {
    row: 'P1-8.10',
    file: `${web}/features/phone/tell.ts`,
    find: '? destructive(m.mobile_failed_title(), m.mobile_failed_text())',
    replace: '? destructive(m.toast_try_again())',
  },
]
