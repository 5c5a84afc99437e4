import { describe, expect, it } from 'vitest'
import { said } from '../testing/said.ts'
import { outcomeReason } from './outcome-reason.ts'

describe('why an act was not done', () => {
  it('is said by its code in any language, else by what its target said, else it is the code', () => {
    const reasons = [
      outcomeReason({ code: 'changed_since_review', message: 'It is another file now.' }),
      outcomeReason({ code: 'not_a_folder', message: '"a" is a file, not a folder.' }),
      outcomeReason({ code: 'busy' }),
      outcomeReason({ code: 'toString' }),
      outcomeReason({}),
    ]
    expect(reasons[0]).toEqual({ code: 'changed-since' })
    expect(said(reasons)).toEqual([
      'It has changed since the plan was made.',
      '"a" is a file, not a folder.',
      'busy',
      'toString',
      '',
    ])
  })
})
