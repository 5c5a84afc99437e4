import type { ScanFrequency, ScoutSource, Task } from '@octavo/contract'
import { m } from '../../paraglide/messages.js'
import type { BadgeTone } from '../../ui/index.ts'

/** Files and tasks that are shown of all. */
export const SHOWN_FILES = 10
export const SHOWN_TASKS = 10
export const SHOWN_LIVE = 5

export const SOURCES: Readonly<Record<ScoutSource, () => string>> = {
  local: m.agents_source_local,
  gmail: m.agents_source_gmail,
  drive: m.agents_source_drive,
  dropbox: m.agents_source_dropbox,
  onedrive: m.agents_source_onedrive,
}

export const FREQUENCIES: Readonly<Record<ScanFrequency, () => string>> = {
  realtime: m.agents_realtime,
  hourly: m.agents_hourly,
  daily: m.agents_daily,
  weekly: m.agents_weekly,
}

/** The state of a thing in a scout's ledger, and `missed`, which is not one. */
export const COUNTS = {
  new: m.agents_count_new,
  proposed: m.agents_count_proposed,
  asked: m.agents_count_asked,
  kept: m.agents_count_kept,
  filing: m.agents_count_filing,
  filed: m.agents_count_filed,
  failed: m.agents_count_failed,
} as const

/** How a task stands: its word and its look; those that the specification names no colour for are outlined. */
export const STATUS: Readonly<Record<Task['status'], { readonly words: () => string; readonly tone: BadgeTone }>> = {
  completed: { words: m.agents_status_completed, tone: 'ok' },
  failed: { words: m.agents_status_failed, tone: 'danger' },
  running: { words: m.agents_status_running, tone: 'accent' },
  waiting: { words: m.agents_status_waiting, tone: 'neutral' },
  cancelled: { words: m.agents_status_cancelled, tone: 'neutral' },
}

const TASKS: Readonly<Record<string, () => string>> = {
  scout: m.agents_task_scout,
  discover: m.agents_discover,
  analyze: m.agents_analyze,
  'agent-organize': m.agents_organize,
  sync: m.agents_drive,
  'mail-sort': m.agents_mail,
  'drive-run': m.agents_organizer,
  'drive-undo': m.agents_organizer,
  approve: m.agents_organizer,
}

/** What a task does, in the person's words. */
export const taskName = (type: string): string => (TASKS[type] ?? m.agents_task_other)()
