import type { LibraryFile } from '@octavo/contract'
import { collapse, collapseLibrary, createDraft, type Draft, editDraft, itemOf } from '@octavo/core'
import { describe, expect, it } from 'vitest'
import type { Brought } from '../intake/brought.ts'
import type { UploadEntry } from '../intake/types.ts'
import { createLibraryCarry } from './carry-to-library.ts'
import { toItem } from './to-item.ts'
import type { FlowServices, RunReport } from './types.ts'

const fileOf = ({ key, path, name, sizeBytes }: UploadEntry): LibraryFile => ({
  ...{ id: `L-${key}`, name, type: '', size: sizeBytes, path: `/Inbox/${path}`, folder: '/Inbox', category: null },
  ...{ originalName: null, sha256: key, typeMismatch: false, state: 'ok', modifiedAtMs: 1, uploadedAtMs: 2 },
  ...{ kind: 'other', starred: false, tags: [], takenAtMs: null, hasPicture: false },
})

const PATHS = ['a.jpg', 'b.pdf', 'c.tmp', 'app/package.json', 'app/src/index.ts']

/** What a person chose: three files and a project that stays whole. */
const chosen = (): Brought => {
  const list = PATHS.map((path) => itemOf('picker', { id: path, path, sizeBytes: 3, modifiedAtMs: 1 }))
  const { items, members, unlisted } = collapse(list)
  return {
    ...{ items, members, unlisted },
    inside: new Map([...members].map(([path, inside]) => [path, inside.map((item) => item.path)])),
    blobs: new Map(PATHS.map((path) => [path, new Blob(['abc'])])),
  }
}
const FOLDERS: Readonly<Record<string, string>> = { 'a.jpg': 'Photos', 'b.pdf': 'Papers', app: 'Code' }
const draftOf = ({ items }: Pick<Brought, 'items'>): Draft =>
  createDraft(
    items,
    items.map(({ id }) => ({
      ...{ itemId: id, fileKind: 'other', category: FOLDERS[id] ?? 'Other', confidence: 0.9, by: 'name', why: ['x'] },
    })),
  )
const report: RunReport = { runId: 'r', movedCount: 3, folderCount: 2, stayed: [] }

/** A library that takes everything but what is refused, and notes what it was asked. */
const library = (refused: readonly string[] = []) => {
  const organized: { draft: Draft; files: readonly LibraryFile[] }[] = []
  const uploaded: string[] = []
  const flow: FlowServices = {
    async upload(entries, { onSettled, onProgress }) {
      uploaded.push(...entries.map(({ path }) => path))
      const taken = entries.filter(({ path }) => !refused.includes(path))
      const failed = entries.filter((entry) => !taken.includes(entry))
      onProgress({ filesDone: taken.length, filesFailed: 0, filesTotal: 5, bytesSent: 0, bytesTotal: 0 })
      onSettled(
        taken.map(fileOf),
        taken.map(({ key }) => key),
        [],
      )
      onSettled(
        [],
        [],
        failed.map((entry) => ({ entry, code: 'plan_limit', text: 'The plan is used up' })),
      )
    },
    async sort(files, _, { onProgress }) {
      onProgress({ stage: 'classifying', processed: files.length, total: files.length })
      const { items } = collapseLibrary(files.map(toItem))
      return draftOf({ items: items.map((item) => ({ ...item })) })
    },
    async organize(reviewed) {
      organized.push(reviewed)
      return report
    },
  }
  const carry = createLibraryCarry(flow, async (files) => collapseLibrary(files.map(toItem)))
  const done: string[] = []
  const onProgress = (now: number, total: number) => done.push(`${now}/${total}`)
  return { carry, organized, uploaded, done, hooks: { signal: new AbortController().signal, onProgress } }
}
const foldersIn = (draft: Draft | undefined) =>
  Object.fromEntries([...(draft?.entries.values() ?? [])].map(({ item, category }) => [item.path, category]))

describe('bringing what was reviewed on a phone into the library', () => {
  it("'Skip AI Sort' keeps the folders of the preview, a renamed one and a whole project too, as one plan", async () => {
    const { carry, organized, uploaded, done, hooks } = library()
    const brought = chosen()
    const draft = editDraft(draftOf(brought), { type: 'rename', from: 'Papers', to: 'Letters' })
    expect(await carry({ draft, brought }, 'skip', hooks)).toMatchObject({ ...report, way: 'skip', where: 'server' })
    expect(uploaded.toSorted()).toEqual(PATHS.toSorted())
    expect(done).toEqual(['0/5', '5/5'])
    expect(organized).toHaveLength(1)
    expect(foldersIn(organized[0]?.draft)).toEqual({
      'Inbox/a.jpg': 'Photos',
      'Inbox/b.pdf': 'Letters',
      'Inbox/c.tmp': 'Other',
      'Inbox/app': 'Code',
    })
  })

  it("'AI Sort' has the library sort what it was sent, and tells how far both are", async () => {
    const { carry, organized, done, hooks } = library()
    const brought = chosen()
    const { draft } = await carry({ draft: draftOf(brought), brought }, 'ai', hooks)
    expect(done).toEqual(['0/10', '5/10', '10/10'])
    expect(draft).toBe(organized[0]?.draft)
    expect(organized[0]?.files).toHaveLength(5)
  })

  it('sends nothing of what the person left out', async () => {
    const { carry, uploaded, hooks } = library()
    const brought = chosen()
    const draft = editDraft(draftOf(brought), { type: 'exclude', itemIds: ['c.tmp', 'app'] })
    await carry({ draft, brought }, 'skip', hooks)
    expect(uploaded.toSorted()).toEqual(['a.jpg', 'b.pdf'])
  })

  it('names what did not arrive, with its reason, and fails where nothing did', async () => {
    const brought = chosen()
    const draft = draftOf(brought)
    const some = library(['b.pdf'])
    const { stayed } = await some.carry({ draft, brought }, 'skip', some.hooks)
    expect(stayed).toEqual([{ name: 'b.pdf', reason: 'The plan is used up' }])
    expect(foldersIn(some.organized[0]?.draft)).not.toHaveProperty('Inbox/b.pdf')
    const none = library(PATHS)
    await expect(none.carry({ draft, brought }, 'ai', none.hooks)).rejects.toMatchObject({
      failure: { code: 'plan_limit' },
    })
    expect(none.organized).toEqual([])
  })
})
