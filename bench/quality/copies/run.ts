import { COPIES_PARTS } from '../sets/copies.ts'
import { measuredCopies } from './measure.ts'

/** Copies of pictures on one part. Usage: node bench/quality/copies/run.ts fit|choose|report|twins|fresh|third|fifth|moments-fit|moments-choose [SHARE of the pictures, 1] [EVERY so many-th, 1] */
const part = COPIES_PARTS.find((name) => name === process.argv[2])
if (part === undefined) throw new Error(`Say ${COPIES_PARTS.join(', ')}.`)
const tables = await measuredCopies(part, Number(process.argv[3] ?? 1), Number(process.argv[4] ?? 1))
for (const rows of tables) process.stdout.write(`${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n\n`)
