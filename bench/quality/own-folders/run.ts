/**
 * A person's own folders on fresh files: folders learned from 1, 2, 4 and 8 files, then new files of theirs and strangers,
 * judged by the road's own decider as the review shows it. Sets are made from what the machine's packages ship and label;
 * every source (package, program, matter) is in one part only. Thresholds are chosen on `choose`; `report` is for
 * `report.ts`. Beside each figure stands the nearest mean of TF-IDF with the best threshold in hindsight.
 * Usage: node bench/quality/own-folders/run.ts [fit|choose|report] [SEEDS] [alone]
 */
import { table } from '../sets.ts'
import { measured } from './all.ts'
import { PARTS, type Part } from './parts.ts'

const part = (process.argv[2] ?? 'choose') as Part
if (!PARTS.includes(part)) throw new Error(`A part is one of ${PARTS.join(', ')}.`)
const { rows, reliability } = measured(part, Number(process.argv[3] ?? 3), process.argv[4] === 'alone')
table(rows)
process.stdout.write('\n')
table(reliability)
