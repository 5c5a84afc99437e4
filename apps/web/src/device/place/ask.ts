import { type FolderMode, openFolder } from '../../platform/index.ts'
import { openPlace, type Place } from './places.ts'

/**
 * Asks for a folder that may be changed, or only read, and remembers it. Called in a press. Rejects with AbortError when none
 * was chosen.
 */
export const askForPlace = async (mode: FolderMode = 'readwrite'): Promise<Place> => openPlace(await openFolder(mode))
