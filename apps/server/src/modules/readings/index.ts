export { keyOf, loadReadings, READING_OF_FILE, readAsOf } from './kept.ts'
export { createReadings, type Readings } from './readings.ts'
