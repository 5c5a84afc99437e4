/**
 * One answer for all who ask the same: who asks while it is being found out gets the next one, which begins when that is
 * over, so that nobody is shown what was there before they asked. `find` is called for one name at a time at most once.
 */
export function askedTogether<Value>(): (name: string, find: () => Promise<Value>) => Promise<Value> {
  const underWay = new Map<string, { readonly now: Promise<unknown>; next?: Promise<Value> }>()
  const begin = (name: string, find: () => Promise<Value>): Promise<Value> => {
    const now = find()
    const entry: { readonly now: Promise<unknown>; next?: Promise<Value> } = { now }
    underWay.set(name, entry)
    const over = () => {
      if (underWay.get(name) === entry && !entry.next) underWay.delete(name)
    }
    now.then(over, over)
    return now
  }
  return (name, find) => {
    const entry = underWay.get(name)
    if (!entry) return begin(name, find)
    const after = () => begin(name, find)
    entry.next ??= entry.now.then(after, after)
    return entry.next
  }
}

/** What waits for a look together with others. */
interface Waiting<Key, Value> {
  readonly key: Key
  readonly promise: Promise<Value>
  readonly resolve: (value: Value) => void
  readonly reject: (error: unknown) => void
}

/**
 * One statement for all that is asked for while others are under way (as DataLoader does it): at most `width` statements
 * at once, each of at most `most` keys. The first to ask waits for nobody, and nobody is shown what was there before they asked.
 * `look` answers in the order of its keys.
 */
export function lookedUpTogether<Key, Value>(parts: {
  readonly nameOf: (key: Key) => string
  readonly look: (keys: readonly Key[]) => Promise<readonly Value[]>
  readonly width: number
  readonly most: number
}): (key: Key) => Promise<Value> {
  const { nameOf, look, width, most } = parts
  const waiting = new Map<string, Waiting<Key, Value>>()
  let busy = 0
  const next = () => {
    if (busy >= width || waiting.size === 0) return
    const batch = [...waiting].slice(0, most)
    for (const [name] of batch) waiting.delete(name)
    busy += 1
    void look(batch.map(([, { key }]) => key))
      .then(
        (values) => {
          for (const [at, [, { resolve }]] of batch.entries()) resolve(values[at] as Value)
        },
        (error: unknown) => {
          for (const [, { reject }] of batch) reject(error)
        },
      )
      .finally(() => {
        busy -= 1
        next()
      })
  }
  return (key) => {
    const name = nameOf(key)
    const there = waiting.get(name)
    if (there) return there.promise
    const { promise, resolve, reject } = Promise.withResolvers<Value>()
    waiting.set(name, { key, promise, resolve, reject })
    next()
    return promise
  }
}
