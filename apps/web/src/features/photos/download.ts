import { m } from '../../paraglide/messages.js'
import { packFiles, save } from '../../viewer/pack-files.ts'
import { downloadAddress } from '../../viewer/server-look.ts'
import type { PhotoList } from './photo-list.ts'

/** Downloads one photo as it is; several as one archive: those of an album side by side, others in folders by month. */
export const download = async (
  ids: readonly string[],
  list: PhotoList,
  album: { readonly name: string } | undefined,
): Promise<void> => {
  const [only] = ids
  const known = ids.length === 1 && only !== undefined ? list.photoOf(only) : undefined
  if (known) return save(downloadAddress(known.id), known.name)
  await packFiles(`${album?.name ?? m.photos_title()}.zip`, async () =>
    (await list.load(ids)).map(({ id, name, size, atMs }) => ({
      ...{ id, sizeBytes: size, modifiedAtMs: atMs },
      path: album ? name : `${new Date(atMs).toISOString().slice(0, 7)}/${name}`,
    })),
  )
}
