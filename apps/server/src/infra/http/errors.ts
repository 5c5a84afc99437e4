import { type ApiErrorCode, isSentence } from '@octavo/contract'
import { AppError, type ErrorCode } from '@octavo/core'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isAway } from '../db/away.ts'
import { isDiskFull, Refusal } from './refusal.ts'

const STATUS: Readonly<Record<ApiErrorCode, number>> = {
  range: 416,
  bad_request: 400,
  unauthorized: 401,
  reauth_required: 401,
  plan_limit: 402,
  forbidden: 403,
  too_many_files: 403,
  not_found: 404,
  ambiguous: 409,
  conflict: 409,
  busy: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  damaged: 500,
  unavailable: 503,
  no_space: 507,
}

/** Every code of core as the wire's; what is `internal` is for the log, and the caller reads one plain sentence. */
const FROM_CORE: Readonly<Record<ErrorCode, ApiErrorCode>> = {
  bad_input: 'bad_request',
  bad_path: 'bad_request',
  bad_name: 'bad_request',
  not_found: 'not_found',
  already_exists: 'conflict',
  changed_since_review: 'conflict',
  is_folder: 'conflict',
  not_a_folder: 'conflict',
  not_empty: 'conflict',
  permission_denied: 'forbidden',
  link_outside: 'forbidden',
  consent_required: 'forbidden',
  safety_violation: 'forbidden',
  no_space: 'no_space',
  too_large: 'too_large',
  too_many: 'too_large',
  busy: 'busy',
  corrupt: 'damaged',
  source_missing: 'not_found',
  unsupported: 'bad_request',
  rate_limited: 'rate_limited',
  transient: 'unavailable',
  // Not 401: that would say that the caller's own session is over.
  auth_expired: 'forbidden',
  cancelled: 'unavailable',
  interrupted: 'unavailable',
  cross_device: 'internal',
  io_error: 'internal',
}

const FROM_STATUS = new Map<number, readonly [ApiErrorCode, string]>([
  [400, ['bad_request', 'The request can not be read']],
  [404, ['not_found', 'There is nothing here']],
  [413, ['too_large', 'The request is larger than the limit']],
  [414, ['bad_request', 'The address is too long']],
  [415, ['unsupported_media_type', 'This kind of body is not taken here']],
  [429, ['rate_limited', 'Too many requests. Try again in a minute.']],
])

/** Translates whatever was thrown into the refusal that the caller reads; undefined for what nobody foresaw. */
export function toRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (isDiskFull(error)) return new Refusal('no_space', 'Not enough space')
  if (error instanceof AppError) {
    const code = FROM_CORE[error.code]
    const { retryAfterMs } = error
    const later = retryAfterMs === undefined ? undefined : { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) }
    return code === 'internal' ? undefined : new Refusal(code, error.message, later)
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const problems = error.validation
      .slice(0, 5)
      .map(({ instancePath, message }) => ({ at: instancePath || '/', problem: message ?? '' }))
    const [first] = problems
    const text =
      first && isSentence(first.problem)
        ? first.problem
        : `The request is not as documented: ${first?.at} ${first?.problem}`.slice(0, 300)
    return new Refusal('bad_request', text, { problems })
  }
  if (isAway(error)) return new Refusal('unavailable', 'Octavo can not reach its database just now. Try again soon.')
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
  const known = FROM_STATUS.get(status) ?? (status >= 400 && status < 500 ? FROM_STATUS.get(400) : undefined)
  return known && new Refusal(known[0], known[1])
}

/** Sends a refusal in the one shape that every answer that is not OK has. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  extra: Readonly<Record<string, unknown>> = {},
): FastifyReply {
  if (refusal.code === 'unavailable') reply.header('retry-after', '5')
  const { retryAfterSeconds } = refusal.details ?? {}
  if (typeof retryAfterSeconds === 'number') reply.header('retry-after', String(retryAfterSeconds))
  reply.header('cache-control', 'no-store')
  if (refusal.code === 'range') reply.header('content-range', `bytes */${String(refusal.details?.sizeBytes ?? '*')}`)
  for (const name of ['content-disposition', 'etag', 'accept-ranges', 'content-length']) reply.removeHeader(name)
  return reply
    .code(STATUS[refusal.code])
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send({
      ...extra,
      error: refusal.message,
      code: refusal.code,
      requestId: request.id,
      ...(refusal.details ? { details: refusal.details } : {}),
    })
}

/**
 * Answers an error: what nobody foresaw goes to the log whole and to the caller as one sentence. `extra` are members that a
 * call's refusals have beside those of all.
 */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  extra: Readonly<Record<string, unknown>> = {},
): FastifyReply {
  const refusal = toRefusal(error)
  if (!refusal) {
    request.log.error({ err: error, requestId: request.id }, 'A request failed')
    return sendRefusal(request, reply, new Refusal('internal', 'Something went wrong'), extra)
  }
  if (STATUS[refusal.code] >= 500) request.log.warn({ err: error, requestId: request.id }, refusal.message)
  return sendRefusal(request, reply, refusal, extra)
}

/** Every error of every route ends here. */
export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply))
}
