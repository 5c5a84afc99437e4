export { type Asked, askModel, Breaker, type ChatModel, type Embedder } from './ask.ts'
export { maskSecrets } from './mask.ts'
export { type ModelItem, modelRequests, PROMPT_LIMITS } from './prompt.ts'
export { MAX_REPLY_BYTES, type ModelOpinion } from './reply.ts'
