import type { FiledExample, Judged, UnderstandInput } from '@octavo/core'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Logger } from '../../infra/log/log.ts'
import type { Owner } from '../guests/index.ts'
import type { Thinker } from './thinker.ts'

/** Classification by content, better with every approval of the person; each person's own. */
export interface Learning {
  /** Verdicts with their options, one an input; undefined where thinking failed, and the caller judges by type alone. */
  sort(
    owner: Owner,
    inputs: readonly UnderstandInput[],
    folders: readonly string[],
  ): Promise<readonly Judged[] | undefined>
  /** Learns from what a person approved, beside the answer; failures cost the lesson only. */
  learn(owner: Owner, examples: readonly FiledExample[]): Promise<void>
}

export function createLearning(parts: {
  readonly db: Db
  readonly thinker: Thinker
  readonly log: Logger
  readonly nowMs: () => number
}): Learning {
  const { db, thinker, log, nowMs } = parts
  /** Lessons of one person follow each other, so that none is lost. */
  const turns = new Map<string, Promise<void>>()

  const load = async (owner: Owner): Promise<string | undefined> => {
    const [row] = await query<{ state: string }>(
      db,
      sql`select state::text as state from learned where owner_id = ${owner.id}`,
    )
    return row?.state
  }
  const teach = async (owner: Owner, examples: readonly FiledExample[]): Promise<void> => {
    const { learned } = await thinker.ask({
      type: 'learn',
      learned: await load(owner),
      examples,
    })
    await query(
      db,
      sql`insert into learned (owner_id, state, updated_at_ms)
          select ${owner.id}, ${learned}::jsonb, ${nowMs()} where exists (select from owners where id = ${owner.id})
          on conflict (owner_id) do update set state = excluded.state, updated_at_ms = excluded.updated_at_ms`,
    )
  }

  return {
    async sort(owner, inputs, folders) {
      try {
        const learned = await load(owner)
        return (await thinker.ask({ type: 'sort', inputs, learned, folders })).judged
      } catch (err) {
        log.warn({ err }, 'Classifying by content failed')
        return undefined
      }
    },
    learn(owner, examples) {
      if (examples.length === 0) return Promise.resolve()
      const turn = (turns.get(owner.id) ?? Promise.resolve())
        .then(() => teach(owner, examples))
        .catch((err: unknown) => log.warn({ err }, 'Nothing was learned from a run'))
        .finally(() => {
          if (turns.get(owner.id) === turn) turns.delete(owner.id)
        })
      turns.set(owner.id, turn)
      return turn
    },
  }
}
