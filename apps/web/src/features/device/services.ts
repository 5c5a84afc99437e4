import type { Draft } from '@octavo/core'
import { isOffline } from '../../connection/connection.ts'
import { carryThere } from '../../flow/carry-in-place.ts'
import { type DeviceFlow, deviceFlow } from '../../flow/device-flow.ts'
import type { DeviceReport } from '../../flow/device-types.ts'
import { judgeHere } from '../../flow/judge-here.ts'
import { classifyThere } from '../../http/clusters.ts'
import { devicePlatform } from '../../platform/index.ts'

/**
 * What the server takes the files for by their names, types and sizes, counted against what this device found: it decides nothing, for
 * what was approved is what is carried out. Undefined where it was not asked, or did not answer.
 */
const opinionOn = async (draft: Draft, signal: AbortSignal): Promise<DeviceReport['opinion']> => {
  if (isOffline()) return undefined
  const entries = [...draft.entries.values()].filter(({ excluded }) => !excluded)
  try {
    const said = await classifyThere(
      entries.map(({ item: { name, mediaType, sizeBytes } }) => ({
        ...{ name, type: mediaType || 'application/octet-stream', size: sizeBytes },
      })),
      signal,
    )
    const agreedCount = said.filter((kind, index) => entries[index]?.verdict.fileKind === kind).length
    return { agreedCount, totalCount: entries.length }
  } catch (error) {
    signal.throwIfAborted()
    console.warn('The server gave no second opinion', error)
    return undefined
  }
}

/** The device organizer of this tab. */
export const organizer = (): DeviceFlow =>
  deviceFlow('device', (plan) => {
    const carry = carryThere(plan)
    return {
      judge: (brought, previous, { taxonomy = devicePlatform(), ...hooks }) =>
        judgeHere(brought, previous, {
          ...hooks,
          taxonomy,
          by: 'content',
          // What goes into an archive is all sorted: nothing of it changes where it lies.
          inPlace: brought.place !== undefined,
        }),
      async carry(reviewed, way, hooks) {
        const [report, opinion] = await Promise.all([
          carry(reviewed, way, hooks),
          opinionOn(reviewed.draft, hooks.signal),
        ])
        return { ...report, ...(opinion && { opinion }) }
      },
    }
  })
