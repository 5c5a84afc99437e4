export { canPickFolders, isMobileDevice } from './abilities.ts'
export { browserClock } from './clock.ts'
