import type { Provider, ScoutSource } from '@octavo/contract'
import type { Caller } from '../callers/index.ts'
import type { ConnectedPlaces } from '../drives/index.ts'
import type { ScoutPlace } from './rows.ts'

const SOURCE_OF: Readonly<Record<Provider, ScoutSource>> = {
  folder: 'local',
  imap: 'gmail',
  jmap: 'gmail',
  google: 'drive',
  webdav: 'drive',
  dropbox: 'dropbox',
  onedrive: 'onedrive',
}

/** Where a scout with these sources looks: the library, and what of them its person has connected. */
export async function placesOf(
  places: ConnectedPlaces,
  owner: Caller,
  sources: readonly ScoutSource[],
): Promise<readonly (ScoutPlace & { readonly name: string; readonly isMailbox: boolean })[]> {
  const connected = (await places.list(owner)).flatMap(({ id, provider, name }) => {
    const source = SOURCE_OF[provider as Provider]
    return sources.includes(source) ? [{ id, source, name, isMailbox: source === 'gmail' }] : []
  })
  const library = { id: '', source: 'local', name: 'the library', isMailbox: false } as const
  return sources.includes('local') ? [library, ...connected] : connected
}

/** Sources of which a person has a place; the library is always there. */
export async function connectedSources(places: ConnectedPlaces, owner: Caller): Promise<ScoutSource[]> {
  const connected = await places.list(owner)
  return [...new Set<ScoutSource>(['local', ...connected.map(({ provider }) => SOURCE_OF[provider as Provider])])]
}
