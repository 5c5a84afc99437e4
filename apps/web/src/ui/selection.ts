/** What is selected in a list, by id; `anchor` is where a range starts, `active` the row that has the focus. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  readonly anchor: string | undefined
  readonly active: string | undefined
}

/** How a row was reached. `extend` is Shift, `toggle` is Ctrl or Cmd. */
export interface Reach {
  readonly extend: boolean
  readonly toggle: boolean
}

export const NOTHING: Selection = { ids: new Set(), anchor: undefined, active: undefined }

const range = (order: readonly string[], from: string | undefined, to: string): readonly string[] => {
  const end = order.indexOf(to)
  const start = from === undefined ? -1 : order.indexOf(from)
  if (start < 0) return [to]
  return order.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/**
 * The one selection model of every list: a press selects one, Ctrl toggles one, Shift selects from the anchor, both
 * add the range. The anchor survives a deselect, so that a range can be drawn from a row that was switched off.
 */
export const press = (selection: Selection, order: readonly string[], id: string, reach: Reach): Selection => {
  if (reach.extend) {
    const part = range(order, selection.anchor, id)
    return {
      ids: new Set(reach.toggle ? [...selection.ids, ...part] : part),
      anchor: selection.anchor ?? id,
      active: id,
    }
  }
  if (!reach.toggle) return { ids: new Set([id]), anchor: id, active: id }
  const ids = new Set(selection.ids)
  if (!ids.delete(id)) ids.add(id)
  return { ids, anchor: id, active: id }
}

/**
 * Moves the focus by arrow, page or end keys: alone it selects the row it lands on, with Shift it draws a range from
 * the anchor, with Ctrl it leaves the selection as it is.
 */
export const step = (
  selection: Selection,
  order: readonly string[],
  by: number | 'first' | 'last',
  reach: Reach,
): Selection => {
  if (order.length === 0) return selection
  const at = selection.active === undefined ? -1 : order.indexOf(selection.active)
  const wanted = by === 'first' ? 0 : by === 'last' ? order.length - 1 : at < 0 ? 0 : at + by
  const id = order[Math.max(0, Math.min(order.length - 1, wanted))]
  if (id === undefined) return selection
  if (reach.toggle && !reach.extend) return { ...selection, active: id }
  return press(selection, order, id, { extend: reach.extend, toggle: false })
}

/** Everything in the list, shown or not. */
export const selectAll = (selection: Selection, order: readonly string[]): Selection => ({
  ...selection,
  ids: new Set(order),
})

/** What was selected before and some more, e.g. those within a frame; the focus goes to the last of these. */
export const selectSome = (selection: Selection, before: ReadonlySet<string>, ids: readonly string[]): Selection => ({
  ids: new Set([...before, ...ids]),
  anchor: ids[0] ?? selection.anchor,
  active: ids.at(-1) ?? selection.active,
})

/** Nothing; the focus stays where it is. */
export const clearSelection = (selection: Selection): Selection => ({ ...selection, ids: new Set() })

/** The selection without what is gone from the list. The same object when nothing is. */
export const keepOnly = (selection: Selection, exists: (id: string) => boolean): Selection => {
  const gone = [...selection.ids].filter((id) => !exists(id))
  if (gone.length === 0) return selection
  const ids = new Set(selection.ids)
  for (const id of gone) ids.delete(id)
  return { ...selection, ids }
}
