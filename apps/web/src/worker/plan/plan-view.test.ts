import { collapseLibrary, createDraft, itemOf, propose } from '@octavo/core'
import { describe, expect, it } from 'vitest'
import { viewOf } from './plan-view.ts'

const PATHS = [
  'Inbox/app/.git/HEAD',
  'Inbox/app/package.json',
  'Inbox/Page.html',
  'Inbox/Page_files/a.css',
  'Inbox/one/note.txt',
  'Inbox/two/note.txt',
]

const planned = async () => {
  const list = PATHS.map((path, index) =>
    itemOf('library', { id: `id ${index}`, path, sizeBytes: 10, modifiedAtMs: 1, mediaType: '' }),
  )
  const { items, members } = collapseLibrary(list)
  const verdicts = items.map(({ id }) => {
    const category = id === 'Inbox/app' ? 'Code' : 'Documents'
    return { itemId: id, fileKind: 'text' as const, category, confidence: 1, by: 'text' as const, why: [] }
  })
  const inside = new Map([...members].map(([path, of]) => [path, of.map((item) => item.path)]))
  const names = async (folders: readonly string[]) =>
    new Map(folders.map((folder) => [folder, folder === '' ? ['Inbox', 'Code'] : []]))
  const options = { id: 'p', createdAtMs: 1, target: { names }, bundles: [...inside.keys()], unsure: 'move' as const }
  return viewOf(await propose(createDraft(items, verdicts), options), inside)
}

describe('a plan as the review shows it', () => {
  it('counts files, those in a folder that stays whole too, and names the folders that are made', async () => {
    const view = await planned()
    expect(view.fileCount).toBe(6)
    expect(view.sizeBytes).toBe(60)
    expect(view.folders).toEqual([
      { path: 'Documents', count: 4, sizeBytes: 40, isNew: true },
      { path: 'Code', count: 2, sizeBytes: 20, isNew: false },
    ])
  })

  it('says what gets another name and what is kept together, under the name of the one that leads', async () => {
    const view = await planned()
    expect(view.renamed).toEqual([{ from: 'Inbox/two/note.txt', to: 'Documents/note (2).txt', isTaken: true }])
    expect(view.wholes.map(({ name, to, isBundle, members }) => [name, to, isBundle, members])).toEqual([
      ['Page.html', 'Documents', false, ['Inbox/Page.html', 'Inbox/Page_files/a.css']],
      ['app', 'Code', true, ['Inbox/app/.git/HEAD', 'Inbox/app/package.json']],
    ])
    expect([...view.leaders]).toEqual([['id 3', 'Page.html']])
  })
})
