import type { Item } from '@octavo/core'

/** FNV-1a, 32 bits (G. Fowler, L. Noll, P. Vo), from a starting value. */
const fnv = (text: string, start: number): string => {
  let hash = start
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/**
 * The same id for the same file whenever it is picked, so that a second decision on it replaces the first. No name can be
 * read from it.
 */
export const lessonId = ({ name, sizeBytes, modifiedAtMs }: Item): string => {
  const text = `${name}\n${sizeBytes}\n${modifiedAtMs}`
  return `device:${fnv(text, 0x811c9dc5)}${fnv(text, 0x01234567)}`
}
