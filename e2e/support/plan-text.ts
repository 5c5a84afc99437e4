import { createHash } from 'node:crypto'

/** A plan as it travels: what is done and what stays. */
export interface TravellingPlan {
  readonly acts: readonly Readonly<Record<string, unknown>>[]
  readonly skips: readonly Readonly<Record<string, unknown>>[]
}

/**
 * A plan in one text, that two doors can be held against each other by: ids give way to the paths of their files below the
 * corpus, whose folder at this door (`prefix`, with a `/` at its end) is cut; members stand in the order of their names.
 * Nothing else is left out.
 */
export function planText({ acts, skips }: TravellingPlan, prefix = ''): string {
  const below = (path: unknown) => {
    const text = String(path).replace(/^\//, '')
    return text.startsWith(prefix) ? text.slice(prefix.length) : text
  }
  const places = new Map([...acts, ...skips].map(({ itemId, from, path }) => [itemId, below(from ?? path)]))
  const line = ({ itemId: _, ...one }: TravellingPlan['acts'][number]) =>
    JSON.stringify(
      ordered({
        ...one,
        ...('from' in one && { from: below(one.from) }),
        ...('path' in one && { path: below(one.path) }),
        ...('unit' in one && { unit: places.get(one.unit) }),
      }),
    )
  return [...acts.map(line), ...skips.map(line).sort()].join('\n')
}

/** What is done of a plan's text, without what stays. */
export const actsIn = (text: string): string => linesWith(text, (line) => line.includes('"type":"move"'))

/** A plan's text without the hidden and system files that stay: a browser leaves them out when a folder is picked. */
export const withoutUnseen = (text: string): string => linesWith(text, (line) => !line.includes('"code":"unsupported"'))

const linesWith = (text: string, fits: (line: string) => boolean): string => text.split('\n').filter(fits).join('\n')

/** The same value with the members of every object in the order of their names, and without those that are undefined. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(
    members.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, ordered(member)]),
  )
}

/** Files as one text: a path and the SHA-256 of its bytes a line, in the order of the paths. */
export const filesText = (files: readonly { readonly path: string; readonly sha256: string }[]): string =>
  files
    .map(({ path, sha256 }) => `${path.replace(/^\//, '')} ${sha256}`)
    .sort()
    .join('\n')

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
