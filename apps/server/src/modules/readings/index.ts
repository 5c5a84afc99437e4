export { createReadings, type Readings } from './readings.ts'
