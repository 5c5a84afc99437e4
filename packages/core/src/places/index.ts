export { placeOf } from './place-of.ts'
