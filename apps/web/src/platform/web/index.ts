export { canOpenFolders, canPickFolders, type FolderMode, isMobileDevice, openFolder } from './abilities.ts'
export { type DeviceInfo, type DevicePlatform, deviceInfo, devicePlatform } from './device-info.ts'
