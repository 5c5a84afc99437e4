import type { Draft, DraftEntry } from '@octavo/core'
import { describe, expect, it } from 'vitest'
import { asFolders } from './use-clusters.ts'

const draftOf = (categories: Readonly<Record<string, string>>) => {
  const entries = Object.entries(categories).map(([id, category]) => [id, { category } as DraftEntry] as const)
  return { entries: new Map(entries) } as Pick<Draft, 'entries'> as Draft
}

describe('groups as folders', () => {
  it('lie below the folder that most of their files are in, but for one that is called like it', () => {
    const draft = draftOf({ a: 'Pictures', b: 'Pictures/Old', c: 'Icons' })
    expect(asFolders(draft, [{ name: 'Sea/Sky', itemIds: ['a', 'b', 'c'] }])).toEqual([
      { category: 'Pictures/Sea Sky', itemIds: ['a', 'b', 'c'] },
    ])
    expect(asFolders(draft, [{ name: 'Pictures', itemIds: ['a', 'b'] }])).toEqual([
      { category: 'Pictures', itemIds: ['a', 'b'] },
    ])
  })
})
