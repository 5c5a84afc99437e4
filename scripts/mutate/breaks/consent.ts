import type { Break } from '../types.ts'

const CORE = 'packages/core/src/consent'
const WEB = 'apps/web/src'

/** Breaks of the rows of consent mode and of the ledger. */
export const breaks: readonly Break[] = [
  {
    row: 'P2-3.2',
    file: `${CORE}/metadata-record.ts`,
    find: 'for (const name of FORBIDDEN_MEMBERS) if (name in candidate) throw violation(name)',
    replace: '',
  },
  {
    row: 'P2-3.3',
    file: `${CORE}/consent.ts`,
    find: 'REQUIRED_CONSENT.every((name) => consent[name] === true)',
    replace: 'REQUIRED_CONSENT.some((name) => consent[name] === true)',
  },
  {
    row: 'P2-4.6',
    file: `${WEB}/flow/consent-gate.ts`,
    find: "overview: { on: { DETAILS: 'details', DECLINE: { actions: 'tellDeclined' } } },",
    replace: "overview: { on: { DETAILS: 'details' } },",
  },
  {
    row: 'P2-4.7',
    file: `${WEB}/flow/consent-gate.ts`,
    find: "CONTINUE: { guard: 'isComplete', target: 'confirmation' }",
    replace: "CONTINUE: { target: 'confirmation' }",
  },
  {
    row: 'P2-4.8',
    file: `${WEB}/device/consent.ts`,
    find: 'for (const name of [METADATA, PREFERENCES]) {',
    replace: 'for (const name of [PREFERENCES]) {',
  },
  {
    row: 'P2-5.3',
    file: `${CORE}/metadata-source.ts`,
    find: '  requireConsent(receipt)\n',
    replace: '',
  },
  {
    row: 'P2-5.4',
    file: `${CORE}/metadata-record.ts`,
    find: 'if (!MEMBERS[name](value)) throw violation(name)',
    replace: '',
  },
  {
    row: 'P2-7.14',
    file: `${WEB}/device/consent.ts`,
    find: "const METADATA = 'octavo-metadata'",
    replace: "const METADATA = 'octavo.metadata'",
  },
  {
    row: 'P2-8.13',
    file: `${WEB}/features/consent/notices.ts`,
    find: "else if (during === 'carrying') failed(m.consent_toast_sort(), m.consent_toast_sort_text())",
    replace: "else if (during === 'carrying') failed(m.consent_toast_scan(), m.consent_toast_scan_text())",
  },
  {
    row: 'UX-62',
    file: `${WEB}/http/send.ts`,
    find: "  noteSent({ method: init.method ?? 'GET', url: String(url), body: init.body })\n",
    replace: '',
    also: [
      {
        file: `${WEB}/http/send.ts`,
        find: 'import { type Body, noteSent } from',
        replace: 'import type { Body } from',
      },
    ],
  },
]
