export { foldForm } from './fold.ts'
export { formSigns } from './form-signs.ts'
export { FORM_WORDS } from './words/index.ts'
