import { type Connector, type Entry, inventoryOf, TOP } from '@octavo/core/connect'

/**
 * Every file of a place, with its path. Folders of hostile providers may lie in each other or in themselves: each is entered
 * once. Throws AppError as `changes` does.
 */
export async function filesElsewhere(
  connector: Connector,
  signal: AbortSignal,
  onCount: (count: number) => void = () => undefined,
): Promise<ReadonlyMap<string, { readonly entry: Entry; readonly path: string }>> {
  const { inventory } = await inventoryOf(connector, { signal, onCount })
  const files = new Map<string, { readonly entry: Entry; readonly path: string }>()
  const folders = new Set([TOP])
  for (const folder of folders)
    for (const entry of inventory.in(folder))
      if (entry.kind === 'folder') folders.add(entry.id)
      else files.set(entry.id, { entry, path: inventory.pathOf(entry.id) ?? entry.name })
  return files
}
