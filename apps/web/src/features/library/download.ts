import { m } from '../../paraglide/messages.js'
import { packFiles, save } from '../../viewer/pack-files.ts'
import { downloadAddress } from '../../viewer/server-look.ts'
import { chosenFiles } from './chosen-files.ts'
import { type Entry, type Key, nameOf, type Source } from './entry.ts'
import { nameOfFolder } from './place.ts'

/** What is downloaded: some things of a list, the one thing where it is one, and the folder where they are. */
export interface Wish {
  readonly keys: ReadonlySet<Key>
  readonly source: Source
  readonly only: Entry | undefined
  readonly folder: string
}

/** Downloads one file as it is; several things, or a folder, as one archive with their folders. */
export const download = async ({ keys, source, only, folder }: Wish): Promise<void> => {
  if (only?.is === 'file') return save(downloadAddress(only.file.id), only.file.name)
  const name = only ? nameOf(only) : nameOfFolder(folder)
  await packFiles(`${name === '' ? m.lib_archive_name() : name}.zip`, async (signal) =>
    (await chosenFiles(keys, source, signal)).map(({ id, path, size, modifiedAtMs }) => ({
      ...{ id, modifiedAtMs, sizeBytes: size },
      path: path.replace(/^\//, ''),
    })),
  )
}
