export { canPickFolders, isMobileDevice } from './abilities.ts'
