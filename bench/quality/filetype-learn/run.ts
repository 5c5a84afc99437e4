/**
 * What `detect` says of texts of packages by their bytes alone, by type: `node bench/quality/filetype-learn/run.ts PACKAGES PART [--files=LABEL]`. PART is
 * `fit` or `choose`; `report` is for the end. A right answer has the media type of the ending, as in `filetype.ts`.
 */
import { detect, extensionTypes } from '../../../packages/core/src/index.ts'
import { gatherSamples } from './gather.ts'

const [folder = '', part = 'choose'] = process.argv.slice(2)
const shown = process.argv.find((word) => word.startsWith('--files='))?.slice(8)
const same: Readonly<Record<string, string>> = { asc: 'pgp', pot: 'po' }
const typeOf = (ending: string) => extensionTypes.get(same[ending] ?? ending)?.mediaType
const rows = new Map<string, { right: number; all: number; said: Map<string, number> }>()
let [right, all] = [0, 0]
for (const { file, label, part: own, head, sizeBytes } of gatherSamples(folder)) {
  if (own !== part) continue
  const found = detect(head, { sizeBytes })?.extension ?? '-'
  const isRight = found === label || typeOf(found) === typeOf(label)
  const row = rows.get(label) ?? { right: 0, all: 0, said: new Map<string, number>() }
  rows.set(label, row)
  row.all += 1
  all += 1
  if (isRight) {
    row.right += 1
    right += 1
  } else {
    row.said.set(found, (row.said.get(found) ?? 0) + 1)
    if (shown === label && part !== 'report') process.stdout.write(`${found}\t${file}\n`)
  }
}
for (const [label, row] of [...rows].toSorted(([, a], [, b]) => b.all - b.right - (a.all - a.right))) {
  const said = [...row.said].toSorted(([, a], [, b]) => b - a).slice(0, 7)
  process.stdout.write(`${label}: ${row.right} of ${row.all}; ${said.map(([to, n]) => `${to} ${n}`).join(', ')}\n`)
}
const mean = [...rows.values()].reduce((sum, row) => sum + row.right / row.all, 0) / rows.size
process.stdout.write(
  `${part}: ${right} of ${all} (${((100 * right) / all).toFixed(1)} %), mean of ${rows.size} types ${(100 * mean).toFixed(1)} %\n`,
)
