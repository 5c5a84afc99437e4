import { mean } from '../sets.ts'
import { catalogs } from './catalogs.ts'
import { manuals } from './manuals.ts'
import { draw, figuresOf, type Mix, type Placed, USUAL_MIX } from './measure.ts'
import { papers } from './papers.ts'
import type { Family, Part } from './parts.ts'

/** All families of sets. */
export const FAMILIES = () => [...manuals(), catalogs(), ...papers()]
const SHOTS = [1, 2, 4, 8]
/** Besides eight folders: a single one, two, and eight with no stranger beside. */
const FEW = [
  { what: 'one folder', mix: { each: 12, strangers: 18, folders: 1 } },
  { what: 'two folders', mix: { each: 12, strangers: 24, folders: 2 } },
  { what: 'no strangers', mix: { each: 12, strangers: 0 } },
] as const
type Figures = ReturnType<typeof figuresOf>

const HEAD = [
  'family, files a folder',
  'files',
  'top-1',
  'at 94 %',
  'threshold',
  'filed right',
  'accepted',
  'confident accepted',
  'strangers filed',
  'asked offered',
  'strangers asked',
  'asked',
  'wrong caught',
  'TF-IDF: top-1',
  'at 94 %',
  'strangers',
]

function rowOf(what: string, placed: readonly Placed[], beside: readonly Placed[]): string[] {
  const [ours, theirs] = [figuresOf(placed), figuresOf(beside)]
  const shown = (figures: Figures, keys: readonly (keyof Figures)[]) =>
    keys.map((key) => (100 * figures[key]).toFixed(1))
  return [
    what,
    String(placed.length),
    ...shown(ours, ['top', 'coverage', 'threshold', 'filedRight', 'accepted', 'confidentAccepted', 'strangersFiled']),
    ...shown(ours, ['offered', 'strangersAsked', 'asked', 'caught']),
    ...shown(theirs, ['top', 'coverage', 'strangersAtThat']),
  ]
}

/** Shown confidence against how often the place is right, over files that were placed into the person's folders. */
function reliabilityOf(placed: readonly Placed[]): string[][] {
  const own = placed.filter(({ isOwn }) => isOwn)
  const bins = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1]
  const rows = bins.slice(0, -1).map((from, at) => {
    const to = bins[at + 1] ?? 1
    const inside = own.filter(({ confidence }) => confidence >= from && confidence < to)
    const shown = (values: readonly number[]) => (values.length === 0 ? '' : mean(values).toFixed(2))
    return [
      `${from} to ${to}`,
      String(inside.length),
      shown(inside.map(({ confidence }) => confidence)),
      shown(inside.map(({ place, right }) => Number(place === right))),
    ]
  })
  return [['confidence shown', 'files', 'mean', 'right'], ...rows]
}

const drawnOf = (families: readonly Family[], part: Part, seeds: number, isAlone: boolean, mix: Mix) =>
  SHOTS.flatMap((each) =>
    families.flatMap((family) =>
      Array.from({ length: seeds }, (_, seed) => {
        const drawn = draw(family, part, each, seed + 1, seed % 2 === 0, isAlone, mix)
        return drawn ? [{ each, family: family.name, isTelling: seed % 2 === 0, ...drawn }] : []
      }).flat(),
    ),
  )

/** All figures of a part: a row for each family and number of files, then for all families; and the reliability table. */
export function measured(part: Part, seeds: number, isAlone = false, families: readonly Family[] = FAMILIES()) {
  const drawn = (mix: Mix = USUAL_MIX) => drawnOf(families, part, seeds, isAlone, mix)
  const placed = drawn()
  const few = FEW.flatMap(({ what, mix }) => {
    const some = drawn(mix)
    return SHOTS.map((each) => {
      const own = some.filter((one) => one.each === each)
      return rowOf(
        `${what}, ${each}`,
        own.flatMap(({ ours }) => ours),
        own.flatMap(({ baseline }) => baseline),
      )
    })
  })
  const of = (test: (one: (typeof placed)[number]) => boolean) => {
    const some = placed.filter(test)
    return [some.flatMap(({ ours }) => ours), some.flatMap(({ baseline }) => baseline)] as const
  }
  const rows = SHOTS.flatMap((each) => [
    ...families.map(({ name }) => rowOf(`${name}, ${each}`, ...of((one) => one.each === each && one.family === name))),
    rowOf(`all, ${each}`, ...of((one) => one.each === each)),
  ])
  const named = [true, false].map((isTelling) =>
    rowOf(
      `all, 8, names that ${isTelling ? 'tell' : 'say nothing'}`,
      ...of((one) => one.each === 8 && one.isTelling === isTelling),
    ),
  )
  return { rows: [HEAD, ...rows, ...named, ...few], reliability: reliabilityOf(of(() => true)[0]), placed }
}
