import {
  albumList,
  because,
  type DEVICE_SKINS,
  type FileKind,
  findUnits,
  type Groups,
  type Item,
  type Verdict,
} from '@octavo/core'
import { carryThere } from '../../../flow/carry-in-place.ts'
import { type DeviceFlow, deviceFlow } from '../../../flow/device-flow.ts'
import type { Brought } from '../../../intake/brought.ts'
import { inTurns } from '../../../platform/in-turns.ts'

/** Where an item is to lie, and why. */
export type Place = Pick<Verdict, 'category' | 'fileKind' | 'why' | 'stays'>

/** What is reviewed, and where items lie that are in none of the groups. */
export interface Laid {
  readonly brought: Brought
  readonly beside?: ReadonlyMap<string, Place>
}

/** Where the items of a pick are to lie, by the id of each. */
const wishes = new WeakMap<Brought, ReadonlyMap<string, Place>>()
/** The groups that a pick was laid out by. */
const laid = new WeakMap<Brought, Groups<{ readonly id: string }>>()

/** The list of groups as a file, where an item is in several; `paths`: where each lies now, by its id. */
export const listOfGroups = (brought: Brought, paths: ReadonlyMap<string, string>): Blob | undefined => {
  const list = albumList(laid.get(brought) ?? new Map(), (id) => paths.get(id))
  return list && new Blob([JSON.stringify(list, undefined, 2)], { type: 'application/json' })
}

const NOWHERE: Place = { category: '', fileKind: 'other', why: [] }

/** The flow by which groups become real folders: reviewed as a plan, then an archive, or moves where the files lie. */
export const foldersFlow = (id: keyof typeof DEVICE_SKINS & ('mail' | 'albums')): DeviceFlow =>
  deviceFlow(id, (plan) => ({
    async judge(brought, previous) {
      const places = wishes.get(brought)
      const verdicts = brought.items.map(({ id: itemId }): Verdict => {
        return { ...{ itemId, confidence: 1, by: 'text' as const }, ...(places?.get(itemId) ?? NOWHERE) }
      })
      const { draftAsInstructed } = await import('../../../settings/follow-instructions.ts')
      return draftAsInstructed(brought.items, verdicts, [], { previous })
    },
    carry: carryThere(plan),
  }))

/**
 * Begins the review of groups as folders. An item that is in several goes to the first of them: each file lies once. A name
 * of a group is one folder, whatever stands in it. `brought` is what is in them; what takes its time to be found is waited for.
 */
export const reviewFolders = <T extends { readonly id: string }>(
  { actor }: DeviceFlow,
  wish: {
    readonly brought: Brought | ((signal: AbortSignal) => Promise<Laid>)
    readonly groups: Groups<T>
    readonly kind: FileKind
  },
): void => {
  const { brought: given, groups, kind } = wish
  actor.send({
    ...{ type: 'COLLECT', by: 'organiser' },
    async collect({ signal }) {
      const { brought, beside } = typeof given === 'function' ? await given(signal) : { brought: given }
      const grouped = await inTurns(placesIn(groups, kind), signal)
      const places = kind === 'image' ? withBeside(brought.items, grouped) : grouped
      laid.set(brought, groups)
      wishes.set(brought, beside ? new Map([...beside, ...places]) : places)
      return { outcome: 'brought', brought }
    },
  })
}

function* placesIn<T extends { readonly id: string }>(
  groups: Groups<T>,
  fileKind: FileKind,
): Generator<void, ReadonlyMap<string, Place>> {
  const places = new Map<string, Place>()
  for (const [name, members] of groups) {
    const category = name.replaceAll('/', '-')
    const place: Place = { category, fileKind, why: [because('mail-grouped', { group: category })] }
    for (const { id } of members) {
      if (!places.has(id)) places.set(id, place)
      yield
    }
  }
  return places
}

/** Places of pictures, and of what lies beside them: the film of a live photo, what an editor or an export wrote. */
const withBeside = (items: readonly Item[], places: ReadonlyMap<string, Place>): ReadonlyMap<string, Place> => {
  const names = new Map(items.map(({ id, name }) => [id, name]))
  const all = new Map(places)
  for (const { leaderId, itemIds, what: unit } of findUnits(items)) {
    const place = places.get(leaderId)
    if (!place) continue
    const why = [because('goes-with', { name: names.get(leaderId) ?? '', unit })]
    for (const id of itemIds) if (id !== leaderId) all.set(id, { ...place, why })
  }
  return all
}
