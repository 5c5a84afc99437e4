import {
  ALL_DOCUMENT_KINDS,
  allNamesOf,
  because,
  createDraft,
  type DraftEntry,
  DUPLICATES_FOLDER,
  editDraft,
  englishOf,
  folderName,
  gather,
  type Item,
  inspect,
  isWithin,
  type JudgeContext,
  type Judged,
  type JudgeInput,
  joinLearned,
  joinPath,
  judge,
  kindFolder,
  knowFolders,
  type OwnFolders,
  offersFor,
  type Page,
  type PartedLink,
  type Plan,
  placeBelow,
  propose,
  readInside,
  type Shape,
  type Skip,
  TAXONOMIES,
} from '@octavo/core'
import type { ConnectorSource } from '@octavo/core/connect'
import { type FolderSource, RunStore } from '@octavo/disk'
import type { MailboxSource } from '@octavo/readers/node'
import type { PlannedBox } from './boxes.ts'
import { listed } from './given.ts'
import { type Ground, openGround } from './ground.ts'
import { gatherHooks, type Hooks, readHooks } from './hooks.ts'
import { linksParted } from './links.ts'
import { whyUnread } from './look.ts'
import { readersOf, WINDOW, withReaders } from './readers.ts'
import type { Roots } from './roots.ts'
import type { Said } from './said.ts'
import { withVersions } from './versions.ts'

/** What is to be sorted, and what the person said and taught. */
export interface SortInput extends Said {
  readonly roots: Roots
  /** What is inside files and in the person's folders, or types alone. */
  readonly by: 'content' | 'type'
  /** True to move what nobody is sure of, too. */
  readonly unsure: boolean
  /** Folders that are sorted although they look like the person's own; none when left out. */
  readonly opened?: ReadonlySet<string>
  /** Which folders are made. */
  readonly shape: Shape
  /** True to look inside what lies in the person's folders and stays there, too. */
  readonly everything?: boolean
}

/** A plan for a folder or a mailbox, with what is needed to show and to carry it out. */
export interface Sorting {
  readonly roots: Roots
  readonly source: FolderSource | ConnectorSource | MailboxSource
  readonly plan: Plan
  readonly judged: ReadonlyMap<string, Judged>
  /** What was judged, and by what: for whoever judges it once more in another way. */
  readonly inputs: readonly JudgeInput[]
  readonly context: JudgeContext
  /** The folder of the person's that an item lies in, by item id: it stays there. */
  readonly filed: ReadonlyMap<string, string>
  /** Links between files that the plan would part. */
  readonly links?: readonly PartedLink[]
  /** Divisions that are offered for folders that the plan makes large. */
  readonly offers?: ReturnType<typeof offersFor>
  /** Mailboxes that are made of mails, by item id. */
  readonly boxes?: ReadonlyMap<string, PlannedBox>
}

/**
 * Lists, reads and judges everything in a folder, and decides where it goes. By content, what lies in one of the person's
 * folders stays there, and what nobody is sure of stays where it is. Nothing is changed, nothing is printed.
 */
export async function sortFolder(input: SortInput, hooks: Hooks): Promise<Sorting> {
  const { roots, by, instructions, rules, language, places } = input
  const ground = await openGround(roots, madeFolders(roots, by))
  const { source } = ground
  const page = await listed(source, hooks)
  const typed = await gather(source, page, gatherHooks(hooks))
  const { inputs, own } = by === 'content' ? await lookInside(input, ground, typed, hooks) : { inputs: typed }
  const learned = own && joinLearned(own.learned, input.learned)
  const folders = own ? [...own.folders] : await madeBefore(ground)
  const context = { instructions, language, places, folders, ...(rules && { rules }), ...(learned && { learned }) }
  const judged = judge(inputs, context)
  const filed = filedIn(roots, typed, own)
  const { plan, offers } = await planOfFolder(input, ground, page, { typed, judged, own, filed })
  const links = await linksParted(plan, page, ground, { roots, signal: hooks.signal })
  return {
    roots,
    source,
    plan,
    judged: new Map(judged.map((one) => [one.verdict.itemId, one])),
    inputs,
    context,
    filed,
    links,
    offers,
  }
}

/** What lies in a folder of the person's, or was set aside before; nothing where everything goes elsewhere. */
function filedIn(
  { root, into }: Roots,
  typed: readonly JudgeInput[],
  own: OwnFolders | undefined,
): ReadonlyMap<string, string> {
  if (root !== into) return new Map()
  return new Map(
    typed.flatMap(({ item }) => {
      const folder = isWithin(DUPLICATES_FOLDER, item.path) ? DUPLICATES_FOLDER : own?.of(item)
      return folder === undefined ? [] : [[item.id, folder] as const]
    }),
  )
}

/** Folders that sorting makes: what lies in them by chance does not make a project of them. */
export function madeFolders({ root, into, within }: Roots, by: SortInput['by']): ReadonlySet<string> {
  if (root !== into) return new Set()
  const labels = [
    ...TAXONOMIES.library.categories.map(({ label }) => label),
    ...(by === 'content' ? ALL_DOCUMENT_KINDS.map(kindFolder) : []),
  ]
  return new Set(labels.flatMap(allNamesOf).map((label) => joinPath(within, folderName(label))))
}

/** Folders at the destination that sorting by type may have made before, in whichever language. */
const madeBefore = async (ground: Ground): Promise<readonly string[]> =>
  (await ground.folders()).filter((name) => englishOf(name) !== undefined)

/**
 * Looks inside documents, and at what lies in the folders of the destination already. What lies in a folder of the person's
 * is left out, unless `wanted` says what is looked into. Files are read in processes that can be killed; one that breaks its
 * reader keeps the verdict by its type.
 */
export async function lookInside(
  { roots, learned, rules, opened, everything = false }: SortInput,
  ground: Ground,
  typed: readonly JudgeInput[],
  { wanted, ...hooks }: Hooks & { readonly wanted?: (item: Item) => boolean },
): Promise<{ readonly inputs: readonly JudgeInput[]; readonly own: OwnFolders }> {
  const { root, into, within } = roots
  const { source } = ground
  const isInPlace = root === into
  return await withReaders(async (pool) => {
    const readIn = (from: Ground['source']) => (items: readonly Item[]) =>
      readInside(items, readersOf(pool, from), { atOnce: WINDOW, ...readHooks(hooks, items.length) })
    const names = await ground.folders()
    const there = isInPlace ? source : await ground.there()
    const inputs = isInPlace ? typed : there ? await gatherAll(there, hooks) : []
    const own = await knowFolders({ inputs, names, within, ...(opened && { opened }) }, readIn(there ?? source))
    const isLoose = (item: Item) => !isInPlace || everything || own.of(item) === undefined
    const open = typed.filter(({ item }) => (wanted ?? isLoose)(item))
    const read = await inspect(open, readersOf(pool, source), {
      ...gatherHooks(hooks),
      atOnce: WINDOW,
      withTags: learned.examples.length > 0 || rules !== undefined,
    })
    return { inputs: read, own }
  })
}

const gatherAll = async (source: Ground['source'], hooks: Hooks): Promise<readonly JudgeInput[]> =>
  await gather(source, await listed(source, hooks), gatherHooks(hooks))

async function planOfFolder(
  { roots, unsure, by, shape }: SortInput,
  { source, target }: Ground,
  page: Page,
  {
    typed,
    judged,
    own,
    filed,
  }: Pick<Sorting, 'filed'> & { typed: readonly JudgeInput[]; judged: readonly Judged[]; own: OwnFolders | undefined },
): Promise<{ plan: Plan; offers: ReturnType<typeof offersFor> }> {
  const { root, into, within } = roots
  const stays = new Map<string, Pick<Skip, 'code' | 'reason'>>()
  for (const { item, problem } of typed) {
    const folder = filed.get(item.id)
    if (problem) stays.set(item.id, whyUnread(problem))
    else if (folder !== undefined)
      stays.set(item.id, { code: 'already_there', reason: because('in-folder', { folder }) })
  }
  const undivided = createDraft(
    page.items,
    judged.map(({ verdict }) => verdict),
    { shape: { ...shape, divisions: [] } },
  )
  const going = new Map([...undivided.entries].filter(([id]) => !stays.has(id)))
  const offers = offersFor(going, shape)
  const isDivided = shape.divisions === 'offered'
  const draft = isDivided ? editDraft(undivided, { type: 'shape', shape: { ...shape, divisions: offers } }) : undivided
  const units = new Map<string, string>()
  for (const { unit, verdict } of judged) if (unit !== undefined) units.set(verdict.itemId, unit)
  const plan = await propose(draft, {
    units,
    id: RunStore.newId(Date.now()),
    createdAtMs: Date.now(),
    target,
    bundles: page.bundles,
    unlisted: page.unlisted,
    stays,
    into: within,
    inPlace: root === into,
    unsure: unsure || by === 'type' ? 'move' : 'stay',
    ...(own && {
      layout: ({ category }: DraftEntry) => placeBelow(own.folders, category),
    }),
  })
  return {
    plan: withVersions(plan, ({ from }) => ('versionOf' in source ? source.versionOf(from) : undefined)),
    offers: isDivided ? [] : offers,
  }
}

/** Codes of things that a person would want to know could not be read. */
const FAULTS: ReadonlySet<string> = new Set(['permission_denied', 'io_error'])

/** True when something could not be read, so that the command ends with `someFailed`. */
export const hasFaults = ({ plan }: Sorting): boolean => plan.skips.some(({ code }) => FAULTS.has(code))
