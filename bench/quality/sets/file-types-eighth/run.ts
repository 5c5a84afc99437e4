/**
 * An eighth set of files whose true types are known: `node bench/quality/sets/file-types-eighth/run.ts PACKAGES OUT [make]`, as the fifth set
 * is made and judged. Packages were drawn from each section of Debian by a sum of their names; a label is the ending that a package gives a
 * file, among those that the list of types that Linux systems share (shared-mime-info) has for one type only. No label was checked: a
 * text called `.hlp`, a page of reStructuredText called `.txt` and a PNG called `.ico` stay as they are called. Of these packages one half
 * was looked at and chosen on; this is the other.
 */
import { judgeSet, makeSet } from '../file-types-fifth/make.ts'
import { EIGHTH_PACKAGES } from './packages.ts'

const [packages = '', out = '', word = ''] = process.argv.slice(2)
if (!packages || !out) throw new Error('Which folder holds the packages, and where should the set go?')
makeSet({
  packages,
  out,
  shipped: EIGHTH_PACKAGES,
  recipes: [],
  prepare: 'true',
  font: '',
  made: 'made-eighth',
  most: { ofType: 4, ofPackage: 1 },
  kept: true,
})
if (word !== 'make') judgeSet(out)
