import { eventNames, type GroupPhotosOptions } from './group-photos.ts'
import { type Groups, msOf } from './in-groups.ts'
import type { Photo } from './photo.ts'

/** What a person does to events, each by its name. */
export type EventEdit =
  /** Two become one. */
  | { readonly type: 'merge'; readonly event: string; readonly into: string }
  /** What was taken from a photo on is an event of its own. */
  | { readonly type: 'split'; readonly event: string; readonly fromId: string }
  /** Under a name that another one has, the two become one. */
  | { readonly type: 'rename'; readonly event: string; readonly name: string }

/** An event on its way: what the person called it, where they did. */
interface Part<T> {
  readonly own: string | undefined
  readonly members: readonly T[]
}

/**
 * Edits events that `groupPhotos` made of some photos, by the same options. They come the newest first, the photos of what was
 * touched in the order in which they were taken. Names of days and places are made anew, names that a person gave stay, and no
 * two are alike. The same groups where there is nothing to do: an event that isn't there, an empty name, a part without
 * photos. Pure.
 */
export function eventEditor<T extends Photo>(
  photos: readonly T[],
  options: GroupPhotosOptions,
): (events: Groups<T>, edit: EventEdit) => Groups<T> {
  const nameOf = eventNames(photos, options)
  const partOf = (name: string, members: readonly T[]): Part<T> => {
    const made = nameOf(members)
    const isMade = name === made || (name.startsWith(`${made} (`) && /^ \(\d+\)$/u.test(name.slice(made.length)))
    return { own: isMade ? undefined : name, members }
  }
  return (events, edit) => {
    const event = events.get(edit.event)
    if (!event) return events
    if (edit.type === 'split') {
      const members = inTime(event)
      const at = members.findIndex(({ id }) => id === edit.fromId)
      const { own } = partOf(edit.event, event)
      if (at < 1) return events
      return put(events, [edit.event], [members.slice(0, at), members.slice(at)].map(partWith(own)), nameOf)
    }
    const to = edit.type === 'merge' ? edit.into : edit.name.trim()
    const other = events.get(to)
    if (to === '' || to === edit.event || (edit.type === 'merge' && !other)) return events
    const own = edit.type === 'rename' ? to : (partOf(to, other ?? []).own ?? partOf(edit.event, event).own)
    return put(events, [edit.event, to], [partWith<T>(own)(inTime([...event, ...(other ?? [])]))], nameOf)
  }
}

const partWith =
  <T>(own: string | undefined) =>
  (members: readonly T[]): Part<T> => ({ own, members })

/** What has no date comes before all that has one. */
const NEVER_MS = -Number.MAX_VALUE

const takenMs = ({ dateTaken }: Photo): number => msOf(dateTaken) ?? NEVER_MS

const numbered = (name: string, number: number): string => (number === 1 ? name : `${name} (${number})`)

const inTime = <T extends Photo>(photos: readonly T[]): readonly T[] =>
  photos.toSorted((one, other) => takenMs(one) - takenMs(other))

/** Events with some of them replaced by parts, under names that are free. */
function put<T extends Photo>(
  events: Groups<T>,
  gone: readonly string[],
  parts: readonly Part<T>[],
  nameOf: (event: readonly T[]) => string,
): Groups<T> {
  const next = new Map([...events].filter(([name]) => !gone.includes(name)))
  for (const { own, members } of parts) {
    const wish = own ?? (nameOf(members) || gone[0] || '')
    let number = 1
    while (next.has(numbered(wish, number))) number += 1
    next.set(numbered(wish, number), members)
  }
  const newestMs = (members: readonly T[]) => members.reduce((most, one) => Math.max(most, takenMs(one)), NEVER_MS)
  const newest = new Map([...next].map(([name, members]) => [name, newestMs(members)]))
  return new Map([...next].sort(([one], [other]) => (newest.get(other) ?? 0) - (newest.get(one) ?? 0)))
}
