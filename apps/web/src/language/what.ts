import { m } from '../paraglide/messages.js'
import { nameIn, number } from './words.ts'

/** What an act is about: `“a.txt” and 3 more`; a number of items where none of them is known by name. */
export const whatIs = (name: string | undefined, count: number): string => {
  if (name === undefined) return m.lib_what_count({ count, n: number(count) })
  const more = count - 1
  if (more === 0) return m.lib_what_one({ name: nameIn(name) })
  return m.lib_what_more({ name: nameIn(name), count: more, n: number(more) })
}
