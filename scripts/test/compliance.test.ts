import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COMPLIANCE_PROOFS } from '../../apps/web/src/features/legal/compliance-proofs.ts'
import { parseConformance, testTitles } from '../conformance.ts'

const root = join(import.meta.dirname, '..', '..')
const rows = new Map(
  parseConformance(readFileSync(join(root, 'docs/conformance.md'), 'utf8')).map((row) => [row.id, row]),
)

/** True when the row is proven. Throws for a row that is not in the document. */
const isRowProven = (id: string): boolean => {
  const row = rows.get(id)
  if (!row) throw new Error(`docs/conformance.md has no row ${id}`)
  return row.state === 'proven'
}

const isTest = (proof: string): boolean => {
  const [file = '', title = ''] = proof.split(' › ')
  return existsSync(join(root, file)) && testTitles(readFileSync(join(root, file), 'utf8')).has(title)
}

describe('the compliance checklist', () => {
  it('has 25 promises', () => {
    expect(Object.keys(COMPLIANCE_PROOFS)).toHaveLength(25)
  })

  it.each(Object.entries(COMPLIANCE_PROOFS))(
    '%s says what its proofs say, no more and no less',
    (_id, { status, rows: ids, tests }) => {
      expect(tests.length).toBeGreaterThan(0)
      expect(ids.every(isRowProven) && tests.every(isTest)).toBe(status === 'complete')
    },
  )

  it.each(Object.entries(COMPLIANCE_PROOFS))('%s shows a test of each of its rows', (_id, { rows: ids, tests }) => {
    const shown: readonly string[] = tests
    for (const id of ids)
      expect(rows.get(id)?.tests.filter(({ file, title }) => shown.includes(`${file} › ${title}`))).not.toEqual([])
  })
})
