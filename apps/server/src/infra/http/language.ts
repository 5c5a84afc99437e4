import { type Language, languageFor } from '@octavo/core'
import type { FastifyRequest } from 'fastify'

const MOST_TAGS = 20

/** The language that the caller asks for (`Accept-Language`, RFC 9110 12.5.4) and that Octavo speaks, else English. */
export function languageOf(request: FastifyRequest): Language {
  const asked = (request.headers['accept-language'] ?? '').split(',', MOST_TAGS).map((part) => {
    const [tag = '', ...options] = part.split(';').map((piece) => piece.trim())
    const weight = options.find((option) => option.startsWith('q='))
    return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) }
  })
  return languageFor(
    asked
      .filter(({ weight }) => weight > 0)
      .sort((one, other) => other.weight - one.weight)
      .map(({ tag }) => tag),
  )
}
