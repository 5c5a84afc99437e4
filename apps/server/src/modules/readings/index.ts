export { READING_OF_FILE } from './kept.ts'
export { createReadings, type Readings } from './readings.ts'
