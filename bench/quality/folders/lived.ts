/**
 * Disks that people have lived with, sorted in place: what would move out of folders that they made for something, and what
 * would be left in heaps. Those of `choose` may be looked at; those of `report` are for `report.ts`.
 * Usage: OCTAVO_PACKAGES=... node bench/quality/folders/lived.ts [choose|report] [--list]
 */
import { table } from '../sets.ts'
import { measuredLived } from './lived-measure.ts'

const { rows, mistakes } = await measuredLived(process.argv[2] === 'report' ? 'report' : 'choose')
if (process.argv.includes('--list')) for (const line of mistakes) process.stdout.write(`${line}\n`)
table(rows)
