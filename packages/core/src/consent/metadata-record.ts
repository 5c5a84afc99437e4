import { AppError } from '../errors/index.ts'
import { type Item, itemOf } from '../item/index.ts'

/** All that consent mode knows of a file: these ten members of part 2 section 3, and nothing else. */
export interface MetadataRecord {
  readonly id: string
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** The declared media type; may be empty. */
  readonly type: string
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly lastModified: number
  readonly extension: string
  /** The folder that it belongs to; empty while nobody has said. */
  readonly category: string
  readonly path: string
  /** Where whoever lists the files tells it; a browser does not. */
  readonly dateCreated: number | null
  readonly isDirectory: boolean
}

const text = (mostCharacters: number) => (value: unknown) => typeof value === 'string' && value.length <= mostCharacters
const time = (value: unknown) => typeof value === 'number' && Number.isFinite(value)

/** What each member may hold. Texts end where no name is as long: nothing that a file holds fits into one. */
const MEMBERS: Readonly<Record<keyof MetadataRecord, (value: unknown) => boolean>> = {
  id: text(4096),
  name: text(1024),
  size: (value) => time(value) && Number(value) >= 0,
  type: text(255),
  lastModified: time,
  extension: text(255),
  category: text(4096),
  path: text(4096),
  dateCreated: (value) => value === null || time(value),
  isDirectory: (value) => typeof value === 'boolean',
}
const NAMES = Object.keys(MEMBERS) as (keyof MetadataRecord)[]

/** Ways to what is inside of a file, also those that a `File` of a browser has from its kind. */
export const FORBIDDEN_MEMBERS = ['content', 'data', 'blob', 'arrayBuffer', 'stream', 'text'] as const

const violation = (member: string) =>
  new AppError('safety_violation', `SAFETY_VIOLATION: ${member}`, { details: { member } })

/**
 * What somebody brings as metadata, as a record of its own that holds nothing else. Throws AppError `safety_violation` for
 * a forbidden member (inherited ones too), an unexpected or missing one, and one that holds anything but what it is for.
 */
export function metadataRecord(candidate: unknown): MetadataRecord {
  if (typeof candidate !== 'object' || candidate === null || Array.isArray(candidate)) throw violation('no record')
  for (const name of FORBIDDEN_MEMBERS) if (name in candidate) throw violation(name)
  for (const key of Reflect.ownKeys(candidate))
    if (!(NAMES as PropertyKey[]).includes(key)) throw violation(String(key))
  const record: Record<string, unknown> = {}
  for (const name of NAMES) {
    // Read once: what would answer with something else the second time is held to what it said first.
    const value = (candidate as Record<string, unknown>)[name]
    if (!MEMBERS[name](value)) throw violation(name)
    record[name] = value
  }
  return record as unknown as MetadataRecord
}

const extensionOf = (name: string): string => /[^.]\.([^.]{1,20})$/u.exec(name)?.[1]?.toLowerCase() ?? ''

/** An item as a record, in the folder that it belongs to. Throws AppError `safety_violation`. */
export const recordOf = (item: Item, category = '', isDirectory = false): MetadataRecord =>
  metadataRecord({
    ...{ id: item.id, name: item.name, size: item.sizeBytes, type: item.mediaType, lastModified: item.modifiedAtMs },
    ...{ extension: isDirectory ? '' : extensionOf(item.name), category, path: item.path },
    ...{ dateCreated: null, isDirectory },
  })

/** A record as an item to be judged. */
export const itemOfRecord = ({ id, name, size, type, lastModified, path }: MetadataRecord): Item =>
  itemOf('picker', { id, name, path, sizeBytes: size, mediaType: type, modifiedAtMs: lastModified })

/** A line of the list that consent mode ends with: part 2 section 3. */
export interface ConsentListItem {
  readonly path: string
  readonly name: string
  /** The category. */
  readonly folder: string
  readonly size: number
  readonly type: string
  readonly file: MetadataRecord
}

/** A record as a line of the list, under the name that it gets. */
export const listItemOf = (record: MetadataRecord, name = record.name): ConsentListItem => ({
  ...{ path: record.path, name, folder: record.category },
  ...{ size: record.size, type: record.type, file: record },
})
