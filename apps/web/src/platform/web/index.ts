export { canPickFolders, isMobileDevice } from './abilities.ts'
export { type DeviceInfo, type DevicePlatform, deviceInfo, devicePlatform } from './device-info.ts'
