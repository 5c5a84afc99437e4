/**
 * The person's folders as profiles: new items of what the folders hold must go into them, items of nothing that any
 * folder holds must not, and no folder is proposed whose like is there. Also the time to learn and to look again.
 * Usage: OCTAVO_DATA=... node bench/quality/profiles.ts
 */
import { UNSURE_BELOW } from '../../packages/core/src/index.ts'
import {
  decide,
  type FiledItem,
  learnProfiles,
  meansTheSame,
  NOTHING_LEARNED,
  PROFILE_FILES,
  profilesOf,
} from '../../packages/core/src/learn/index.ts'
import { inputOf } from './decisions.ts'
import { figure, type Labelled, loadSet, mean, percent, seeded, shuffled, table } from './sets.ts'

const FALLBACK = 'Documents & Text'
/** Names that tell nothing to the engine, so that only what lies in the folders speaks. */
const neutral = (label: string) =>
  `Folder ${[...label].map((c) => String.fromCharCode(97 + (c.charCodeAt(0) % 26))).join('')}`

function run(set: string, others: readonly Labelled[], each: number, seed: number) {
  const documents = shuffled(loadSet(set), seeded(seed))
  const inside: FiledItem[] = []
  const rest: Labelled[] = []
  const counts = new Map<string, number>()
  for (const one of documents) {
    const count = counts.get(one.label) ?? 0
    counts.set(one.label, count + 1)
    if (count < each) inside.push({ ...inputOf(one), itemId: one.id, folder: neutral(one.label) })
    else rest.push(one)
  }
  const start = performance.now()
  const { learned: known, fresh } = profilesOf(NOTHING_LEARNED, inside)
  const learned = learnProfiles(known, fresh)
  const ms = performance.now() - start
  const folders = [...new Set(inside.map(({ folder }) => folder))]
  const place = (one: Labelled) => decide(inputOf(one), { learned, folders, fallback: FALLBACK })
  const found = rest.slice(0, 120).map((one) => ({ ...place(one), label: neutral(one.label) }))
  const strangers = shuffled(others, seeded(seed)).slice(0, 60).map(place)
  const sure = found.filter(({ confidence }) => confidence >= UNSURE_BELOW)
  const intoFolder = strangers.filter(({ category }) => folders.includes(category))
  return {
    right: mean(found.map(({ category, label }) => (category === label ? 1 : 0))),
    sureRight: mean(sure.map(({ category, label }) => (category === label ? 1 : 0))),
    asked: 1 - sure.length / found.length,
    strangersIn: intoFolder.length / strangers.length,
    strangersSureIn: intoFolder.filter(({ confidence }) => confidence >= UNSURE_BELOW).length / strangers.length,
    twins: [...found, ...strangers].filter(
      ({ category }) => !folders.includes(category) && folders.some((folder) => meansTheSame(folder, category)),
    ).length,
    ms,
    examples: learned.examples.length,
  }
}

const kinds = loadSet('docs-kinds').filter(({ label }) => label !== 'news article')
const bbc = loadSet('docs-bbc')
const rows = (
  [
    ['docs-bbc', kinds],
    ['emails-lists', kinds.filter(({ label }) => label !== 'email')],
    ['docs-kinds', bbc.filter(() => false)],
  ] as const
).flatMap(([set, others]) =>
  [3, 8, PROFILE_FILES].map((each) => {
    const runs = [1, 2].map((seed) => run(set, others, each, seed))
    const of = (key: keyof (typeof runs)[number]) => mean(runs.map((one) => one[key]))
    figure({
      task: "New files into the person's folders; of strangers filed there for sure",
      set: `${set}, ${each} files a folder`,
      method: 'folders learned from what lies in them',
      ours: `${percent(of('right'))}${others.length === 0 ? '' : `; ${percent(of('strangersSureIn'))}`}; twins of folders ${of('twins').toFixed(0)}`,
    })
    return [
      `${set}, ${each} files a folder`,
      of('right').toFixed(3),
      of('sureRight').toFixed(3),
      of('asked').toFixed(2),
      others.length === 0 ? '' : of('strangersIn').toFixed(2),
      others.length === 0 ? '' : of('strangersSureIn').toFixed(2),
      of('twins').toFixed(0),
      `${of('ms').toFixed(0)} ms (${of('examples').toFixed(0)} files)`,
    ]
  }),
)
table([
  [
    'folders',
    'right',
    'right where sure',
    'asked',
    'strangers in',
    'strangers in, sure',
    'twins of folders',
    'learning',
  ],
  ...rows,
])
process.stdout.write('asked: new items into the folders first; strangers stay out; no twin of a folder is invented\n')
