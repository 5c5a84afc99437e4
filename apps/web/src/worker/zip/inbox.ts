/** Values that arrive one by one, read in their order by one reader. */
interface Inbox<T> extends AsyncIterable<T> {
  push(value: T): void
  /** Nothing more comes: the reader ends behind what is there. */
  close(): void
}

/** Starts an empty inbox. */
export function createInbox<T>(): Inbox<T> {
  const values: T[] = []
  let isClosed = false
  let wake = () => {}
  return {
    push(value) {
      values.push(value)
      wake()
    },
    close() {
      isClosed = true
      wake()
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        yield* values.splice(0)
        if (values.length > 0) continue
        if (isClosed) return
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}
