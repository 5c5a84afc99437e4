import type { ChatModel } from '@octavo/core'
import { ollamaChat } from './ollama.ts'
import { openAiChat } from './openai.ts'
import type { Outgoing } from './outgoing.ts'

export { ollamaChat, ollamaEmbedder } from './ollama.ts'
export { openAiChat, openAiEmbedder } from './openai.ts'
export { createOutgoing, isPublicAddress, type Outgoing } from './outgoing.ts'

/** The chat model that the settings name, or undefined when they name none. */
export function chatModelOf(
  settings: {
    readonly modelUrl: string | undefined
    readonly modelName: string | undefined
    readonly modelKey: string | undefined
    readonly modelKind: 'openai' | 'ollama'
  },
  outgoing: Outgoing,
): ChatModel | undefined {
  const { modelUrl: url, modelName: model, modelKey: key, modelKind } = settings
  if (url === undefined || model === undefined) return undefined
  const address = { url, model, ...(key === undefined ? {} : { key }) }
  return modelKind === 'ollama' ? ollamaChat(address, outgoing) : openAiChat(address, outgoing)
}
