import { PARTS, type Part } from '../own-folders/parts.ts'
import { measuredCopies } from './measure.ts'

/** Copies of pictures on one part. Usage: node bench/quality/copies/run.ts fit|choose|report [SHARE of the pictures, 1] [EVERY so many-th, 1] */
const part = PARTS.find((name) => name === process.argv[2])
if (part === undefined) throw new Error('Say fit, choose or report.')
const tables = await measuredCopies(part satisfies Part, Number(process.argv[3] ?? 1), Number(process.argv[4] ?? 1))
for (const rows of tables) process.stdout.write(`${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n\n`)
