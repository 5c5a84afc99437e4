import { type Connector, type Entry, inventoryOf, TOP } from '@octavo/core/connect'

interface FileElsewhere {
  readonly entry: Entry
  readonly path: string
}

/**
 * Every file of a place, with its path, and every folder. Folders of hostile providers may lie in each other or in themselves: each is entered
 * once. Throws AppError as `changes` does.
 */
export async function filesElsewhere(
  connector: Connector,
  signal: AbortSignal,
  onCount: (count: number) => void = () => undefined,
): Promise<{ readonly files: Map<string, FileElsewhere>; readonly folders: readonly Entry[] }> {
  const { inventory } = await inventoryOf(connector, { signal, onCount })
  const files = new Map<string, FileElsewhere>()
  const folders = new Set([TOP])
  for (const folder of folders)
    for (const entry of inventory.in(folder))
      if (entry.kind === 'folder') folders.add(entry.id)
      else files.set(entry.id, { entry, path: inventory.pathOf(entry.id) ?? entry.name })
  return { files, folders: [...folders].flatMap((id) => inventory.get(id) ?? []) }
}
