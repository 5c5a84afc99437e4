import type { Language } from '@octavo/core'
import type { FastifyRequest } from 'fastify'
import { languageOf } from '../../infra/http/language.ts'

/** Somebody at the door: which language they asked for, and where they call from. */
export interface Asker {
  readonly language: Language
  readonly address: string
}

/** Who asks for a mail. */
export const askerOf = (request: FastifyRequest): Asker => ({
  language: languageOf(request),
  address: request.ip,
})
