import type { AiSortResponse, ReadAiSortRequest } from '@octavo/contract'
import { groupEmails, groupPhotos, type Language } from '@octavo/core'

/** Groups of the e-mails or photos of a call, by their names in a language, in the order in which they are shown. Pure. */
export function groupedBy(
  wish: ReadAiSortRequest,
  { nowMs, language }: { readonly nowMs: number; readonly language: Language },
): AiSortResponse['organizedGroups'] {
  const options = { nowMs, language, utcOffsetMinutes: wish.utcOffsetMinutes }
  const groups =
    wish.type === 'emails' ? groupEmails(wish.data, wish.method, options) : groupPhotos(wish.data, wish.method, options)
  return Object.fromEntries([...groups].map(([name, items]) => [name, [...items]]))
}
