import { describe, expect, it } from 'vitest'
import { itemOf } from '../item/item-of.ts'
import { byForm } from './by-form.ts'
import { judge } from './judge.ts'
import type { JudgeInput } from './judged.ts'

/** A form that says nothing of what it is: only a name can. */
const form = (at: number) =>
  `Ferrow and Lumb of Kittering\nFor ${['Ida', 'Olu', 'Marek'][at % 3]} at the old mill behind the weir\nThe usual rounds were gone on the ${at + 3}th as agreed with your neighbour.\nGate oiled, hinge renewed, hedge left as it was, key back under the pot.\nWe come again when the leaves are down unless we hear from you before.`
const input = (path: string, text: string): JudgeInput => ({
  item: itemOf('folder', { path, sizeBytes: 900, modifiedAtMs: 0 }),
  reading: { text },
})
const placeOf = (inputs: readonly JudgeInput[], name: string) =>
  judge(inputs).find((_, at) => inputs[at]?.item.name === name)?.verdict

describe('papers of one form', () => {
  it('go together: what the name of one says is true of the others, and its name is the reason', () => {
    const verdict = placeOf([input('contract 2024.pdf', form(1)), input('Scan_12.pdf', form(2))], 'Scan_12.pdf')
    expect(verdict).toMatchObject({ category: 'Contracts', by: 'text', needsDecision: false, documentKind: 'contract' })
    expect(verdict?.why[0]).toEqual({ code: 'same-form', values: { name: 'contract 2024.pdf' } })
    expect(verdict?.confidence).toBeLessThanOrEqual(0.9)
  })

  it('stay with their type where nobody was told, or not alike, or one thing and another', () => {
    const other = 'Quite another text of a dozen words or more, about sails, ropes and the weather of last year.'
    expect(placeOf([input('Scan_11.pdf', form(1)), input('Scan_12.pdf', form(2))], 'Scan_12.pdf')?.category).toBe(
      'PDF Documents',
    )
    expect(placeOf([input('contract 2024.pdf', form(1)), input('Scan_12.pdf', other)], 'Scan_12.pdf')?.category).toBe(
      'PDF Documents',
    )
    const both = [input('contract 2024.pdf', form(1)), input('diploma.pdf', form(2)), input('Scan_12.pdf', form(3))]
    expect(placeOf(both, 'Scan_12.pdf')?.category).toBe('PDF Documents')
  })

  it('leave what the person taught as it was judged', () => {
    const inputs = [input('contract 2024.pdf', form(1)), input('Scan_12.pdf', form(2))]
    const [told, scan] = judge(inputs)
    if (!told || !scan) throw new Error('Two were judged.')
    const own = { ...scan, verdict: { ...scan.verdict, category: 'Mill', by: 'learned' as const } }
    expect(byForm(inputs, [told, own], {})[1]?.verdict.category).toBe('Mill')
    const typed = { ...scan, verdict: { ...scan.verdict, category: 'PDF Documents', by: 'signature' as const } }
    expect(byForm(inputs, [told, typed], {})[1]?.verdict.category).toBe('Contracts')
  })
})
