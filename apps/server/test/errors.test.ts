import { readFileSync } from 'node:fs'
import path from 'node:path'
import { apiError } from '@octavo/contract'
import { AppError } from '@octavo/core'
import { expect, it } from 'vitest'
import { createApp } from '../src/infra/http/app.ts'
import { createLogger } from '../src/infra/log/log.ts'
import { configOf, temporaryDir } from './support/server.ts'

const SECRET_STACK = 'a detail of the inside'

async function appWith(error: unknown) {
  const file = path.join(temporaryDir(), 'log')
  const log = createLogger({ level: 'info', file })
  const app = await createApp({ config: configOf({}), log, web: undefined, version: '0' })
  app.get('/api/fault', () => Promise.reject(error))
  return { answer: await app.inject('/api/fault'), log: () => readFileSync(file, 'utf8') }
}

it('L-4: an error that nobody foresaw is one plain sentence outside, and its stack in the log under the same id', async () => {
  const { answer, log } = await appWith(new Error(SECRET_STACK))
  const body = apiError.parse(answer.json())
  expect([answer.statusCode, body.error, body.code]).toEqual([500, 'Something went wrong', 'internal'])
  expect(answer.body).not.toContain(SECRET_STACK)
  const records = log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { requestId?: string; err?: { stack?: string; message?: string } })
  const record = records.find((line) => line.err !== undefined)
  expect(record?.requestId).toBe(body.requestId)
  expect(record?.err?.message).toBe(SECRET_STACK)
  expect(record?.err?.stack).toContain('errors.test.ts')
})

it.each([
  [new AppError('busy', 'It runs.'), 409, 'busy'],
  [new AppError('not_found', 'Gone.'), 404, 'not_found'],
  [Object.assign(new Error('write'), { code: 'ENOSPC' }), 507, 'no_space'],
  [Object.assign(new Error('query', { cause: Object.assign(new Error('full'), { code: '53100' }) })), 507, 'no_space'],
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 503, 'unavailable'],
  [Object.assign(new Error('admin'), { code: '57P01' }), 503, 'unavailable'],
])('answers %s with its status and code', async (error, status, code) => {
  const { answer } = await appWith(error)
  expect([answer.statusCode, apiError.parse(answer.json()).code]).toEqual([status, code])
})
