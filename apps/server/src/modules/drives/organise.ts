import {
  because,
  createDraft,
  type DraftEntry,
  exportLearned,
  type Group,
  gather,
  type Item,
  isByType,
  type Judged,
  type JudgeInput,
  joinPath,
  judge,
  knowFolders,
  type Language,
  type OwnFolders,
  type Page,
  type Plan,
  parentPath,
  placeBelow,
  planOf,
  propose,
  type Reading,
  reconsider,
  type Skip,
  type StandingRules,
} from '@octavo/core'
import { type Connector, ConnectorTarget, type Entry, type MailFolders } from '@octavo/core/connect'
import { readyRules } from '@octavo/readers/node'
import { uuidv7 } from '../../infra/ids.ts'
import type { Caller } from '../callers/index.ts'
import type { Learning } from '../learning/index.ts'
import type { DriveFacts } from './facts.ts'

/** What is known of an item by its name, and of those that were read by their contents. */
export async function knownInputs(
  { items, bundles }: Page,
  facts: ReadonlyMap<string, DriveFacts>,
): Promise<readonly JudgeInput[]> {
  const named = await gather({}, { items, bundles })
  return named.map((input) => {
    const own = facts.get(input.item.id)
    return own ? { ...input, ...own.input } : input
  })
}

/** The folders of a drive that its person files things in; `read` says what is inside the few files that tell. */
export const foldersOnDrive = (
  inputs: readonly JudgeInput[],
  entries: Iterable<Entry>,
  read: (items: readonly Item[]) => Promise<ReadonlyMap<string, Reading>>,
): Promise<OwnFolders> => {
  const top = [...entries].filter(({ kind, parentId }) => kind === 'folder' && parentId === '')
  const names = top.flatMap(({ name }) => (name.startsWith('.') ? [] : [name]))
  return knowFolders({ inputs, names }, read)
}

/**
 * A plan of where loose files of a drive would go: as their contents, the person's lessons and rules, and the folders of the drive say; where
 * only their type speaks, into the group that they are in. Nothing moves, and nothing is asked of the drive.
 */
export async function planDrive(
  learning: Learning,
  owner: Caller,
  drive: {
    readonly connector: Connector
    readonly page: Page
    /** What was looked into and lies loose. */
    readonly loose: readonly JudgeInput[]
    readonly own: OwnFolders
    readonly entries: ReadonlyMap<string, Entry>
    readonly groups: readonly Group[]
  },
  wishes: {
    readonly language: Language
    readonly rules: StandingRules | undefined
    readonly nowMs: number
    readonly signal: AbortSignal
  },
): Promise<Plan> {
  const { loose, own, groups, connector, page, entries } = drive
  const { language, rules, nowMs, signal } = wishes
  const context = { folders: [...own.folders], language, ...(rules && { rules }) }
  const judged =
    (await learning.sort(owner, loose, { ...context, beside: exportLearned(own.learned) }, { signal })) ??
    judge(loose, { folders: context.folders, language, rules: await readyRules(rules?.set ?? { rules: [] }, nowMs) })
  const final = withGroups(loose, judged, groups, language)
  const draft = createDraft(
    loose.map(({ item }) => item),
    final.map(({ verdict }) => verdict),
  )
  const stays = new Map<string, Pick<Skip, 'code' | 'reason'>>()
  const units = new Map<string, string>()
  for (const { unit, verdict } of final) if (unit !== undefined) units.set(verdict.itemId, unit)
  const bundles = new Set(page.bundles)
  const plan = await propose(draft, {
    ...{ id: uuidv7(nowMs), createdAtMs: nowMs, units, stays, inPlace: true, unsure: 'stay' as const },
    target: new ConnectorTarget(connector, { from: '', to: '' }),
    bundles: loose.flatMap(({ item }) => (bundles.has(item.path) ? [item.path] : [])),
    unlisted: page.unlisted,
    layout: ({ category }: DraftEntry) => placeBelow(own.folders, category),
  })
  return withVersions(plan, entries)
}

/** The groups as folders below those of the types, for what nobody said more of than its type. */
function withGroups(
  inputs: readonly JudgeInput[],
  judged: readonly Judged[],
  groups: readonly Group[],
  language: Language,
): readonly Judged[] {
  const names = new Map(groups.flatMap(({ name, itemIds }) => itemIds.map((id) => [id, name] as const)))
  const folders = new Map(
    judged.flatMap(({ verdict }) => {
      const group = names.get(verdict.itemId)
      if (group === undefined || !isByType(verdict)) return []
      const folder = joinPath(verdict.category, group.replaceAll('/', ' '))
      return [[verdict.itemId, { folder, confidence: 0.7, why: because('mail-grouped', { group }) }] as const]
    }),
  )
  return folders.size === 0 ? judged : reconsider(inputs, judged, { groups: folders, language })
}

/** A plan with the version that each file had when it was judged: what has another one then stays where it is. */
export const withVersions = (plan: Plan, entries: ReadonlyMap<string, Entry>): Plan => ({
  ...plan,
  acts: plan.acts.map((act) => {
    const version = entries.get(act.itemId)?.version
    return version === undefined || act.expect.version !== undefined
      ? act
      : { ...act, expect: { ...act.expect, version } }
  }),
})

/** A plan for a mailbox: what would go into a folder of the mail server's own, or where no message can lie, is asked about. */
export function withinMail(plan: Plan, mail: MailFolders): Plan {
  const isTaken = (act: Plan['acts'][number]) => act.type === 'move' && mail.takes(act.to)
  const left = plan.acts.flatMap((act): readonly Skip[] => {
    if (isTaken(act) || act.type !== 'move') return []
    const { itemId, from: path, judged } = act
    const reason = because('could-go', { folders: [parentPath(act.to)] })
    return [{ itemId, path, code: 'needs_decision', reason, ...(judged && { judged }) }]
  })
  return planOf(plan.id, plan.createdAtMs, plan.acts.filter(isTaken), [...plan.skips, ...left])
}
