import { asList, asObject, asText, objectIn } from '../body.ts'

/** Where a reader of a drive is. */
export type Cursor =
  /** In a listing of all; what came since it began is told from `since` on. */
  | { readonly at: 'all'; readonly since: string; readonly page?: string }
  /** After it. */
  | { readonly at: 'feed'; readonly page: string }
  /** In folders within one folder: those whose insides are being listed, and those that are still to be. */
  | {
      readonly at: 'inside'
      readonly now: readonly string[]
      readonly waiting: readonly string[]
      readonly page?: string
    }

/** What was written by `JSON.stringify`; undefined for anything else. */
export function readCursor(text: string): Cursor | undefined {
  const read = objectIn(text)
  const [at, since, page] = [asText(read?.at), asText(read?.since), asText(read?.page)]
  const pages = page === undefined ? {} : { page }
  if (at === 'all' && since !== undefined) return { at, since, ...pages }
  if (at === 'feed' && page !== undefined) return { at, page }
  if (at !== 'inside') return undefined
  return { at, now: texts(read?.now), waiting: texts(read?.waiting), ...pages }
}

const texts = (value: unknown): readonly string[] => asList(value).filter((text) => typeof text === 'string')

/** True for the refusal of a page or cursor that is too old. */
export function isExpired(status: number, words: string): boolean {
  if (status === 410) return true
  if (status !== 400) return false
  const errors = asList(asObject(objectIn(words)?.error)?.errors)
  return errors.some((error) => asText(asObject(error)?.location) === 'pageToken')
}
