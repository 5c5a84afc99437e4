export { formSigns } from './form-signs.ts'
