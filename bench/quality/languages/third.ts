/**
 * A third writer's short papers, 128 in thirty-two languages: four of each language, eleven sorts in turn, so that no language
 * has only sorts that are easy in it. Written before any word of the tables was read by their writer. For reports.
 * Run: node bench/quality/languages/third.ts
 */
import { measuredPapers, papersIn } from './choose.ts'
import { THIRD_EAST } from './third-east.ts'
import { THIRD_WEST } from './third-west.ts'

/** Fates of the third set, by language. */
export const measuredThird = (isWordy = false): readonly (readonly string[])[] =>
  measuredPapers(papersIn(THIRD_WEST + THIRD_EAST), isWordy)

if (import.meta.main)
  for (const row of measuredThird(process.argv.includes('-v'))) process.stdout.write(`| ${row.join(' | ')} |\n`)
