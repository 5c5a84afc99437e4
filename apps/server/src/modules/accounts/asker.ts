import type { FastifyRequest } from 'fastify'
import { acceptedLanguage, type Language } from '../mail/index.ts'

/** Somebody at the door: which language they asked for, and where they call from. */
export interface Asker {
  readonly language: Language
  readonly address: string
}

/** Who asks for a mail. */
export const askerOf = (request: FastifyRequest): Asker => ({
  language: acceptedLanguage(request.headers['accept-language']),
  address: request.ip,
})
