import { onePage } from '../classify/one-page.ts'
import type { Verdict } from '../item/verdict.ts'
import { buildPlan, type PlanRequest } from '../plan/build.ts'
import { createDraft, editDraft } from '../plan/draft.ts'
import type { Plan } from '../plan/plan.ts'
import type { MemoryTree } from './memory-tree.ts'

/** How a test decides: the category and the unit of a file by its text, so that they outlive moves. The least text leads a unit. */
export interface Decisions {
  category(text: string): string
  unit?(text: string): string | undefined
}

/** A plan for everything in a memory tree but what is `excluded`; a bundle's text is that of its first file. Ids are texts. */
export async function planTree(
  tree: MemoryTree,
  decisions: Decisions,
  { excluded = [], ...more }: Partial<PlanRequest> & { readonly excluded?: Iterable<string> } = {},
): Promise<Plan> {
  const { items, bundles } = await onePage(tree.scan())
  const groups = new Map<string, string[]>()
  const verdicts = new Map<string, Verdict>()
  const named = items.map((item) => {
    const id =
      tree.text(item.path) ?? [...tree.snapshot()].find(([path]) => path.startsWith(`${item.path}/`))?.[1] ?? item.path
    const unit = decisions.unit?.(id)
    if (unit !== undefined) groups.set(unit, [...(groups.get(unit) ?? []), id])
    const category = decisions.category(id)
    verdicts.set(id, { itemId: id, fileKind: 'other', category, confidence: 1, by: 'name', why: [category] })
    return { ...item, id }
  })
  const leaders = [...groups.values()].flatMap((ids) =>
    ids.map((id): [string, string] => [id, ids.toSorted()[0] ?? id]),
  )
  return buildPlan({
    id: 'plan',
    createdAtMs: 0,
    draft: editDraft(createDraft(named, verdicts), { type: 'exclude', itemIds: [...excluded] }),
    units: new Map(leaders),
    bundles,
    ...more,
  })
}
