import { AppError } from '../errors/errors.ts'

/** What the cases of the suites expect of a value, in the words of the test runners; wherever they run. */
interface Expectations {
  toBe(expected: unknown): void
  /** Alike in structure; a member that is undefined is as good as none. */
  toEqual(expected: unknown): void
  toBeUndefined(): void
  toContain(expected: unknown): void
}

/** Throws an Error with what was got and what was expected, when a value is not as it should be. */
export function expect(actual: unknown): Expectations {
  const hold = (holds: boolean, expected: string) => {
    if (!holds) throw new Error(`expected ${expected}, but got ${shown(actual)}`)
  }
  return {
    toBe: (expected) => hold(Object.is(actual, expected), shown(expected)),
    toEqual: (expected) => hold(shown(actual) === shown(expected), shown(expected)),
    toBeUndefined: () => hold(actual === undefined, 'undefined'),
    toContain: (expected) => hold(Array.isArray(actual) && actual.includes(expected), `a list with ${shown(expected)}`),
  }
}

/** The code that a promise is rejected with; '' when it is kept, 'no code' when the error has none. */
export async function codeOf(promise: Promise<unknown>): Promise<string> {
  return await promise.then(
    () => '',
    (error: unknown) => (error instanceof AppError ? error.code : 'no code'),
  )
}

/** A value as text that is the same for alike values: members sorted, bytes as numbers. */
function shown(value: unknown): string {
  return (
    JSON.stringify(value, (_, inner: unknown) => {
      if (inner === undefined) return undefined
      if (inner instanceof Uint8Array) return { bytes: [...inner] }
      // JSON would write null for it, which is another value.
      if (Array.isArray(inner)) return inner.map((one: unknown) => (one === undefined ? '(undefined)' : one))
      if (typeof inner !== 'object' || inner === null) return inner
      return Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
    }) ?? 'undefined'
  )
}
