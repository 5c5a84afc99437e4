import type { Head, HeadsAsk } from '@octavo/core/connect'
import { asList, asObject, asText } from '../body.ts'
import { notFound } from '../mail/refusals.ts'
import { boxEntry, boxesOf, boxOf, isInside, serverId } from './boxes.ts'
import { idOf } from './letters.ts'
import type { MethodCall, Session } from './session.ts'

/** Headers of the messages in a mailbox and those below it, the newest first, asked for and not marked as read. */
export async function headsOf(
  session: Session,
  { within = '', having, names, sinceMs, most, signal }: HeadsAsk,
): Promise<readonly Head[]> {
  const top = boxOf(within)
  const { boxes } = await boxesOf(session, signal)
  if (top !== undefined && !boxes.has(top)) throw notFound()
  const apart = [...boxes.values()].filter((box) => boxEntry(box).use === 'apart').map(({ id }) => id)
  const inside = new Set(
    [...boxes.keys()].filter(
      (id) => (top === undefined || isInside(boxes, id, top)) && !apart.some((one) => isInside(boxes, id, one)),
    ),
  )
  const { mostGet } = await session.place(signal)
  const heads: Head[] = []
  for (let position = 0; heads.length < most; position += mostGet) {
    const conditions = [
      { header: [having] },
      ...(sinceMs === undefined ? [] : [{ after: new Date(sinceMs).toISOString().replace(/\.\d+Z$/u, 'Z') }]),
      { operator: 'OR', conditions: [...inside].map((inMailbox) => ({ inMailbox })) },
    ]
    if (inside.size === 0) return []
    const sort = [{ property: 'receivedAt', isAscending: false }]
    const query: MethodCall = [
      'Email/query',
      { filter: { operator: 'AND', conditions }, sort, position, limit: mostGet },
    ]
    const [found] = await session.get([query], signal)
    const ids = asList(found?.ids).map(serverId)
    if (ids.length === 0) return heads
    const properties = ['id', 'mailboxIds', ...names.map((name) => `header:${name}:asRaw`)]
    const [told] = await session.get([['Email/get', { ids, properties }]], signal)
    const byId = new Map(asList(told?.list).map((said) => [asText(asObject(said)?.id), asObject(said) ?? {}]))
    for (const id of ids) {
      const said = byId.get(id)
      const box = Object.keys(asObject(said?.mailboxIds) ?? {}).find((one) => inside.has(one))
      if (said === undefined || box === undefined || heads.length >= most) continue
      const lines = names.flatMap((name) => {
        const value = asText(said[`header:${name}:asRaw`])
        return value === undefined ? [] : [`${name}:${value}\r\n`]
      })
      heads.push({ id: idOf({ boxId: box, id }), bytes: Buffer.from(lines.join('')) })
    }
  }
  return heads
}
