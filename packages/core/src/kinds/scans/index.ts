export { mendedScan } from './mended-scan.ts'
