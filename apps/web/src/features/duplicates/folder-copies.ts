import {
  approve,
  askAgain,
  contentsIn,
  DUPLICATES_FOLDER,
  type DuplicateSet,
  type Item,
  isWithin,
  keepAll,
  movesIn,
  partSets,
  planOf,
  setAside,
  withNeighbours,
} from '@octavo/core'
import { changeKeptHere, keptHere } from '../../device/kept-copies.ts'
import { carryOutInPlace, type Place, scanPlace } from '../../device/place/index.ts'
import { PlaceTarget } from '../../place/target.ts'
import type { FileBytes } from '../../platform/file-bytes.ts'
import { uuid } from '../../platform/uuid.ts'
import { deviceLook } from '../../viewer/device-look.ts'
import { copiesInWorker } from '../../worker/sort/client.ts'
import { keyOf } from '../../worker/sort/equal-files.ts'
import { type Copies, type CopySet, freedBytes } from './copies.ts'

const asDuplicates = ({ items }: CopySet): readonly DuplicateSet[] => (items[0] ? [{ items, keeper: items[0] }] : [])

/**
 * Copies in a folder that the person has opened to this app, read and set aside where it lies: nothing leaves the device. What
 * lies in a cloud is not fetched.
 */
export const folderCopies = (place: Place): Copies => {
  let items: readonly Item[] = []
  let files: ReadonlyMap<string, FileBytes> = new Map()
  let contents: ReadonlyMap<string, string> = new Map()
  const contentOf = async ({ id }: Item): Promise<string | undefined> => {
    const file = files.get(id)
    return contents.get(id) ?? (file && (await keyOf(file)))
  }
  return {
    name: place.name,
    look: deviceLook((id) => files.get(id)),
    into: ['aside'],
    async find({ signal, onProgress }) {
      const found = await scanPlace(place, {
        ...{ signal, mostItems: Number.POSITIVE_INFINITY },
        onProgress: ({ listed }) => onProgress(listed),
      })
      const bundles = new Set(found.bundles)
      items = found.items.filter(({ path }) => !isWithin(DUPLICATES_FOLDER, path))
      files = found.files
      const inputs = items.map((item) => ({
        item,
        blob: files.get(item.id),
        ...(bundles.has(item.path) && { bundle: true }),
      }))
      const copies = await copiesInWorker(inputs, { signal, onProgress })
      contents = copies.contents
      const byId = new Map(items.map((item) => [item.id, item]))
      const sets = new Map(
        copies.stacks.flatMap(({ is, why, itemIds }) => {
          const set: CopySet = { is, why, items: itemIds.flatMap((id) => byId.get(id) ?? []) }
          return asDuplicates(set).map((one) => [one, set] as const)
        }),
      )
      const { open, kept } = await partSets([...sets.keys()], await keptHere(), contentOf)
      const told = (some: readonly DuplicateSet[]) =>
        some
          .flatMap((one) => sets.get(one) ?? [])
          .sort((a, b) => freedBytes(b.items, b.items[0]?.id ?? '') - freedBytes(a.items, a.items[0]?.id ?? ''))
      return {
        ...{ sets: told(open), total: open.length, kept: told(kept), keptTotal: kept.length },
        ...{ isPart: copies.isPart, awayCount: found.away.length },
      }
    },
    async keepAll(set, isKept) {
      for (const one of asDuplicates(set)) {
        const keys = await contentsIn(one, contentOf)
        if (keys) await changeKeptHere((kept) => (isKept ? keepAll(kept, keys) : askAgain(kept, keys)))
      }
    },
    async propose(choices) {
      const byId = new Map(items.map((item) => [item.id, item]))
      const wanted = choices.flatMap(({ keep, ids }): DuplicateSet[] => {
        const keeper = byId.get(keep)
        const others = ids.flatMap((id) => byId.get(id) ?? [])
        return keeper ? [{ items: [keeper, ...others], keeper }] : []
      })
      const sets = await withNeighbours(wanted, items, contentOf)
      const target = new PlaceTarget(place.files)
      const { id, createdAtMs, acts, skips } = await setAside({
        ...{ id: uuid(), createdAtMs: Date.now(), sets, items, target },
      })
      return { id, createdAtMs, moves: movesIn(acts), skips }
    },
    async carryOut({ id, createdAtMs, moves, skips }) {
      const { runId, counts } = await carryOutInPlace(place, approve(planOf(id, createdAtMs, moves, skips)))
      return { runId: counts.done > 0 ? runId : undefined, done: counts.done }
    },
  }
}
