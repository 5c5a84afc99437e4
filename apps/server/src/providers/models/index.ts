export { ollamaChat, ollamaEmbedder } from './ollama.ts'
export { type ModelAddress, openAiChat, openAiEmbedder } from './openai.ts'
export { createOutgoing, isPublicAddress, type Outgoing } from './outgoing.ts'
