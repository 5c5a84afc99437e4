export type { Meter } from './meter.ts'
export { fileRoom, holdLibrary, type Room, roomOf, withinLimit } from './room.ts'
