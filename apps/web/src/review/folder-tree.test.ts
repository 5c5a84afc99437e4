import { describe, expect, it } from 'vitest'
import { treeOf } from './folder-tree.ts'

describe('folders as a tree', () => {
  it('counts in each folder what lies below it, and says which are made', () => {
    const tree = treeOf(
      [
        { path: 'Budget/2023', count: 2, sizeBytes: 20 },
        { path: 'Budget/2024', count: 1, sizeBytes: 5 },
        { path: 'Music', count: 4, sizeBytes: 8 },
        { path: '', count: 1, sizeBytes: 1 },
      ],
      new Set(['Budget', 'Budget/2023']),
    )
    expect(tree.map(({ path, count, sizeBytes, isNew }) => [path, count, sizeBytes, isNew])).toEqual([
      ['Budget', 3, 25, true],
      ['Music', 4, 8, false],
      ['', 1, 1, false],
    ])
    expect(tree[0]?.folders.map(({ name, count, isNew }) => [name, count, isNew])).toEqual([
      ['2023', 2, true],
      ['2024', 1, false],
    ])
  })
})
