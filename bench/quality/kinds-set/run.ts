/**
 * All kinds of documents and texts of none, by their words alone with nothing learned: the best kind against the label, and
 * what people see (`judge`). Words and thresholds are chosen on `choose`; `report` is for `report.ts`.
 * Usage: node bench/quality/kinds-set/run.ts [choose|report|usual|fourth] [--list]
 * `usual` (and further parts of `usual.ts`) are whole papers of usual length; the others are short. `fourth` is for reports.
 */

import type { KindsPart } from '../sets/kinds/set.ts'
import { table } from '../sets.ts'
import { measuredFound, measuredKinds } from './measure.ts'
import { measuredPapers, WHOLE_PAPERS } from './usual.ts'

const part: KindsPart = process.argv[2] === 'report' ? 'report' : 'choose'
const papers = WHOLE_PAPERS[process.argv[2] ?? '']
const { all, byKind, mistakes } = papers ? measuredPapers(papers) : measuredKinds(part)
if (process.argv.includes('--list')) for (const line of mistakes) process.stdout.write(`${line}\n`)
table(all)
table(byKind)
if (!papers) table(measuredFound(part))
