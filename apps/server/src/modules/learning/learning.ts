import {
  FairQueue,
  type FiledExample,
  type FiledItem,
  type InFolder,
  type Judged,
  type JudgeInput,
  type JudgeTask,
  type KnownFolder,
  type Language,
  type LearnedChange,
  profileFolders,
  type RulesTried,
  type StandingRules,
  type Taught,
  type Verdict,
} from '@octavo/core'
import type { RuleTrace } from '@octavo/core/rules'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import type { Following } from '../../infra/helpers/helpers.ts'
import type { Logger } from '../../infra/log/log.ts'
import type { Caller } from '../callers/index.ts'
import type { JudgeThread } from './judge-thread.ts'

/** What a question about rules is asked with; what the person taught is added to it. */
type Asking<T extends JudgeTask['type']> = Omit<Extract<JudgeTask, { readonly type: T }>, 'type' | 'learned'>

/** Until when a lesson is thought about, and what is done with it in the transaction that keeps it. */
interface Lesson {
  readonly signal: AbortSignal
  readonly end: (tx: Db) => Promise<void>
}

/** Classification by content, better with every approval of the person; each person's own. */
export interface Learning {
  /**
   * Verdicts with their options, one an input; undefined where thinking failed, and the caller judges by type alone.
   * Rejects only for the caller's own abort.
   */
  sort(
    owner: Caller,
    inputs: readonly JudgeInput[],
    own: {
      readonly folders: readonly string[]
      readonly language: Language
      readonly rules?: StandingRules
      /** What is known beside the person's own lessons, as a text of `exportLearned`: of folders elsewhere. */
      readonly beside?: string
    },
    following?: Following<number>,
  ): Promise<readonly Judged[] | undefined>
  /** What rules would do with the inputs (`tryRules`), and why they would with one of them. Throws AppError `io_error` when thinking failed. */
  tryRules(owner: Caller, asking: Asking<'try'>, following?: Following<number>): Promise<RulesTried>
  whyRules(owner: Caller, asking: Asking<'why'>, following?: Following<number>): Promise<readonly RuleTrace[]>
  /** What would be judged otherwise today (`judgeAgain`). Throws AppError `io_error` when thinking failed. */
  judgeAgain(owner: Caller, asking: Asking<'again'>, following?: Following<number>): Promise<readonly Verdict[]>
  /** Verdicts on what nobody has read. Throws AppError `io_error` when thinking failed. */
  classify(
    who: string,
    inputs: readonly JudgeInput[],
    language: Language,
    following?: Following<number>,
  ): Promise<readonly Judged[]>
  /**
   * Learns from what a person approved. When its turn comes, those items are left out whose ids `takenBack` gives; `end` is
   * called in the transaction that keeps what was learned. Rejects where thinking failed, or was ended by `signal`.
   */
  learn(
    owner: Caller,
    examples: readonly FiledExample[],
    takenBack: () => Promise<ReadonlySet<string>>,
    lesson: Lesson,
  ): Promise<void>
  /**
   * What is known of the person's folders, after a change of theirs where there is one, and all of it as a text to take along.
   * Throws AppError `io_error` when thinking failed.
   */
  known(owner: Caller, change?: LearnedChange): Promise<{ readonly folders: KnownFolder[]; readonly text: string }>
  /** Forgets, in the same way, what a run taught that was taken back. */
  unlearn(owner: Caller, taught: readonly Taught[], lesson: Lesson): Promise<void>
  /**
   * Brings what is known of the person's folders up to date: `files` are those that lie in them, `read` reads the few
   * that are worth it. Costs next to nothing when nothing has changed. Never rejects.
   */
  profile(
    owner: Caller,
    files: readonly InFolder[],
    read: (itemIds: readonly string[]) => Promise<readonly FiledItem[]>,
    signal?: AbortSignal,
  ): Promise<void>
}

/** What is known of a person, and its version: -1 before the first. */
interface Known {
  readonly state: string | undefined
  readonly version: number
}

/** What was learned does not follow from what is known by now. */
class Outrun extends Error {}

/** So often a lesson is thought about that others outrun; a task is tried again later. */
const MOST_TRIES = 5

const texts = (learned: string | undefined): readonly string[] => (learned === undefined ? [] : [learned])

/** Libraries whose folders are remembered as looked at; one that is forgotten is only compared once more. */
const MOST_LOOKED_AT = 1000

export function createLearning(parts: {
  readonly db: Db
  readonly judgeThread: JudgeThread
  readonly log: Logger
  readonly nowMs: () => number
}): Learning {
  const { db, judgeThread, log, nowMs } = parts
  /** Lessons of one person follow each other, so that none is lost. */
  const turns = new FairQueue(Number.POSITIVE_INFINITY, { mostOfOne: 1 })
  /** What lay in a person's folders when they were last learned. */
  const lookedAt = new Map<string, string>()

  const loadVersion = async (owner: Caller): Promise<Known> => {
    const [row] = await query<{ state: string; version: number }>(
      db,
      sql`select state::text as state, version from learned where owner_id = ${owner.id}`,
    )
    return { state: row?.state, version: row?.version ?? -1 }
  }
  const load = async (owner: Caller): Promise<string | undefined> => (await loadVersion(owner)).state
  /** Keeps what was learned from `before`. Throws Outrun when something else was kept meanwhile. */
  const save = async (tx: Db, owner: Caller, before: Known, learned: string): Promise<void> => {
    const kept = await query(
      tx,
      sql`insert into learned (owner_id, state, updated_at_ms)
          select ${owner.id}, ${learned}::jsonb, ${nowMs()} where exists (select from owners where id = ${owner.id})
          on conflict (owner_id) do update set state = excluded.state, updated_at_ms = excluded.updated_at_ms,
            version = learned.version + 1 where learned.version = ${before.version}
          returning version`,
    )
    if (kept.length > 0) return
    // A person who is gone needs no lesson.
    const [found] = await query(tx, sql`select 1 from learned where owner_id = ${owner.id}`)
    if (found) throw new Outrun('Something else was learned meanwhile')
  }
  const saveAndEnd = (owner: Caller, before: Known, learned: string, end: (tx: Db) => Promise<void>): Promise<void> =>
    db.transaction(async (tx) => {
      await save(tx, owner, before, learned)
      await end(tx)
    })
  /** Thinks once more about what another process has outrun. */
  const inTurn = <T>(owner: Caller, act: () => Promise<T>): Promise<T> =>
    turns.run(owner.id, async () => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await act()
        } catch (error) {
          if (!(error instanceof Outrun) || tries === MOST_TRIES) throw error
        }
      }
    })

  return {
    async sort(owner, inputs, { beside, ...own }, following = {}) {
      try {
        const learned = [...texts(beside), ...texts(await load(owner))]
        const task = { type: 'judge' as const, inputs, learned, ...own }
        return (await judgeThread.ask(owner.id, task, following)).judged
      } catch (err) {
        following.signal?.throwIfAborted()
        log.warn({ err }, 'Classifying by content failed')
        return undefined
      }
    },
    async tryRules(owner, asking, following) {
      const task = { type: 'try' as const, ...asking, learned: texts(await load(owner)) }
      return await judgeThread.ask(owner.id, task, following)
    },
    async whyRules(owner, asking, following) {
      const task = { type: 'why' as const, ...asking, learned: texts(await load(owner)) }
      return (await judgeThread.ask(owner.id, task, following)).traces
    },
    async judgeAgain(owner, asking, following) {
      const task = { type: 'again' as const, ...asking, learned: texts(await load(owner)) }
      return (await judgeThread.ask(owner.id, task, following)).changed
    },
    async classify(who, inputs, language, following) {
      const task = { type: 'judge' as const, inputs, learned: [], folders: [], language }
      return (await judgeThread.ask(who, task, following)).judged
    },
    async learn(owner, examples, takenBack, { signal, end }) {
      if (examples.length === 0) return
      await inTurn(owner, async () => {
        const back = await takenBack()
        const before = await loadVersion(owner)
        const { learned } = await judgeThread.ask(
          owner.id,
          {
            type: 'learn',
            learned: texts(before.state),
            examples: examples.filter(({ itemId }) => !back.has(itemId)),
          },
          { signal },
        )
        await saveAndEnd(owner, before, learned, end)
      })
    },
    known(owner, change) {
      return inTurn(owner, async () => {
        const before = await loadVersion(owner)
        const task = { type: 'known' as const, learned: texts(before.state), ...(change && { change }) }
        const { folders, learned } = await judgeThread.ask(owner.id, task)
        if (change) await save(db, owner, before, learned)
        return { folders: [...folders], text: learned }
      })
    },
    async unlearn(owner, taught, { signal, end }) {
      if (taught.length === 0) return
      await inTurn(owner, async () => {
        const before = await loadVersion(owner)
        if (before.state === undefined) return
        const { learned } = await judgeThread.ask(
          owner.id,
          { type: 'unlearn', learned: [before.state], taught },
          { signal },
        )
        await saveAndEnd(owner, before, learned, end)
      })
    },
    profile(owner, files, read, signal) {
      const print = JSON.stringify(files)
      if (lookedAt.get(owner.id) === print) return Promise.resolve()
      const lesson = async () => {
        // A caller who left while others of the same person were at it needs no lesson.
        if (signal?.aborted) return
        const before = await loadVersion(owner)
        if (files.length === 0 && before.state === undefined) return
        const { learned, isWhole } = await profileFolders(texts(before.state), files, read, (task) =>
          judgeThread.ask(owner.id, task, { ...(signal && { signal }) }),
        )
        if (learned !== undefined) await save(db, owner, before, learned)
        // What could not be read in time is tried again with the next sorting.
        if (!isWhole) return
        if (lookedAt.size >= MOST_LOOKED_AT) lookedAt.clear()
        lookedAt.set(owner.id, print)
      }
      return inTurn(owner, lesson).catch((err: unknown) => log.warn({ err }, 'Nothing was learned'))
    },
  }
}
