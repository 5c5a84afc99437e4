export { readSettings, resetNotices } from './settings.ts'
