import type { Draft, TaxonomyId } from '@octavo/core'
import { isOffline } from '../../connection/connection.ts'
import { carryHere } from '../../flow/carry-here.ts'
import { type DeviceFlow, deviceFlow } from '../../flow/device-flow.ts'
import type { DeviceReport } from '../../flow/device-types.ts'
import { judgeHere } from '../../flow/judge-here.ts'
import { classifyThere } from '../../http/clusters.ts'
import { devicePlatform } from '../../platform/index.ts'

/**
 * What the server would say of the files by their names, types and sizes, counted against the plan: it decides nothing, for
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
    const agreedCount = said.filter((category, index) => entries[index]?.category.split('/', 1)[0] === category).length
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
    const carry = carryHere(plan)
    return {
      judge: (brought, previous, hooks) =>
        judgeHere(brought, previous, { ...hooks, taxonomy: devicePlatform() satisfies TaxonomyId, by: 'content' }),
      async carry(reviewed, way, hooks) {
        const [report, opinion] = await Promise.all([
          carry(reviewed, way, hooks),
          opinionOn(reviewed.draft, hooks.signal),
        ])
        return { ...report, ...(opinion && { opinion }) }
      },
    }
  })
