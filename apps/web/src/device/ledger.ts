import { keepSent } from '../ledger/ledger.ts'
import { dayOf, type LedgerLine, lineOf, together } from '../ledger/line.ts'
import { openDevice, writeDevice } from './db.ts'

/** How long the ledger looks back. */
const KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000
/** Requests come in bursts: they are written together. */
const WRITE_MS = 500

/** What the device does not have yet; all of it where the browser keeps nothing. */
let fresh = new Map<string, LedgerLine>()
let timer: ReturnType<typeof setTimeout> | undefined
let isKept = false

const add = (lines: Map<string, LedgerLine>, line: LedgerLine) => {
  const before = lines.get(line.key)
  lines.set(line.key, before ? together(before, line) : line)
}

const write = async (): Promise<void> => {
  clearTimeout(timer)
  timer = undefined
  const lines = fresh
  fresh = new Map()
  try {
    const transaction = await writeDevice(['ledger'])
    const store = transaction.objectStore('ledger')
    await store.delete(IDBKeyRange.upperBound(dayOf(Date.now() - KEPT_DAYS * DAY_MS)))
    for (const line of lines.values()) {
      const before = await store.get(line.key)
      await store.put(before ? together(before, line) : line)
    }
    await transaction.done
  } catch (error) {
    for (const line of lines.values()) add(fresh, line)
    throw error
  }
}

const unwritten = (error: unknown) => console.warn('The ledger could not be written', error)

/** Keeps what leaves this device from now on, and what has left since the page was opened. */
export const keepLedger = (): void => {
  if (isKept) return
  isKept = true
  keepSent((sent) => {
    add(fresh, lineOf(sent, location.origin))
    timer ??= setTimeout(() => void write().catch(unwritten), WRITE_MS)
  })
  addEventListener('pagehide', () => void write().catch(unwritten))
}

/** What has left this device, the newest first; of this page only where the browser keeps nothing. */
export const ledgerHere = async (): Promise<readonly LedgerLine[]> => {
  const newest = (lines: Iterable<LedgerLine>) => [...lines].sort((one, other) => other.atMs - one.atMs)
  try {
    if (fresh.size > 0) await write()
    return newest(await (await openDevice()).getAll('ledger'))
  } catch (error) {
    unwritten(error)
    return newest(fresh.values())
  }
}

/** Empties the ledger. Rejects with the browser's error. */
export const forgetLedger = async (): Promise<void> => {
  fresh.clear()
  const transaction = await writeDevice(['ledger'])
  await transaction.objectStore('ledger').clear()
  await transaction.done
}
