export { INVOICE, POLICY } from './papers.ts'
export { printed } from './printed.ts'
export { lot, type Scanner, scannedPdf, scansOf } from './scans.ts'
