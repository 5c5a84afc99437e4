import { byPath } from '../item/index.ts'
import type { Page } from '../ports/index.ts'

/** All pages of a scan as one, in the order of paths: for who needs everything at once. */
export async function onePage(pages: AsyncIterable<Page>): Promise<Page> {
  const all = {
    items: [] as Page['items'][number][],
    bundles: [] as string[],
    unlisted: [] as Page['unlisted'][number][],
  }
  for await (const { items, bundles, unlisted } of pages) {
    for (const item of items) all.items.push(item)
    for (const path of bundles) all.bundles.push(path)
    for (const thing of unlisted) all.unlisted.push(thing)
  }
  return { items: all.items.sort(byPath), bundles: all.bundles.sort(), unlisted: all.unlisted.sort(byPath) }
}
