import type { DocumentKind } from '../kinds/index.ts'
import { type LearnFeatures, type LearnInput, learnFeatures } from './features.ts'
import { type Fence, fenceOf } from './fence.ts'
import { compact, type Learned } from './learned.ts'
import { leadOf, trained } from './model.ts'
import { type PlaceEvidence, shiftOf } from './place.ts'
import { kindsOf } from './prior.ts'

/** What an item is compared with: what was learned, and what else lies loose and is to be sorted with it. */
export interface Surroundings {
  readonly fence: Fence
  /** How much more likely than usual what lies loose belongs somewhere (`shiftOf`); 0 where nothing else is looked at. */
  readonly shift: number
  /**
   * Whether a folder is where the person keeps a kind: it holds that kind above all, and most files of it that there are.
   * `decided` where the person said so, `found` where they merely lie there.
   */
  readonly owns: (label: string, kind: DocumentKind) => 'decided' | 'found' | undefined
  /** True when the person parts a kind into several folders, so that its name alone is no place for it. */
  readonly isSortedFurther: (kind: DocumentKind) => boolean
}

/** So many loose files say how usual words and kinds are; more would only repeat them. */
const MOST_LOOSE = 200
/** Fewer files of a kind may lie anywhere. */
const LEAST_OWNED = 3
const LEAST_DECIDED = 2
/** Share of a folder's files that have to be of a kind, and share of all files of the kind that have to lie in it. */
const MOSTLY = 0.6
const LARGE_SHARE = 0.5

const alone = new WeakMap<Learned, Surroundings>()

/** Looks at what was learned and at some of the loose files. Pure; without loose files it is computed once a state. */
export function surroundingsOf(learned: Learned, loose: readonly LearnInput[]): Surroundings {
  const known = loose.length === 0 ? alone.get(learned) : undefined
  if (known) return known
  // Where there is no folder of the person, nothing is compared with what lies loose.
  const count = learned.examples.length === 0 ? 0 : Math.min(loose.length, MOST_LOOSE)
  const looked = Array.from({ length: count }, (_, at) => loose[Math.floor((at * loose.length) / count)] as LearnInput)
  const looseKinds = new Map<DocumentKind, number>()
  // Kinds and features of an item one after the other: both ask what kind of document it is.
  const features = looked.map((input) => {
    const { kinds, none } = kindsOf(input)
    const [first] = kinds
    if (first && first.probability > none)
      looseKinds.set(first.kind, (looseKinds.get(first.kind) ?? 0) + loose.length / count)
    return compact(learnFeatures(input))
  })
  const fence = fenceOf(learned, features)
  const made: Surroundings = {
    fence,
    shift: shiftAmong(learned, fence, features),
    ...ownership(learned, looseKinds),
  }
  if (loose.length === 0) alone.set(learned, made)
  return made
}

/** The shift by each loose file's nearest label. */
function shiftAmong(learned: Learned, fence: Fence, loose: readonly LearnFeatures[]): number {
  const model = trained(learned)
  const evidence = loose.flatMap((features): PlaceEvidence[] => {
    const near = model.nearness(features)
    const best = near.indexOf(Math.max(...near))
    const way = fence(features).get(model.labels[best] ?? '')
    return way?.rival === undefined ? [] : [{ ...way, margin: leadOf(near, best) }]
  })
  return shiftOf(evidence)
}

function ownership(
  { examples }: Learned,
  looseKinds: ReadonlyMap<DocumentKind, number>,
): Pick<Surroundings, 'owns' | 'isSortedFurther'> {
  const inLabel = new Map<string, number>()
  const ofKind = new Map<DocumentKind, number>()
  const both = new Map<string, number>()
  const decided = new Map<string, number>()
  const add = <K>(counts: Map<K, number>, key: K) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const { label, kind, from } of examples) {
    add(inLabel, label)
    if (!kind) continue
    add(ofKind, kind)
    add(both, `${kind}/${label}`)
    if (from !== 'folder') add(decided, `${kind}/${label}`)
  }
  const parts = new Map<string, number>()
  for (const [key, count] of both) if (count >= LEAST_OWNED) add(parts, key.slice(0, key.indexOf('/')))
  const owns: Surroundings['owns'] = (label, kind) => {
    const own = both.get(`${kind}/${label}`) ?? 0
    if (own < MOSTLY * (inLabel.get(label) ?? 0)) return undefined
    // What a person decided holds for what comes; what merely lies in a folder is weighed against all that lies loose.
    const all = ofKind.get(kind) ?? 0
    if ((decided.get(`${kind}/${label}`) ?? 0) >= LEAST_DECIDED && own >= LARGE_SHARE * all) return 'decided'
    return own >= LEAST_OWNED && own >= LARGE_SHARE * (all + (looseKinds.get(kind) ?? 0)) ? 'found' : undefined
  }
  return { owns, isSortedFurther: (kind) => (parts.get(kind) ?? 0) > 1 }
}
