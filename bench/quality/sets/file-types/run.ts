/**
 * Makes the set of files whose true types are known: `node bench/quality/sets/file-types/run.ts PACKAGES OUT [fresh | third | fourth]`. PACKAGES holds
 * unpacked packages, one a folder (`dpkg -x`, `npm pack` and `tar`): those of Debian in `debian`, those of npm in `npm`; which
 * of them are missing is said. What programs make is kept in its `made`. OUT gets the files, their true types and parts in `manifest.json`, the shape that
 * `bench/quality/filetype.ts --set=` reads. Programs that are missing are said, too. `fresh`, `third` and `fourth` take other packages and recipes, each its own.
 */
import fs from 'node:fs'
import path from 'node:path'
import { partOf } from '../../own-folders/parts.ts'
import { found } from './found.ts'
import { made } from './made.ts'
import { DEBIAN, DEBIAN_FRESH, NPM, NPM_FRESH } from './packages.ts'
import { DEBIAN_FOURTH, LEFT_OUT, NPM_FOURTH } from './packages-fourth.ts'
import { DEBIAN_THIRD, NPM_THIRD } from './packages-third.ts'
import { RECIPES } from './recipes.ts'
import { FOURTH_RECIPES } from './recipes-fourth.ts'
import { FRESH_RECIPES } from './recipes-fresh.ts'
import { THIRD_RECIPES } from './recipes-third.ts'
import { spread } from './spread.ts'

const [packages = '', out = '', which = ''] = process.argv.slice(2)
const sets = {
  '': { debian: DEBIAN, npm: NPM, recipes: RECIPES },
  fresh: { debian: DEBIAN_FRESH, npm: NPM_FRESH, recipes: FRESH_RECIPES },
  third: { debian: DEBIAN_THIRD, npm: NPM_THIRD, recipes: THIRD_RECIPES },
  fourth: { debian: DEBIAN_FOURTH, npm: NPM_FOURTH, recipes: FOURTH_RECIPES },
} as const
if (!Object.hasOwn(sets, which)) throw new Error('The sets are the first (no word), `fresh`, `third` and `fourth`.')
const set = sets[which as keyof typeof sets]
if (!packages || !out) throw new Error('Which folder holds the packages, and where should the set go?')
const folders = new Map<string, string>()
const missing: string[] = []
for (const [registry, names] of [
  ['debian', set.debian],
  ['npm', set.npm],
] as const)
  for (const name of names) {
    const folder = path.join(packages, registry, name)
    if (fs.existsSync(folder)) folders.set(name, folder)
    else missing.push(name)
  }
fs.rmSync(out, { recursive: true, force: true })
fs.mkdirSync(path.join(out, 'files'), { recursive: true })
const { known, lacking } = made(path.join(packages, 'made'), set.recipes)
const all =
  which === 'fourth'
    ? spread(found(folders, Infinity), known, LEFT_OUT)
    : [...found(folders, which === 'third' ? 4 : undefined), ...known]
const files = all.map(({ file, label, source }, at) => {
  const name = `files/${String(at).padStart(4, '0')}.${label}`
  fs.copyFileSync(file, path.join(out, name))
  return { file: name, label, origin: which || partOf(source), source, was: path.basename(file) }
})
fs.writeFileSync(path.join(out, 'manifest.json'), JSON.stringify({ files }, null, 1))
const types = new Set(files.map(({ label }) => label))
process.stdout.write(
  `${files.length} files of ${types.size} types from ${new Set(files.map(({ source }) => source)).size} sources\n`,
)
if (missing.length > 0) process.stdout.write(`packages that are missing: ${missing.join(', ')}\n`)
if (lacking.length > 0) process.stdout.write(`could not be made: ${lacking.join(', ')}\n`)
