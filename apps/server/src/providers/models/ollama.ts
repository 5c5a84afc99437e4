import { type ChatModel, type Embedder, MAX_REPLY_BYTES, promptFor } from '@octavo/core'
import * as z from 'zod'
import type { Outgoing } from '../../infra/outgoing/outgoing.ts'
import { identityOf, inOrder, type ModelAddress, shaped } from './openai.ts'

const chatAnswer = z.object({ message: z.object({ content: z.string() }) })
const embedAnswer = z.object({ embeddings: z.array(z.array(z.number()).max(8192)) })

const EMBEDDING_BYTES = 32 * 1024 * 1024
const nameOf = ({ url, model }: ModelAddress) => `${model} at ${URL.canParse(url) ? new URL(url).host : url}`

/** A model of an Ollama server, over its own chat call (`/api/chat`), held to the answer's schema. */
export function ollamaChat(address: ModelAddress, outgoing: Outgoing): ChatModel {
  const name = nameOf(address)
  return {
    name,
    async ask({ system, user, schema }, signal) {
      const body = {
        model: address.model,
        stream: false,
        format: schema,
        options: { temperature: 0 },
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
      }
      const answer = await outgoing.postJson(address.url, 'api/chat', body, {
        signal,
        maxBytes: MAX_REPLY_BYTES * 2,
      })
      return shaped(chatAnswer, answer, name).message.content
    },
  }
}

/** Vectors of an Ollama server (`/api/embed`). */
export function ollamaEmbedder(address: ModelAddress, outgoing: Outgoing): Embedder {
  const name = nameOf(address)
  return {
    name,
    identity: async () => identityOf('ollama', address),
    async embed(texts, signal, purpose = 'document') {
      const input = texts.map((text) => promptFor(address.model, purpose) + text)
      const body = { model: address.model, input, truncate: true }
      const answer = await outgoing.postJson(address.url, 'api/embed', body, {
        signal,
        maxBytes: EMBEDDING_BYTES,
      })
      const { embeddings } = shaped(embedAnswer, answer, name)
      return inOrder(
        texts.length,
        embeddings.map((embedding, index) => ({ index, embedding })),
        name,
      )
    },
  }
}
