import { AppError } from '@octavo/core'
import { type Found, type Ground, listedGround } from '@octavo/mcp'
import type { Services } from '../../services.ts'
import type { Caller } from '../callers/index.ts'
import type { StoredEntry } from '../library/index.ts'
import { listLibrary } from './library-source.ts'

/** What the library is called among the sources. */
const LIBRARY = 'library'
/** A place elsewhere is listed for so long at most. */
const LIST_MS = 120_000

/** A source: the library, or a place that its person connected. */
export interface SourceOfAgent {
  readonly name: string
  readonly at: string
  readonly kind: string
  /** The connection; '' for the library. */
  readonly place: string
}

/** A source as it stands. */
export interface ListedSource {
  readonly ground: Ground
  readonly files: readonly { readonly path: string; readonly sizeBytes: number; readonly modifiedAtMs: number }[]
  /** Of the library: what is kept of each file. */
  readonly entries: readonly StoredEntry[]
}

type Parts = Pick<Services, 'db' | 'connectedPlaces' | 'driveNames'>

/** All that is open to the agents of a person; of places with the same name the later ones are numbered. */
export async function sourcesOf({ connectedPlaces }: Parts, owner: Caller): Promise<readonly SourceOfAgent[]> {
  const sources: SourceOfAgent[] = [{ name: LIBRARY, at: 'all folders of this account', kind: 'library', place: '' }]
  for (const { id, provider, name } of await connectedPlaces.list(owner)) {
    const twins = sources.filter((one) => one.name === name || one.name.startsWith(`${name} (`)).length
    const kind = provider === 'imap' || provider === 'jmap' ? 'mailbox' : 'drive'
    sources.push({ name: twins === 0 ? name : `${name} (${twins + 1})`, at: provider, kind, place: id })
  }
  return sources
}

/** The source of a name. Throws AppError `not_found`. */
export async function sourceNamed(parts: Parts, owner: Caller, name: string): Promise<SourceOfAgent> {
  // Without a look at the connections, for most calls mean this one.
  if (name === LIBRARY) return { name, at: '', kind: 'library', place: '' }
  const found = (await sourcesOf(parts, owner)).find((source) => source.name === name)
  if (!found) throw new AppError('not_found', 'There is no source with that name. sources_list names them.')
  return found
}

/** All of a source that is open to agents: nothing hidden. Throws AppError as connectors do, Refusal. */
export async function listSource({ db, driveNames }: Parts, owner: Caller, place: string): Promise<ListedSource> {
  if (place === '') {
    const { ground, entries } = await listLibrary(db, owner)
    const files = entries.map(({ file: { path, size: sizeBytes, modifiedAtMs } }) => {
      return { path: path.slice(1), sizeBytes, modifiedAtMs }
    })
    return { ground, files, entries }
  }
  const { page, entries } = await driveNames.list(owner, place, AbortSignal.timeout(LIST_MS))
  const whole = new Set(page.bundles)
  const found = page.items.map((item): Found => {
    return { item, what: whole.has(item.path) ? 'bundle' : 'file', version: entries.get(item.id)?.version }
  })
  const folders = new Set(found.flatMap(({ item: { path } }) => foldersAbove(path)))
  const taken = [...found.map(({ item }) => item.path), ...page.unlisted.map(({ path }) => path), ...folders]
  const files = page.items.map(({ path, sizeBytes, modifiedAtMs }) => ({ path, sizeBytes, modifiedAtMs }))
  return { ground: listedGround(found, taken), files, entries: [] }
}

const foldersAbove = (path: string): readonly string[] =>
  path.split('/').flatMap((_, at, parts) => (at === 0 ? [] : parts.slice(0, at).join('/')))
