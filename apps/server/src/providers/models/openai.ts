import { AppError, type ChatModel, type Embedder, MAX_REPLY_BYTES, promptFor } from '@octavo/core'
import * as z from 'zod'
import type { Outgoing } from '../../infra/outgoing/outgoing.ts'

/** Where a model is, and under which name. */
export interface ModelAddress {
  /** Base address: `https://api.example.org/v1`. */
  readonly url: string
  readonly model: string
  readonly key?: string
}

const EMBEDDING_BYTES = 32 * 1024 * 1024
/** The envelope around a reply (ids, usage) may be as long as the reply itself. */
const CHAT_BYTES = MAX_REPLY_BYTES * 2

const chatAnswer = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullable() }) })).min(1),
})
const embeddingAnswer = z.object({
  data: z.array(z.object({ index: z.number().int(), embedding: z.array(z.number()).max(8192) })),
})

const headersOf = ({ key }: ModelAddress) => (key === undefined ? {} : { authorization: `Bearer ${key}` })
const nameOf = ({ url, model }: ModelAddress) => `${model} at ${URL.canParse(url) ? new URL(url).host : url}`

/** Vectors of one name at one address are one model's. */
export const identityOf = (kind: string, { url, model }: ModelAddress) => `${kind} ${url} ${model}`

/** Reads an answer's shape; one of another shape is a failure of the model. */
export function shaped<T>(schema: z.ZodType<T>, answer: unknown, name: string): T {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new AppError('io_error', `${name} answered in a form that is not known.`)
}

/** A model behind any endpoint that speaks the chat completions call of the OpenAI API. */
export function openAiChat(address: ModelAddress, outgoing: Outgoing): ChatModel {
  const name = nameOf(address)
  return {
    name,
    async ask({ system, user, schema }, signal) {
      const body = {
        model: address.model,
        temperature: 0,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        response_format: { type: 'json_schema', json_schema: { name: 'sorting', strict: true, schema } },
      }
      const answer = await outgoing.postJson(address.url, 'chat/completions', body, {
        headers: headersOf(address),
        signal,
        maxBytes: CHAT_BYTES,
      })
      return shaped(chatAnswer, answer, name).choices[0]?.message.content ?? ''
    },
  }
}

/** Vectors from the embeddings call of the OpenAI API. */
export function openAiEmbedder(address: ModelAddress, outgoing: Outgoing): Embedder {
  const name = nameOf(address)
  return {
    name,
    identity: async () => identityOf('openai', address),
    async embed(texts, signal, purpose = 'document') {
      const input = texts.map((text) => promptFor(address.model, purpose) + text)
      const answer = await outgoing.postJson(
        address.url,
        'embeddings',
        { model: address.model, input, encoding_format: 'float' },
        { headers: headersOf(address), signal, maxBytes: EMBEDDING_BYTES },
      )
      const { data } = shaped(embeddingAnswer, answer, name)
      return inOrder(texts.length, data, name)
    },
  }
}

/** Vectors by their index, all there and of one length. */
export function inOrder(
  count: number,
  rows: readonly { readonly index: number; readonly embedding: ArrayLike<number> }[],
  name: string,
): readonly Float32Array[] {
  const vectors = new Array<Float32Array>(count)
  for (const { index, embedding } of rows)
    if (index >= 0 && index < count) vectors[index] = Float32Array.from(embedding)
  const length = vectors[0]?.length ?? 0
  for (let index = 0; index < count; index += 1) {
    const vector = vectors[index]
    if (!vector || vector.length === 0 || vector.length !== length || !vector.every(Number.isFinite))
      throw new AppError('io_error', `${name} left out vectors.`)
  }
  return vectors
}
