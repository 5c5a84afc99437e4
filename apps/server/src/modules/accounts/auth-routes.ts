import {
  authResponse,
  doneResponse,
  loginRequest,
  reauthenticateRequest,
  reauthenticateResponse,
  resetPasswordRequest,
  resetPasswordResponse,
  sessionResponse,
  signupRequest,
} from '@octavo/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../infra/http/app.ts'
import { createIsSecure } from '../../infra/http/app.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { type Client, clearCookie, FRESH_MS, isAccount, SESSION_MS, setCookie } from '../callers/index.ts'
import { accountRow, toUser } from './accounts.ts'
import { askerOf } from './asker.ts'
import { browserOf, checkPassword } from './check.ts'
import { deviceOf } from './device.ts'
import { type Doors, type Entered, logIn, signUp, type Visitor } from './enter.ts'
import { resetPassword } from './reset.ts'

const DEVICE_SECONDS = 400 * 86_400

/** POST /api/auth/{signup,login,logout,reauthenticate,reset-password} and GET /api/auth/session. */
export function authRoutes(app: App, services: Services): void {
  const { db, authorise, guests, sessions, passwords, attempts, accountMail, config, nowMs } = services
  const isSecure = createIsSecure(config)
  const doors: Doors = { db, sessions, passwords, attempts, accountMail, config, nowMs }
  const tags = ['account']

  const clientOf = (request: FastifyRequest): Client => ({
    device: deviceOf(request.headers['user-agent']),
    address: request.ip,
  })

  /** Lets somebody in: the guest's token and an older session of this browser end, cookies are set. */
  const enter = async (
    request: FastifyRequest,
    reply: FastifyReply,
    open: (visitor: Visitor) => Promise<Entered>,
  ): Promise<Entered['answer']> => {
    const guest = await authorise.guest(request)
    const before = await authorise.current(request)
    const { answer, emailKey } = await open({
      client: clientOf(request),
      guest: guest?.owner,
      device: browserOf(request, config).device,
      asker: askerOf(request),
    })
    if (before) await sessions.end(db, before.id, { only: before.session.id })
    authorise.note(request, answer.user.id)
    const secure = isSecure(request)
    if (guest) guests.forget(guest.token)
    clearCookie(reply, 'guest', secure)
    setCookie(reply, 'session', answer.token, secure, SESSION_MS / 1000)
    setCookie(reply, 'device', attempts.deviceFor(emailKey), secure, DEVICE_SECONDS)
    return answer
  }

  app.post(
    '/api/auth/signup',
    {
      schema: {
        tags,
        summary: "Make an account; a guest's library becomes the account's",
        body: signupRequest,
        response: { 201: authResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const answer = await enter(request, reply, (visitor) => signUp(doors, request.body, visitor))
      return reply.code(201).send(answer)
    },
  )

  app.post(
    '/api/auth/login',
    {
      schema: {
        tags,
        summary: 'Log in; files of the guest that this browser was come along',
        body: loginRequest,
        response: { 200: authResponse, ...errorAnswers },
      },
    },
    async (request, reply) => await enter(request, reply, (visitor) => logIn(doors, request.body, visitor)),
  )

  app.post(
    '/api/auth/logout',
    { schema: { tags, summary: 'End this session', response: { 200: doneResponse, ...errorAnswers } } },
    async (request, reply) => {
      const account = await authorise.current(request)
      if (account) await sessions.end(db, account.id, { only: account.session.id })
      clearCookie(reply, 'session', isSecure(request))
      // Not "storage": uploads that wait for the network and what was chosen on this device stay.
      reply.header('clear-site-data', '"cache"')
      return { done: true as const }
    },
  )

  app.get(
    '/api/auth/session',
    { schema: { tags, summary: 'Who am I?', response: { 200: sessionResponse, ...errorAnswers } } },
    async (request, reply) => {
      await authorise.invite(request, reply)
      const owner = await authorise.reader(request)
      const about = { passwordMinLength: config.passwordMin, sendsMail: accountMail.sends }
      if (owner?.kind !== 'account') {
        const libraryEndsAtMs = owner ? await guests.endsAtMs(owner) : null
        return {
          kind: 'guest' as const,
          user: null,
          expiresAtMs: null,
          freshUntilMs: null,
          libraryEndsAtMs,
          ...about,
        }
      }
      // A key stands for an account without a session: nothing about it is ever fresh.
      const session = isAccount(owner) ? owner.session : undefined
      return {
        kind: 'account' as const,
        user: toUser(await accountRow(db, owner.id)),
        expiresAtMs: session?.expiresAtMs ?? null,
        freshUntilMs: session ? session.authenticatedAtMs + FRESH_MS : null,
        libraryEndsAtMs: null,
        ...about,
      }
    },
  )

  app.post(
    '/api/auth/reauthenticate',
    {
      schema: {
        tags,
        summary: 'Give the password again, for calls that answer reauth_required',
        body: reauthenticateRequest,
        response: { 200: reauthenticateResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const account = await authorise.account(request)
      await checkPassword(services, account, request.body.password, browserOf(request, config))
      await sessions.authenticated(account)
      return { freshUntilMs: nowMs() + FRESH_MS }
    },
  )

  app.post(
    '/api/auth/reset-password',
    {
      schema: {
        tags,
        summary: 'Set a new password with a link that was mailed, or that the operator made',
        body: resetPasswordRequest,
        response: { 200: resetPasswordResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const closed = await resetPassword(services, request.body, askerOf(request))
      return { done: true as const, closed }
    },
  )
}
