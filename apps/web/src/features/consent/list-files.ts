import { type Item, itemOf, metadataSource, recordOf } from '@octavo/core'
import { consentReceipt, logConsent } from '../../device/consent.ts'
import { broughtOf, type Collect } from '../../intake/brought.ts'
import type { Picked } from '../../intake/picked.ts'

/**
 * What was picked, as the metadata of it and nothing else: the files themselves are let go here, before anything is done.
 * Rejects with AppError `consent_required` and `safety_violation`.
 */
export const listFiles = ({ entries }: Pick<Picked, 'entries'>): Collect => {
  const listed = entries.map(({ key, name, path, sizeBytes, mediaType, modifiedAtMs }) =>
    itemOf('picker', { id: key, name, path, sizeBytes, mediaType, modifiedAtMs }),
  )
  return async ({ signal, onProgress }) => {
    const items: Item[] = []
    const source = metadataSource(
      listed.map((item) => recordOf(item)),
      consentReceipt(),
    )
    for await (const page of source.scan({ signal })) {
      items.push(...page.items)
      onProgress({ scannedFiles: items.length, totalFiles: listed.length, currentFile: items.at(-1)?.name ?? '' })
    }
    const { blobs: _, ...brought } = await broughtOf(items.map((item) => ({ ...item, key: item.id, blob: undefined })))
    logConsent('listed', items.length)
    return { outcome: 'brought', brought }
  }
}
