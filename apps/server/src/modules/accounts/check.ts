import type { FastifyRequest } from 'fastify'
import type { Config } from '../../infra/config/config.ts'
import { createIsSecure } from '../../infra/http/app.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Services } from '../../services.ts'
import { type Account, readCookie } from '../callers/index.ts'
import { accountRow } from './accounts.ts'

/** What slows or lets through the tries of one browser. */
export interface Browser {
  readonly address: string
  readonly device: string | undefined
}

export const browserOf = (request: FastifyRequest, config: Config): Browser => ({
  address: request.ip,
  device: readCookie(request, 'device', createIsSecure(config)(request)),
})

/** Refuses unless it is the account's password; wrong ones are counted like those of a login. */
export async function checkPassword(
  { db, passwords, attempts }: Pick<Services, 'db' | 'passwords' | 'attempts'>,
  account: Account,
  password: string,
  browser: Browser,
): Promise<void> {
  const row = await accountRow(db, account.id)
  const isRight = await attempts.guard({ emailKey: row.email_key, ...browser }, async () =>
    (await passwords.verify(row.password_hash, password)) ? true : undefined,
  )
  if (!isRight) throw new Refusal('forbidden', 'This is not your password')
}
