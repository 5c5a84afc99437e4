import type { Pacing, PacingName } from './pacing.ts'

/** One step of something that takes its time: what it is called, and from which percentage to which it goes. */
export interface Beat<Stage extends string = string> {
  readonly stage: Stage
  readonly from: number
  /** The same as `from` where the percentage stands still. */
  readonly to: number
  /** How long it is shown at least; not at all where it only follows the work. */
  readonly pace?: PacingName
  /** What the pace is of: it then lasts so long for each of them. */
  readonly each?: 'file' | 'category'
}

export type Beats<Stage extends string = string> = readonly [Beat<Stage>, ...Beat<Stage>[]]

/** How many there are of what a pace may be of. */
export interface Counts {
  readonly file: number
  readonly category: number
}

/** What a person sees of something that takes its time. */
export interface Shown {
  readonly stage: string
  readonly percent: number
}

/** The percentage that climbs changes so often, in ms. */
const TICK_MS = 100

/** A beat that lasts so long for each of many is over after this, in ms: a person waits for work, never for its show. */
const LONGEST_MS = 5_000

const msOf = ({ pace, each }: Beat, pacing: Pacing, counts: Counts): number => {
  if (pace === undefined) return 0
  return each === undefined ? pacing[pace] : Math.min(LONGEST_MS, pacing[pace] * counts[each])
}

/** How long beats are shown at least, together, in ms. */
export const lengthOf = (beats: Beats, pacing: Pacing, counts: Counts): number =>
  beats.reduce((sum, beat) => sum + msOf(beat, pacing, counts), 0)

const isLast = (beats: Beats, index: number): boolean => index === beats.length - 1

/** Which beat time has come to, how far it is in it (0 to 1), and how long that beat still lasts. */
function placeAt(beats: Beats, pacing: Pacing, counts: Counts, elapsedMs: number) {
  let leftMs = elapsedMs
  for (const [index, beat] of beats.entries()) {
    const ms = msOf(beat, pacing, counts)
    if (leftMs < ms) return { beat, share: leftMs / ms, untilNextMs: ms - leftMs }
    if (isLast(beats, index)) return { beat, share: 1, untilNextMs: Number.POSITIVE_INFINITY }
    leftMs -= ms
  }
  return { beat: beats[0], share: 0, untilNextMs: Number.POSITIVE_INFINITY }
}

/**
 * What is shown after `elapsedMs` of work of which `share` (0 to 1) is done, undefined while nobody knows: no beat before
 * its time, and no percentage before the work is so far. Whole numbers.
 */
export function shownAt(
  beats: Beats,
  {
    pacing,
    counts,
    elapsedMs,
    share,
  }: {
    readonly pacing: Pacing
    readonly counts: Counts
    readonly elapsedMs: number
    readonly share: number | undefined
  },
): Shown {
  const place = placeAt(beats, pacing, counts, elapsedMs)
  const byTime = place.beat.from + (place.beat.to - place.beat.from) * place.share
  const [low, high] = [beats[0].from, beats.at(-1)?.to ?? 0]
  const byWork = share === undefined ? high : low + (high - low) * Math.min(1, Math.max(0, share))
  const percent = Math.min(byTime, byWork)
  const index = beats.findLastIndex(({ from }) => from <= percent)
  // Where time is further than the work, the beat that the work is in is shown; of two that begin alike, that of time.
  const beat = byTime <= byWork ? place.beat : (beats[Math.max(0, index)] ?? beats[0])
  return { stage: beat.stage, percent: Math.floor(Math.min(beat.to, Math.max(beat.from, percent))) }
}

/** How long nothing changes by time alone, in ms: until the next beat, or the next step of a percentage that climbs. */
export function quietMs(beats: Beats, pacing: Pacing, counts: Counts, elapsedMs: number): number {
  const { beat, untilNextMs } = placeAt(beats, pacing, counts, elapsedMs)
  return beat.from === beat.to ? untilNextMs : Math.min(TICK_MS, untilNextMs)
}

/** Percentage of a scan whose end nobody knows, by what was found: 95 with 50 files, and no more (part 1 section 9). */
export const scanPercent = (foundCount: number): number => Math.min(95, Math.floor((foundCount / 50) * 95))
