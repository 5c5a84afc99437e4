import type { LearnInput } from '../../packages/core/src/learn/features.ts'
import { type Learned, learn, NOTHING_LEARNED } from '../../packages/core/src/learn/learned.ts'
import { type Labelled, seeded, shuffled } from './sets.ts'

/** A document as learning sees it, under its neutral name. */
export const inputOf = ({ id, text }: Labelled): LearnInput => ({
  item: { name: id, path: id, mediaType: 'text/plain', sizeBytes: text.length },
  reading: { text },
})

/** Teaches `each` documents of every label, drawn by a seed, and gives the rest. */
export function split(documents: readonly Labelled[], each: number, seed: number) {
  const order = shuffled(documents, seeded(seed))
  const counts = new Map<string, number>()
  const rest: Labelled[] = []
  let taught: Learned = NOTHING_LEARNED
  for (const one of order) {
    const count = counts.get(one.label) ?? 0
    counts.set(one.label, count + 1)
    if (count < each) taught = learn(taught, { ...inputOf(one), itemId: one.id }, one.label)
    else rest.push(one)
  }
  return { taught, rest }
}
