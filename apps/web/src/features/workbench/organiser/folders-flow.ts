import { because, type DEVICE_SKINS, type FileKind, type Groups, type Verdict } from '@octavo/core'
import { carryThere } from '../../../flow/carry-in-place.ts'
import { type DeviceFlow, deviceFlow } from '../../../flow/device-flow.ts'
import type { Brought } from '../../../intake/brought.ts'

/** Where the groups of a pick are to lie, by the id of each item. */
const wishes = new WeakMap<Brought, { readonly folders: ReadonlyMap<string, string>; readonly kind: FileKind }>()

/** The flow by which groups become real folders: reviewed as a plan, then an archive, or moves where the files lie. */
export const foldersFlow = (id: keyof typeof DEVICE_SKINS & ('mail' | 'albums')): DeviceFlow =>
  deviceFlow(id, (plan) => ({
    async judge(brought, previous) {
      const { folders, kind } = wishes.get(brought) ?? { folders: new Map<string, string>(), kind: 'other' as const }
      const verdicts = brought.items.map(({ id: itemId }): Verdict => {
        const category = folders.get(itemId) ?? ''
        const why = [because('mail-grouped', { group: category })]
        return { itemId, fileKind: kind, category, confidence: 1, by: 'text', why }
      })
      const { draftAsInstructed } = await import('../../../settings/follow-instructions.ts')
      return draftAsInstructed(brought.items, verdicts, [], { previous })
    },
    carry: carryThere(plan),
  }))

/**
 * Begins the review of groups as folders. An item that is in several goes to the first of them: each file lies once. A name
 * of a group is one folder, whatever stands in it.
 */
export const reviewFolders = <T extends { readonly id: string }>(
  { actor }: DeviceFlow,
  { brought, groups, kind }: { readonly brought: Brought; readonly groups: Groups<T>; readonly kind: FileKind },
): void => {
  const folders = new Map<string, string>()
  for (const [name, members] of groups)
    for (const { id } of members) if (!folders.has(id)) folders.set(id, name.replaceAll('/', '-'))
  wishes.set(brought, { folders, kind })
  actor.send({ type: 'COLLECT', by: 'organiser', collect: async () => ({ outcome: 'brought', brought }) })
}
