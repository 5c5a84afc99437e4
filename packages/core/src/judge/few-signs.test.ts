import { describe, expect, it } from 'vitest'
import { NOTHING_LEARNED } from '../learn/index.ts'
import { judge } from './index.ts'

describe('judge', () => {
  it('takes few Chinese signs for enough of a text', () => {
    const text = '租赁合同\n出租人王明将房屋租给承租人李丽，租期一年。'
    const [judged] = judge(
      [
        {
          item: {
            ...{
              id: '1',
              path: 'scan.txt',
              name: 'scan.txt',
              sizeBytes: 90,
              is: 'file' as const,
              mediaType: 'text/plain',
            },
            ...{ modifiedAtMs: 0, origin: { source: 'folder' as const } },
          },
          reading: { text },
        },
      ],
      { learned: NOTHING_LEARNED },
    )
    expect(judged?.verdict.category).toBe('Contracts')
  })
})
