import type { FolderGrant } from './native/folders.ts'
import { isNative } from './shell.ts'
import * as web from './web/index.ts'

/** True where a page can be let change a folder of the person's own. */
export const canOpenFolders = (): boolean => isNative || web.canOpenFolders()

/**
 * Asks for a folder that may be read, or changed, which in a shell is one. Called in a press. Rejects with the AbortError of a
 * browser when none was chosen.
 */
export const openFolder = async (mode: web.FolderMode): Promise<FileSystemDirectoryHandle | FolderGrant> =>
  isNative ? (await import('./native/folders.ts')).openFolder() : web.openFolder(mode)

/** True while a folder that was opened to a shell is open to it. */
export const isGrantOpen = async (grant: string): Promise<boolean> =>
  (await import('./native/folders.ts')).isOpen(grant)
