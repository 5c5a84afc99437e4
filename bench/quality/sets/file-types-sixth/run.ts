/**
 * A sixth set of files whose true types are known, weighted like a disk that people have: a third texts, the others binary, at most
 * three of a type: `node bench/quality/sets/file-types-sixth/run.ts PACKAGES OUT [make | kept]`, as the fifth set is made and judged.
 * A label is the ending that a program's own command, a package's purpose or the writer of a text says; where others are as right
 * (`pps` is `ppt` by its bytes), they stand beside it as `also`.
 */
import { judgeSet, makeSet, type Written } from '../file-types-fifth/make.ts'
import { SIXTH_PACKAGES } from './packages.ts'
import { PREPARE, SIXTH_RECIPES } from './recipes.ts'
import { SIXTH_DATA_RECIPES } from './recipes-data.ts'
import { CODE_A } from './written-code-a.ts'
import { CODE_B } from './written-code-b.ts'
import { PAPERS_A } from './written-papers-a.ts'
import { PAPERS_B } from './written-papers-b.ts'

const written = (kind: string, all: string): readonly Written[] =>
  all
    .split(/^=== /mu)
    .slice(1)
    .map((one) => {
      const end = one.indexOf('\n')
      const [label = '', ...also] = one.slice(0, end).split(' ')
      return { kind, label, also, text: one.slice(end + 1) }
    })

const [packages = '', out = '', word = ''] = process.argv.slice(2)
if (!packages || !out) throw new Error('Which folder holds the packages, and where should the set go?')
makeSet({
  packages,
  out,
  shipped: SIXTH_PACKAGES,
  recipes: [...SIXTH_DATA_RECIPES, ...SIXTH_RECIPES],
  texts: [...written('source code', CODE_A + CODE_B), ...written('settings, markup and data', PAPERS_A + PAPERS_B)],
  prepare: PREPARE,
  font: 'debian/fonts-averia-serif-gwf/usr/share/fonts/truetype/averia-gwf/AveriaSerifGWF-Regular.ttf',
  made: 'made-sixth',
  most: { ofType: 2, ofPackage: 1, inAll: 3 },
  kept: word === 'kept',
})
if (word !== 'make') judgeSet(out)
