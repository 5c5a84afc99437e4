import { DEVICE_SKINS } from '@octavo/core'
import { type DeviceFlow, deviceFlow } from '../../flow/device-flow.ts'
import type { DeviceServices } from '../../flow/device-types.ts'
import { judgeHere } from '../../flow/judge-here.ts'

/** Nobody needs the way to the library before they have chosen files. */
const carry: DeviceServices['carry'] = async (...args) =>
  (await import('../../flow/library-carry.ts')).carryToLibrary(...args)

/** The mobile organizer, which groups by type, or the photos and documents of the device, which are looked into. */
export const libraryFlow = (id: 'mobile' | 'gallery'): DeviceFlow =>
  deviceFlow(id, () => ({
    judge: (brought, previous, hooks) =>
      judgeHere(brought, previous, {
        ...hooks,
        taxonomy: DEVICE_SKINS[id].taxonomy,
        by: id === 'mobile' ? 'type' : 'content',
      }),
    carry,
  }))

const { taxonomy } = DEVICE_SKINS.folder

/** The folder-access flow: by type at once, by content when it is asked for; nothing leaves the device. */
export const folderFlow = (): DeviceFlow =>
  deviceFlow(
    'folder',
    (plan) => ({
      judge: (brought, previous, hooks) => judgeHere(brought, previous, { ...hooks, taxonomy, by: 'type' }),
      async carry({ draft, brought }, way, hooks) {
        const sorted = await judgeHere(brought, draft, { ...hooks, taxonomy, by: 'content' })
        const { carryHere } = await import('../../flow/carry-here.ts')
        const report = await carryHere(plan)({ draft: sorted, brought }, way, { ...hooks, onProgress: () => undefined })
        return { ...report, draft: sorted }
      },
    }),
    { inPlace: false },
  )
