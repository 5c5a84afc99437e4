const MOBILE = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Windows Phone/i

/** Phones and tablets by user agent, as the specification says; an iPad that calls itself a Mac is known by its touch. */
export const isMobileDevice = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator): boolean =>
  MOBILE.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)

/** What a page may do with a folder that a person opens to it. */
export type FolderMode = 'read' | 'readwrite'

/** The dialog of browsers that let a page change a folder; TypeScript knows of none. */
type FolderDialog = (options: {
  readonly mode: FolderMode
  readonly id: string
  readonly startIn: 'downloads'
}) => Promise<FileSystemDirectoryHandle>

const folderDialog = (): FolderDialog | undefined =>
  (globalThis as { readonly showDirectoryPicker?: FolderDialog }).showDirectoryPicker

/** True when this browser can let a page change a folder of the person's own. */
export const canOpenFolders = (): boolean => folderDialog() !== undefined

/** Asks for a folder that may be read, or changed. Called in a press. Rejects with the browser's AbortError when none was chosen. */
export const openFolder = (mode: FolderMode): Promise<FileSystemDirectoryHandle> =>
  folderDialog()?.({ mode, id: 'octavo', startIn: 'downloads' }) ??
  Promise.reject(new DOMException('File System Access API not supported', 'NotSupportedError'))

/** True when this browser can choose a whole folder. */
export const canPickFolders = (): boolean =>
  typeof HTMLInputElement !== 'undefined' && 'webkitdirectory' in HTMLInputElement.prototype
