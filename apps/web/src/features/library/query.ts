import type { SavedSearch, SaveSearchRequest } from '@octavo/contract'
import { FILE_KINDS, type FileKind } from '@octavo/core'
import type { Query } from './place.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The moment at which a day of the calendar begins here, `daysOn` days later; undefined for what is no day. */
const beginOf = (day: string | undefined, daysOn = 0): number | undefined => {
  if (day === undefined || !DAY.test(day)) return undefined
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + daysOn).getTime()
}

/** The day of the calendar here on which a moment lies, as `2024-05-31`. */
export const dayOf = (atMs: number): string => {
  const at = new Date(atMs)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

const kindOf = (text: string | undefined): FileKind | undefined => FILE_KINDS.find((kind) => kind === text)
const bytesOf = (text: string | undefined): number | undefined => {
  const bytes = Number(text ?? Number.NaN)
  return Number.isSafeInteger(bytes) && bytes >= 0 ? bytes : undefined
}

type Kept = SaveSearchRequest['query']

type Known<T> = { [K in keyof T]: Exclude<T[K], undefined> }
/** Without the members that say nothing. */
const known = <T extends object>(all: T): Partial<Known<T>> & Pick<T, 'q' & keyof T> =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Known<T>

/** A query as the calls take it; what an address says that is none is left out. `to` is the last day that counts. */
export const wireOf = (query: Query): Kept & { readonly tag?: string } => {
  const wire = {
    q: query.q.trim().slice(0, 200),
    kind: kindOf(query.kind),
    folder: query.in,
    fromMs: beginOf(query.from),
    toMs: beginOf(query.to, 1),
    minBytes: bytesOf(query.min),
    maxBytes: bytesOf(query.max),
    camera: query.camera,
    place: query.place,
    sender: query.sender,
    tag: query.tag,
    starred: query.starred === undefined ? undefined : ('true' as const),
  }
  return known(wire)
}

/** The query of a search that was kept. */
export const queryOf = ({ query }: Pick<SavedSearch, 'query'>): Query => {
  const { q, folder, fromMs, toMs, minBytes, maxBytes, tag, starred, ...same } = query
  const told = {
    ...same,
    q,
    in: folder,
    from: fromMs === undefined ? undefined : dayOf(fromMs),
    to: toMs === undefined ? undefined : dayOf(toMs - 1),
    min: minBytes?.toString(),
    max: maxBytes?.toString(),
    tag: typeof tag === 'string' ? tag : tag?.[0],
    starred: starred && '1',
  }
  return known(told)
}
