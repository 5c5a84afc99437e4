/** What the product stands on, decided here once: a browser, or a shell for Android or iOS around the same page. */
export { browserClock as clock } from './clock.ts'
export { saveFile } from './save.ts'
export { isNative, nativePicks, startShell } from './shell.ts'
export {
  canOpenFolders,
  canPickFolders,
  type DeviceInfo,
  type DevicePlatform,
  deviceInfo,
  devicePlatform,
  isMobileDevice,
  openFolder,
} from './web/index.ts'
