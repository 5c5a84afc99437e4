import { createHash } from 'node:crypto'
import {
  because,
  classify,
  createDraft,
  equalSets,
  folderPath,
  type GroupMailOptions,
  groupAttachments,
  groupMail,
  type Instruction,
  type Item,
  type JudgeInput,
  judge,
  type Language,
  type MailToGroup,
  type OwnMailMethod,
  onePage,
  parentPath,
  propose,
  type Shape,
  type Skip,
} from '@octavo/core'
import type { Rules } from '@octavo/core/rules'
import { FolderTarget, RunStore } from '@octavo/disk'
import { MailboxSource } from '@octavo/readers/node'
import { inBoxes } from './boxes.ts'
import type { Hooks } from './hooks.ts'
import { openMailbox } from './mailbox.ts'
import type { Roots } from './roots.ts'
import type { Sorting } from './sort-folder.ts'
import { withVersions } from './versions.ts'

/** Which mails go where, and what is written out beside them. */
export interface SortMailInput {
  readonly roots: Roots
  readonly method: OwnMailMethod
  readonly withAttachments: boolean
  /** True to write the mails of each folder as one mailbox, not as files of their own. */
  readonly asMailboxes: boolean
  readonly shape: Shape
  readonly instructions: readonly Instruction[]
  readonly rules?: Rules
  /** The language that groups are named in. */
  readonly language: Language
}

/**
 * Reads a mailbox of any size once, from its beginning to its end, puts its mails into groups and decides under which names
 * they are written out; attachments that are asked for by sender and year, each content once. Nothing is changed.
 */
export async function sortMail(input: SortMailInput, hooks: Hooks): Promise<Sorting> {
  const { roots, method, withAttachments, asMailboxes, shape, instructions, language, rules } = input
  const { files, others } = await openMailbox(roots.root, hooks)
  const source = new MailboxSource(files, { attachments: withAttachments })
  const onCount = (count: number) => hooks.onProgress?.('looking', count)
  const page = await onePage(source.scan({ onCount, ...(hooks.signal && { signal: hooks.signal }) }))
  const { mails, attached } = parted(page.items, source)
  const options: GroupMailOptions = {
    method,
    language,
    nowMs: Date.now(),
    utcOffsetMinutes: -new Date().getTimezoneOffset(),
  }
  const groups = new Map([...groupMail(mails, options), ...groupAttachments(attached, options)])
  const inputs = page.items.map((item): JudgeInput => {
    const known = source.known.get(item.id)
    const isMail = known !== undefined && known.attachedTo === undefined
    return { item, typed: classify({ item }), ...(isMail && { reading: { mail: known.mail } }) }
  })
  const context = { groups, instructions, language, ...(rules && { rules }) }
  const judged = judge(inputs, context)
  const reviewed = createDraft(
    page.items,
    judged.map(({ verdict }) => verdict),
    { shape },
  )
  const { draft, boxes } = asMailboxes ? inBoxes(reviewed, source) : { draft: reviewed, boxes: undefined }
  const createdAtMs = Date.now()
  const plan = await propose(draft, {
    units: new Map(),
    id: RunStore.newId(createdAtMs),
    createdAtMs,
    target: new FolderTarget({ from: roots.into }),
    unlisted: [...page.unlisted, ...others],
    stays: await copies(
      attached.map(({ item }) => item),
      source,
      hooks,
    ),
    inPlace: false,
    unsure: 'move',
    // A mailbox lies where its folder would, under the name of that.
    ...(boxes && {
      layout: ({ item, category }) => (boxes.has(item.id) ? parentPath(folderPath(category)) : folderPath(category)),
    }),
  })
  const byId = new Map(judged.map((one) => [one.verdict.itemId, one]))
  const versioned = withVersions(plan, ({ itemId }) => boxes?.get(itemId)?.version ?? source.known.get(itemId)?.version)
  const sorting = { roots, source, plan: versioned, judged: byId, inputs, context, filed: new Map() }
  return boxes ? { ...sorting, boxes } : sorting
}

type Known = MailToGroup & { readonly item: Item }

function parted(
  items: readonly Item[],
  source: MailboxSource,
): { readonly mails: Known[]; readonly attached: Known[] } {
  const [mails, attached]: [Known[], Known[]] = [[], []]
  for (const item of items) {
    const known = source.known.get(item.id)
    if (known) (known.attachedTo === undefined ? mails : attached).push({ item, mail: known.mail })
  }
  return { mails, attached }
}

/** Attachments whose very bytes another one has: the first is written, the others stay where they are. */
async function copies(
  attached: readonly Item[],
  source: MailboxSource,
  { onProgress }: Hooks,
): Promise<ReadonlyMap<string, Pick<Skip, 'code' | 'reason'>>> {
  const whole = async ({ id }: Item) =>
    createHash('sha256')
      .update(await source.contents(id))
      .digest('hex')
  const sets = await equalSets(attached, { head: () => 0, whole }, (done, total) =>
    onProgress?.('comparing', done, total),
  )
  const reason = because('written-once')
  return new Map(sets.flatMap(([, ...others]) => others.map(({ id }) => [id, { code: 'excluded', reason }] as const)))
}
