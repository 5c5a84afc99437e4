import { LIMITS, type Unlisted } from '@octavo/core'
import { type Place, scanPlace } from '../device/place/index.ts'
import type { PlaceFiles } from '../place/files.ts'
import type { Brought, Collect } from './brought.ts'
import { outcomeOf } from './collect-chosen.ts'

/**
 * A folder that may be organised where it lies, as what a flow works on. `open` is called at once: in the press itself, for
 * it asks the person. Undefined from it: the person said no.
 */
export const collectPlace =
  (open: () => Promise<Place | undefined>, mostItems: number = LIMITS.scanFiles): Collect =>
  async ({ signal, onProgress }) => {
    try {
      const place = await open()
      if (!place) return { outcome: 'refused' }
      const scanned = await scanPlace(place, {
        ...{ mostItems, signal },
        onProgress: ({ listed, path }) =>
          onProgress({ scannedFiles: listed, totalFiles: undefined, currentFile: path }),
      })
      const { items, bundles, unlisted, files, away, listed, found } = scanned
      if (items.length === 0 && unlisted.some(isUnread)) throw new Error('No files selected or accessible')
      const isStopped = found > listed
      const brought: Brought = {
        ...{ items, members: new Map(), unlisted, place, blobs: new Map(files) },
        // What is in a whole is not looked at: it counts as one, and moves as one.
        inside: new Map(bundles.map((path) => [path, [path]])),
        ...(away.length > 0 && { away: new Map(away.map((path) => [path, undefined])) }),
        ...(isStopped && {
          stopped: {
            ...{ readCount: listed, totalCount: found },
            readAll: collectPlace(async () => place, Number.POSITIVE_INFINITY),
          },
        }),
      }
      return { outcome: 'brought', brought }
    } catch (error) {
      const outcome = outcomeOf(error)
      if (outcome) return { outcome }
      throw error
    }
  }

/** What is left where it is by what it is; everything else of a scan that is told of could not be read. */
const LEFT: readonly Unlisted['code'][] = ['unsupported', 'symbolic_link', 'special_file', 'bad_name']
const isUnread = ({ code }: Unlisted): boolean => !LEFT.includes(code)

/** All files in a folder of a place, by their paths in the place. */
const filesBelow = async (files: PlaceFiles, folder: string): Promise<readonly string[]> => {
  const entries = (await files.list(folder)) ?? []
  const below = await Promise.all(
    entries.map(({ name, type }) => (type === 'file' ? [`${folder}/${name}`] : filesBelow(files, `${folder}/${name}`))),
  )
  return below.flat()
}

/** A file that is wanted of a place: where it lies now, and the path that an archive has it under. */
interface Wanted {
  readonly id: string
  readonly at: string
  readonly path: string
}

/**
 * Files of a place as they are now, those inside of wholes one by one: what was moved since it was found has other bytes to
 * ask for. What is gone is left out.
 */
export const filesThere = async (
  { files }: Pick<Place, 'files'>,
  wanted: readonly Wanted[],
): Promise<readonly (Wanted & { readonly file: File })[]> => {
  const found: (Wanted & { readonly file: File })[] = []
  const add = async (one: Wanted) => {
    const file = await files.file(one.at).catch(() => undefined)
    if (file) found.push({ ...one, file })
  }
  for (const one of wanted) {
    const [what] = await files.stat([one.at])
    if (what !== 'folder') await add(one)
    else
      for (const at of await filesBelow(files, one.at))
        await add({ id: at, at, path: one.path + at.slice(one.at.length) })
  }
  return found
}
