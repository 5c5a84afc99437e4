export { createModelDesk, type ModelDesk } from './desk.ts'
