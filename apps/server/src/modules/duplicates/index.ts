export { proposeAside } from './aside.ts'
export { adoptKept, keptOf } from './kept.ts'
