import type { LibraryAct } from '@octavo/contract'
import type { DeskFile, Sorted } from './desk.ts'

/** The acts of a library that make of its files what sorting rules said of them: those that change something. Pure. */
export function actsOf(sorted: readonly Sorted[], files: readonly DeskFile[]): readonly LibraryAct[] {
  const known = new Map(files.map((file) => [file.id, file]))
  const acts = new Map<string, LibraryAct & { ids: string[] }>()
  const add = (act: LibraryAct & { ids: string[] }, key: string, id: string) => {
    const held = acts.get(key) ?? act
    held.ids.push(id)
    acts.set(key, held)
  }
  for (const { id, starred, tags = [], color, category } of sorted) {
    const file = known.get(id)
    if (!file) continue
    if (starred !== undefined && starred !== file.starred)
      add({ type: 'star', ids: [], on: starred }, `star ${starred}`, id)
    for (const tag of tags) if (!file.tags.includes(tag)) add({ type: 'tag', ids: [], add: [tag] }, `tag ${tag}`, id)
    if (color && color !== file.color) add({ type: 'color', ids: [], color }, `color ${color}`, id)
    if (category !== undefined && category !== file.category)
      add({ type: 'move', ids: [], to: `/${category}` }, `move ${category}`, id)
  }
  return [...acts.values()]
}
