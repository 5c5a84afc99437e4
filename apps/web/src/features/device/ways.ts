import { LIMITS } from '@octavo/core'
import { accessTo, askForPlace, knownPlaces, type Place } from '../../device/place/index.ts'
import { broughtOf, type Collect } from '../../intake/brought.ts'
import { chooseFiles } from '../../intake/choose.ts'
import { collectChosen, collectExamples } from '../../intake/collect-chosen.ts'
import { collectPlace } from '../../intake/collect-place.ts'
import { orElse } from '../../intake/or-else.ts'
import { pickFromDrop } from '../../intake/pick.ts'
import { canOpenFolders } from '../../platform/index.ts'

/** The ways in: the four of the screen, the other picker, our examples, and a drop. */
export type Way = 'scan' | 'folder' | 'files' | 'bulk' | 'picker' | 'examples' | 'drop'

const WITHIN = { mostFiles: LIMITS.scanFiles }

/** What was dropped, files and folders. Called in the drop itself. */
export const fromDrop = (transfer: DataTransfer): Collect => {
  const abort = new AbortController()
  let tell: (count: number) => void = () => undefined
  // The transfer is empty after its event: reading begins now, whoever waits for it.
  const picked = pickFromDrop(transfer, { signal: abort.signal, onCount: (count) => tell(count) })
  return async ({ signal, onProgress }) => {
    tell = (scannedFiles) => onProgress({ scannedFiles, totalFiles: undefined, currentFile: '' })
    signal.addEventListener('abort', () => abort.abort(signal.reason), { once: true })
    const { entries, leftOut } = await picked
    const brought = await broughtOf(entries, WITHIN)
    return { outcome: 'brought', brought: { ...brought, unlisted: [...brought.unlisted, ...leftOut] } }
  }
}

const files = collectChosen(() => chooseFiles(), WITHIN)
const folder = collectChosen(() => chooseFiles({ isFolder: true }), WITHIN)

/**
 * The folder that the person opened last; where there is none, or it is to be another one, they are asked for it. A browser
 * that opens none, or fails at it, asks for the files of one.
 */
const placeOf =
  (isAnother: boolean): Collect =>
  (hooks) =>
    canOpenFolders()
      ? orElse(
          collectPlace(() => openOne(isAnother)),
          folder,
        )(hooks)
      : folder(hooks)

const openOne = async (isAnother: boolean): Promise<Place | undefined> => {
  const [known] = isAnother ? [] : await knownPlaces()
  if (!known) return askForPlace()
  return (await accessTo(known, 'ask')) === 'granted' ? known : undefined
}

/** How each way in asks. */
export const COLLECT: Readonly<Record<Exclude<Way, 'drop'>, Collect>> = {
  ...{ scan: placeOf(false), folder: placeOf(true), files, bulk: files, picker: files, examples: collectExamples },
}
