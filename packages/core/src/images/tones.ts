import { at } from '../numeric/index.ts'

/** Brightnesses of one such step are taken as one where light and contrast of two pictures are made the same. */
const TONES = 16
const TONE_STEP = 256 / TONES
/** Fewer fields of one tone say too little of what it became. */
const FEWEST_OF_TONE = 12

/** The first picture in the light and contrast of the second one, by what each of its tones became there; written to `toned`, which may be the first itself. */
export function inTonesOf(first: Float64Array, second: Float64Array, toned: Float64Array): void {
  const [counts, from, to] = [new Float64Array(TONES), new Float64Array(TONES), new Float64Array(TONES)]
  for (let i = 0; i < first.length; i++) {
    const tone = Math.min(TONES - 1, Math.floor((first[i] as number) / TONE_STEP))
    counts[tone] = (counts[tone] as number) + 1
    from[tone] = (from[tone] as number) + (first[i] as number)
    to[tone] = (to[tone] as number) + (second[i] as number)
  }
  const known = [...counts.keys()].filter((tone) => at(counts, tone) >= FEWEST_OF_TONE)
  const points = known.map((tone) => [at(from, tone) / at(counts, tone), at(to, tone) / at(counts, tone)] as const)
  for (let i = 0; i < first.length; i++) {
    const value = first[i] as number
    let place = 0
    while (place < points.length - 2 && value > (points[place + 1]?.[0] ?? 0)) place += 1
    const [[x0, y0], [x1, y1]] = [
      points[place] ?? ([0, 0] as const),
      points[place + 1] ?? points[place] ?? ([0, 0] as const),
    ]
    toned[i] = x1 === x0 ? value - x0 + y0 : y0 + ((y1 - y0) * (value - x0)) / (x1 - x0)
  }
}
