/** What the product stands on, decided here once: a browser, or a shell for Android or iOS around the same page. */
export { browserClock as clock } from './clock.ts'
export { saveFile } from './save.ts'
export { isNative, startShell } from './shell.ts'
export {
  canPickFolders,
  type DeviceInfo,
  type DevicePlatform,
  deviceInfo,
  devicePlatform,
  isMobileDevice,
} from './web/index.ts'
