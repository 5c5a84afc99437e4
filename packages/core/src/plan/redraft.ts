import { collisionKey } from '../item/index.ts'
import { type Draft, editDraft, shapeOf } from './draft.ts'
import { isPlaced, meantFor } from './entry.ts'
import { patched } from './patch.ts'
import { stylesIn, withStyles } from './styles.ts'

/** Categories that have another name than they were judged to have, by the judged one; not those that things merely left. */
function renames({ entries }: Draft): ReadonlyMap<string, string> {
  const names = new Map<string, string | undefined>()
  for (const entry of entries.values()) {
    if (isPlaced(entry)) continue
    const { category } = entry.verdict
    const now = meantFor(entry)
    names.set(category, !names.has(category) || names.get(category) === now ? now : undefined)
  }
  return new Map([...names].flatMap(([from, to]) => (to === undefined || to === from ? [] : [[from, to] as const])))
}

/**
 * A review that goes on with things judged anew: names that the person gave to categories, the shape and the styles that
 * were told hold, and what changes is one edit, which can be taken back. `fresh` keeps by itself what the person's hand
 * placed (`earlierOf`). With other items than before it is a review of its own.
 */
export function redrafted(before: Draft, fresh: Draft): Draft {
  const isSame =
    before.entries.size === fresh.entries.size && [...fresh.entries.keys()].every((id) => before.entries.has(id))
  const named = [...renames(before)].reduce(
    (draft, [from, to]) => (has(draft, from) ? editDraft(draft, { type: 'rename', from, to }) : draft),
    withStyles(fresh, stylesIn(before)),
  )
  const shaped = editDraft(named, { type: 'shape', shape: shapeOf(before) })
  if (!isSame) return { ...shaped, history: fresh.history }
  const after = [...shaped.entries.values()]
  return after.length === 0
    ? before
    : patched({ ...before, shape: shapeOf(shaped) }, after, { order: shaped.categories })
}

const has = ({ entries }: Draft, category: string): boolean => {
  const key = collisionKey(category)
  return [...entries.values()].some((entry) => !isPlaced(entry) && collisionKey(meantFor(entry)) === key)
}
