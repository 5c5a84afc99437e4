export { answeringClassifiers, searchState } from './classifiers.ts'
