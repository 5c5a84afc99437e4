import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COMPLIANCE_PROOFS } from '../../apps/web/src/features/legal/compliance-proofs.ts'
import { parseConformance, testTitles } from '../conformance.ts'

const root = join(import.meta.dirname, '..', '..')
const rows = new Map(
  parseConformance(readFileSync(join(root, 'docs/conformance.md'), 'utf8')).map((row) => [row.id, row]),
)

/** True when the row is proven, or when the test exists. Throws for a row that is not in the document. */
const isProven = (proof: string): boolean => {
  const [file = '', title] = proof.split(' › ')
  if (title === undefined) {
    const row = rows.get(proof)
    if (!row) throw new Error(`docs/conformance.md has no row ${proof}`)
    return row.state === 'proven'
  }
  return existsSync(join(root, file)) && testTitles(readFileSync(join(root, file), 'utf8')).has(title)
}

describe('the compliance checklist', () => {
  it('has 25 promises', () => {
    expect(Object.keys(COMPLIANCE_PROOFS)).toHaveLength(25)
  })

  it.each(Object.entries(COMPLIANCE_PROOFS))(
    '%s says what its proofs say, no more and no less',
    (_id, { status, proof }) => {
      expect(proof.length).toBeGreaterThan(0)
      expect(proof.every(isProven)).toBe(status === 'complete')
    },
  )
})
