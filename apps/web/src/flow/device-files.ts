import { baseName, type Item, movesIn, type Plan } from '@octavo/core'
import type { Brought } from '../intake/brought.ts'
import { deviceLook } from '../viewer/device-look.ts'
import type { Look } from '../viewer/look.ts'

/** A file of a pick to be downloaded: its bytes, and the path that an archive has it under. */
export interface PackedFile {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly type: string
  readonly path: string
  readonly blob: Blob
  readonly modifiedAtMs: number
}

/** Where a plan puts each file, by its id, those inside of wholes too. */
export const pathsOf = (
  plan: Pick<Plan, 'acts'>,
  { members }: Pick<Brought, 'members'>,
): ReadonlyMap<string, string> => {
  const paths = new Map<string, string>()
  for (const { itemId, from, to } of movesIn(plan.acts)) {
    const inside = members.get(from)
    if (!inside) paths.set(itemId, to)
    else for (const item of inside) paths.set(item.id, to + item.path.slice(from.length))
  }
  return paths
}

/** The files of a pick under the paths that they were given; what has none, or no bytes, is left out. */
export const packed = (brought: Brought, paths: ReadonlyMap<string, string>): readonly PackedFile[] =>
  [...brought.items, ...[...brought.members.values()].flat()].flatMap((item) => packedOf(brought, paths, item))

const packedOf = ({ blobs }: Brought, paths: ReadonlyMap<string, string>, item: Item): readonly PackedFile[] => {
  const [path, blob] = [paths.get(item.id), blobs?.get(item.id)]
  if (path === undefined || !blob) return []
  const { id, sizeBytes: size, mediaType: type, modifiedAtMs } = item
  return [{ id, name: baseName(path), size, type, path, blob, modifiedAtMs }]
}

/** How many files there are, those inside of wholes counted one by one. */
export const fileCountOf = ({ items, inside }: Pick<Brought, 'items' | 'inside'>): number =>
  items.reduce((sum, { id }) => sum + (inside.get(id)?.length ?? 1), 0)

/** A look at the files of a pick, whichever it is when it is asked. */
export const lookAtBrought = (brought: () => Brought | undefined): Look =>
  deviceLook(async (id) => brought()?.blobs?.get(id))
