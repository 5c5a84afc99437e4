import type { Order, Rules } from './engine.ts'
import type { FieldName, Value } from './fields.ts'
import type { SortableItem, SortConfig, SortField } from './sort-config.ts'
import type { Askable } from './subject.ts'

/**
 * Things as rules mark them, in the order that is wished: those that a rule fits have its category, tags, star, colour or
 * name; all others are the very same objects. Texts are compared whatever their case, digits in them as numbers; what
 * nothing is known of comes last either way, and what is equal stays as it was. Pure.
 */
export function applySorting<T extends SortableItem>(
  items: readonly T[],
  { sortBy, sortOrder }: Pick<SortConfig, 'sortBy' | 'sortOrder'>,
  rules: Rules,
): readonly T[] {
  const turn = sortOrder === 'desc' ? -1 : 1
  return items
    .map((item) => marked(item, rules.orderOf(askable(item))))
    .sort((one, other) => compared(known(one, sortBy), known(other, sortBy), turn))
}

/** How many things are another after a sorting: what came through a worker is a copy, so it is looked at member by member. */
export function markedCount(before: readonly SortableItem[], after: readonly SortableItem[]): number {
  const old = new Map(before.map((item) => [item.id, marksOf(item)]))
  return after.filter((item) => old.get(item.id) !== marksOf(item)).length
}

const marksOf = ({ category, tags = [], starred = false, color, name }: SortableItem): string =>
  JSON.stringify([category, tags, starred, color, name])

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'accent' })

function compared(one: Value | undefined, other: Value | undefined, turn: number): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
  if (typeof one === 'number' && typeof other === 'number') return turn * (one - other)
  return turn * collator.compare(String(one), String(other))
}

const askable = (item: SortableItem): Askable => ({
  name: item.name,
  valueOf: (field) => known(item, field),
})

/** What is known of a thing; an empty text says nothing. */
function known(item: SortableItem, field: FieldName | SortField): Value | undefined {
  if (field === 'tag') return item.tags && item.tags.length > 0 ? item.tags : undefined
  if (field === 'starred') return item.starred ?? false
  const read = Object.hasOwn(READ, field) ? READ[field as keyof typeof READ] : undefined
  const value = read?.(item)
  return value === '' ? undefined : value
}

const READ = {
  name: ({ name }) => name,
  extension: ({ extension }) => extension,
  mimeType: ({ mimeType }) => mimeType,
  sizeBytes: ({ sizeBytes }) => sizeBytes,
  updatedAt: ({ updatedAt }) => updatedAt,
  createdAt: ({ createdAt }) => createdAt,
  sender: ({ sender }) => sender,
  senderDomain: ({ senderDomain }) => senderDomain,
  subject: ({ subject }) => subject,
  hasAttachment: ({ hasAttachment }) => hasAttachment,
  takenYear: ({ takenYear }) => takenYear,
  takenMonth: ({ takenMonth }) => takenMonth,
  category: ({ category }) => category,
  kind: ({ kind }) => kind,
} as const satisfies Partial<Record<FieldName, (item: SortableItem) => Value | undefined>>

function marked<T extends SortableItem>(item: T, order: Order | undefined): T {
  if (!order || order.stays) return item
  const { folder, name, marks } = order
  const tags = marks && [...new Set([...(item.tags ?? []), ...marks.tags])]
  return {
    ...item,
    ...(folder && { category: folder.text }),
    ...(name && { name: name.text }),
    ...(tags && tags.length > 0 && { tags }),
    ...(marks?.starred !== undefined && { starred: marks.starred }),
    ...(marks?.color && { color: marks.color }),
  }
}
