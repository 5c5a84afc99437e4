import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { numberOf } from '../../own-folders/parts.ts'
import type { Known } from './found.ts'

/** Of one type no more are taken, and of these no more from programs while packages have it. */
const MOST_OF_TYPE = 4
const MADE_OF_TYPE = 2

/**
 * A few of each type, from as many sources as there are: rare types first, and of the files of a type always the one whose source
 * gave the fewest so far; none twice with the same bytes. `leftOut` are files that were looked at and left out: `package:end of path`.
 */
export function spread(found: readonly Known[], made: readonly Known[], leftOut: readonly string[]): readonly Known[] {
  const ends = leftOut.map((one) => one.split(':') as [string, string])
  const good = found.filter(({ file, source }) => !ends.some(([of, end]) => of === source && file.endsWith(end)))
  const ofType = (list: readonly Known[]) => Map.groupBy(list, ({ label }) => label)
  const [byType, madeByType] = [ofType(good), ofType(made)]
  const mixed = ({ source, file }: Known) => numberOf(`${source} ${path.basename(file)}`)
  const given = new Map<string, number>()
  const bytes = new Set<string>()
  const isNew = ({ file }: Known) => {
    const sum = createHash('sha256').update(fs.readFileSync(file)).digest('hex')
    return !bytes.has(sum) && bytes.add(sum)
  }
  const chosen: Known[] = []
  for (const [label, all] of [...byType].toSorted(([, a], [, b]) => a.length - b.length)) {
    const left = all.toSorted((a, b) => mixed(a) - mixed(b))
    const most = MOST_OF_TYPE - Math.min(MADE_OF_TYPE, madeByType.get(label)?.length ?? 0)
    for (let count = 0; count < most && left.length > 0; ) {
      const [next] = left.toSorted((a, b) => (given.get(a.source) ?? 0) - (given.get(b.source) ?? 0))
      if (next === undefined) break
      left.splice(left.indexOf(next), 1)
      if (!isNew(next)) continue
      count += 1
      given.set(next.source, (given.get(next.source) ?? 0) + 1)
      chosen.push(next)
    }
  }
  const count = (label: string) => chosen.filter((one) => one.label === label).length
  const written = [...madeByType].flatMap(([label, all]) => all.slice(0, MOST_OF_TYPE - count(label)))
  return [...chosen, ...written]
}
