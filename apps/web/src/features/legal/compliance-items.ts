import { m } from '../../paraglide/messages.js'
import { COMPLIANCE_PROOFS, type ComplianceId, type ComplianceProof } from './compliance-proofs.ts'

/** One promise of the checklist. */
export interface ComplianceItem extends ComplianceProof {
  readonly id: ComplianceId
  readonly name: () => string
  readonly description: () => string
}

export interface ComplianceGroup {
  readonly name: () => string
  readonly items: readonly ComplianceItem[]
}

type Words = readonly [name: () => string, description: () => string]

const group = (name: () => string, words: Partial<Record<ComplianceId, Words>>): ComplianceGroup => ({
  name,
  items: (Object.entries(words) as [ComplianceId, Words][]).map(([id, [title, description]]) => ({
    ...COMPLIANCE_PROOFS[id],
    id,
    name: title,
    description,
  })),
})

/** 25 promises in 5 groups: part 2 section 9. */
export const COMPLIANCE: readonly ComplianceGroup[] = [
  group(m.legal_group_privacy, {
    policy: [m.legal_item_policy, m.legal_item_policy_text],
    guest: [m.legal_item_guest, m.legal_item_guest_text],
    access: [m.legal_item_access, m.legal_item_access_text],
    export: [m.legal_item_export, m.legal_item_export_text],
    logs: [m.legal_item_logs, m.legal_item_logs_text],
  }),
  group(m.legal_group_security, {
    csp: [m.legal_item_csp, m.legal_item_csp_text],
    csrf: [m.legal_item_csrf, m.legal_item_csrf_text],
    uploads: [m.legal_item_uploads, m.legal_item_uploads_text],
    passwords: [m.legal_item_passwords, m.legal_item_passwords_text],
    guessing: [m.legal_item_guessing, m.legal_item_guessing_text],
  }),
  group(m.legal_group_safety, {
    overwrite: [m.legal_item_overwrite, m.legal_item_overwrite_text],
    undo: [m.legal_item_undo, m.legal_item_undo_text],
    kill: [m.legal_item_kill, m.legal_item_kill_text],
    durable: [m.legal_item_durable, m.legal_item_durable_text],
    trash: [m.legal_item_trash, m.legal_item_trash_text],
  }),
  group(m.legal_group_access, {
    axe: [m.legal_item_axe, m.legal_item_axe_text],
    keyboard: [m.legal_item_keyboard, m.legal_item_keyboard_text],
    contrast: [m.legal_item_contrast, m.legal_item_contrast_text],
    drag: [m.legal_item_drag, m.legal_item_drag_text],
    names: [m.legal_item_names, m.legal_item_names_text],
  }),
  group(m.legal_group_honesty, {
    why: [m.legal_item_why, m.legal_item_why_text],
    approve: [m.legal_item_approve, m.legal_item_approve_text],
    missing: [m.legal_item_missing, m.legal_item_missing_text],
    errors: [m.legal_item_errors, m.legal_item_errors_text],
    prices: [m.legal_item_prices, m.legal_item_prices_text],
  }),
]
