export { foldForm } from './fold.ts'
export { formSigns } from './form-signs.ts'
