export { createScouts, type Scouts } from './scouts.ts'
