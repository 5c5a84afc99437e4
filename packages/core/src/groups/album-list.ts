import type { Groups } from './in-groups.ts'

/** Albums with the paths of their files, as it is written beside them: a file lies once, however many albums it is in. */
export interface AlbumList {
  readonly version: 1
  readonly albums: readonly { readonly name: string; readonly files: readonly string[] }[]
}

/**
 * The list of albums that tells what folders can't: in which albums a file is. Undefined where no file is in several. What
 * has no path (`pathOf`: by the id of an item) is left out.
 */
export function albumList<T extends { readonly id: string }>(
  groups: Groups<T>,
  pathOf: (id: string) => string | undefined,
): AlbumList | undefined {
  const seen = new Set<string>()
  let isShared = false
  for (const members of groups.values())
    for (const { id } of members) {
      isShared ||= seen.has(id)
      seen.add(id)
    }
  if (!isShared) return undefined
  const albums = [...groups].map(([name, members]) => ({ name, files: members.flatMap(({ id }) => pathOf(id) ?? []) }))
  return { version: 1, albums }
}
