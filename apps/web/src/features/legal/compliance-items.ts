import { m } from '../../paraglide/messages.js'
import { COMPLIANCE_PROOFS, type ComplianceId, type ComplianceProof } from './compliance-proofs.ts'

/** One promise of the checklist. */
export interface ComplianceItem extends ComplianceProof {
  readonly id: ComplianceId
  readonly name: () => string
  readonly description: () => string
}

export interface ComplianceGroup {
  readonly id: string
  readonly name: () => string
  readonly items: readonly ComplianceItem[]
}

const item = (id: ComplianceId, name: () => string, description: () => string): ComplianceItem => ({
  ...COMPLIANCE_PROOFS[id],
  id,
  name,
  description,
})

/** 25 promises in 5 groups: part 2 section 9. */
export const COMPLIANCE: readonly ComplianceGroup[] = [
  {
    id: 'privacy',
    name: m.legal_group_privacy,
    items: [
      item('policy', m.legal_item_policy, m.legal_item_policy_text),
      item('guest', m.legal_item_guest, m.legal_item_guest_text),
      item('access', m.legal_item_access, m.legal_item_access_text),
      item('export', m.legal_item_export, m.legal_item_export_text),
      item('logs', m.legal_item_logs, m.legal_item_logs_text),
    ],
  },
  {
    id: 'security',
    name: m.legal_group_security,
    items: [
      item('csp', m.legal_item_csp, m.legal_item_csp_text),
      item('csrf', m.legal_item_csrf, m.legal_item_csrf_text),
      item('uploads', m.legal_item_uploads, m.legal_item_uploads_text),
      item('passwords', m.legal_item_passwords, m.legal_item_passwords_text),
      item('guessing', m.legal_item_guessing, m.legal_item_guessing_text),
    ],
  },
  {
    id: 'safety',
    name: m.legal_group_safety,
    items: [
      item('overwrite', m.legal_item_overwrite, m.legal_item_overwrite_text),
      item('undo', m.legal_item_undo, m.legal_item_undo_text),
      item('kill', m.legal_item_kill, m.legal_item_kill_text),
      item('durable', m.legal_item_durable, m.legal_item_durable_text),
      item('trash', m.legal_item_trash, m.legal_item_trash_text),
    ],
  },
  {
    id: 'access',
    name: m.legal_group_access,
    items: [
      item('axe', m.legal_item_axe, m.legal_item_axe_text),
      item('keyboard', m.legal_item_keyboard, m.legal_item_keyboard_text),
      item('contrast', m.legal_item_contrast, m.legal_item_contrast_text),
      item('drag', m.legal_item_drag, m.legal_item_drag_text),
      item('names', m.legal_item_names, m.legal_item_names_text),
    ],
  },
  {
    id: 'honesty',
    name: m.legal_group_honesty,
    items: [
      item('why', m.legal_item_why, m.legal_item_why_text),
      item('approve', m.legal_item_approve, m.legal_item_approve_text),
      item('missing', m.legal_item_missing, m.legal_item_missing_text),
      item('errors', m.legal_item_errors, m.legal_item_errors_text),
      item('prices', m.legal_item_prices, m.legal_item_prices_text),
    ],
  },
]
