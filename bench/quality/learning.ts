/**
 * Where items go after a person has decided on a few of each category: accuracy by approvals a category, of what was
 * learned and the prior together; what learning does to kinds that were not taught; what a correction costs.
 * Usage: OCTAVO_DATA=... node bench/quality/learning.ts
 */
import { decide } from '../../packages/core/src/learn/decide.ts'
import { type Learned, learn, NOTHING_LEARNED } from '../../packages/core/src/learn/learned.ts'
import { trained } from '../../packages/core/src/learn/model.ts'
import { inputOf, split } from './decisions.ts'
import { figure, type Labelled, loadSet, mean, percent, table } from './sets.ts'

const FALLBACK = 'Documents & Text'
const MOST_TESTED = 150
const RUNS = Number(process.env.RUNS ?? 3)

const accuracy = (tested: readonly Labelled[], learned: Learned): number =>
  mean(tested.map((one) => (decide(inputOf(one), { learned, fallback: FALLBACK }).category === one.label ? 1 : 0)))

/** Asked of the set after 8 approvals, and what the trial's learner alone had. */
const ASKED: Readonly<Record<string, string>> = {
  'docs-kinds': '.95, reach .97 (trial .938)',
  'docs-bbc': '.89 (trial .901)',
  'emails-lists': '(trial .909)',
}
const BASELINES: Readonly<Record<string, string>> = {
  'docs-kinds': '93.8 %',
  'docs-bbc': '90.1 %',
  'emails-lists': '90.9 %',
}
const shots = [1, 2, 4, 8]
const rows = Object.keys(ASKED).map((set) => {
  const documents = loadSet(set)
  const cells = shots.map((each) => {
    const found = Array.from({ length: RUNS }, (_, run) => {
      const { taught, rest } = split(documents, each, run + 1)
      return accuracy(rest.slice(0, MOST_TESTED), taught)
    })
    return mean(found)
  })
  figure({
    task: 'Where documents go after 1, 2, 4, 8 approvals a category',
    set,
    method: 'look of the text, weights and distances of the examples',
    ours: cells.map(percent).join(', '),
    baseline: `after 8: ${BASELINES[set] ?? ''} logistic regression alone (issue)`,
    asked: ASKED[set] ?? '',
  })
  return [set, ...cells.map((cell) => cell.toFixed(3)), ASKED[set] ?? '']
})
table([['accuracy after approvals a category', ...shots.map(String), 'asked after 8'], ...rows])

// Taught: receipts and e-mails only. Do recipes, code and the rest still go where they went?
const kinds = loadSet('docs-kinds')
const untaught = kinds.filter(({ label }) => label !== 'receipt' && label !== 'email')
const { taught: two } = split(
  kinds.filter(({ label }) => label === 'receipt' || label === 'email'),
  8,
  1,
)
const places = (learned: Learned) =>
  untaught.map((one) => decide(inputOf(one), { learned, fallback: FALLBACK }).category)
const [before, after] = [places(NOTHING_LEARNED), places(two)]
const kept = before.filter((category, index) => category === after[index]).length
process.stdout.write(`kinds not taught that stay where they were: ${kept} of ${before.length}\n`)

// One correction more, with as much learned as is ever kept, until the next answer is there.
const mails = loadSet('docs-bbc')
let full: Learned = NOTHING_LEARNED
mails.forEach((one, index) => {
  full = learn(full, { ...inputOf(one), itemId: `a${index}` }, `${one.label} ${index % 4}`)
})
trained(full)
const times = mails.slice(0, 15).map((one, index) => {
  const start = process.cpuUsage()
  const next = learn(full, { ...inputOf(one), itemId: `b${index}` }, one.label)
  decide(inputOf(one), { learned: next, fallback: FALLBACK })
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
})
times.sort((a, b) => a - b)
process.stdout.write(
  `a correction and the next answer, ${full.examples.length} examples of ${trained(full).labels.length} categories kept: ` +
    `median ${times[7]?.toFixed(1)} ms CPU (asked under 50)\n`,
)
figure({
  task: 'A correction and the next answer',
  set: `${full.examples.length} lessons, ${trained(full).labels.length} categories`,
  method: 'trained anew',
  ours: `${times[7]?.toFixed(1)} ms of processor time`,
  asked: 'under 50 ms',
})
