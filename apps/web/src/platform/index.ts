/** What the product stands on, decided here once: a browser. A native shell puts its own room in this place. */
export { browserClock as clock } from './clock.ts'
export { canPickFolders, isMobileDevice } from './web/index.ts'
