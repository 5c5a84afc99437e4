/**
 * What a rule does that is born from one correction (`ruleFrom`): each file of a labelled set is sent to the folder of its label
 * once, and the rule that this speaks for is tried on all others. How many of them it fits, how many of those have the label,
 * and what is left when only rules are kept whose back-test shows no file of another label.
 * Usage: OCTAVO_DATA=... node bench/rules/born.ts
 */
import fs from 'node:fs'
import path from 'node:path'
import { itemOf, type JudgeInput, judge } from '@octavo/core'
import { type Rule, Rules, ruleFrom } from '@octavo/core/rules'
import { createReaderPool } from '@octavo/readers/node'
import { loadSet, percent, table } from '../quality/sets.ts'

const SETS = ['docs-kinds', 'docs-bbc', 'emails-lists'] as const

const pool = createReaderPool({ width: 2 })

async function inputsOf(set: string): Promise<readonly { readonly input: JudgeInput; readonly label: string }[]> {
  const known = []
  for (const { id, label, text } of loadSet(set)) {
    const file = path.join(process.env.OCTAVO_DATA ?? '', set, id)
    const item = itemOf('folder', { path: id, sizeBytes: fs.statSync(file).size })
    const reading = id.endsWith('.eml') ? await pool.read(file) : { text }
    known.push({ input: { item, reading }, label })
  }
  return known
}

/** What most of the rules ask for, as a word. */
const askedBy = ({ when }: Rule): string =>
  'all' in when ? when.all.map((test) => ('field' in test ? test.field : '')).join('+') : ''

const rows = []
for (const set of SETS) {
  const things = await inputsOf(set)
  const judged = judge(things.map(({ input }) => input))
  const asked = new Map<string, number>()
  const sum = { rules: 0, telling: 0, fits: 0, right: 0, clean: 0, cleanFits: 0, reached: 0, like: 0 }
  things.forEach(({ input, label }, at) => {
    const own = judged[at]
    if (!own) return
    const rule = ruleFrom(input.item, own.verdict, { category: label })
    const rules = new Rules({ rules: [rule] })
    let [fits, right] = [0, 0]
    things.forEach((other, index) => {
      const verdict = judged[index]
      if (index === at || !verdict || !rules.orderFor(other.input, verdict)) return
      fits += 1
      if (other.label === label) right += 1
    })
    asked.set(askedBy(rule), (asked.get(askedBy(rule)) ?? 0) + 1)
    sum.rules += 1
    sum.fits += fits
    sum.right += right
    sum.like += things.filter((other) => other.label === label).length - 1
    sum.reached += right
    if (fits > 0) sum.telling += 1
    if (fits > 0 && fits === right) {
      sum.clean += 1
      sum.cleanFits += fits
    }
  })
  const most = [...asked].sort(([, one], [, other]) => other - one).slice(0, 2)
  rows.push([
    set,
    String(sum.rules),
    most.map(([field, count]) => `${field} ${count}`).join(', '),
    percent(sum.telling / sum.rules),
    percent(sum.right / Math.max(1, sum.fits)),
    percent(sum.reached / sum.like),
    percent(sum.clean / Math.max(1, sum.telling)),
    (sum.cleanFits / Math.max(1, sum.clean)).toFixed(1),
  ])
}
await pool.close()
table([
  [
    'set',
    'corrections',
    'rules ask for',
    'fit another file',
    'of those fitted, right',
    'of its like, reached',
    'rules without a wrong one',
    'files each of these fits',
  ],
  ...rows,
])
