import { doneResponse, forgotPasswordRequest, verifyEmailRequest } from '@octavo/contract'
import type { App } from '../../infra/http/app.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { accountRow, markVerified } from './accounts.ts'
import { askerOf } from './asker.ts'
import { useLink } from './links.ts'

const noMail = () => new Refusal('not_found', 'This server sends no mail. Ask the people who run it for a link.')

/** POST /api/auth/forgot-password and /api/auth/verify-email, POST /api/account/email/verification. */
export function mailRoutes(app: App, services: Services): void {
  const { db, authorise, accountMail, nowMs } = services
  const tags = ['account']

  app.post(
    '/api/auth/forgot-password',
    {
      schema: {
        tags,
        summary: 'Mail a link to set a new password, if the address is an account’s',
        body: forgotPasswordRequest,
        response: { 200: doneResponse, ...errorAnswers },
      },
    },
    async (request) => {
      if (!accountMail.sends) throw noMail()
      await accountMail.forgot(request.body.email, askerOf(request))
      return { done: true as const }
    },
  )

  app.post(
    '/api/auth/verify-email',
    {
      schema: {
        tags,
        summary: 'Confirm an e-mail address with the link that was mailed to it',
        body: verifyEmailRequest,
        response: { 200: doneResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const link = await useLink(db, 'verify', request.body.token, nowMs())
      if (!link) throw new Refusal('unauthorized', 'This link is not valid any more')
      await markVerified(db, link, nowMs())
      return { done: true as const }
    },
  )

  app.post(
    '/api/account/email/verification',
    {
      schema: {
        tags,
        summary: 'Mail the link that confirms my address again',
        response: { 200: doneResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const account = await authorise.account(request)
      if (!accountMail.sends) throw noMail()
      const row = await accountRow(db, account.id)
      if (row.email_verified_at_ms === null) await accountMail.welcomeAgain(row, askerOf(request))
      return { done: true as const }
    },
  )
}
