import type { ClosedSource, Page, ScanOptions } from '../ports/index.ts'
import { type ConsentReceipt, requireConsent } from './consent.ts'
import { itemOfRecord, metadataRecord } from './metadata-record.ts'

const PAGE_ITEMS = 500

/**
 * What a person listed in consent mode, as a source that nobody can open anything of. Throws AppError `consent_required`;
 * scanning throws `safety_violation` at the first thing that is more than metadata (see `metadataRecord`).
 */
export function metadataSource(listed: readonly unknown[], receipt: ConsentReceipt | undefined): ClosedSource {
  requireConsent(receipt)
  return {
    async *scan({ signal, mostItems = listed.length, onCount }: ScanOptions = {}): AsyncGenerator<Page> {
      const wanted = listed.slice(0, mostItems)
      for (let at = 0; at < wanted.length; at += PAGE_ITEMS) {
        signal?.throwIfAborted()
        const items = wanted.slice(at, at + PAGE_ITEMS).map((one) => itemOfRecord(metadataRecord(one)))
        onCount?.(at + items.length, { count: listed.length, path: items.at(-1)?.path ?? '' })
        yield { items, bundles: [], unlisted: [] }
      }
    },
  }
}
