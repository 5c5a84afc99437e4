import type { Break } from '../types.ts'

const GROUPS = 'packages/core/src/groups'
const ORGANISER = 'apps/web/src/features/workbench/organiser'
const WORDS = 'apps/web/messages/organisers/en.json'

/** The organisers of e-mails and photos, and the groups that they make. */
export const breaks: readonly Break[] = [
  {
    row: 'P2-2.28',
    file: 'apps/web/src/features/workbench/emails/email-groups.tsx',
    find: 'const SHOWN = 3',
    replace: 'const SHOWN = 4',
  },
  {
    row: 'P2-2.29',
    file: 'apps/web/src/features/workbench/photos/photo-groups.tsx',
    find: 'const SHOWN = 6',
    replace: 'const SHOWN = 5',
  },
  {
    row: 'P2-3.15',
    file: `${GROUPS}/in-groups.ts`,
    find: 'rankOf(a) - rankOf(b) ||',
    replace: 'rankOf(b) - rankOf(a) ||',
  },
  { row: 'P2-4.11', file: WORDS, find: '"Preparing for AI Sorting"', replace: '"Preparing"' },
  { row: 'P2-4.12', file: WORDS, find: 'Successfully organized', replace: 'Organized' },
  {
    row: 'P2-4.13',
    file: `${ORGANISER}/organiser-machine.ts`,
    find: 'pacing().organiserWait',
    replace: 'pacing().organiserWait / 2',
  },
  {
    row: 'P2-4.14',
    file: `${ORGANISER}/organiser-machine.ts`,
    find: "GROUPED: { target: 'approval', actions: 'takeGroups' }",
    replace: "GROUPED: { target: 'approval' }",
  },
  {
    row: 'P2-4.15',
    file: `${ORGANISER}/organiser-machine.ts`,
    find: "REJECT: 'idle'",
    replace: "REJECT: 'waiting'",
  },
  {
    row: 'P2-4.16',
    file: `${ORGANISER}/organiser-machine.ts`,
    find: "actions: ['approve', 'tellOrganised']",
    replace: "actions: ['approve']",
  },
  {
    row: 'P2-4.17',
    file: `${ORGANISER}/organiser-machine.ts`,
    find: 'const STEP_PERCENT = 20',
    replace: 'const STEP_PERCENT = 25',
  },
  {
    row: 'P2-4.18',
    file: `${ORGANISER}/organiser-machine.ts`,
    find: 'asksFirst && canAsk',
    replace: '!asksFirst && canAsk',
  },
  {
    row: 'P2-4.22',
    file: `${ORGANISER}/organiser-panel.tsx`,
    find: '!isIdle || items.length === 0',
    replace: 'items.length === 0',
  },
  { row: 'P2-4.23', file: `${ORGANISER}/organiser-panel.tsx`, find: 'const NAMED = 3', replace: 'const NAMED = 4' },
  {
    row: 'P2-8.18',
    file: `${ORGANISER}/organiser-machine.ts`,
    find: 'await services.ask?.(wish, signal).catch(warn)',
    replace: 'await services.ask?.(wish, signal)',
  },
  {
    row: 'P2-9.14',
    file: 'packages/core/src/flow/pacing.ts',
    find: 'organiserReset: 3000',
    replace: 'organiserReset: 5000',
  },
  {
    row: 'P2-9.16',
    file: `${GROUPS}/group-photos.ts`,
    find: "bucket === 'This Year' || bucket === 'Older'",
    replace: "bucket === 'Older'",
  },
  { row: 'P2-9.18', file: `${GROUPS}/events.ts`, find: '> EVENT_GAP_MS', replace: '>= EVENT_GAP_MS' },
  { row: 'P2-9.22', file: `${GROUPS}/group-photos.ts`, find: "'No People Detected'", replace: "'Nobody'" },
  {
    row: 'UX-96',
    file: 'apps/web/src/worker/mail/mail.worker.ts',
    find: 'new Set(sets.flatMap(([, ...others]) => others))',
    replace: 'new Set(sets.flatMap(([, , ...others]) => others))',
  },
  {
    row: 'UX-96',
    file: 'packages/readers/src/mail/mailbox.ts',
    find: 'const place = { ...lies, at: part.at,',
    replace: 'const place = { ...lies, at: part.at + 1,',
  },
  {
    row: 'UX-97',
    file: 'apps/web/src/worker/mail/contents.ts',
    find: "parts.push(mailbox.slice(from, line), '>')",
    replace: 'parts.push(mailbox.slice(from, line))',
  },
  {
    row: 'UX-97',
    file: 'apps/web/src/worker/mail/contents.ts',
    find: "isOpen ? '\\n\\n' : '\\n'",
    replace: "'\\n'",
  },
  {
    row: 'UX-97',
    file: 'packages/readers/src/mail/boxed.ts',
    find: "=== LF ? '\\n' : '\\n\\n'",
    replace: "=== LF ? '' : '\\n\\n'",
  },
]
