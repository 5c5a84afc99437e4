import type { LibraryFile } from '@octavo/contract'
import { describe, expect, it } from 'vitest'
import { discoveredOf } from './discovered.ts'

const FILE: LibraryFile = {
  ...{ id: 'f1', name: 'letter.pdf', type: 'application/pdf', size: 12, path: 'letter.pdf', folder: '/Inbox' },
  ...{ category: null, originalName: null, sha256: '0', typeMismatch: false, state: 'ok', modifiedAtMs: 1 },
  ...{ uploadedAtMs: 1_700_000_000_000, kind: 'pdf', starred: false, tags: [], takenAtMs: null, hasPicture: false },
}

describe('a discovered file', () => {
  it('P2-3.7: has id, name, type, source, size and discoveredAt, and a category where one is known', () => {
    expect(discoveredOf(FILE)).toEqual({
      ...{ id: 'f1', name: 'letter.pdf', type: 'application/pdf', source: 'local', size: 12 },
      discoveredAt: new Date(1_700_000_000_000),
    })
    expect(discoveredOf({ ...FILE, category: 'Documents', folder: '/Google Drive/Documents' })).toMatchObject({
      ...{ category: 'Documents', source: 'drive' },
    })
    expect(discoveredOf({ ...FILE, folder: '/Google Drives' }).source).toBe('local')
  })
})
