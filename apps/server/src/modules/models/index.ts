export { createModelAdvice, type ModelAdvice } from './advice.ts'
export { createEmbeddings, type Embedding, type Embeddings } from './embeddings.ts'
export { createOwnModels, type OwnModels } from './own-models.ts'
export { createSpending } from './spending.ts'
