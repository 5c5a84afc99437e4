import type { ChatModel, Embedder } from '@octavo/core'
import type { Outgoing } from '../../infra/outgoing/outgoing.ts'
import { ollamaChat, ollamaEmbedder } from './ollama.ts'
import { openAiChat, openAiEmbedder } from './openai.ts'

export { type FolderEmbedder, folderEmbedder } from './folder/folder.ts'
export { ollamaChat, ollamaEmbedder } from './ollama.ts'
export { openAiChat, openAiEmbedder } from './openai.ts'

/** An address of models, and which of its models are used for what. */
interface ModelSettings {
  readonly modelUrl: string | undefined
  readonly modelKey: string | undefined
  readonly modelKind: 'openai' | 'ollama'
}

/** The chat model that the settings name, or undefined when they name none. */
export function chatModelOf(
  settings: ModelSettings & { readonly modelName: string | undefined },
  outgoing: Outgoing,
): ChatModel | undefined {
  const { modelUrl: url, modelName: model, modelKey: key, modelKind } = settings
  if (url === undefined || model === undefined) return undefined
  const address = { url, model, ...(key === undefined ? {} : { key }) }
  return modelKind === 'ollama' ? ollamaChat(address, outgoing) : openAiChat(address, outgoing)
}

/** The embedding model that the settings name, or undefined when they name none. */
export function embedderOf(
  settings: ModelSettings & { readonly embedName: string | undefined },
  outgoing: Outgoing,
): Embedder | undefined {
  const { modelUrl: url, embedName: model, modelKey: key, modelKind } = settings
  if (url === undefined || model === undefined) return undefined
  const address = { url, model, ...(key === undefined ? {} : { key }) }
  return modelKind === 'ollama' ? ollamaEmbedder(address, outgoing) : openAiEmbedder(address, outgoing)
}
