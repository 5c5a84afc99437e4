import { TIMINGS, visibleName } from '@octavo/core'
import { fetchArchive } from '../../http/library.ts'
import { m } from '../../paraglide/messages.js'
import { toast } from '../../ui/index.ts'
import { contentAddress } from '../../viewer/server-look.ts'
import { type Entry, type Key, nameOf, thingsOf } from './entry.ts'
import { nameOfFolder } from './place.ts'

const save = (address: string, name: string) => {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}

/** Downloads one file as it is; several things, or a folder, as one archive. `only` is the one thing, where it is one. */
export const download = async (keys: ReadonlySet<Key>, only: Entry | undefined, folder: string): Promise<void> => {
  if (only?.is === 'file') return save(contentAddress(only.file.id), only.file.name)
  const name = only ? nameOf(only) : nameOfFolder(folder)
  const title = `${name === '' ? m.lib_archive_name() : name}.zip`
  toast({ title: m.lib_packing(), description: visibleName(title) })
  try {
    const address = URL.createObjectURL(await fetchArchive(thingsOf(keys)))
    save(address, title)
    setTimeout(() => URL.revokeObjectURL(address), TIMINGS.objectUrlRelease)
  } catch (error) {
    console.warn('The archive could not be fetched', error)
    toast({ title: m.download_error_zip(), tone: 'destructive' })
  }
}
