import { AppError, type Clock, onePage } from '@octavo/core'
import { type Connector, ConnectorSource, ConnectorTarget } from '@octavo/core/connect'
import type { ConnectorWorld, ProviderFault, TargetWorld } from '@octavo/core/testing'
import { expect } from 'vitest'
import type { Access } from '../src/index.ts'
import { type Double, type Trouble, troubleOf } from '../src/testing/index.ts'

/** What the doubles of all drives have in common. */
export interface CloudDouble extends Double {
  write(path: string, content: string, modifiedAtMs?: number): unknown
  makeFolder(path: string): unknown
  remove(path: string): void
  rename(from: string, to: string): void
  read(path: string): string | undefined
  isFolder(path: string): boolean
  /** Milliseconds; undefined when nothing is there. */
  timeOf(path: string): number | undefined
  forget(): void
}

/** A drive, the way to it, and how it refuses for good. */
export interface Cloud<D extends CloudDouble> {
  readonly double: D
  connect(): Connector
  readonly refusal?: Trouble
}

/** A clock by which nobody waits; `waits` are milliseconds that were asked for. */
export function patientClock(): Clock & { readonly waits: number[] } {
  const waits: number[] = []
  return { waits, nowMs: () => Date.now(), sleep: async (ms) => void waits.push(ms) }
}

/** A token that is never renewed: whoever is refused has to sign in again. */
export const signedIn: Access = {
  token: async (refused) => {
    if (refused !== undefined) throw new AppError('auth_expired', 'Sign in again.')
    return 'good'
  },
}

/** Ends doubles after a test, which fails when one of them saw what breaks the provider's description. */
export async function endDoubles(doubles: Double[]): Promise<void> {
  const broken = doubles.flatMap(({ violations }) => violations)
  await Promise.all(doubles.splice(0).map((double) => double.end()))
  expect(broken).toEqual([])
}

/** A double as the world of `connectorCases`. */
export const connectorWorld = <D extends CloudDouble>({ double, connect, refusal }: Cloud<D>): ConnectorWorld => ({
  connect,
  write: async (...file) => void double.write(...file),
  makeFolder: async (path) => void double.makeFolder(path),
  remove: async (path) => double.remove(path),
  rename: async (from, to) => double.rename(from, to),
  read: async (path) => double.read(path),
  meet: (fault: ProviderFault) => void double.troubles.push(fault === 'refuse' && refusal ? refusal : troubleOf(fault)),
  forget: () => double.forget(),
})

/** Two folders of a double as the world of `targetCases`. */
export function targetWorld<D extends CloudDouble>(
  { double, connect }: Cloud<D>,
  folders: Readonly<Record<'from' | 'into', string>>,
): TargetWorld {
  for (const folder of Object.values(folders)) double.makeFolder(folder)
  const connector = connect()
  const at = (side: 'from' | 'into', name: string): string => `${folders[side]}/${name}`
  const scanned = async (name: string) => {
    const source = new ConnectorSource(connector, folders.from)
    const { items } = await onePage(source.scan())
    return { item: items.find(({ path }) => path === name), version: source.versionOf(name) }
  }
  return {
    target: new ConnectorTarget(connector, { from: folders.from, to: folders.into }),
    times: 'given',
    write: async (side, name, text, ms) => void double.write(at(side, name), text, ms),
    makeFolder: async (side, name) => void double.makeFolder(at(side, name)),
    async read(side, name) {
      const [text, modifiedAtMs] = [double.read(at(side, name)), double.timeOf(at(side, name))]
      return text === undefined || modifiedAtMs === undefined ? undefined : { text, modifiedAtMs }
    },
    isFolder: async (side, name) => double.isFolder(at(side, name)),
    async expectation(name) {
      const { item, version } = await scanned(name)
      const { sizeBytes, modifiedAtMs } = item ?? { sizeBytes: 0, modifiedAtMs: 0 }
      return { sizeBytes, modifiedAtMs, ...(version !== undefined && { version }) }
    },
    // A folder's id is not in the items; its path leads to it.
    idOf: async (name) => {
      const { item } = await scanned(name)
      if (item) return item.id
      let parentId = ''
      let id = ''
      for (const part of at('from', name).split('/')) {
        id = (await connector.find(parentId, part))?.id ?? name
        parentId = id
      }
      return id
    },
    halfMove: async (old, to) => double.rename(at('from', old), at('into', to)),
  }
}
