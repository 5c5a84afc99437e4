export { answeringClassifiers } from './classifiers.ts'
