import type { AiSortRequest } from '@octavo/contract'
import type { Groups } from '@octavo/core'
import { requestJson } from './http.ts'

/**
 * Has e-mails or photos grouped by the server: what is said of them leaves the device, their contents do not. The groups
 * hold the items that were given. Throws HttpError, TypeError when the server can't be reached, Error when it left some out.
 */
export const aiSort = async <T extends { readonly id: string }>(
  { data, ...how }: Omit<AiSortRequest, 'data'> & { readonly data: readonly T[] },
  signal: AbortSignal,
): Promise<Groups<T>> => {
  const [{ aiSortResponse }, answer] = await Promise.all([
    import('@octavo/contract'),
    requestJson('/api/ai-sort', { method: 'POST', body: { ...how, data }, signal }),
  ])
  const { organizedGroups } = aiSortResponse.parse(answer)
  const byId = new Map(data.map((item) => [item.id, item]))
  const seen = new Set<string>()
  const groups = Object.entries(organizedGroups).flatMap(([name, members]) => {
    const own = members.flatMap(({ id }) => byId.get(id) ?? [])
    for (const { id } of own) seen.add(id)
    return own.length > 0 ? [[name, own] as const] : []
  })
  if (seen.size < byId.size) throw new Error('The server left some items out')
  return new Map(groups)
}
