import { describe, expect, it } from 'vitest'
import { kindOfDocument } from './kind-of-document.ts'
import { kindsOfName } from './kinds-of-name.ts'

const PROSE = 'The gardeners of the town met again and spoke of many small things that had grown over the summer.'
const LITTLE = 'See the next page.'
const best = (name: string, text = PROSE) => {
  const { kinds, none } = kindOfDocument({ name, text })
  const [first] = kinds
  return first && first.probability > none ? first : undefined
}

describe('what a name calls a paper', () => {
  it('is believed where the words tell nothing, in several languages', () => {
    for (const [name, kind] of [
      ['my cv.pdf', 'resume'],
      ['diploma scan.pdf', 'certificate'],
      ['Manual-1213.pdf', 'manual'],
      ['Nómina marzo.pdf', 'payslip'],
      ['Lebenslauf neu.docx', 'resume'],
    ] as const) {
      expect(best(name)?.kind, name).toBe(kind)
      expect(best(name)?.probability, name).toBeGreaterThan(0.8)
    }
  })

  it('says less by a word of many meanings', () => {
    expect(best('artikel.pdf', LITTLE)?.probability ?? 0).toBeLessThan(0.6)
    expect(best('nota.pdf', LITTLE)?.probability ?? 0).toBeLessThan(0.6)
    // What is in them says where they belong, and what was taught.
    for (const name of ['note 3.txt', 'Letter 01.docx'])
      expect(best(name, 'Water the tulips in the morning.')?.probability ?? 0, name).toBeLessThan(0.5)
  })

  it('does not overrule words that say clearly what it is', () => {
    const recipe =
      'Rye bread\nIngredients\n- 500 g flour\n- 2 tsp salt\n- 1 tbsp honey\n- 300 ml water\nKnead the dough, bake.'
    expect(best('letter.txt', recipe)?.kind).toBe('recipe')
  })

  it('takes the letter of an insurance for one about insurance, and a policy with a number for an insurer’s', () => {
    expect(best('insurance letter.pdf')?.kind).toBe('insurance')
    expect(kindsOfName('cert letter', ['cert', 'letter']).map(({ kind }) => kind)).toEqual(['certificate'])
    expect(best('policy 1725.docx')?.kind).toBe('insurance')
    expect(best('policy v3.docx')?.kind).not.toBe('insurance')
  })

  it('hears nothing in what any file may be called', () => {
    expect(best('New file 1418.txt')).toBeUndefined()
    expect(best('new document.pdf')).toBeUndefined()
  })
})
