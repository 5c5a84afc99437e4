import { describe, expect, it } from 'vitest'
import { changeLearned, foldersKnown } from './change-learned.ts'
import { exportLearned, type Learned, learn, learnFolders, NOTHING_LEARNED } from './learned.ts'

const input = (id: string, text: string) => ({
  itemId: id,
  item: {
    ...{ id, is: 'file' as const, name: `${id}.txt`, path: `${id}.txt`, sizeBytes: 10, mediaType: 'text/plain' },
    ...{ modifiedAtMs: 1, origin: { source: 'picker' as const } },
  },
  reading: { text },
})
const some = (): Learned =>
  learnFolders(
    [...Array(3).keys()].reduce(
      (known, at) => learn(known, input(`rail ${at}`, `train ticket ${at}`), 'Rail'),
      learn(NOTHING_LEARNED, input('bill', 'invoice total'), 'Bills'),
    ),
    [{ ...input('old', 'invoice of last year'), folder: 'Bills' }],
  )

describe('what was learned, as the person sees and changes it', () => {
  it('is told by folder: decisions of theirs, and files that lie there', () => {
    expect(foldersKnown(some())).toEqual([
      { label: 'Bills', decided: 1, filed: 1 },
      { label: 'Rail', decided: 3, filed: 0 },
    ])
    expect(foldersKnown(NOTHING_LEARNED)).toEqual([])
  })

  it('is renamed, joined under one name, forgotten by folder and whole', () => {
    const renamed = changeLearned(some(), { type: 'rename', label: 'Rail', to: 'Bills' })
    expect(foldersKnown(renamed)).toEqual([{ label: 'Bills', decided: 4, filed: 1 }])
    expect(foldersKnown(changeLearned(some(), { type: 'forget', label: 'Bills' })).map(({ label }) => label)).toEqual([
      'Rail',
    ])
    expect(changeLearned(some(), { type: 'forget-all' })).toEqual(NOTHING_LEARNED)
  })

  it('comes back from an export, into what was learned meanwhile, and what was renamed or forgotten since is as it was', () => {
    const text = exportLearned(some())
    const later = learn(changeLearned(some(), { type: 'forget', label: 'Rail' }), input('new', 'song'), 'Music')
    const back = changeLearned(changeLearned(later, { type: 'rename', label: 'Bills', to: 'B' }), {
      type: 'import',
      text,
    })
    expect(foldersKnown(back)).toEqual([
      ...foldersKnown(some()).slice(0, 1),
      { label: 'Music', decided: 1, filed: 0 },
      ...foldersKnown(some()).slice(1),
    ])
    expect(() => changeLearned(some(), { type: 'import', text: '{}' })).toThrow('not what Octavo learned')
  })
})
