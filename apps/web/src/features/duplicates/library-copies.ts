import type { LibraryDuplicateSet } from '@octavo/contract'
import { toItem } from '../../flow/to-item.ts'
import { asideThere, duplicatesThere, keepCopiesThere } from '../../http/duplicates.ts'
import { doAct } from '../../http/library.ts'
import { approveThere } from '../../http/plans.ts'
import { SERVER } from '../../viewer/server-look.ts'
import type { Copies, CopySet } from './copies.ts'

const toSet = ({ is, why, files }: LibraryDuplicateSet): CopySet => ({ is, why, items: files.map(toItem) })

/** Copies in the library of the server. */
export const libraryCopies: Copies = {
  name: undefined,
  look: SERVER,
  into: ['aside', 'trash'],
  async find({ signal, onProgress }) {
    const { sets, kept, incomplete, ...totals } = await duplicatesThere(signal, onProgress)
    return { ...totals, sets: sets.map(toSet), kept: kept.map(toSet), isPart: incomplete, awayCount: 0 }
  },
  keepAll: ({ items }, isKept) =>
    keepCopiesThere(
      items.map(({ id }) => id),
      isKept,
    ),
  async propose(choices) {
    const copies = choices.map(({ keep, ids }) => ({ keep, ids: [...ids] }))
    const { id, createdAtMs, acts, skips } = await asideThere(copies)
    return { id, createdAtMs, moves: acts, skips }
  },
  async carryOut({ id, moves }, into) {
    if (into === 'trash') {
      const { runId, done } = await doAct({ type: 'trash', ids: moves.map(({ itemId }) => itemId), folders: [] })
      return { runId: runId ?? undefined, done }
    }
    const { runId, organized } = await approveThere(id)
    return { runId: runId ?? undefined, done: organized }
  },
}
