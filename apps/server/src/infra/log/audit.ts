import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../http/app.ts'
import type { Logger } from './log.ts'

/**
 * What is written to the audit log, by the call that does it. Acts of who may do what: accounts, sessions, keys, connections,
 * permits of agents, and the ways by which a whole library leaves or ends. The daily work is in the history of runs.
 */
const ACTS: Readonly<Record<string, string>> = {
  'POST /api/auth/signup': 'account.made',
  'POST /api/auth/login': 'session.begun',
  'POST /api/auth/logout': 'session.ended',
  'POST /api/auth/reauthenticate': 'password.proven',
  'POST /api/auth/forgot-password': 'password.link.asked',
  'POST /api/auth/reset-password': 'password.reset',
  'POST /api/auth/verify-email': 'email.confirmed',
  'POST /api/account/password': 'password.changed',
  'POST /api/account/email': 'email.changed',
  'DELETE /api/account': 'account.deleted',
  'GET /api/account/export': 'data.exported',
  'DELETE /api/account/sessions': 'sessions.ended',
  'DELETE /api/account/sessions/:id': 'session.ended',
  'POST /api/account/keys': 'key.made',
  'DELETE /api/account/keys/:id': 'key.revoked',
  'POST /api/connections': 'connection.made',
  'POST /api/connections/consents/answers': 'connection.permitted',
  'POST /api/connections/:id/revoke': 'connection.revoked',
  'DELETE /api/connections/:id': 'connection.forgotten',
  'PUT /api/agent-rules': 'agents.permitted',
  'POST /api/agent-plans/:id/decision': 'agents.plan.decided',
  'GET /api/operator': 'operator.looked',
}

/** The calls whose lines an operator can count on; for the test that none of them names a route that is gone. */
export const AUDITED: readonly string[] = Object.keys(ACTS)

/**
 * Writes a line of the log for each act of `ACTS`, done or refused: `audit`, who (the id of an account or a guest, never an
 * e-mail address), from which network address, the status of the answer and the request's id.
 */
export function installAudit(app: App, log: Logger, whoOf: (request: FastifyRequest) => string | undefined): void {
  app.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const audit = ACTS[`${request.method} ${request.routeOptions.url}`]
    if (audit === undefined) return
    const { id } = (request.params ?? {}) as { readonly id?: string }
    log.info(
      {
        audit,
        owner: whoOf(request) ?? null,
        ...(id === undefined ? {} : { of: id }),
        address: request.ip ?? null,
        status: reply.statusCode,
        isDone: reply.statusCode < 400,
        requestId: request.id,
      },
      'audit',
    )
  })
}
