import fs from 'node:fs'
import { nearDuplicates } from '../../../packages/core/src/index.ts'
import { seen } from './load.ts'
import { scored } from './score.ts'

const [part, share] = [process.argv[2] as any, Number(process.argv[3] ?? 0.25)]
const cache = `/tmp/thumbs-${part}-${share}.json`
let all: any[]
if (fs.existsSync(cache))
  all = JSON.parse(fs.readFileSync(cache, 'utf8')).map((x: any) => ({
    ...x,
    thumb: new Uint8Array(Buffer.from(x.thumb, 'base64')),
  }))
else {
  all = (await seen(part, share)) as any[]
  fs.writeFileSync(
    cache,
    JSON.stringify(
      all.map((x) => ({
        file: x.file,
        label: x.label,
        sort: x.sort,
        edit: x.edit,
        w: x.pixels.widthPx,
        h: x.pixels.heightPx,
        thumb: Buffer.from(x.thumb).toString('base64'),
      })),
    ),
  )
  all = JSON.parse(fs.readFileSync(cache, 'utf8')).map((x: any) => ({
    ...x,
    thumb: new Uint8Array(Buffer.from(x.thumb, 'base64')),
  }))
}
const labels = [...new Set(all.filter((x) => x.edit).map((x) => x.label))].filter(
  (_, i) => i % 4 === Number(process.env.TURN ?? 0),
)
const al = Number(process.env.ALIKE ?? 25)
const c = {} as any
all = all.filter(
  (x) =>
    labels.includes(x.label) ||
    (['icon', 'receipt', 'slide', 'burst'].includes(x.sort) && (c[x.sort] = (c[x.sort] ?? 0) + 1) <= al),
)
const t = process.cpuUsage()
const sets = nearDuplicates(all.map((x) => x.thumb))
const s = scored(all, sets)
console.log(
  'cpu',
  (process.cpuUsage(t).user / 1e6).toFixed(1),
  'files',
  all.length,
  'recall',
  s.recall.toFixed(4),
  'prec',
  s.precision.toFixed(5),
  'withOrig',
  s.withOriginal.toFixed(4),
)
console.log(
  [...s.byEdit]
    .filter(([, [a, b]]) => a < b)
    .map(([k, [a, b]]) => `${k} ${a}/${b}`)
    .join('; '),
)
console.log([...s.bySort].map(([k, [a, b]]) => `${k} ${a}/${b}`).join('; '))
console.log(
  [...s.mixed]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 15)
    .map(([k, n]) => `${n}: ${k}`)
    .join('\n'),
  s.mixed.size,
)
if (process.argv[4]) {
  const setOf = new Map(sets.flatMap((x, i) => x.map((j) => [j, i] as const)))
  const by = Object.groupBy(
    all.map((x, i) => ({ ...x, i })),
    (x) => x.label,
  )
  for (const [l, fs2] of Object.entries(by)) {
    const o = fs2!.find((x) => !x.edit)!
    const miss = fs2!.filter(
      (x) => (x.edit && setOf.get(x.i) !== setOf.get(o.i)) || (x.edit && setOf.get(o.i) === undefined),
    )
    if (miss.length > 2)
      console.log(
        l,
        miss.length,
        miss
          .map((x) => x.edit)
          .join(', ')
          .slice(0, 300),
      )
  }
}
