import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { hashOf, newToken } from '../callers/index.ts'

const MINUTE_MS = 60_000
/** For so long a mailed link works. */
const LIFE_MS = { verify: 24 * 60 * MINUTE_MS, reset: 15 * MINUTE_MS } as const
export type LinkPurpose = keyof typeof LIFE_MS

/** Whom a mailed link is for, and the address that it went to. */
export interface Link {
  readonly ownerId: string
  readonly emailKey: string
}

/** Makes the token of a link that is about to be mailed; only its hash is kept. */
export async function makeLink(db: Db, purpose: LinkPurpose, link: Link, nowMs: number): Promise<string> {
  const token = newToken()
  await query(
    db,
    sql`insert into mail_links (token_hash, owner_id, purpose, email_key, expires_at_ms)
        values (${hashOf(token)}, ${link.ownerId}, ${purpose}, ${link.emailKey}, ${nowMs + LIFE_MS[purpose]})`,
  )
  return token
}

interface Row {
  readonly owner_id: string
  readonly email_key: string
}
const toLink = (row: Row | undefined): Link | undefined => row && { ownerId: row.owner_id, emailKey: row.email_key }

/** What a link is for, while it works: it was not used, its time is not over, and the account still has its address. */
export async function findLink(db: Db, purpose: LinkPurpose, token: string, nowMs: number): Promise<Link | undefined> {
  const [row] = await query<Row>(
    db,
    sql`select l.owner_id, l.email_key from mail_links l join accounts a on a.owner_id = l.owner_id
        where l.token_hash = ${hashOf(token)} and l.purpose = ${purpose} and l.expires_at_ms > ${nowMs}
          and l.email_key = a.email_key`,
  )
  return toLink(row)
}

/** Uses a link up, whatever else happens at the same time: one of two calls gets it. */
export async function useLink(tx: Db, purpose: LinkPurpose, token: string, nowMs: number): Promise<Link | undefined> {
  const [row] = await query<Row>(
    tx,
    sql`delete from mail_links l using accounts a
        where l.token_hash = ${hashOf(token)} and l.purpose = ${purpose} and l.expires_at_ms > ${nowMs}
          and a.owner_id = l.owner_id and l.email_key = a.email_key
        returning l.owner_id, l.email_key`,
  )
  return toLink(row)
}

/** Makes all links of an account worthless: its password or its address has changed. */
export async function dropLinks(tx: Db, ownerId: string): Promise<void> {
  await query(tx, sql`delete from mail_links where owner_id = ${ownerId}`)
}

/** Removes links whose time is over. */
export async function expireLinks(db: Db, nowMs: number): Promise<void> {
  await query(db, sql`delete from mail_links where expires_at_ms <= ${nowMs}`)
}
