/** What stands behind one promise of the checklist, and whether it is kept today. */
export interface ComplianceProof {
  /** `complete`: everything named in `proof` is proven; a test holds this table against the tests themselves. */
  readonly status: 'complete' | 'warning'
  /** Rows of docs/conformance.md (`R-2`), or a test (`file › title`). */
  readonly proof: readonly string[]
}

const kept = (...proof: readonly string[]): ComplianceProof => ({ status: 'complete', proof })

/** By the id of the promise: 25 of them, part 2 section 9. */
export const COMPLIANCE_PROOFS = {
  policy: kept('P1-2.12'),
  guest: kept('U-10'),
  access: kept('Z-1'),
  export: kept('P1-2.33'),
  logs: kept('L-3'),
  csp: kept('X-3'),
  csrf: kept('X-6'),
  uploads: kept('X-1'),
  passwords: kept('A-4', 'A-6', 'A-7', 'A-12'),
  guessing: kept('A-1', 'A-2'),
  overwrite: kept('R-2'),
  undo: kept('R-6'),
  kill: kept('R-1'),
  durable: kept('R-4'),
  trash: kept('R-5'),
  axe: kept(
    'e2e/specs/a11y.spec.ts › every stage is clean in both themes @phone',
    'e2e/specs/settings.spec.ts › axe finds nothing on /settings, with its dialogs open and with an account @phone',
    'e2e/specs/legal.spec.ts › axe finds nothing on the legal pages @phone',
  ),
  keyboard: kept('e2e/specs/keyboard.spec.ts › the whole job without a mouse'),
  contrast: kept(
    'apps/web/src/ui/contrast.test.ts › text and muted text stand on the water, at its lightest and at its darkest',
  ),
  drag: kept(
    'e2e/specs/drag.spec.ts › files are dragged to another category with the mouse',
    'e2e/specs/drag.spec.ts › on a phone files are moved by touch @phone',
  ),
  names: kept('N-8'),
  why: kept('packages/core/src/classify/classify.test.ts › says in plain sentences why'),
  approve: kept(
    'packages/core/src/plan/build.test.ts › refuses paths that leave a root, an item twice, and two moves to one path',
  ),
  missing: kept('R-17'),
  errors: kept('L-4'),
  prices: kept('P1-1.2'),
} as const satisfies Readonly<Record<string, ComplianceProof>>

export type ComplianceId = keyof typeof COMPLIANCE_PROOFS
