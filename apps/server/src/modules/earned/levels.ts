import type { LevelsResponse, RuleFile } from '@octavo/contract'
import type { Act } from '@octavo/core'
import { movesIn } from '@octavo/core'
import {
  afterRun,
  afterUndo,
  atLevel,
  decisionsIn,
  type Earned,
  LEVELS,
  type Level,
  NOTHING_EARNED,
  offerOf,
  type Rule,
  readRules,
  textOfRule,
} from '@octavo/core/rules'
import { sql } from 'drizzle-orm'
import { type Db, query } from '../../infra/db/db.ts'
import { jsonForDb } from '../../infra/db/json.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Caller } from '../callers/index.ts'

interface Row extends Earned {
  readonly subject: string
  readonly wording: string
}

const subjectOf = (rule: string): string => `rule:${rule}`

/** What some rules have earned, by their names; of a rule that says something else by now nothing. */
export async function earnedBy(db: Db, owner: Caller, rules: readonly Rule[]): Promise<ReadonlyMap<string, Earned>> {
  const rows = new Map((await rowsOf(db, owner, rules)).map((row) => [row.subject, row]))
  return new Map(
    rules.map((rule) => {
      const row = rows.get(subjectOf(rule.name))
      return [rule.name, row?.wording === textOfRule(rule) ? row : NOTHING_EARNED]
    }),
  )
}

/** Begins to count what rules earn that were not known as they are now. */
export async function meetRules(db: Db, owner: Caller, rules: readonly Rule[]): Promise<void> {
  if (rules.length === 0) return
  await write(
    db,
    owner,
    rules.map((rule) => ({ ...NOTHING_EARNED, subject: subjectOf(rule.name), wording: textOfRule(rule) })),
    sql`where earned.wording <> excluded.wording`,
  )
}

/** Gives a rule another level. Throws Refusal `not_found` for a name that none of the rules has. */
export async function giveLevel(
  db: Db,
  owner: Caller,
  { rules: file, name, level }: { readonly rules: RuleFile; readonly name: string; readonly level: Level },
): Promise<void> {
  const rule = readRules(file).rules.find((one) => one.name === name)
  if (!rule) throw new Refusal('not_found', 'There is no such rule', { name })
  await write(db, owner, [{ ...atLevel(level), subject: subjectOf(name), wording: textOfRule(rule) }])
}

/** Within the transaction of a run: what became of the decisions of rules in it. */
export const earnByRun = (tx: Db, owner: Caller, acts: readonly Act[]): Promise<void> => {
  const decisions = decisionsIn(movesIn(acts))
  return change(tx, owner, [...decisions.keys()], (earned, rule) =>
    afterRun(earned, decisions.get(rule) ?? { kept: 0, changed: 0 }),
  )
}

/** Within the transaction of an undo: rules step back whose decisions were taken back. */
export const stepBack = (tx: Db, owner: Caller, acts: readonly Act[]): Promise<void> =>
  change(tx, owner, [...decisionsIn(movesIn(acts)).keys()], afterUndo)

/** Levels as the wire tells them, in the order of the rules. */
export async function levelsOf(db: Db, owner: Caller | undefined, file: RuleFile): Promise<LevelsResponse> {
  const { rules } = readRules(file)
  const earned = owner ? await earnedBy(db, owner, rules) : new Map<string, Earned>()
  return {
    levels: rules.map(({ name }) => {
      const { level, kept, runs } = earned.get(name) ?? NOTHING_EARNED
      const offer = offerOf({ level, kept, runs })
      return { name, level, kept, runs, ...(offer && { offer }) }
    }),
  }
}

async function change(
  tx: Db,
  owner: Caller,
  names: readonly string[],
  to: (earned: Earned, rule: string) => Earned,
): Promise<void> {
  if (names.length === 0) return
  const rows = await rowsOf(
    tx,
    owner,
    names.map((name) => ({ name })),
    sql`for update`,
  )
  await write(
    tx,
    owner,
    rows.map((row) => ({ ...row, ...to(row, row.subject.slice(subjectOf('').length)) })),
  )
}

async function rowsOf(
  db: Db,
  owner: Caller,
  rules: readonly Pick<Rule, 'name'>[],
  hold = sql``,
): Promise<readonly Row[]> {
  const subjects = jsonForDb(rules.map(({ name }) => subjectOf(name)))
  const rows = await query<Row>(
    db,
    sql`select subject, wording, level, kept, runs from earned where owner_id = ${owner.id}
          and subject in (select json_array_elements_text(${subjects}::json)) order by subject ${hold}`,
  )
  // A level of a later Octavo asks.
  return rows.map((row) => ({ ...row, level: LEVELS.find((level) => level === row.level) ?? 'suggest' }))
}

async function write(db: Db, owner: Caller, rows: readonly Row[], where = sql``): Promise<void> {
  if (rows.length === 0) return
  await query(
    db,
    sql`insert into earned (owner_id, subject, wording, level, kept, runs)
          select ${owner.id}, subject, wording, level, kept, runs
          from json_to_recordset(${jsonForDb(rows)}::json)
            as r (subject text, wording text, level text, kept integer, runs integer) order by subject
          on conflict (owner_id, subject) do update set wording = excluded.wording, level = excluded.level,
            kept = excluded.kept, runs = excluded.runs ${where}`,
  )
}
