import type { Head, HeadsAsk } from '@octavo/core/connect'
import type { ImapFlow } from 'imapflow'
import { notFound } from '../mail/refusals.ts'
import { type Box, boxesOf, look } from './boxes.ts'
import { boxOf, idOf } from './messages.ts'

/** Headers of the messages in a folder and those below it, asked for and not marked as read. */
export async function headsOf(
  client: ImapFlow,
  { within = '', having, names, sinceMs, most }: Omit<HeadsAsk, 'signal'>,
) {
  const top = boxOf(within)
  const boxes = await boxesOf(client)
  if (top !== undefined && !boxes.has(top)) throw notFound()
  const heads: Head[] = []
  for (const { path } of foldersIn(boxes, top)) {
    const uidValidity = await look(client, path)
    const since = sinceMs === undefined ? {} : { since: new Date(sinceMs) }
    const found = (await client.search({ ...since, header: { [having]: true } }, { uid: true })) || []
    // Numbers grow with what comes (RFC 9051, 2.3.1.1).
    const newest = found.toSorted((one, other) => other - one).slice(0, most - heads.length)
    if (newest.length === 0) continue
    const byUid = new Map<number, Head>()
    for await (const { uid, headers } of client.fetch(newest, { uid: true, headers: [...names] }, { uid: true }))
      if (headers) byUid.set(uid, { id: idOf({ path, uidValidity, uid }), bytes: headers })
    heads.push(...newest.flatMap((uid) => byUid.get(uid) ?? []))
    if (heads.length >= most) break
  }
  return heads
}

/** The mailboxes that are looked into, the inbox first; none that is apart, nor what lies below one. */
function foldersIn(boxes: ReadonlyMap<string, Box>, top: string | undefined): readonly Box[] {
  const isApart = (box: Box | undefined): boolean =>
    box !== undefined && (box.isApart || isApart(boxes.get(box.parentPath)))
  const isInside = ({ path, delimiter }: Box): boolean =>
    top === undefined || path === top || (delimiter !== '' && path.startsWith(top + delimiter))
  const rank = ({ path }: Box): string => `${path.toUpperCase() === 'INBOX' ? 0 : 1}${path}`
  return [...boxes.values()]
    .filter((box) => box.holdsMessages && isInside(box) && !isApart(box))
    .toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
}
