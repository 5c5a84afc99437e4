import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Choice, type Copies, type CopySet, type FoundCopies, freedBytes, keyOfSet } from './copies.ts'

/** How far looking for copies is. */
export type Looking =
  | { readonly state: 'looking'; readonly done: number }
  | { readonly state: 'found'; readonly found: FoundCopies }
  | { readonly state: 'failed'; readonly error: unknown }

/** What the person wants of a set, where it is not as proposed. */
interface Wish {
  readonly keep?: string
  readonly isTaken?: boolean
}

const BEGUN: Looking = { state: 'looking', done: 0 }
const NOTHING: ReadonlyMap<string, Wish> = new Map()

/** Copies of a place with what the person wants of them. Equal files are set aside unless said otherwise, others when said so. */
export const useCopies = (copies: Copies) => {
  const [held, setHeld] = useState<{ readonly of: Copies; readonly look: Looking }>({ of: copies, look: BEGUN })
  // What was found elsewhere is nothing of this place.
  const look = held.of === copies ? held.look : BEGUN
  const [wishes, setWishes] = useState(NOTHING)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round looks again.
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const tell = (next: Looking) => {
      if (!signal.aborted) setHeld({ of: copies, look: next })
    }
    tell(BEGUN)
    copies
      .find({ signal, onProgress: (done) => tell({ state: 'looking', done }) })
      .then((found) => tell({ state: 'found', found }))
      .catch((error: unknown) => {
        if (!signal.aborted) console.warn('Copies could not be looked for', error)
        tell({ state: 'failed', error })
      })
    return () => stop.abort()
  }, [copies, round])
  const lookAgain = useCallback(() => {
    setWishes(NOTHING)
    setRound((now) => now + 1)
  }, [])

  const found = look.state === 'found' ? look.found : undefined
  const change = useCallback((key: string, wish: Wish) => {
    setWishes((now) => new Map(now).set(key, { ...now.get(key), ...wish }))
  }, [])
  const keepOf = useCallback((set: CopySet) => wishes.get(keyOfSet(set))?.keep ?? keyOfSet(set), [wishes])
  const isTaken = useCallback((set: CopySet) => wishes.get(keyOfSet(set))?.isTaken ?? set.is === 'exact', [wishes])

  const taken = useMemo(() => {
    const sets = (found?.sets ?? []).filter(isTaken)
    const choices = sets.map((set): Choice => {
      const keep = keepOf(set)
      return { keep, ids: set.items.flatMap(({ id }) => (id === keep ? [] : [id])) }
    })
    return {
      choices,
      count: choices.reduce((sum, { ids }) => sum + ids.length, 0),
      sizeBytes: sets.reduce((sum, set) => sum + freedBytes(set.items, keepOf(set)), 0),
    }
  }, [found, isTaken, keepOf])

  /** Moves a set to those of which all are kept, or back. */
  const keepAll = async (set: CopySet, isKept: boolean): Promise<void> => {
    await copies.keepAll(set, isKept)
    setHeld((now) =>
      now.of === copies && now.look.state === 'found'
        ? { of: copies, look: { state: 'found', found: moved(now.look.found, set, isKept) } }
        : now,
    )
  }
  const takeNone = () => {
    setWishes(
      (now) =>
        new Map((found?.sets ?? []).map((set) => [keyOfSet(set), { ...now.get(keyOfSet(set)), isTaken: false }])),
    )
  }
  return { look, lookAgain, change, keepOf, isTaken, taken, keepAll, takeNone }
}

export type Looked = ReturnType<typeof useCopies>

const moved = (found: FoundCopies, set: CopySet, isKept: boolean): FoundCopies => {
  const without = (sets: readonly CopySet[]) => sets.filter((one) => one !== set)
  const by = isKept ? 1 : -1
  return {
    ...found,
    sets: isKept ? without(found.sets) : [set, ...found.sets],
    kept: isKept ? [set, ...found.kept] : without(found.kept),
    total: found.total - by,
    keptTotal: found.keptTotal + by,
  }
}
