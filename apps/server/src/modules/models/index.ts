export { createModelDesk, type ModelDesk } from './desk.ts'
export { createOwnModels, type OwnModels } from './own-models.ts'
