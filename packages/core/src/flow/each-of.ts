/**
 * Does something with each item, `width` at a time, and gives the answers in the order of the items. Rejects with the
 * first failure; `onDone` hears how many are done after each one.
 */
export async function eachOf<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<R>,
  onDone?: (done: number, total: number) => void,
): Promise<R[]> {
  const answers = new Array<R>(items.length)
  const waiting = items.entries()
  let done = 0
  const takeTurns = async () => {
    for (const [index, item] of waiting) {
      answers[index] = await work(item)
      done += 1
      onDone?.(done, items.length)
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, takeTurns))
  return answers
}
