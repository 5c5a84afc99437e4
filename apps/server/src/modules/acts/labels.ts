import { TAGS_MOST } from '@octavo/contract'
import { type Label, MARK_COLORS, type MarkColor, markOfColor, markOfTag, STAR } from '@octavo/core'
import type { Db } from '../../infra/db/db.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Caller } from '../callers/index.ts'
import { resolveFiles, type StoredEntry } from '../library/index.ts'

/** Labels that give some files a star, or take it: those that change something. Throws Refusal `not_found`. */
export async function stars(tx: Db, owner: Caller, ids: readonly string[], on: boolean): Promise<readonly Label[]> {
  const files = await resolveFiles(tx, owner, [...new Set(ids)], { names: false })
  return [...files.values()]
    .filter(({ file }) => file.starred !== on)
    .map((entry) => labelOf(entry, { add: on ? [STAR] : [], remove: on ? [] : [STAR] }))
}

/** Labels that give some files tags and take others: those that change something. Throws Refusal `not_found`, `bad_request`. */
export async function tags(
  tx: Db,
  owner: Caller,
  ids: readonly string[],
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): Promise<readonly Label[]> {
  const [wanted, unwanted] = [clean(add), clean(remove)]
  if (wanted.some((tag) => unwanted.includes(tag))) throw new Refusal('bad_request', 'A tag is both given and taken')
  const files = await resolveFiles(tx, owner, [...new Set(ids)], { names: false })
  return [...files.values()].flatMap((entry) => {
    const { id, tags: had } = entry.file
    const added = wanted.filter((tag) => !had.includes(tag))
    const removed = unwanted.filter((tag) => had.includes(tag))
    if (had.length + added.length - removed.length > TAGS_MOST)
      throw new Refusal('bad_request', `A file has ${TAGS_MOST} tags at most`, { id })
    if (added.length + removed.length === 0) return []
    return [labelOf(entry, { add: added.map(markOfTag), remove: removed.map(markOfTag) })]
  })
}

/** Labels that give some files a colour in place of the one that they have, or take it: those that change something. Throws Refusal `not_found`. */
export async function colors(
  tx: Db,
  owner: Caller,
  ids: readonly string[],
  color: MarkColor | null,
): Promise<readonly Label[]> {
  const files = await resolveFiles(tx, owner, [...new Set(ids)], { names: false })
  return [...files.values()]
    .filter(({ file }) => file.color !== (color ?? undefined))
    .map((entry) =>
      labelOf(entry, {
        add: color === null ? [] : [markOfColor(color)],
        remove: MARK_COLORS.filter((one) => one === entry.file.color).map(markOfColor),
      }),
    )
}

/** Tags as they are kept: two ways to write one letter are one tag. */
const clean = (tags: readonly string[]): readonly string[] => [
  ...new Set(tags.map((tag) => tag.toWellFormed().normalize('NFC'))),
]

const labelOf = ({ file }: StoredEntry, marks: Pick<Label, 'add' | 'remove'>): Label => ({
  ...{ type: 'label', itemId: file.id, from: file.path.slice(1), ...marks },
  expect: { sizeBytes: file.size, modifiedAtMs: file.modifiedAtMs },
})
