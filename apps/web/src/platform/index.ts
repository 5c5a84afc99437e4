/** What the product stands on, decided here once: a browser, or a shell for Android or iOS around the same page. */
export { browserClock as clock } from './clock.ts'
export { FolderFiles } from './native/folder-files.ts'
export type { FolderGrant } from './native/folders.ts'
export { canOpenFolders, isGrantOpen, openFolder } from './open-folder.ts'
export { saveFile } from './save.ts'
export { isNative, nativePicks, startShell } from './shell.ts'
export {
  canPickFolders,
  type DeviceInfo,
  type DevicePlatform,
  deviceInfo,
  devicePlatform,
  type FolderMode,
  isMobileDevice,
} from './web/index.ts'
