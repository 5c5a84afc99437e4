import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Caller } from '../callers/index.ts'

/** What people send to the operator's model, in characters a day: what one may, and what all guests may together. */
export interface Spending {
  /** Takes from a person's share of today; false, and nothing is taken, when it would be more than is left. */
  take(owner: Caller, characters: number): Promise<boolean>
}

const DAY_MS = 86_400_000
/** Guests cost nothing to make: all of them together get so many times what one person gets. */
const GUESTS = 10

export function createSpending(parts: {
  readonly db: Db
  /** Characters a person and day. */
  readonly perDay: number
  readonly nowMs: () => number
}): Spending {
  const { db, perDay, nowMs } = parts
  return {
    async take(owner, characters) {
      if (characters > perDay) return false
      const day = Math.floor(nowMs() / DAY_MS)
      if (owner.kind === 'guest') {
        const [all] = await query<{ spent: number }>(
          db,
          sql`select coalesce(sum(s.characters), 0)::float8 as spent from model_spending s
              join owners o on o.id = s.owner_id where o.kind = 'guest' and s.day = ${day}`,
        )
        if ((all?.spent ?? 0) + characters > perDay * GUESTS) return false
      }
      // One statement, so that two calls at once can't both take the last of it.
      const taken = await query(
        db,
        sql`insert into model_spending as s (owner_id, day, characters)
            select ${owner.id}, ${day}, ${characters} where exists (select from owners where id = ${owner.id})
            on conflict (owner_id) do update set day = excluded.day,
              characters = case when s.day = excluded.day then s.characters else 0 end + excluded.characters
            where s.day <> excluded.day or s.characters + excluded.characters <= ${perDay}
            returning s.owner_id`,
      )
      return taken.length > 0
    },
  }
}
