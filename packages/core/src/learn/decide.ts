import { UNSURE_BELOW } from '../item/index.ts'
import type { DocumentKind, KindsOfDocument } from '../kinds/index.ts'
import { because, type Language, type Reason } from '../reasons/index.ts'
import { confidenceByLessons, confidenceByShare, confidenceByText } from './calibration.ts'
import { type LearnFeatures, type LearnInput, learnFeatures } from './features.ts'
import type { Fence } from './fence.ts'
import { folderForKind } from './folders.ts'
import { type Learned, WEIGHT_OF } from './learned.ts'
import { leadOf, type Model, trained } from './model.ts'
import { confidenceOfPlace, sureFrom } from './place.ts'
import { kindsOf } from './prior.ts'
import { type Surroundings, surroundingsOf } from './surroundings.ts'

/** One place where an item could go. */
export interface Option {
  readonly category: string
  /** 0 to 1, calibrated. */
  readonly confidence: number
}

/** Where an item goes by what is in it and by what the person taught. */
export interface Decision extends Option {
  /** `text`: its words and look; `learned`: what the person decided; `profile`: the files in the person's folders. */
  readonly by: 'text' | 'learned' | 'profile'
  /** Evidence, strongest first. */
  readonly why: readonly Reason[]
  /** The best places, the first one included, three at most. */
  readonly options: readonly Option[]
  /** What its words and look clearly say that it is; absent when they do not. */
  readonly documentKind?: DocumentKind
  /** True when a person should look at it: it is one of their own places, and that is not sure enough. */
  readonly isOpen: boolean
  /** True when neither the person's folders nor what was learned has this category yet. */
  readonly isNew: boolean
}

export interface DecideContext {
  readonly learned: Learned
  /** Folders that the person has, empty ones too. */
  readonly folders?: readonly string[]
  /** Category for what is of no kind that is known: by its type, `PDF Documents`. */
  readonly fallback: string
  /** The language that a new folder is named in; English when left out. */
  readonly language?: Language
  /** What else is to be sorted; without it only what was learned is compared with. */
  readonly surroundings?: Surroundings
}

/** How many examples it takes until what was taught counts half for what looks like nothing known. */
const HALF_TRUST = 1.5
/** How strongly the kind speaks beside what was learned: all at first, less with every example of a label. */
const PRIOR_WEIGHT = 0.9
const FADES_AFTER = 40
/** Share of the trust that is left for an item of a kind that the person has taught nothing of. */
const UNTAUGHT_SHARE = 0.15
const LAST_RESORT = 0.4
/** Share of the usual nearness that any two texts of a language have. */
const STRANGE = 0.35
const FLOOR = 0.002
/** From here on an item is within the fence of a label (see `Fence`). */
const OUTSIDE = 0.25
/** From here on a label is more likely the place than not. */
const LIKELY_PLACE = 0.5
/** Share from which on the kind alone speaks for a label. */
const LIKELY = 0.3

interface Prior {
  readonly labels: Map<string, number>
  /** Share of kinds that no example is of: what was learned has little to say about them. */
  readonly untaught: number
  readonly none: number
  /** Labels that a kind alone speaks for: they are called so, or hold it above all. */
  readonly holders: ReadonlySet<string>
}

type WaysIn = ReturnType<Fence>

const wayInto = (waysIn: WaysIn, label: string): number => waysIn.get(label)?.wayIn ?? 0

/** Sums of the same examples in another order differ in their last digit: what is shown must not, at any door. */
const settled = (confidence: number): number => Math.round(confidence * 1e12) / 1e12

/**
 * Kinds -> labels: the folder that means a kind, or the one where the person keeps it. No folder takes a whole kind because
 * some file of that kind lies in it: it has to own it, and an item that is about something else stays out all the same.
 */
function priorOf(
  kinds: KindsOfDocument,
  { learned, folders = [], fallback, language }: DecideContext,
  surroundings: Surroundings,
  waysIn: WaysIn,
): Prior {
  const existing = [...new Set([...folders, ...learned.examples.map(({ label }) => label)])]
  const placed = new Map<DocumentKind, Map<string, number>>()
  const taught = new Set<DocumentKind>()
  const holders = new Set<string>()
  for (const { kind, label, from } of learned.examples) {
    if (!kind) continue
    taught.add(kind)
    const owned = surroundings.owns(label, kind)
    const isHolder = owned !== undefined && waysIn.get(label)?.isAbout === false
    const isCandidate = owned === 'decided' || surroundings.isSortedFurther(kind)
    if (isHolder || folderForKind(kind, [label]) === label) holders.add(label)
    else if (!isCandidate && wayInto(waysIn, label) < OUTSIDE) continue
    const labels = placed.get(kind) ?? new Map<string, number>()
    placed.set(kind, labels.set(label, (labels.get(label) ?? 0) + WEIGHT_OF[from]))
  }
  const labels = new Map<string, number>()
  const give = (label: string, share: number) => labels.set(label, (labels.get(label) ?? 0) + share)
  let untaught = 0
  for (const { kind, probability, why } of kinds.kinds) {
    const known = placed.get(kind)
    // What nothing speaks for is no kind that was left untaught: it is simply not known.
    if (!taught.has(kind) && why.length === 0 && learned.examples.length > 0) {
      give(fallback, probability)
      continue
    }
    const usual = folderForKind(kind, existing, language)
    const total = [...(known?.values() ?? [])].reduce((sum, count) => sum + count, 0)
    // One decision may be an exception; the usual folder keeps a small share until there are more.
    const kept = 0.4 / (0.4 + total)
    for (const [label, count] of known ?? []) give(label, (probability * (1 - kept) * count) / total)
    give(usual, probability * kept)
    if (!taught.has(kind)) untaught += probability
  }
  give(fallback, kinds.none)
  return { labels, untaught, none: kinds.none, holders }
}

/** How familiar features look to what was learned, 0 to 1. */
function familiarity(model: Model, nearness: number): number {
  const usual = Math.max(0.05, model.usualNearness)
  return Math.min(1, Math.max(0, (nearness / usual - STRANGE) / (1 - STRANGE))) ** 2
}

/** How near features are to the centres of all labels, how far inside each, and how likely each is the place. */
interface Standing {
  readonly near: readonly number[]
  readonly waysIn: WaysIn
  /** By `confidenceOfPlace`, whatever kind it is of, in the order of the model's labels. */
  readonly likelihoods: readonly number[]
  /** True where enough lies loose to say where strangers are. */
  readonly isAmong: boolean
}

function standingOf(model: Model, features: LearnFeatures, { fence, shift }: Surroundings): Standing {
  const near = model.nearness(features)
  const waysIn = fence(features)
  const ways = model.labels.map((label) => waysIn.get(label))
  return {
    near,
    waysIn,
    likelihoods: ways.map((way, at) => (way ? confidenceOfPlace({ ...way, margin: leadOf(near, at) }, shift) : 1)),
    isAmong: ways[0]?.rival !== undefined,
  }
}

/** How much of what no kind has a place for goes to what was learned, and of kinds that nothing was taught of, 0 to 1. */
function familiarOf(model: Model, { near, waysIn, likelihoods, isAmong }: Standing): readonly [number, number] {
  // Beside loose files the likelihood of the best place is the better judge of both.
  if (isAmong) {
    const likely = Math.max(0, ...likelihoods)
    return [likely, Math.max(UNTAUGHT_SHARE, (likely - 0.5) * 2)]
  }
  const furthest = Math.max(0, ...model.labels.map((label) => wayInto(waysIn, label)))
  // What is as near as a label's own files is moved although nothing of its kind was taught.
  const nearest = Math.max(0, ...[...waysIn.values()].map(({ wayIn, isAbout }) => (isAbout ? wayIn : 0)))
  return [
    Math.max(familiarity(model, Math.max(0, ...near)), Math.min(1, furthest)),
    Math.max(UNTAUGHT_SHARE, Math.min(1, (nearest - 0.5) * 2)),
  ]
}

/** Shares of all labels, what was learned and what the kind says together; sums to 1. */
function fuse(prior: Prior, model: Model, features: LearnFeatures, standing: Standing): Map<string, number> {
  const { waysIn, likelihoods, isAmong } = standing
  const total = model.counts.reduce((sum, count) => sum + count, 0)
  // A rival of all labels is "none of these": what is outside of a label's fence is not shared out to it.
  const isOpen = (label: string, at: number) =>
    wayInto(waysIn, label) >= OUTSIDE || prior.labels.has(label) || (isAmong && (likelihoods[at] ?? 0) >= LIKELY_PLACE)
  const learnedShares = model.predict(features).map((share, at) => (isOpen(model.labels[at] ?? '', at) ? share : 0))
  if (learnedShares.every((share) => share === 0)) return prior.labels
  const [familiar, untaughtShare] = familiarOf(model, standing)
  const trust = (total / (total + HALF_TRUST)) * familiar
  const known = new Set(model.labels)
  let inside = 0
  for (const [label, share] of prior.labels) if (known.has(label)) inside += share
  const open = Math.max(0, 1 - inside - prior.untaught)
  const moved = Math.min(1 - inside, trust * (open + untaughtShare * prior.untaught))
  const mass = inside + moved
  const combined = model.labels.map((label, number) => {
    const weight = PRIOR_WEIGHT / (1 + (model.counts[number] ?? 0) / FADES_AFTER)
    const belief = inside > 0 ? (prior.labels.get(label) ?? 0) / Math.max(inside, 1e-9) : 1
    return (
      (belief + FLOOR) ** (weight * Math.min(1, inside / Math.max(mass, 1e-9) + 0.2)) * (learnedShares[number] ?? 0)
    )
  })
  const sum = combined.reduce((all, one) => all + one, 0)
  const rest = 1 - inside
  const shares = new Map<string, number>()
  for (const [label, share] of prior.labels)
    if (!known.has(label)) shares.set(label, rest > 0 ? (share / rest) * (1 - mass) : 0)
  model.labels.forEach((label, number) => {
    shares.set(label, sum > 0 ? (mass * (combined[number] ?? 0)) / sum : (prior.labels.get(label) ?? 0))
  })
  return shares
}

/** Shares of labels, and how sure a label of some share is: by its lead over other labels where it was taught. */
function weigh(kinds: KindsOfDocument, context: DecideContext, input: LearnInput) {
  const model = trained(context.learned)
  const surroundings = context.surroundings ?? surroundingsOf(context.learned, [])
  if (model.labels.length === 0)
    return {
      shares: priorOf(kinds, context, surroundings, new Map()).labels,
      lead: (_: string, share: number) => confidenceByText(share),
      isSure: (_: string) => true,
    }
  const features = learnFeatures(input)
  const standing = standingOf(model, features, surroundings)
  const { near, waysIn, likelihoods, isAmong } = standing
  const prior = priorOf(kinds, context, surroundings, waysIn)
  const isOfKind = (label: string) => prior.holders.has(label) && (prior.labels.get(label) ?? 0) >= LIKELY
  /** How likely a label is the place, beside all others and none; 1 where its kind says so. */
  const place = (label: string): number => (isOfKind(label) ? 1 : (likelihoods[model.labels.indexOf(label)] ?? 1))
  /** Whether nobody has to be asked about a label that was taught. */
  const isSure = (label: string): boolean => {
    const way = waysIn.get(label)
    return !way || place(label) >= sureFrom(way.files)
  }
  return {
    shares: fuse(prior, model, features, standing),
    lead(label: string, share: number) {
      const own = model.labels.indexOf(label)
      if (own < 0) return confidenceByText(share)
      // The lead tells which of several likely places; where no other is likely it says nothing more.
      const isContested = likelihoods.some((likelihood, at) => at !== own && likelihood >= LIKELY_PLACE)
      if (isAmong && !isContested && !isOfKind(label)) return Math.min(confidenceByShare(share), place(label))
      return Math.min(confidenceByLessons(share, leadOf(near, own)), place(label))
    },
    isSure,
  }
}

function reasons(folder: string, kinds: KindsOfDocument, { learned }: DecideContext, existing: boolean): Reason[] {
  const why: Reason[] = []
  const decided = learned.examples.filter((example) => example.label === folder)
  const items = decided.filter(({ from }) => from !== 'folder').length
  if (items > 0) why.push(because('like-yours', { items, folder }))
  else if (decided.length > 0) why.push(because('like-folder', { folder }))
  const [first] = kinds.kinds
  if (first && first.probability > kinds.none && first.probability >= 0.2) {
    // What only its name says is not read in it.
    const isOfName = (one: Reason) => typeof one !== 'string' && one.code === 'name-says'
    const isRead = first.why.length === 0 || !first.why.every(isOfName)
    why.push(...(isRead ? [because('reads-like', { kind: first.kind })] : []), ...first.why)
    if (existing && decided.length === 0) why.push(because('own-folder', { folder }))
  } else if (why.length === 0) why.push(because('fits-no-kind'))
  return why
}

/**
 * Says where an item goes: what the person taught and the folders that they have first, then the kind of document that
 * it is. A new folder is proposed only when none of the person's means the same. Never throws.
 */
export function decide(input: LearnInput, context: DecideContext): Decision {
  const kinds = kindsOf(input)
  const { shares, lead, isSure } = weigh(kinds, context, input)
  // Where it goes by its type is the last resort, not a rival of a place that a person chose.
  const rank = (category: string, share: number) => (category === context.fallback ? share * LAST_RESORT : share)
  const ranked = [...shares]
    .sort(([a, x], [b, y]) => rank(b, y) - rank(a, x) || (a < b ? -1 : 1))
    .slice(0, 3)
    .map(([category, share]) => ({ category, confidence: settled(lead(category, share)) }))
  const [best = { category: context.fallback, confidence: 0 }, ...others] = ranked
  // Nothing is surer than what was chosen.
  const options = [best, ...others.map((one) => ({ ...one, confidence: Math.min(one.confidence, best.confidence) }))]
  const own = context.learned.examples.filter(({ label }) => label === best.category)
  const [first] = kinds.kinds
  const isExisting = (context.folders ?? []).includes(best.category)
  return {
    ...best,
    by: own.some(({ from }) => from !== 'folder') ? 'learned' : own.length > 0 ? 'profile' : 'text',
    why: reasons(best.category, kinds, context, isExisting),
    options,
    ...(first && confidenceByText(first.probability) >= UNSURE_BELOW && { documentKind: first.kind }),
    isOpen: own.length > 0 && !isSure(best.category),
    isNew: own.length === 0 && !isExisting && best.category !== context.fallback,
  }
}
