import {
  baseName,
  type ConsentListItem,
  listItemOf,
  type MetadataRecord,
  movesIn,
  type Plan,
  parentPath,
  recordOf,
} from '@octavo/core'
import { consentReceipt, keepMetadata, logConsent } from '../../device/consent.ts'
import type { DeviceReport, DeviceReviewed, DeviceServices } from '../../flow/device-types.ts'
import { judgeHere } from '../../flow/judge-here.ts'
import type { LivePlan } from '../../flow/live-plan.ts'
import { reportOf } from '../../flow/report.ts'
import { classifyByName } from '../../http/classify.ts'
import type { Brought } from '../../intake/brought.ts'

/** What consent mode ends with. */
export interface ConsentResult {
  readonly list: readonly ConsentListItem[]
  /** False where the list is too long for what this browser keeps. */
  readonly isKept: boolean
  /** Where the server would put files otherwise, by their paths; `failed` where it did not say, undefined where it was not asked. */
  readonly others: ReadonlyMap<string, string> | 'failed' | undefined
}

const results = new WeakMap<DeviceReport, ConsentResult>()

/** What a run of consent mode ended with. */
export const resultOf = (report: DeviceReport | undefined): ConsentResult | undefined => report && results.get(report)

/** Records of everything that the plan puts somewhere, and the list that they make: each in the folder that it gets. */
const listOf = ({ draft, brought }: DeviceReviewed, plan: Plan) => {
  const records: MetadataRecord[] = []
  const list: ConsentListItem[] = []
  for (const { itemId, to } of movesIn(plan.acts)) {
    const item = draft.entries.get(itemId)?.item
    if (!item) continue
    const record = recordOf(item, parentPath(to), brought.inside.has(itemId))
    records.push(record)
    list.push(listItemOf(record, baseName(to)))
  }
  return { records, list }
}

/** Asks the server where files belong, by name, type and size, and says where it thinks otherwise. */
const askServer = async (records: readonly MetadataRecord[], signal: AbortSignal): Promise<ConsentResult['others']> => {
  const files = records.filter(({ isDirectory }) => !isDirectory)
  try {
    const answers = await classifyByName(files, signal)
    logConsent('asked', files.length)
    const others = new Map<string, string>()
    for (const [at, { path, category }] of files.entries()) {
      const other = answers[at]?.category
      if (other !== undefined && other !== category) others.set(path, other)
    }
    return others
  } catch (error) {
    signal.throwIfAborted()
    console.warn('The server did not say where the files belong', error)
    return 'failed'
  }
}

/** What consent mode does: judge by names, types and sizes alone, and end with a list. */
export const consentServices = (plan: Pick<LivePlan<Brought>, 'take'>): DeviceServices => ({
  judge: (brought, previous, hooks) => judgeHere(brought, previous, { ...hooks, taxonomy: 'library', by: 'type' }),
  async carry(reviewed, way, { signal, onProgress }) {
    const { draft, brought } = reviewed
    const taken = await plan.take({ draft, files: brought })
    const { records, list } = listOf(reviewed, taken)
    const others = consentReceipt()?.consent.optionalAI ? await askServer(records, signal) : undefined
    signal.throwIfAborted()
    const isKept = keepMetadata(records)
    logConsent('sorted', records.length)
    onProgress(records.length, records.length)
    const outcomes = movesIn(taken.acts).map(({ itemId, to }) => ({
      ...{ fileId: itemId, status: 'done' as const, path: `/${to}` },
    }))
    const report: DeviceReport = {
      ...reportOf(taken, { draft, members: brought.members }, outcomes),
      ...{ way, where: 'download' },
    }
    results.set(report, { list, isKept, others })
    return report
  },
})
