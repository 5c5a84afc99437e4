import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPlan } from '../apply/apply.ts'
import { undoRun } from '../apply/undo.ts'
import { onePage } from '../classify/one-page.ts'
import { collisionKey } from '../item/fold.ts'
import { isWithin, joinPath, safePath } from '../item/path.ts'
import { FakeClock, MemoryJournal, MemoryTarget, MemoryTree, rootsOf } from '../testing/index.ts'
import { type Decisions, planTree } from '../testing/world.ts'
import { approve, movesIn } from './plan.ts'

const names = [
  'a.txt',
  'A.txt',
  'a (2).txt',
  'é.jpg',
  'e\u0301.jpg',
  'b.tar.gz',
  'ß',
  'SS',
  'X',
  'Y',
  'x',
  'IMG.CR2',
  'IMG.JPG',
]
const folders = ['X', 'Y', 'x', 'Sub', 'X (2)', 'a.txt', 'Z']
const filePath = fc
  .tuple(fc.array(fc.constantFrom(...folders), { maxLength: 3 }), fc.constantFrom(...names))
  .map(([parts, name]) => joinPath(...parts, name))

/** A tree of up to 25 files and bundles, each with a text of its own, in which no file is also a folder. */
const trees = fc
  .tuple(
    fc.uniqueArray(filePath, { maxLength: 25 }),
    fc.array(fc.nat({ max: 9 }), { minLength: 25, maxLength: 25 }),
    fc.boolean(),
  )
  .map(([paths, kinds, caseInsensitive]) => ({ paths, kinds: kinds.slice(0, paths.length), caseInsensitive }))

type Setup = { readonly paths: readonly string[]; readonly kinds: readonly number[]; readonly caseInsensitive: boolean }

function plant({ paths, kinds, caseInsensitive }: Setup): MemoryTree {
  const tree = new MemoryTree({ caseInsensitive })
  paths.forEach((path, index) => {
    const parts = path.split('/').map((_, place, all) => all.slice(0, place).join('/'))
    if (tree.has(path) || parts.some((folder) => tree.has(folder) && !tree.isFolder(folder))) return
    if (kinds[index] === 0) tree.write(`${path}/.git/HEAD`, `text ${index}`)
    else tree.write(path, `text ${index}`)
  })
  return tree
}

const decisions = fc
  .tuple(
    fc.array(fc.constantFrom('X', 'Y', 'x', 'Z', 'X/Y', '..'), { minLength: 25, maxLength: 25 }),
    fc.array(fc.nat({ max: 12 }), { minLength: 25, maxLength: 25 }),
  )
  .map(([categories, units]) => ({ categories, units }))

function decider({
  categories,
  units,
}: {
  readonly categories: readonly string[]
  readonly units: readonly number[]
}): Decisions {
  const index = (text: string) => Number(text.replace('text ', ''))
  return {
    category: (text) => categories[index(text)] ?? 'X',
    unit: (text) => {
      const unit = units[index(text)]
      return unit !== undefined && unit < 4 ? `unit ${unit}` : undefined
    },
  }
}

const into = fc.constantFrom('', 'X', 'Sorted/Here')

/** True when a file or bundle has the path of `into` or of a folder above it, on some file system. */
async function isBlocked(tree: MemoryTree, below: string): Promise<boolean> {
  const { items } = await onePage(tree.scan())
  return items.some((item) => isWithin(collisionKey(item.path), collisionKey(below)))
}

async function organize(tree: MemoryTree, plan: Awaited<ReturnType<typeof planTree>>, journal = new MemoryJournal()) {
  const target = new MemoryTarget(tree)
  const clock = new FakeClock()
  return applyPlan(approve(plan), {
    target,
    journal,
    clock,
    runId: 'r',
    root: 'folder:/',
    into: 'folder:/',
    chunkSize: 5,
  })
}

describe('laws of planning', () => {
  it('R-2: every move succeeds, no text is lost or doubled, and a second plan proposes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(trees, decisions, into, async (setup, choices, below) => {
        const tree = plant(setup)
        const decide = decider(choices)
        if (await isBlocked(tree, below)) return
        const before = [...tree.snapshot().values()].sort()
        const plan = await planTree(tree, decide, { into: below })
        const keys = new Set(movesIn(plan.acts).map((move) => collisionKey(move.to)))
        expect(keys.size).toBe(plan.acts.length)
        for (const move of movesIn(plan.acts))
          expect(isWithin(collisionKey(below), collisionKey(safePath(move.to)))).toBe(true)
        const result = await organize(tree, plan)
        expect(result.receipts.filter((receipt) => receipt.status !== 'done')).toEqual([])
        expect([...tree.snapshot().values()].sort()).toEqual(before)
        const second = await planTree(tree, decide, { into: below })
        expect(second.acts).toEqual([])
      }),
      { numRuns: 600 },
    )
  })

  it('units end in one folder', async () => {
    await fc.assert(
      fc.asyncProperty(trees, decisions, async (setup, choices) => {
        const tree = plant(setup)
        const decide = decider(choices)
        const plan = await planTree(tree, decide)
        const homes = new Map<string, Set<string>>()
        const place = new Map([
          ...movesIn(plan.acts).map((move): [string, string] => [move.itemId, move.to]),
          ...plan.skips.map((skip): [string, string] => [skip.itemId, skip.path]),
        ])
        const blocked = new Set(
          plan.skips.filter((skip) => skip.code !== 'already_there').map((skip) => decide.unit?.(skip.itemId)),
        )
        for (const [id, path] of place) {
          const unit = decide.unit?.(id)
          if (unit === undefined || blocked.has(unit)) continue
          homes.set(unit, (homes.get(unit) ?? new Set()).add(path.split('/')[0] ?? ''))
        }
        for (const home of homes.values()) expect(home.size).toBe(1)
      }),
      { numRuns: 250 },
    )
  })

  it('the same request gives the same plan', async () => {
    await fc.assert(
      fc.asyncProperty(trees, decisions, async (setup, choices) => {
        const tree = plant(setup)
        const decide = decider(choices)
        expect(await planTree(tree, decide)).toEqual(await planTree(tree, decide))
      }),
      { numRuns: 100 },
    )
  })

  it('R-6: apply then undo is identity, folders too; undo of the undo is apply', async () => {
    await fc.assert(
      fc.asyncProperty(trees, decisions, into, async (setup, choices, below) => {
        const tree = plant(setup)
        const decide = decider(choices)
        if (await isBlocked(tree, below)) return
        const files = [...tree.snapshot()]
        const folders = tree.folders()
        const journal = new MemoryJournal()
        await organize(tree, await planTree(tree, decide, { into: below }), journal)
        const organised = [...tree.snapshot()]
        const target = new MemoryTarget(tree)
        const undoJournal = new MemoryJournal()
        const clock = new FakeClock()
        const undone = await undoRun({ journal, undoJournal, roots: rootsOf(target), clock, runId: 'u' })
        expect(undone.status).toBe('completed')
        expect([...tree.snapshot()]).toEqual(files)
        expect(tree.folders()).toEqual(folders)
        const redone = await undoRun({
          journal: undoJournal,
          undoJournal: new MemoryJournal(),
          roots: rootsOf(target),
          clock,
          runId: 'r2',
        })
        expect(redone.status).toBe('completed')
        expect([...tree.snapshot()]).toEqual(organised)
      }),
      { numRuns: 250 },
    )
  })
})
