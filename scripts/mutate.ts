// `npm run mutate`: breaks the product on purpose, one proven row of docs/conformance.md at a time, in a copy of the
// checkout, and counts how many breaks the row's named tests notice. Prints the breaks that nobody noticed.
//   npm run mutate -- [--rows 100] [--seed 1] [--row R-3]... [--all] [--unit] [--sound] [--width 1] [--atleast 95]
// With --unit only rows without a test in the browser are drawn. It takes for granted that `npm test` passes; --sound runs
// the drawn rows' tests without a break first, and sets aside those that fail.
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.mjs'
import { checkDocument, type Row } from './conformance.ts'
import { root } from './lib/paths.mjs'
import { allBreaks, sample } from './mutate/breaks.ts'
import { type Copy, makeCopy } from './mutate/copy.ts'
import { runTests } from './mutate/tests.ts'
import type { Break, Verdict } from './mutate/types.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    row: { type: 'string', multiple: true, default: [] },
    all: { type: 'boolean', default: false },
    unit: { type: 'boolean', default: false },
    sound: { type: 'boolean', default: false },
    width: { type: 'string', default: '1' },
    atleast: { type: 'string', default: '95' },
  },
})

async function judge(copy: Copy, broken: Break, row: Row): Promise<Verdict> {
  const { passed, failed, broke } = await copy.broken(broken, () => runTests(copy.root, row.tests, true))
  if (failed > 0) return { kind: 'noticed' }
  if (broke !== undefined) return { kind: 'unusable', why: broke }
  return passed > 0 ? { kind: 'survived' } : { kind: 'unusable', why: 'its tests were skipped' }
}

/** Rows among these whose tests do not pass in a copy that nobody broke: they can notice nothing. */
async function red(copy: Copy, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const all = await runTests(
    copy.root,
    rows.flatMap(({ tests }) => tests),
    false,
  )
  if (all.failed === 0 && all.broke === undefined) return new Set()
  const ids = new Set<string>()
  for (const row of rows) {
    const { failed, broke } = await runTests(copy.root, row.tests, true)
    if (failed > 0 || broke !== undefined) ids.add(row.id)
  }
  return ids
}

const { rows } = checkDocument(root)
const rowOf = new Map(rows.map((row) => [row.id, row]))
const isDrawn = (row: Row | undefined): boolean =>
  row?.state === 'proven' && !(values.unit && row.tests.some(({ file }) => file.startsWith('e2e/')))
const breaks = (await allBreaks()).filter(({ row }) => isDrawn(rowOf.get(row)))
const named = breaks.filter(({ row }) => values.row.includes(row))
const chosen =
  values.row.length > 0 ? named : values.all ? breaks : sample(breaks, Number(values.rows), Number(values.seed))
console.log(`${chosen.length} breaks of ${new Set(chosen.map(({ row }) => row)).size} rows, seed ${values.seed}`)

process.env.CHROMIUM_PATH = await ensureBrowser()
const copies = Array.from({ length: Number(values.width) }, () => makeCopy(root))
process.once('exit', () => copies.map((copy) => copy.remove()))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const [first] = copies
const drawn = [...new Set(chosen.map(({ row }) => row))].flatMap((id) => rowOf.get(id) ?? [])
const failing = first && values.sound ? await red(first, drawn) : new Set<string>()
const verdicts: { readonly broken: Break; readonly verdict: Verdict }[] = []
const queue = [...chosen]
await Promise.all(
  copies.map(async (copy) => {
    for (let broken = queue.shift(); broken; broken = queue.shift()) {
      const row = rowOf.get(broken.row)
      if (!row) continue
      const verdict: Verdict = failing.has(row.id)
        ? { kind: 'unusable', why: 'its tests fail without a break' }
        : await judge(copy, broken, row)
      verdicts.push({ broken, verdict })
      console.log(`${String(verdicts.length).padStart(4)}/${chosen.length} ${verdict.kind.padEnd(8)} ${row.id}`)
    }
  }),
)

for (const { broken, verdict } of verdicts) {
  if (verdict.kind === 'noticed') continue
  console.log(`\n${verdict.kind}: ${broken.row} ${rowOf.get(broken.row)?.statement ?? ''}`)
  console.log(`  ${broken.file}\n  - ${broken.find}\n  + ${broken.replace}`)
  if (verdict.kind === 'unusable') console.log(`  ${verdict.why}`)
}
const count = (kind: Verdict['kind']): number => verdicts.filter(({ verdict }) => verdict.kind === kind).length
const noticed = count('noticed')
console.log(`\n${noticed} noticed, ${count('survived')} survived, ${count('unusable')} unusable, of ${verdicts.length}`)
process.exitCode = noticed * 100 >= verdicts.length * Number(values.atleast) ? 0 : 1
