import { itemOf, type Judged, type JudgeInput } from '@octavo/core'
import { type Rule, Rules } from '@octavo/core/rules'
import { RE2JS } from 're2js'

/**
 * 10,000 items and 200 rules of four tests each, beside a bare loop that reads every field that the rules ask for once of
 * each item; and patterns made to hang, over texts of which each is twice as long as the one before.
 */
const ITEMS = 10_000
const RULES = 200
const ROUNDS = 7
const DAY_MS = 86_400_000
const NOW_MS = Date.UTC(2026, 0, 1)

const WORDS = [
  'invoice',
  'holiday',
  'report',
  'IMG',
  'scan',
  'Brief',
  'notes',
  'receipt',
  'Screenshot',
  'draft',
] as const
const word = (at: number): string => WORDS[at % WORDS.length] ?? ''

const things = Array.from({ length: ITEMS }, (_, at): readonly [JudgeInput, Judged] => {
  const path = `${word(at * 3)}/${2000 + (at % 26)}/${word(at)} ${at}.${['pdf', 'jpg', 'docx'][at % 3]}`
  return [
    {
      item: itemOf('folder', { path, sizeBytes: (at * 7919) % 5_000_000, modifiedAtMs: NOW_MS - (at % 2000) * DAY_MS }),
    },
    {
      verdict: {
        ...{ itemId: path, fileKind: at % 3 === 1 ? 'image' : 'pdf', category: word(at), confidence: (at % 100) / 100 },
        ...{ by: 'extension', why: [] },
      },
      facts: {},
    },
  ]
})

const rules = Array.from(
  { length: RULES },
  (_, at): Rule => ({
    name: `rule ${at}`,
    when: {
      all: [
        {
          any: [
            { field: 'name', op: 'contains', value: `${word(at)} ${at}` },
            { field: 'folder', op: 'within', value: word(at) },
          ],
        },
        { field: 'sizeBytes', op: '>', value: `${at} KB` },
        { field: 'updatedAt', op: '<', value: `${1 + (at % 60)} months ago` },
      ],
    },
    move: `Folder ${at}/{updatedAt:yyyy}`,
  }),
)

/** The least a program could do that looks at these fields at all. */
function bare(): number {
  let sum = 0
  for (const [{ item }] of things) {
    const { name, path, sizeBytes, modifiedAtMs } = item
    sum +=
      name.toLowerCase().length + path.slice(0, path.lastIndexOf('/')).toLowerCase().length + sizeBytes + modifiedAtMs
  }
  return sum
}

function followed(): number {
  const ready = new Rules({ rules }, { nowMs: NOW_MS })
  let ordered = 0
  for (const [input, judged] of things) if (ready.orderFor(input, judged)) ordered += 1
  return ordered
}

/** Processor time: others at work on the machine are not in it. */
const ms = (work: () => unknown): number => {
  const times = Array.from({ length: ROUNDS }, () => {
    const from = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(from)
    return (user + system) / 1000
  })
  return times.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0
}

const [bareMs, rulesMs] = [ms(bare), ms(followed)]
console.log(
  `${ITEMS} items, ${RULES} rules, ${followed()} ordered: ${rulesMs.toFixed(1)} ms of the processor (median of ${ROUNDS})`,
)
console.log(`bare loop that reads each field once: ${bareMs.toFixed(2)} ms; ratio ${(rulesMs / bareMs).toFixed(0)}`)
console.log(`per item and rule: ${((rulesMs * 1e6) / ITEMS / RULES).toFixed(0)} ns`)

for (const pattern of ['^(a+)+$', '(a|a)*b', '(.*a){12}$', '(x+x+)+y', '^(([a-z])+.)+[A-Z]([a-z])+$']) {
  const ready = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE)
  const times = [2000, 4000, 8000, 16_000].map((length) => {
    const text = `${'a'.repeat(length)}!`
    return ms(() => ready.matcher(text).find())
  })
  const growth = (times.at(-1) ?? 0) / (times[0] || 1)
  console.log(
    `${pattern}: ${times.map((time) => time.toFixed(1)).join(', ')} ms for 2 to 16 KB; ${growth.toFixed(1)} times for 8 times the text`,
  )
}
