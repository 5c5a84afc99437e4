/**
 * Whole folders as people have them, made by script: what the command's road says of each file. The folders of `choose` may
 * be looked at; those of `report` are for `report.ts`. Pictures are those of packages (`sets/folders/pictures.ts`).
 * Usage: OCTAVO_PACKAGES=... node bench/quality/folders/run.ts [choose|report] [--list]
 */
import { table } from '../sets.ts'
import { measuredFolders } from './measure.ts'

const { folders, sorts, mistakes } = await measuredFolders(process.argv[2] === 'report' ? 'report' : 'choose')
if (process.argv.includes('--list')) for (const line of mistakes) process.stdout.write(`${line}\n`)
table(folders)
table(sorts)
