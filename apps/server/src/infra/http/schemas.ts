import { apiError } from '@octavo/contract'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { Refusal } from './refusal.ts'

/** The answers that every call may give when it is refused, for the documentation. */
export const errorAnswers = { '4xx': apiError, '5xx': apiError } as const

/** An id in an address. Text that is no id belongs to nobody and ends as 404. */
export const idParams = z.strictObject({ id: z.string().max(200) })

/** The `Idempotency-Key` header, by which a retry is known; throws Refusal for one that is none. */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/u.test(key)) return key
  throw new Refusal('bad_request', 'An Idempotency-Key has 1 to 200 plain characters')
}
