/**
 * A seventh set of files whose true types are known, weighted like a disk that people have (pictures, sound and film, papers, archives,
 * fonts, mail, texts, code, settings): `node bench/quality/sets/file-types-seventh/run.ts PACKAGES OUT [make]`, as the fifth set is made and
 * judged. A label is the ending that a package gives a file, among those that the list of types that Linux systems share (shared-mime-info)
 * has for one type only; where the bytes are plainly something else, as a README in Italian is no music, it is a class of its own. Packages were drawn by that list and a sum of their names, before any answer was seen; none is in another set, or was learned from.
 */
import { judgeSet, makeSet } from '../file-types-fifth/make.ts'
import { SEVENTH_PACKAGES } from './packages.ts'
import { SEVENTH_CODE_PACKAGES, SEVENTH_CONTRADICTED } from './packages-code.ts'

const [packages = '', out = '', word = ''] = process.argv.slice(2)
if (!packages || !out) throw new Error('Which folder holds the packages, and where should the set go?')
makeSet({
  packages,
  out,
  shipped: { ...SEVENTH_PACKAGES, ...SEVENTH_CODE_PACKAGES, ...SEVENTH_CONTRADICTED },
  recipes: [],
  prepare: 'true',
  font: '',
  made: 'made-seventh',
  most: { ofType: 3, ofPackage: 1 },
  kept: true,
})
if (word !== 'make') judgeSet(out)
