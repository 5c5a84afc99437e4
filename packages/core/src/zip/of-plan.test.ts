import { describe, expect, it } from 'vitest'
import { untext, zip } from '../../test/zip-making.ts'
import { readZip } from '../../test/zip-reader.ts'
import { applyPlan } from '../apply/apply.ts'
import { isWithin } from '../item/path.ts'
import type { Verdict } from '../item/verdict.ts'
import { createDraft, editDraft } from '../plan/draft.ts'
import { approve } from '../plan/plan.ts'
import { propose } from '../plan/propose.ts'
import { FakeClock, MemoryJournal, MemoryTarget, MemoryTree } from '../testing/index.ts'
import { type PlanBytes, zipEntriesOf } from './of-plan.ts'

const FILES = [
  'a.txt',
  'in/a.txt',
  'Page.html',
  'Page_files/a.css',
  'Page_files/b.png',
  'app/.git/HEAD',
  'app/src/x.ts',
  'out.bin',
]
const CATEGORIES: Readonly<Record<string, string>> = {
  app: 'Code',
  'a.txt': 'Texts',
  'in/a.txt': 'Texts',
  'out.bin': 'Other',
}

async function setUp() {
  const tree = new MemoryTree()
  for (const path of FILES) tree.write(path, `text of ${path}`)
  const items = FILES.filter((path) => !path.startsWith('app/')).map((path) => tree.itemAt(path))
  items.push(tree.itemAt('app'))
  const verdicts = items.map(
    ({ id: itemId }): Verdict => ({
      ...{ itemId, fileKind: itemId.endsWith('html') ? 'web-page' : 'other', category: CATEGORIES[itemId] ?? 'Web' },
      ...{ confidence: 1, by: 'extension', why: [] },
    }),
  )
  const draft = editDraft(createDraft(items, verdicts), { type: 'exclude', itemIds: ['out.bin'] })
  const into = new MemoryTree()
  const target = new MemoryTarget(tree, into)
  const options = { id: 'p', createdAtMs: 0, target, unsure: 'move', bundles: ['app'], inPlace: false } as const
  const bytes: PlanBytes = {
    open: ({ path }) => tree.file(path)?.bytes ?? [],
    inside: (bundle) => FILES.filter((path) => isWithin(bundle, path)).map((path) => tree.itemAt(path)),
  }
  return { plan: await propose(draft, options), target, into, bytes }
}

const contents = (archive: Uint8Array) =>
  Object.fromEntries([...readZip(archive)].map(([name, bytes]): [string, string] => [name, untext(bytes)]).sort())

describe('an archive of a plan', () => {
  it('holds what a folder holds that the plan was carried out into; bundles are there with all that is hidden in them', async () => {
    const { plan, target, into, bytes } = await setUp()
    const { archive, result } = await zip(zipEntriesOf(plan, bytes))
    expect([result.added, result.missing]).toEqual([7, []])
    const files = contents(archive)
    expect(files['Code/app/.git/HEAD']).toBe('text of app/.git/HEAD')
    const { 'Code/app/.git/HEAD': _, 'Code/app/src/x.ts': __, ...moved } = files
    const run = { journal: new MemoryJournal(), clock: new FakeClock(), runId: 'r' }
    await applyPlan(approve(plan), { ...run, target, root: 'folder:/from', into: 'folder:/into' })
    expect(Object.fromEntries(into.snapshot())).toEqual(moved)
    expect(Object.keys(moved)).toEqual([
      'Texts/a (2).txt',
      'Texts/a.txt',
      'Web/Page.html',
      'Web/Page_files/a.css',
      'Web/Page_files/b.png',
    ])
  })
})
