/**
 * Draws the learning curve: how many documents of the labelled sets go where they belong after 1 to 8 approvals a category,
 * decided one by one, as an SVG for `docs/`. Each point is the mean over RUNS draws of what is taught.
 * Usage: OCTAVO_DATA=... [RUNS=1] node bench/quality/curve.ts > docs/learning-curve.svg
 */
import { decide } from '../../packages/core/src/learn/decide.ts'
import { inputOf, split } from './decisions.ts'
import { loadSet, mean } from './sets.ts'

const SETS = [
  { set: 'docs-kinds', name: 'papers of 10 kinds', colour: '#2f9e8f' },
  { set: 'docs-bbc', name: 'news by topic', colour: '#c77d2e' },
  { set: 'emails-lists', name: 'mails by list', colour: '#7a6ff0' },
] as const
const SHOTS = [1, 2, 3, 4, 6, 8]
const MOST_TESTED = 120
const RUNS = Number(process.env.RUNS ?? 1)
const FALLBACK = 'Documents & Text'

const [WIDTH, HEIGHT] = [640, 320]
const PLOT = { left: 52, right: 470, top: 18, bottom: 276 }
const x = (shots: number) => PLOT.left + ((PLOT.right - PLOT.left) * (shots - 1)) / 7
const y = (share: number) => PLOT.bottom - (PLOT.bottom - PLOT.top) * share

const curves = SETS.map(({ set, name, colour }) => {
  const documents = loadSet(set)
  const points = SHOTS.map((each) =>
    mean(
      Array.from({ length: RUNS }, (_, run) => {
        const { taught, rest } = split(documents, each, run + 1)
        return mean(
          rest
            .slice(0, MOST_TESTED)
            .map((one) => Number(decide(inputOf(one), { learned: taught, fallback: FALLBACK }).category === one.label)),
        )
      }),
    ),
  )
  process.stderr.write(
    `${set}: ${points.map((point, at) => `${SHOTS[at]} ${(100 * point).toFixed(1)} %`).join(', ')}\n`,
  )
  return { name, colour, points, labels: new Set(documents.map(({ label }) => label)).size }
})

const text = (at: readonly [number, number], words: string, more = '') =>
  `<text x="${at[0].toFixed(1)}" y="${at[1].toFixed(1)}" ${more}>${words}</text>`
/** Names at the ends of the curves, far enough from each other to be read. */
const ends = curves
  .map(({ name, colour, points }) => ({ name, colour, at: y(points.at(-1) ?? 0), share: points.at(-1) ?? 0 }))
  .sort((a, b) => a.at - b.at)
for (const [at, end] of ends.entries()) {
  const above = ends[at - 1]
  if (above) end.at = Math.max(end.at, above.at + 18)
}
const lines = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Share of documents that go where they belong, by approvals a folder" font-family="system-ui, sans-serif" font-size="12" fill="#808896">`,
  ...[0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    `<path d="M${PLOT.left} ${y(share)}H${PLOT.right}" stroke="#808896" stroke-opacity="0.25"/>`,
    text([PLOT.left - 8, y(share) + 4], `${100 * share} %`, 'text-anchor="end"'),
  ]),
  ...SHOTS.map((shots) => text([x(shots), PLOT.bottom + 18], String(shots), 'text-anchor="middle"')),
  text(
    [(PLOT.left + PLOT.right) / 2, HEIGHT - 6],
    'documents that a person has put into each folder',
    'text-anchor="middle"',
  ),
  ...curves.map(
    ({ colour, points }) =>
      `<polyline fill="none" stroke="${colour}" stroke-width="2.5" stroke-linejoin="round" points="${points.map((share, at) => `${x(SHOTS[at] ?? 0).toFixed(1)},${y(share).toFixed(1)}`).join(' ')}"/>`,
  ),
  ...curves.flatMap(({ colour, points }) =>
    points.map(
      (share, at) =>
        `<circle cx="${x(SHOTS[at] ?? 0).toFixed(1)}" cy="${y(share).toFixed(1)}" r="3" fill="${colour}"/>`,
    ),
  ),
  ...ends.map(({ name, colour, at, share }) =>
    text([PLOT.right + 12, at + 4], `${name}, ${Math.round(100 * share)} %`, `fill="${colour}"`),
  ),
  '</svg>',
]
process.stdout.write(`${lines.join('\n')}\n`)
