import {
  eachOf,
  LARGEST_LINKING_BYTES,
  linkingItems,
  linksIn,
  type Page,
  type PartedLink,
  type Plan,
  parentPath,
  partedLinks,
} from '@octavo/core'
import type { Ground } from './ground.ts'
import type { Roots } from './roots.ts'

const AT_ONCE = 8

/**
 * The links of playlists, notes and pages of a folder that a plan would part. Reads those files, and says nothing of one that
 * can't be read. Rejects with the signal's reason.
 */
export async function linksParted(
  plan: Plan,
  { items, bundles }: Page,
  { source }: Pick<Ground, 'source'>,
  { roots: { root, into }, signal }: { readonly roots: Roots; readonly signal: AbortSignal | undefined },
): Promise<readonly PartedLink[]> {
  if (plan.acts.length === 0) return []
  const folders = new Set(bundles)
  const read = await eachOf(linkingItems(items, folders).items, AT_ONCE, async (item) => {
    signal?.throwIfAborted()
    try {
      const opened = await source.open(item)
      try {
        const text = new TextDecoder().decode(await opened.read(0, Math.min(opened.sizeBytes, LARGEST_LINKING_BYTES)))
        return [item.path, linksIn(item.path, text)] as const
      } finally {
        await opened.close?.()
      }
    } catch {
      return [item.path, []] as const
    }
  })
  const there = new Set(items.map(({ path }) => path))
  const isInBundle = (path: string): boolean => {
    for (let at = parentPath(path); at !== ''; at = parentPath(at)) if (folders.has(at)) return true
    return false
  }
  return partedLinks(plan, new Map(read), {
    isThere: (path) => there.has(path) || isInBundle(path),
    inPlace: root === into,
  })
}
