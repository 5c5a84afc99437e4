import { openFolder } from '../../platform/index.ts'
import { openPlace, type Place } from './places.ts'

/** Asks for a folder that may be changed, and remembers it. Called in a press. Rejects with AbortError when none was chosen. */
export const askForPlace = async (): Promise<Place | undefined> => openPlace(await openFolder())
