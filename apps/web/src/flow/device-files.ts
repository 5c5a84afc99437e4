import { baseName, type Item, LIMITS, movesIn, type Plan } from '@octavo/core'
import type { Place } from '../device/place/index.ts'
import { type Brought, bytesOf } from '../intake/brought.ts'
import { filesThere } from '../intake/collect-place.ts'
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

const packedOf = (brought: Brought, paths: ReadonlyMap<string, string>, item: Item): readonly PackedFile[] => {
  const [path, blob] = [paths.get(item.id), bytesOf(brought, item.id)]
  if (path === undefined || !blob) return []
  const { id, sizeBytes: size, mediaType: type, modifiedAtMs } = item
  return [{ id, name: baseName(path), size, type, path, blob, modifiedAtMs }]
}

/**
 * The files of a folder of the person under the paths that they were given, as they are now: `isMoved` says that they lie
 * there already. What is gone is left out.
 */
export const packedThere = async (
  place: Place,
  paths: ReadonlyMap<string, string>,
  isMoved: boolean,
): Promise<readonly PackedFile[]> => {
  const wanted = [...paths].map(([id, path]) => ({ id, path, at: isMoved ? path : id }))
  return (await filesThere(place, wanted)).map(({ id, path, file }) => ({
    ...{
      id,
      path,
      name: baseName(path),
      size: file.size,
      type: file.type,
      blob: file,
      modifiedAtMs: file.lastModified,
    },
  }))
}

/** How many files there are, those inside of wholes counted one by one. */
export const fileCountOf = ({ items, inside }: Pick<Brought, 'items' | 'inside'>): number =>
  items.reduce((sum, { id }) => sum + (inside.get(id)?.length ?? 1), 0)

/** A look at the files of a pick, whichever it is when it is asked; of large pictures none is drawn for a list. */
export const lookAtBrought = (brought: () => Brought | undefined): Look =>
  deviceLook((id) => brought()?.blobs?.get(id), { mostBytes: LIMITS.previewBytes })
