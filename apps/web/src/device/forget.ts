import { ARCHIVES } from '../worker/zip/protocol.ts'
import { eraseConsent } from './consent.ts'
import { forgetFlows } from './flows.ts'
import { forgetKept } from './kept-copies.ts'
import { forgetLedger } from './ledger.ts'
import { forgetLearned } from './lesson-store.ts'
import { forgetBecome } from './queue.ts'

/** Archives that were made for a download; one that is still being written stays until the next look. */
const forgetArchives = async (): Promise<void> => {
  const root = await navigator.storage?.getDirectory?.()
  for await (const name of root?.keys() ?? []) if (name === ARCHIVES) await root?.removeEntry(name, { recursive: true })
}

/**
 * Removes what this browser still holds of a person who logs out. What stays on purpose: choices of the device, and
 * files that have not reached the server yet, which are sent and shown to that person only. Throws what failed first,
 * after having tried everything.
 */
export const forgetPerson = async (person: string): Promise<void> => {
  const tried = await Promise.allSettled([
    forgetFlows(person),
    forgetBecome(),
    forgetArchives(),
    forgetLearned(person),
    forgetLedger(),
    forgetKept(person),
    (async () => eraseConsent())(),
  ])
  for (const one of tried) if (one.status === 'rejected') throw one.reason
}
