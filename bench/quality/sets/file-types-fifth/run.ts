/**
 * A fifth set of files whose true types are known, judged with their names and by their bytes alone, class by class, beside
 * libmagic: `node bench/quality/sets/file-types-fifth/run.ts PACKAGES OUT`. PACKAGES holds unpacked packages, those of Debian in
 * `debian`, those of npm in `npm` (one a folder, called as their archive); OUT gets the files and `manifest.json`. A label is the
 * ending that a program's own command or a package's purpose says; neither the program nor libmagic was asked. What is missing is said.
 * A further word: `make` makes the set and does not judge; `kept` judges with what programs wrote in an earlier run.
 */
import { judgeSet, makeSet } from './make.ts'
import { FIFTH_PACKAGES } from './packages.ts'
import { FIFTH_RECIPES, PREPARE } from './recipes.ts'
import { FIFTH_DATA_RECIPES } from './recipes-data.ts'

const [packages = '', out = '', word = ''] = process.argv.slice(2)
if (!packages || !out) throw new Error('Which folder holds the packages, and where should the set go?')
makeSet({
  packages,
  out,
  shipped: FIFTH_PACKAGES,
  recipes: [...FIFTH_DATA_RECIPES, ...FIFTH_RECIPES],
  prepare: PREPARE,
  font: 'debian/fonts-liberation2/usr/share/fonts/truetype/liberation2/LiberationSerif-Regular.ttf',
  made: 'made-fifth',
  most: { ofType: 4, ofPackage: 2 },
  kept: word === 'kept',
})
if (word !== 'make') judgeSet(out)
