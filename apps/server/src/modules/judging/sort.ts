import type { SortResponse } from '@octavo/contract'
import {
  beginningOf,
  byCategory,
  isUnclear,
  type Judged,
  type JudgeInput,
  judge,
  type Language,
  PROMPT_LIMITS,
  readInstructions,
  reconsider,
  type StandingRules,
  type Verdict,
} from '@octavo/core'
import { rulesBehind, unaskedLevel } from '@octavo/core/rules'
import { readyRules } from '@octavo/readers/node'
import type { Db } from '../../infra/db/db.ts'
import type { Watch } from '../../infra/http/progress.ts'
import type { Caller } from '../callers/index.ts'
import { earnedBy, meetRules } from '../earned/index.ts'
import type { Learning } from '../learning/index.ts'
import { type StoredEntry, wholesOf } from '../library/index.ts'
import type { AdviceCache } from './advice-cache.ts'
import { sortedFile } from './answers.ts'
import { knowFolders } from './folders.ts'
import { keepJudgements } from './judgements.ts'
import { type Found, type LookParts, lookInBatches } from './look.ts'

/** What sorting needs beside the files. */
export interface SortParts extends LookParts {
  readonly db: Db
  readonly learning: Learning
  readonly adviceCache: AdviceCache
  readonly nowMs: () => number
}

/** What is the person's own in a judging. */
interface Own {
  readonly folders: readonly string[]
  readonly language: Language
  readonly rules?: StandingRules
}

/** What a person wishes for a sorting: instructions in their words, and the language that new folders are named in. */
export interface SortWishes {
  readonly instructions: readonly string[]
  readonly language: Language
  /** The person's standing rules. */
  readonly rules?: StandingRules | undefined
}

/**
 * Says where files belong, from their first bytes, names, contents and from what the person taught; a connected model is
 * asked about what stays unclear. A file whose bytes are missing is judged by its name; one that belongs together with
 * others is judged with them, whether they are asked about or not.
 */
export async function sortFiles(
  parts: SortParts,
  owner: Caller,
  asked: readonly StoredEntry[],
  watch: Watch,
  { instructions, language, rules }: SortWishes,
): Promise<SortResponse> {
  const { signal } = watch
  const whole = await wholesOf(parts.db, owner, asked)
  const folders = await parts.sorting.run(owner.id, () => knowFolders(parts, owner, signal), signal)
  const own: Own = { folders, language, ...(rules && { rules }) }
  const alone = await judgeAlone(parts, owner, { asked, whole, own }, watch)
  const files = alone.flatMap(({ input, local }) => {
    const entry = whole.entries.get(input.item.id)
    return entry ? [{ entry, input, local }] : []
  })
  const { advice, note } = await parts.adviceCache.advise(owner, files, { folders, language }, signal)
  const final = reconsider(
    alone.map(({ input }) => input),
    alone.map(({ local }) => local),
    { advice, instructions: readInstructions(instructions.join('\n')).understood },
  )
  const byItem = new Map(final.map((own) => [own.verdict.itemId, own]))
  const answers = asked.flatMap((entry) => {
    const item = whole.standsFor.get(entry.file.id)
    const own = item && byItem.get(item.id)
    return own ? [{ entry, own, bundle: whole.bundles.has(item.path) ? `/${item.path}` : undefined }] : []
  })
  const verdicts = answers.map(({ entry, own }) => ({ ...own.verdict, itemId: entry.file.id }))
  await keepJudgements(parts.db, owner, verdicts, parts.nowMs())
  const levelOf = await levelsIn(parts.db, owner, verdicts, rules)
  const { folders: counted, results } = byCategory(
    answers,
    answers.map(({ own }) => own),
    ({ entry, bundle }, { verdict }) => sortedFile(entry, verdict, { bundle, unasked: unaskedLevel(verdict, levelOf) }),
  )
  return {
    folders: [...counted],
    results: Object.fromEntries([...results].map(([category, list]) => [category, [...list]])),
    ...(note ? { note } : {}),
  }
}

/** How far each rule goes by itself that has decided something; what they earn is counted from here on. */
async function levelsIn(db: Db, owner: Caller, verdicts: readonly Verdict[], rules: StandingRules | undefined) {
  const behind = new Set(verdicts.flatMap(rulesBehind))
  const deciding = rules?.set.rules.filter(({ name }) => behind.has(name)) ?? []
  await meetRules(db, owner, deciding)
  const earned = await earnedBy(db, owner, deciding)
  return (rule: string) => earned.get(rule)?.level ?? 'suggest'
}

/** What the items and the person's lessons and rules say, some items at a time. */
async function judgeAlone(
  parts: SortParts,
  owner: Caller,
  { own, ...found }: Found & { readonly own: Own },
  watch: Watch,
): Promise<readonly { readonly input: JudgeInput; readonly local: Judged }[]> {
  const judged: { input: JudgeInput; local: Judged }[] = []
  await lookInBatches(parts, owner, found, watch, async (inputs) => {
    const local =
      (await parts.learning.sort(owner, inputs, own, { signal: watch.signal })) ??
      judge(
        inputs.map(({ reading: _, ...input }) => input),
        // What is protected stays so, also where nobody could think.
        { ...own, rules: await readyRules(own.rules?.set ?? { rules: [] }, own.rules?.nowMs ?? 0) },
      )
    for (const [index, input] of inputs.entries()) {
      const said = local[index]
      if (said) judged.push({ input: forModel(input, said), local: said })
    }
  })
  return judged
}

/** What a model may be asked about keeps the beginning of its text, so that memory does not grow with the library. */
function forModel({ item, bundle, reading }: JudgeInput, { verdict }: Judged): JudgeInput {
  const text = isUnclear(verdict) ? beginningOf(reading?.text, PROMPT_LIMITS.textCharacters) : undefined
  return { item, ...(bundle && { bundle }), ...(text !== undefined && { reading: { text } }) }
}
