import { ask } from './bridge.ts'
import { outcomeOf } from './picks.ts'

/** A folder that a person opened to this app: the app may work in it until they take it back in the system's settings. */
export interface FolderGrant {
  /** By which the shell knows the folder again: an address on Android, a bookmark on iOS. */
  readonly grant: string
  readonly name: string
}

/** Asks the person for a folder, and keeps it for the visits to come. Rejects with the errors of a browser's dialog. */
export const openFolder = async (): Promise<FolderGrant> => {
  try {
    const picked = await ask<{ readonly path: string; readonly bookmark?: string }>('FilePicker', 'pickDirectory')
    return await ask<FolderGrant>('OctavoFolders', 'keep', picked)
  } catch (cause) {
    const outcome = outcomeOf(cause)
    if (outcome === 'failed') throw cause
    throw new DOMException('No folder was opened', outcome === 'cancelled' ? 'AbortError' : 'NotAllowedError')
  }
}

/** True while a folder is open to this app. */
export const isOpen = async (grant: string): Promise<boolean> =>
  (await ask<{ readonly isGranted: boolean }>('OctavoFolders', 'check', { grant })).isGranted
