export { safeLink, safeNext } from './links.ts'
export { estimateRemaining, formatRemaining, type ProgressSample } from './remaining.ts'
export { formatCount, formatSize } from './size.ts'
