import { useSyncExternalStore } from 'react'
import { type SentTotals, sentTotals, subscribeSent } from './ledger.ts'

/** What has left this device since the page was opened, followed by the component that asks. */
export const useSentTotals = (): SentTotals => useSyncExternalStore(subscribeSent, sentTotals, sentTotals)
