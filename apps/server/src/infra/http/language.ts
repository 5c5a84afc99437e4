import { type Language, languageFor } from '@octavo/core'
import type { FastifyRequest } from 'fastify'

/** The language that the caller asks for most (RFC 9110, section 12.5.4) and that is spoken here; English without one. */
export function languageOf(request: FastifyRequest): Language {
  const wishes = (request.headers['accept-language'] ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/u)
      const weight = Number(/^q=([01](?:\.\d{1,3})?)$/iu.exec(parameters.join(';'))?.[1] ?? '1')
      return { tag, weight }
    })
    .filter(({ weight }) => weight > 0)
    .sort((left, right) => right.weight - left.weight)
  return languageFor(wishes.map(({ tag }) => tag))
}
