import {
  createDraft,
  exportLearned,
  gather,
  groupUnits,
  type Item,
  isWithin,
  joinLearned,
  type OwnFolders,
  type Page,
  type Plan,
  parentPath,
  placeBelow,
  propose,
  runTask,
  type Verdict,
} from '@octavo/core'
import { RunStore } from '@octavo/disk'
import { filedByRuns } from './filed-by-runs.ts'
import { listed } from './given.ts'
import { type Ground, openGround } from './ground.ts'
import { gatherHooks, type Hooks } from './hooks.ts'
import { linksParted } from './links.ts'
import { lookInside, madeFolders, type SortInput, type Sorting } from './sort-folder.ts'
import { withVersions } from './versions.ts'

/**
 * What would be judged otherwise today of what earlier runs filed in a folder and lies there still, by rules and by what was
 * taught since, as a plan of that alone. What is not sure stays, and no file speaks for the folder that it lies in. Nothing
 * is changed, nothing is printed.
 */
export async function sortAgain(input: SortInput, store: RunStore, hooks: Hooks): Promise<Sorting> {
  const { roots, rules, language } = input
  const ground = await openGround(roots, madeFolders(roots, 'content'))
  const page = await listed(ground.source, hooks)
  const lies = await filed(page, input, store)
  const typed = await gather(ground.source, page, gatherHooks(hooks))
  const wanted = ({ id }: Item) => lies.has(id)
  const { inputs, own } = await lookInside(input, ground, typed, { ...hooks, wanted })
  const asked = inputs.filter(({ item }) => lies.has(item.id))
  const learned = joinLearned(own.learned, input.learned)
  const { changed } = runTask(
    {
      type: 'again',
      inputs: asked,
      learned: [exportLearned(learned)],
      folders: [...own.folders],
      language,
      lies: [...lies],
    },
    rules && { rules },
  )
  const plan = await planAgain(input, ground, page, { changed, own })
  const context = { learned, folders: [...own.folders], language, instructions: [], ...(rules && { rules }) }
  const links = await linksParted(plan, page, ground, { roots, signal: hooks.signal })
  return { roots, source: ground.source, plan, judged: new Map(), inputs, context, filed: new Map(), links }
}

/** The folder that each thing was filed into by a run, by item id; only what is as the run left it. */
async function filed(
  page: Page,
  { roots: { root, within } }: SortInput,
  store: RunStore,
): Promise<ReadonlyMap<string, string>> {
  const left = await filedByRuns(store, root)
  const folders = new Map<string, string>()
  for (const { id, path, sizeBytes, modifiedAtMs } of page.items) {
    const after = left.get(path)
    const isSame = after?.sizeBytes === sizeBytes && after.modifiedAtMs === modifiedAtMs
    if (!isSame || !(within === '' || isWithin(within, path))) continue
    const folder = parentPath(path).slice(within === '' ? 0 : within.length + 1)
    if (folder !== '') folders.set(id, folder)
  }
  return folders
}

/** The plan that moves what is judged otherwise, with what belongs to it, and leaves everything else alone. */
async function planAgain(
  { roots: { within }, shape }: SortInput,
  { source, target }: Ground,
  { items, bundles }: Page,
  { changed, own }: { readonly changed: readonly Verdict[]; readonly own: OwnFolders },
): Promise<Plan> {
  const units = groupUnits(items)
  const verdicts = new Map(changed.map((verdict) => [verdict.itemId, verdict]))
  const ofUnit = new Map(changed.flatMap((one) => [[units.get(one.itemId) ?? '', one] as const]))
  const going: Item[] = []
  for (const item of items) {
    const unit = units.get(item.id)
    const verdict = verdicts.get(item.id) ?? (unit === undefined ? undefined : ofUnit.get(unit))
    if (!verdict) continue
    going.push(item)
    verdicts.set(item.id, { ...verdict, itemId: item.id })
  }
  const createdAtMs = Date.now()
  const plan = await propose(createDraft(going, [...verdicts.values()], { shape }), {
    units,
    id: RunStore.newId(createdAtMs),
    createdAtMs,
    target,
    bundles,
    into: within,
    inPlace: true,
    unsure: 'stay',
    layout: ({ category }) => placeBelow(own.folders, category),
  })
  return withVersions(plan, ({ from }) => ('versionOf' in source ? source.versionOf(from) : undefined))
}
