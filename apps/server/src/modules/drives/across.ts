import { createHash } from 'node:crypto'
import { because, joinPath, type Move, type Plan, planOf, type Skip, safePath } from '@octavo/core'
import {
  type Connector,
  CrossingTarget,
  type Entry,
  findPath,
  type Hasher,
  inventoryOf,
  TOP,
} from '@octavo/core/connect'
import { Refusal } from '../../infra/http/refusal.ts'
import { uuidv7 } from '../../infra/ids.ts'
import type { Caller } from '../callers/index.ts'
import { type ConnectedPlaces, drivesOf } from './places.ts'

/** Two connections that a plan goes between; one and the same where it does not. */
export interface Ends {
  readonly from: string
  readonly to: string
}

const BETWEEN = '>'

/** The name under which a plan between two connections is kept: ids of connections have no such sign. */
export const placeBetween = ({ from, to }: Ends): string => `${from}${BETWEEN}${to}`

/** What the place of a plan or a run names. */
export function endsOf(place: string): Ends {
  const [from = '', to = from] = place.split(BETWEEN)
  return { from, to }
}

/** Two connections as one target: copied, read back, compared, and only then let go of. */
export const crossingTarget = (from: Connector, to: Connector): CrossingTarget =>
  new CrossingTarget({ connector: from, root: '' }, { connector: to, root: '' }, sha256)

function sha256(): Hasher {
  const hash = createHash('sha256')
  return { update: (bytes) => hash.update(bytes), digest: () => hash.digest('hex') }
}

/** A folder of one connection, and where its insides are to go in another. */
export interface AcrossAsk {
  readonly from: string
  /** '' for all of it. */
  readonly folder: string
  readonly to: string
  /** The folder there; it is made where it is missing. */
  readonly into: string
}

/**
 * A plan by which all single files of a folder go to another connection, each to the same place below `into`. Nothing moves. What has no
 * bytes of its own, and what has its name taken there, stays. Throws Refusal `not_found`, `bad_request`; AppError as a connector does.
 */
export async function planAcross(
  { places, nowMs }: { readonly places: ConnectedPlaces; readonly nowMs: () => number },
  owner: Caller,
  { from, folder, to, into }: AcrossAsk,
): Promise<{ readonly plan: Plan; readonly place: string }> {
  if (from === to) throw new Refusal('bad_request', 'Name two connections: within one, files are moved as they are')
  const theirs = new Set((await drivesOf(places, owner)).map(({ id }) => id))
  if (!theirs.has(from) || !theirs.has(to)) throw new Refusal('not_found', 'There is no such drive')
  const [root, base] = [pathOf(folder), pathOf(into)]
  return await withBoth(places, owner, { from, to }, async (one, other) => {
    if (one.letGo === undefined)
      throw new Refusal('bad_request', 'There is no trash where these files are, so that nothing can be let go of')
    if (other.put === undefined) throw new Refusal('bad_request', 'Nothing can be written there')
    const within = root === '' ? TOP : (await findPath(one, root))?.id
    if (within === undefined) throw new Refusal('not_found', 'There is no such folder')
    const { inventory } = await inventoryOf(one, { within })
    const moves: Move[] = []
    const skips: Skip[] = []
    const walk = (id: string, at: string): void => {
      for (const entry of inventory.in(id)) {
        const path = joinPath(at, entry.name)
        if (entry.kind === 'folder') walk(entry.id, path)
        else if (entry.exportAs || entry.shortcutTo !== undefined)
          skips.push({ itemId: entry.id, path, code: 'unsupported', reason: because('was-not-done') })
        else moves.push(moveOf(entry, path, joinPath(base, root === '' ? path : path.slice(root.length + 1))))
      }
    }
    walk(within, root)
    const answers = await crossingTarget(one, other).check(moves)
    const taken = moves.filter((_, at) => answers[at]?.code === 'already_exists')
    skips.push(
      ...taken.map(({ itemId, from: path }) => ({
        ...{ itemId, path, code: 'already_exists' as const, reason: because('name-taken') },
      })),
    )
    const going = moves.filter((move) => !taken.includes(move))
    return { plan: planOf(uuidv7(nowMs()), nowMs(), going, skips), place: placeBetween({ from, to }) }
  })
}

function pathOf(folder: string): string {
  const path = folder.replace(/^\/+|\/+$/gu, '')
  return path === '' ? '' : safePath(path)
}

function moveOf({ id, sizeBytes, modifiedAtMs, version }: Entry, from: string, to: string): Move {
  const expect = { sizeBytes, modifiedAtMs, ...(version !== undefined && { version }) }
  return { type: 'move', itemId: id, from, to, what: 'file', expect }
}

/** Opens both ends and closes them. Throws AppError as `places.open` does, and what `act` throws. */
export async function withBoth<T>(
  places: ConnectedPlaces,
  owner: Caller,
  { from, to }: Ends,
  act: (one: Connector, other: Connector) => Promise<T>,
): Promise<T> {
  const one = await places.open(owner, from)
  try {
    const other = from === to ? one : await places.open(owner, to)
    try {
      return await act(one, other)
    } finally {
      if (other !== one) await other.close()
    }
  } finally {
    await one.close()
  }
}
