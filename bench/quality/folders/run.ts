/**
 * Whole folders as people have them, made by script: what the command's road says of each file. The folders of `choose` may
 * be looked at; those of `report` were used to choose by, too, since 27 November 2026; those of `fresh` are for `report.ts`. Pictures are those of packages (`sets/folders/pictures.ts`).
 * Usage: OCTAVO_PACKAGES=... node bench/quality/folders/run.ts [choose|report|fresh] [--list]
 */
import { table } from '../sets.ts'
import { type FoldersPart, measuredFolders } from './measure.ts'

const { folders, sorts, mistakes } = await measuredFolders(
  (['choose', 'report', 'fresh'] as const).find((part): part is FoldersPart => part === process.argv[2]) ?? 'choose',
)
if (process.argv.includes('--list')) for (const line of mistakes) process.stdout.write(`${line}\n`)
table(folders)
table(sorts)
