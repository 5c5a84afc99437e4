export { keyOf, loadReadings, READING_OF_FILE, readAsOf } from './kept.ts'
export { canBeRead, createReadings, type Readings } from './readings.ts'
