export { type FormSign, formSigns } from './form-signs.ts'
